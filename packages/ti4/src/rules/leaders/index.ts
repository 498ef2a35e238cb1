// Leaders: agents, commanders and heroes.
//
// How a leader is declared: one call in content/leaders/<faction>.ts, listed in content/leaders/index.ts (see content/leaders/define.ts).
//
//   agent<'tactical action ends'>('tro', { on: ['tactical action ends'], may: (g, seat, about) => …, effect: { rule, steps, gives } })
//   commander('claireGibson', { goal: (g, seat) => ({ have: …, need: 12 }), on: […], may, effect, modifies: [withCommander(…)] })
//   hero<'component action'>('jaceX4thAirLegion', { on: ['component action'], may, effect })
//
// `may` is only asked of a seat that has the use of the leader: whether an agent is readied, a commander unlocked (or shared by an
// Alliance) and a hero unlocked is looked at before, and an exhausted agent is shown as barred. `effect` starts with
// `{ seat, about, window }`. The agent is exhausted before its effect; the hero is purged after it, unless it says `stays`.
// A leader that only changes values needs no `on`: it `modifies` through `withCommander` / `withHero`.
// Something it does later by itself (a lasting effect) goes into `later` with plain reactions.
//
// A goal is progress, `have` of `need`; locked leaders are looked at wherever nothing is half resolved (UNLOCKING below), by the
// component 'rule:leaders'. Where it is a deed ("produce a war sun"), write the deed down as an effect
// `{ source: 'leader:<id>', target: DEED, until: 'game' }` and let the goal count it (`didDeed`). What unlocks it does not benefit
// from it: windows that commanders react to are not among those where leaders are unlocked.
//
// Queries: hasCommander(g, seat, id), hasHero, agentCard, leaderProgress(g, seat, id) for the page, in queries/leaders.ts. An ability
// that shares commanders or agents otherwise adds to the values `commandersOf` and `agentTexts`.
import type { Procedures } from '@custodian/kernel';
import { oneOf } from '@custodian/kernel';
import { exhaustLeader, purgeLeader, takeGoodsOffLeaders, unlockLeader } from '../../atoms/leaders.ts';
import type { Ti4Component } from '../../content/define.ts';
import type { LeaderId } from '../../facts/index.ts';
import { leaders } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { agentCard, canUnlock, hasHero, unlockable } from '../../queries/leaders.ts';
import { seatsIn } from '../../queries/players.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

/** The leaders whose sequence is declared, and heroes that their use does not purge: each adds itself. */
export const declaredLeaders = new Set<LeaderId>();
export const stayingHeroes = new Set<LeaderId>();
const effects = (): `leader ${LeaderId}`[] => [...declaredLeaders].map((id) => `leader ${id}` as const);

const leaderIn = (component: string): LeaderId => component.slice('leader:'.length) as LeaderId;

const useLeader: Sequence<'use leader'> = {
  rule: 'leaders',
  steps: {
    'exhaust the agent': {
      do: (x) => {
        const id = leaderIn(x.v.component);
        if (leaders[id].kind !== 'agent') return;
        const card = agentCard(x.g, x.v.seat, id);
        if (typeof card !== 'string') return;
        exhaustLeader(x, x.v.seat, card);
        x.v.exhausted = card;
      },
    },
    'carry out': oneOf(effects, {
      call: (x) => `leader ${leaderIn(x.v.component)}` as const,
      with: (x) => ({ seat: x.v.seat, about: x.v.about, window: x.v.window }),
      then: (x, result) => {
        x.v.result = result;
      },
    }),
    'agent exhausted': {
      window: 'agent exhausted',
      about: ({ v: { seat, exhausted } }) => (exhausted === undefined ? null : { seat, agent: exhausted }),
    },
    'purge the hero': {
      do: (x) => {
        const id = leaderIn(x.v.component);
        if (leaders[id].kind === 'hero' && !stayingHeroes.has(id)) purgeLeader(x, x.v.seat, id);
      },
    },
  },
  gives: (x) => x.v.result,
};

const unlockLeaders: Sequence<'unlock leaders'> = {
  rule: 'leaders',
  steps: {
    unlock: {
      do: (x) => {
        for (const id of unlockable(x.g, x.v.seat)) unlockLeader(x, x.v.seat, id);
      },
    },
  },
};

const hasGoods = (g: G, seat: Seat): boolean =>
  g.players[seat]?.leaders?.some(({ is, goods }) => is === 'readied' && goods !== undefined) === true;

/** For the steps that ready cards: hardly ever does something lie on one. */
export const ifGoodsOnLeaders = ({ g }: Ti4): object | null => (seatsIn(g).some((s) => hasGoods(g, s)) ? {} : null);

const goodsOffLeaders: Sequence<'goods off leaders'> = {
  rule: 'leaders',
  steps: {
    'gain the goods': {
      call: 'gain trade goods',
      with: (x) => {
        const seat = seatsIn(x.g).find((s) => hasGoods(x.g, s));
        return seat === undefined ? null : { seat, amount: takeGoodsOffLeaders(x, seat), from: 'card' };
      },
      then: () => ({ goto: 'gain the goods' }),
    },
  },
};

/** Where nothing is half resolved. */
const UNLOCKING = [
  'strategy phase begins',
  'strategy card chosen',
  'strategy phase ends',
  'turn begins',
  'strategy ability resolved',
  'action performed',
  'turn ends',
  'before space cannon',
  'combat round begins',
  'combat round ends',
  'combat over',
  'invasion begins',
  'planet gained',
  'units produced',
  'structure placed',
  'explored',
  'tactical action ends',
  'trade goods gained',
  'transaction resolved',
  'points gained',
  'status phase begins',
  'status phase ends',
  'agenda phase begins',
  'agenda resolved',
] as const;

/** No component of the box, but a line of the rules. */
export const leadersUnlock: Ti4Component = {
  id: 'rule:leaders',
  kind: 'rule',
  name: say('sequence.unlock leaders'),
  reacts: UNLOCKING.map((window) => ({
    window,
    forced: true,
    may: (g: G, seat: Seat) => (g.players[seat]?.leaders !== undefined && canUnlock(g, seat) ? null : false),
    run: 'unlock leaders',
  })),
};

/** A hero that lies beside the board for a round is purged at its end. */
export function purgeSpentHeroes(x: Ti4): void {
  for (const id of stayingHeroes)
    for (const seat of seatsIn(x.g))
      if (hasHero(x.g, seat, id) && x.g.effects.some((e) => e.source === `leader:${id}` && e.until === 'round'))
        purgeLeader(x, seat, id);
}

export const leaderProcedures: Procedures<FourthEdition> = {
  'use leader': useLeader,
  'unlock leaders': unlockLeaders,
  'goods off leaders': goodsOffLeaders,
};
