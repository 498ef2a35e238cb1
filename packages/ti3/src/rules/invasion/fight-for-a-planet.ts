// One planet with invaders on it: bombardment, defensive PDS fire, then rounds until the ground forces of at most one side
// are left. A planet without ground forces falls without resistance. Hostile locals belong to nobody: they have no PDS, no
// technologies and no trade agreements.
import type { Hits } from '@custodian/galaxy';
import type { Decision } from '@custodian/kernel';
import { askForPlan, planned, used } from '@custodian/kernel';
import { showInvasion, showInvasionFailed } from '../../atoms/battle.ts';
import { endEffects } from '../../atoms/table.ts';
import { destroyInvadingPds, endInvasion, placeGroundForces, recallFighters, sendFighters } from '../../atoms/units.ts';
import type { PlanetId } from '../../content/facts/index.ts';
import type { Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { fightersPlan } from '../../plans/invasion.ts';
import type { DiceGroup, Engagement } from '../../queries/battle.ts';
import { diceOf } from '../../queries/battle.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { planetOf, systemOf } from '../../queries/board.ts';
import { fightersIn } from '../../queries/fleet.ts';
import { leadersAboard } from '../../queries/leaders.ts';
import { mayFirePds } from '../../queries/permissions.ts';
import { hasTechnology } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { breakForWar } from '../action/trade.ts';
import type { TakingGroundHits } from '../combat/casualties.ts';
import { loseLandedLeaders } from '../combat/leader-fate.ts';
import { localsAfterFight } from '../domain-counters.ts';
import type { Conquest } from './control.ts';

export interface Invasion {
  /** The invader. */
  readonly seat: Seat;
  readonly system: string;
  readonly planet: PlanetId;
  /** Ships that bombard this planet. */
  readonly ships: readonly number[];
  /** Fighters that may join the invaders, where they can. */
  readonly fighters: number;
}

export interface Fight extends Invasion {
  enemy: Seat;
  /** The planet held ground forces when the invasion began. */
  defended: boolean;
  round?: number;
  hits?: Hits;
  /** Fighters that joined. */
  sent?: number;
  /** Ground forces killed in the rounds, on both sides. */
  killed: number;
  winner?: Seat;
  /** What the invader has left to hold the planet with. */
  left: { groundForces: number; pds: number };
}

/** Gives the number of fighters that joined. */
export const fightForAPlanet: Sequence<'fight for a planet'> = {
  rule: 'invasion combat',
  steps: {
    'invasion begins': {
      do: (x) => {
        const at = planetOf(x.g, x.v.planet);
        x.v.enemy = at.owner;
        x.v.defended = at.groundForces > 0;
        x.v.killed = 0;
        showInvasion(x, x.v.seat, at.owner, x.v.planet);
      },
    },
    'before invasion combat': {
      window: 'before invasion combat',
      about: ({ v }) => (v.defended ? { seat: v.seat, enemy: v.enemy, system: v.system, planet: v.planet } : null),
      // Invaders that were sent back to their ships have not fought.
      then: (x) => {
        if (planetOf(x.g, x.v.planet).invaders !== null) return undefined;
        if (x.v.enemy === NOBODY) localsAfterFight(x, x.v.planet, false);
        return 'end';
      },
    },
    'open war': {
      rule: 'trade.breaking',
      do: (x) => breakForWar(x, x.v.seat, x.v.enemy),
    },
    bombardment: {
      rule: 'invasion.bombardment',
      call: 'bombardment',
      with: (x) => {
        const { seat, enemy, system, planet, ships } = x.v;
        if (ships.length === 0 || planetOf(x.g, planet).groundForces === 0) return null;
        return { seat, enemy, system, planet, ships };
      },
    },
    'PDS fire': {
      rule: 'invasion.pds fire',
      call: 'roll dice',
      with: (x) => {
        const { seat, enemy, system, planet, defended } = x.v;
        const { pds } = planetOf(x.g, planet);
        if (!defended || pds === 0 || mayFirePds(x.g, { seat: enemy, planet, target: seat, invasion: true }) !== null)
          return null;
        const at: Engagement = { kind: 'pds', attacker: seat, defender: enemy, system, planet, round: 0 };
        return { ...at, groups: diceOf(x.g, at, enemy, { pds }) };
      },
      then: (x, hits) => {
        x.v.hits = hits;
      },
    },
    'PDS casualties': {
      rule: 'invasion.pds fire',
      call: 'take ground hits',
      with: ({ v }) => groundHits(v, v.seat, v.enemy),
    },
    'fighters join': {
      rule: 'fighter',
      ask: (x) => joining(x),
      then: (x, got) => {
        const answer = planned(fightersPlan, got, x.v.seat);
        x.v.sent = answer?.fighters ?? 0;
        const joined = mayJoin(x).slice(0, x.v.sent);
        if (joined.length > 0) used('technology:gravitonNegator');
        sendFighters(
          x,
          x.v.system,
          x.v.planet,
          joined.map((f) => f.id),
        );
      },
    },
    'next round': {
      do: (x) => {
        x.v.round = (x.v.round ?? 0) + 1;
        x.v.hits = {};
        return isContested(x) ? undefined : { goto: 'invasion success' };
      },
    },
    'before combat round': {
      window: 'before combat round',
      about: (x) => engagement(x.v),
      then: (x) => (isContested(x) ? undefined : { goto: 'invasion success' }),
    },
    'roll combat dice': {
      rule: 'invasion.roll',
      call: 'roll dice',
      with: (x) => {
        const at = planetOf(x.g, x.v.planet);
        const { groundForces = 0, fighters = 0 } = at.invaders ?? {};
        const round = engagement(x.v);
        const groups = [
          ...diceOf(x.g, round, x.v.seat, { groundForce: groundForces, fighter: fighters }),
          ...diceOf(x.g, round, x.v.enemy, { groundForce: at.groundForces }),
        ];
        return { ...round, groups };
      },
      then: (x, hits) => {
        x.v.hits = hits;
      },
    },
    'invader removes casualties': {
      rule: 'invasion.casualties',
      call: 'take ground hits',
      with: ({ v }) => groundHits(v, v.seat, v.enemy),
      then: countKilled,
    },
    'defender removes casualties': {
      rule: 'invasion.casualties',
      call: 'take ground hits',
      with: ({ v }) => groundHits(v, v.enemy, v.seat),
      then: countKilled,
    },
    'once more': { do: () => ({ goto: 'next round' }) },
    'invasion success': {
      rule: 'invasion.success',
      do: (x) => {
        const at = planetOf(x.g, x.v.planet);
        const { seat, enemy, system, planet } = x.v;
        recallFighters(x, system, planet);
        endEffects(x, 'battle');
        const { groundForces = 0, pds = 0 } = at.invaders ?? {};
        if (enemy === NOBODY) localsAfterFight(x, planet, groundForces > 0);
        if (groundForces > 0) {
          x.v.winner = seat;
          x.v.left = { groundForces, pds };
          endInvasion(x, planet);
          return undefined;
        }
        // When both sides are gone nobody has won, but the defender keeps the planet.
        if (at.groundForces > 0) x.v.winner = at.owner;
        destroyInvadingPds(x, planet);
        loseLandedLeaders(x, planet, seat, enemy);
        endInvasion(x, planet);
        showInvasionFailed(x, seat, enemy, planet);
        return { goto: 'dacxive animators' };
      },
    },
    'receive the planet': {
      rule: 'invasion.success',
      call: 'take control',
      with: ({ v }) => ({ seat: v.seat, planet: v.planet, how: conquest(v), ...v.left }),
    },
    'dacxive animators': {
      rule: 'technology',
      call: 'roll dice',
      with: (x) => {
        const { winner, killed, seat, enemy, system, planet } = x.v;
        if (winner === undefined || killed === 0 || !hasTechnology(x.g, winner, 'dacxiveAnimators')) return null;
        const group: DiceGroup = { seat: winner, unit: 'groundForce', dice: killed, need: 6, bonus: 0, rolls: [] };
        return { kind: 'revival', attacker: seat, defender: enemy, system, planet, round: 0, groups: [group] };
      },
      then: (x, hits) => {
        const winner = x.v.winner as Seat;
        used('technology:dacxiveAnimators');
        if (planetOf(x.g, x.v.planet).owner === winner) placeGroundForces(x, winner, x.v.planet, hits[winner] ?? 0);
      },
    },
  },
  gives: (x) => x.v.sent ?? 0,
};

/** Both sides have ground forces on the planet. Fighters alone invade nothing. */
function isContested(x: Ti3<Fight>): boolean {
  const at = planetOf(x.g, x.v.planet);
  return at.groundForces > 0 && (at.invaders?.groundForces ?? 0) > 0;
}

/** A planet of nobody's is taken as by any other landing, whatever its locals did. */
const conquest = ({ enemy, defended }: Fight): Conquest =>
  enemy === NOBODY ? 'landing' : defended ? 'invasion' : 'walk-in';

const engagement = ({ seat, enemy, system, planet, round = 0 }: Fight): Engagement => ({
  kind: 'invasion combat',
  attacker: seat,
  defender: enemy,
  system,
  planet,
  round,
});

function countKilled(x: Ti3<Fight>, killed: number): void {
  x.v.killed += killed;
}

function groundHits({ planet, hits = {} }: Fight, seat: Seat, enemy: Seat): TakingGroundHits | null {
  const count = hits[enemy] ?? 0;
  return count === 0 ? null : { seat, planet, hits: count };
}

/** Fighters in the system; one that carries a leader stays in space. */
const mayJoin = (x: Ti3<Fight>): FrozenShip[] =>
  fightersIn(systemOf(x.g, x.v.system), x.v.seat).filter((f) => leadersAboard(x.g, f.id).length === 0);

/** Graviton Negator: fighters in the system may join the invaders of a defended planet. */
function joining(x: Ti3<Fight>): Decision[] {
  const { seat, system, planet } = x.v;
  if (!isContested(x) || !hasTechnology(x.g, seat, 'gravitonNegator')) return [];
  const most = Math.min(x.v.fighters, mayJoin(x).length);
  if (most === 0) return [];
  return [
    askForPlan(fightersPlan, {
      seat,
      rule: 'fighter',
      ask: say('ask.fighters join', { planet }),
      about: () => ({ system, planet, most }),
      check: ({ fighters }) => (fighters > most ? why('fighter', 'why.too few fighters', { most }) : null),
      sample: (roll) => ({ fighters: roll(most + 1) - 1 }),
      fallback: () => ({ fighters: most }),
    }),
  ];
}
