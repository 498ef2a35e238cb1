// Space cannon defense: guns on a planet fire at the ground forces that have just been committed to it.
import type { Choose } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { planetOf } from '../../queries/board.ts';
import { planetCannon } from '../../queries/cannons.ts';
import type { Engagement } from '../../queries/combat.ts';
import { aboutUnit, diceOf, troopsOn } from '../../queries/combat.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { mayFire } from '../../queries/permissions.ts';
import { leftOf } from '../../queries/players.ts';
import { combatBonus, combatDice } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export interface SpaceCannonDefense {
  readonly seat: Seat;
  readonly system: string;
  readonly planet: PlanetId;
  /** The forces that were committed. */
  readonly landed: readonly number[];
  /** Who may still fire. */
  waiting?: readonly Seat[];
  only?: readonly UnitTypeId[];
  hits?: number;
}

export const spaceCannonDefense: Sequence<'space cannon defense'> = {
  rule: 'space cannon',
  steps: {
    'who has guns': {
      do: (x) => {
        x.v.waiting = leftOf(x.g, x.v.seat).filter((seat) => shotsOf(x.g, x.v, seat).length > 0);
      },
    },
    'next to fire': {
      do: (x) => {
        const isTarget = troopsOn(x.g, x.v.planet, x.v.seat).some((u) => x.v.landed.includes(u.id));
        return isTarget && shooter(x) !== undefined ? undefined : 'end';
      },
    },
    fire: {
      ask: (x) => askToFire(x),
      then: (x, got) => {
        const answer = got[shooter(x) as Seat] as readonly string[] | undefined;
        return answer?.includes('fire') === true ? undefined : { goto: 'done' };
      },
    },
    'before space cannon': {
      window: 'before space cannon',
      about: (x) => {
        const { seat: enemy, system, planet } = x.v;
        return { seat: shooter(x) as Seat, enemy, system, planet };
      },
      then: (x, { only }) => {
        if (only !== undefined) x.v.only = only;
      },
    },
    'roll dice': {
      call: 'roll dice',
      with: (x) => {
        const { seat: enemy, system, planet } = x.v;
        const seat = shooter(x) as Seat;
        const groups = shotsOf(x.g, x.v, seat);
        if (groups.length === 0) return null;
        return { seat, enemy, kind: 'space cannon defense', round: 0, system, planet, groups };
      },
      then: (x, { hits }) => {
        x.v.hits = hits;
      },
    },
    'take hits': {
      call: 'take hits',
      with: (x) => {
        const { seat, system, planet, landed: among, only, hits = 0 } = x.v;
        const kind = 'space cannon defense' as const;
        const pool = { seat, by: shooter(x) as Seat, system, planet, hits, kind, among };
        return only === undefined ? pool : { ...pool, first: { hits, types: only } };
      },
    },
    done: {
      do: (x) => {
        delete x.v.only;
        delete x.v.hits;
        x.v.waiting = x.v.waiting?.slice(1) ?? [];
        return { goto: 'next to fire' };
      },
    },
  },
};

const shooter = ({ v }: Ti4<SpaceCannonDefense>): Seat | undefined => v.waiting?.[0];

const shots = ({ seat, system, planet }: SpaceCannonDefense, gunner: Seat): Engagement => ({
  kind: 'space cannon defense',
  attacker: seat,
  defender: gunner,
  system,
  planet,
  round: 0,
});

/** The units of a seat on the planet that may fire at what has landed. */
function gunsOn(g: G, about: SpaceCannonDefense, seat: Seat): FrozenUnit[] {
  const { seat: enemy, system, planet } = about;
  const guns = planetOf(g, planet).units.filter(
    (u) => u.owner === seat && combatDice(g, aboutUnit(shots(about, seat), seat, u.type)) > 0,
  );
  return guns.length > 0 && mayFire(g, { seat, enemy, system, planet }) === null ? guns : guns.slice(0, 0);
}

/** The dice of all guns, and of the planet itself. */
function shotsOf(g: G, about: SpaceCannonDefense, seat: Seat): DiceGroup[] {
  const { seat: enemy, system, planet } = about;
  const groups = diceOf(g, shots(about, seat), seat, gunsOn(g, about, seat));
  const own = planetOf(g, planet).owner === seat ? planetCannon(g, planet) : null;
  if (own === null || mayFire(g, { seat, enemy, system, planet }) !== null) return groups;
  const bonus = combatBonus(g, aboutUnit(shots(about, seat), seat, 'pds'));
  return [...groups, { seat, unit: 'pds', dice: own.dice, need: own.need, bonus, rolls: [] }];
}

/** All guns or none. */
function askToFire(x: Ti4<SpaceCannonDefense>): Choose[] {
  const { seat: enemy, planet } = x.v;
  const ask = say('ask.space cannon defense', { planet, player: enemy });
  const options = [{ id: 'fire', text: say('option.fire'), on: [planet] }];
  return [
    { kind: 'choose', seat: shooter(x) as Seat, rule: 'space cannon', ask, options, pick: [0, 1], proposal: ['fire'] },
  ];
}
