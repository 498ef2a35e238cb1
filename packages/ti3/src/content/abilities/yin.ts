// The Yin Brotherhood in battle: defenders are converted, and ships give themselves up.
import { hits } from '@custodian/galaxy';
import type { Choose } from '@custodian/kernel';
import { showDice } from '../../atoms/battle.ts';
import { damageShip, joinInvasion } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { DiceGroup, Engagement } from '../../queries/battle.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { planetOf, shipsOf, systemOf } from '../../queries/board.ts';
import { sustains } from '../../queries/fleet.ts';
import { leadersAboard } from '../../queries/leaders.ts';
import { hasAbility } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { rollAll } from '../../rules/combat/dice.ts';
import { ifAnyEscape } from '../../rules/combat/leader-fate.ts';
import { loseGroundForces, loseShips } from '../../rules/combat/losses.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ability } from '../define.ts';
import type { UnitId } from '../facts/index.ts';

/** One die: on 5 or more a defender changes sides. */
const convert: Sequence<'ability yin.conversion'> = {
  rule: 'race sheet',
  steps: {
    'roll a die': {
      do: (x) => {
        const { seat } = x.v;
        const { system, planet } = x.v.about;
        if (planetOf(x.g, planet).groundForces === 0) return;
        const group: DiceGroup = { seat, unit: 'groundForce', dice: 1, need: 5, bonus: 0, rolls: rollAll(x, 1) };
        showDice(x, 'invasion combat', system, planet, 0, [group]);
        if (hits(group) === 0) return;
        loseGroundForces(x, planet, 1);
        joinInvasion(x, seat, planet, 1, 0);
      },
    },
  },
};

export const conversion = ability('yin.conversion', {
  reacts: [
    {
      window: 'before invasion combat',
      may: (g, seat, about) => {
        if (about.seat !== seat || !hasAbility(g, seat, 'yin.conversion')) return false;
        const at = planetOf(g, about.planet);
        return at.groundForces > 0 && (at.invaders?.groundForces ?? 0) > 0 ? null : false;
      },
      run: 'ability yin.conversion',
    },
  ],
  procedures: { 'ability yin.conversion': convert },
});

export interface Sacrifice {
  seat: Seat;
  about: Engagement;
  /** The ship given up, and the one that is hit. */
  ship: number;
  target: number;
  damaged: boolean;
  destroyed?: UnitId;
}

const enemyOf = ({ seat, about }: Pick<Sacrifice, 'seat' | 'about'>): Seat =>
  about.attacker === seat ? about.defender : about.attacker;

/** Cruisers and destroyers of the seat in the battle; of those alike the first stands for all. */
const martyrs = (g: G, { seat, about }: Pick<Sacrifice, 'seat' | 'about'>): FrozenShip[] =>
  distinctShips(
    g,
    shipsOf(systemOf(g, about.system), seat).filter((s) => s.type === 'cruiser' || s.type === 'destroyer'),
  );

const targets = (g: G, v: Sacrifice): FrozenShip[] =>
  distinctShips(g, shipsOf(systemOf(g, v.about.system), enemyOf(v)));

function distinctShips(g: G, ships: readonly FrozenShip[]): FrozenShip[] {
  const isLed = (s: FrozenShip): boolean => leadersAboard(g, s.id).length > 0;
  const alike = (a: FrozenShip, b: FrozenShip): boolean =>
    a === b ||
    (a.type === b.type &&
      a.damaged === b.damaged &&
      a.groundForces === b.groundForces &&
      a.pds === b.pds &&
      !isLed(a) &&
      !isLed(b));
  return ships.filter((s, i) => ships.findIndex((other) => alike(s, other)) === i);
}

const giveUp: Sequence<'ability yin.sacrifice'> = {
  rule: 'race sheet',
  steps: {
    'choose a ship to give up': {
      ask: (x) => choosingShip(x.v.seat, 'ask.sacrifice', martyrs(x.g, x.v), x.v.about.system),
      then: (x, got) => {
        const picked = (got[x.v.seat] as readonly string[] | undefined)?.[0];
        const ship = picked === undefined ? martyrs(x.g, x.v)[0]?.id : Number(picked);
        if (ship === undefined) return 'end';
        x.v.ship = ship;
        return undefined;
      },
    },
    'choose an enemy ship': {
      ask: (x) => choosingShip(x.v.seat, 'ask.sacrifice target', targets(x.g, x.v), x.v.about.system),
      then: (x, got) => {
        const picked = (got[x.v.seat] as readonly string[] | undefined)?.[0];
        const target = picked === undefined ? targets(x.g, x.v)[0]?.id : Number(picked);
        if (target === undefined) return 'end';
        const { system } = x.v.about;
        const hit = systemOf(x.g, system).ships.find((s) => s.id === target) as FrozenShip;
        x.v.target = target;
        x.v.damaged = sustains(hit);
        const unit = hit.type;
        loseShips(x, system, [x.v.ship], enemyOf(x.v));
        if (x.v.damaged) damageShip(x, system, target);
        else {
          loseShips(x, system, [target], x.v.seat);
          x.v.destroyed = unit;
        }
        return undefined;
      },
    },
    'ship damaged': {
      window: 'ship damaged',
      about: (x) => (x.v.damaged ? { ...struck(x.v), ship: x.v.target } : null),
    },
    'ships destroyed': {
      window: 'ships destroyed',
      about: (x) => (x.v.destroyed === undefined ? null : { ...struck(x.v), units: [x.v.destroyed] }),
    },
    'leaders escape': { rule: 'leaders.killed or captured', call: 'leaders escape', with: ifAnyEscape },
  },
};

const struck = (v: Sacrifice) => ({ seat: enemyOf(v), enemy: v.seat, system: v.about.system, battle: true });

function choosingShip(
  seat: Seat,
  ask: 'ask.sacrifice' | 'ask.sacrifice target',
  ships: readonly FrozenShip[],
  system: string,
): Choose[] {
  if (ships.length < 2) return [];
  const options = ships.map(({ id, type, damaged }) => ({
    id: String(id),
    text: say(damaged ? 'option.damaged ship' : 'option.undamaged ship', { unit: type }),
    on: [system, String(id)],
  }));
  return [{ kind: 'choose', seat, rule: 'race sheet', ask: say(ask), options, pick: [1, 1] }];
}

export const sacrifice = ability('yin.sacrifice', {
  reacts: [
    {
      window: 'before combat round',
      may: (g, seat, about) => {
        if (about.kind !== 'space battle' || about.round !== 2 || !hasAbility(g, seat, 'yin.sacrifice')) return false;
        if (about.attacker !== seat && about.defender !== seat) return false;
        return martyrs(g, { seat, about }).length === 0 ? why('race sheet', 'why.nothing to sacrifice') : null;
      },
      run: 'ability yin.sacrifice',
    },
  ],
  procedures: { 'ability yin.sacrifice': giveUp },
});
