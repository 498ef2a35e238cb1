// The leaders of the Mahact Gene-Sorcerers.
import { forbid, set } from '@custodian/kernel';
import { endActivation, liftToken, makeActive } from '../../atoms/board.ts';
import { addEffect } from '../../atoms/table.ts';
import type { ActionCardId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { hasShips, hasSystem, hasToken, isNebulaFor, lanes, shipsOf, systemOf } from '../../queries/board.ts';
import { agentCard } from '../../queries/leaders.ts';
import {
  mayActivate,
  mayAnnounceRetreat,
  mayEnter,
  mayPlayCard,
  refuseActivationPrice,
} from '../../queries/permissions.ts';
import { hasEffect, seatsIn, tokensOfOthers, tokensOnBoard } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { TokenSource } from '../../queries/values.ts';
import { canPaySecondary, gainsBySpending } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import { systemOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero, withCommander } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

const tokenPlaces = (g: G, seat: Seat): string[] =>
  g.systems.filter((system) => hasToken(system, seat)).map((system) => system.id);

type Borrowing = Aiming<'secondary to be paid'> & { paid?: TokenSource };

const jaeMirKan = agent<'secondary to be paid', Borrowing>('jaeMirKan', {
  on: ['secondary to be paid'],
  timing: 'when',
  may: (g, seat, about) =>
    about.seat === seat && about.paid === undefined && tokensOnBoard(g, about.active) > 0 ? null : false,
  effect: {
    rule: 'leaders',
    steps: {
      'choose a token': {
        rule: 'command tokens',
        ask: ({ g, v: { seat, about } }) =>
          choosing(
            seat,
            say('ask.token of the active player'),
            tokenPlaces(g, about.active).map((id) => systemOption(g, id)),
          ),
        then: (x, got) => {
          const { seat, about } = x.v;
          const system = pickedOf(got, seat, tokenPlaces(x.g, about.active));
          if (system === undefined) return;
          liftToken(x, about.active, system);
          x.v.paid = { of: about.active, from: 'reinforcements' };
        },
      },
    },
    gives: ({ v: { paid } }) => (paid === undefined ? undefined : { paid }),
  },
  modifies: [
    set(
      canPaySecondary,
      (g, { seat, active }, now) =>
        now || (typeof agentCard(g, seat, 'jaeMirKan') === 'string' && tokensOnBoard(g, active) > 0),
    ),
    // It is another's token.
    set(gainsBySpending, (g, { seat }, now) => now || typeof agentCard(g, seat, 'jaeMirKan') === 'string'),
  ],
});

/** The turn ends at once: rules/tactical/tactical-action.ts. */
const ilNaViroset = commander('ilNaViroset', {
  goal: (g, seat) => ({ have: tokensOfOthers(g, seat).length, need: 2 }),
  modifies: [
    withCommander('ilNaViroset', set, mayActivate, (g, about, now) =>
      now?.text.key === 'why.own token' ? refuseActivationPrice(g, about) : now,
    ),
  ],
});

const BENEDICTION = 'leader:airoShirAur';

/** Whose ships are in the space of a system. */
const fleetOwner = (g: G, system: string): Seat =>
  seatsIn(g).find((seat) => hasShips(systemOf(g, system), seat)) ?? NOBODY;

/** Where a fleet can be sent from a system: next to it, to ships of another, and where no anomaly keeps its ships out. */
function battlegrounds(g: G, from: string): string[] {
  const seat = fleetOwner(g, from);
  if (seat === NOBODY) return [];
  return (lanes(g, seat).get(from) ?? []).filter(
    (to) =>
      hasSystem(g, to) &&
      seatsIn(g).some((other) => other !== seat && hasShips(systemOf(g, to), other)) &&
      mayEnter(g, { seat, system: to, from }) === null &&
      !isNebulaFor(g, { seat, system: to }),
  );
}

const fleets = (g: G): string[] => g.systems.map((s) => s.id).filter((id) => battlegrounds(g, id).length > 0);

type Blessing = Aiming<'component action'> & {
  from?: string;
  to?: string;
  attacker?: Seat;
  moved?: readonly number[];
};

/** Cards that would move ships out of a combat. */
const ESCAPES: readonly ActionCardId[] = ['skilledRetreat', 'rout'];

const airoShirAur = hero<'component action', Blessing>('airoShirAur', {
  on: ['component action'],
  may: (g) => (fleets(g).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a fleet': {
        rule: 'movement',
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.benediction fleet'),
            fleets(g).map((id) => systemOption(g, id)),
          ),
        then: (x, got) => {
          const from = pickedOf(got, x.v.seat, fleets(x.g));
          if (from === undefined) return 'end';
          x.v.from = from;
          x.v.attacker = fleetOwner(x.g, from);
          return undefined;
        },
      },
      'choose where to': {
        rule: 'movement',
        ask: ({ g, v: { seat, from = '' } }) =>
          choosing(
            seat,
            say('ask.benediction system'),
            battlegrounds(g, from).map((id) => systemOption(g, id)),
          ),
        then: (x, got) => {
          const to = pickedOf(got, x.v.seat, battlegrounds(x.g, x.v.from ?? ''));
          if (to === undefined) return 'end';
          x.v.to = to;
          addEffect(x, { source: BENEDICTION, seat: x.v.seat, target: to, until: 'combat' });
          return undefined;
        },
      },
      'move the fleet': {
        rule: 'movement',
        call: 'slip away',
        with: ({ v: { attacker, from, to } }) => ({ seat: attacker as Seat, system: from as string, to: to as string }),
        then: (x) => {
          const { attacker = NOBODY, to = '' } = x.v;
          x.v.moved = shipsOf(systemOf(x.g, to), attacker).map((u) => u.id);
          makeActive(x, to);
        },
      },
      'ships moved': {
        rule: 'movement',
        window: 'ships moved',
        about: ({ v: { seat, to = '', moved = [] } }) =>
          moved.length === 0 ? null : { seat, system: to, moved, otherwise: true },
      },
      'space combat': {
        rule: 'space combat',
        call: 'space combat',
        with: ({ g, v: { attacker = NOBODY, to = '' } }) => {
          const system = systemOf(g, to);
          const defender = seatsIn(g).find((other) => other !== attacker && hasShips(system, other));
          return defender === undefined || !hasShips(system, attacker) ? null : { attacker, defender, system: to };
        },
      },
      'the battle is over': { do: (x) => endActivation(x) },
      limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
  modifies: [
    forbid(mayAnnounceRetreat, (g, { system }, now) =>
      g.effects.length > 0 && hasEffect(g, BENEDICTION, undefined, system) ? why('retreat', 'why.benediction') : now,
    ),
    forbid(mayPlayCard, (g, { card }, now) =>
      g.effects.length > 0 && ESCAPES.includes(card) && hasEffect(g, BENEDICTION)
        ? why('retreat', 'why.benediction')
        : now,
    ),
  ],
});

export const mahact: readonly Ti4Component[] = [jaeMirKan, ilNaViroset, airoShirAur];
