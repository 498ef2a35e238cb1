// Action cards played in space battles; Morale Boost and Recheck in invasion combat too.
import { hits } from '@custodian/galaxy';
import type { Option } from '@custodian/kernel';
import { add, whole } from '@custodian/kernel';
import { placeCounter } from '../../atoms/board.ts';
import { titleOf } from '../../atoms/cards.ts';
import { addEffect, weakenEffects } from '../../atoms/table.ts';
import { moveShips } from '../../atoms/units.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { DiceGroup, Engagement } from '../../queries/battle.ts';
import { fleetCounts, roundOf } from '../../queries/battle.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { lanes, planetOf, shipsOf, systemOf } from '../../queries/board.ts';
import { hasEnemyShips } from '../../queries/fleet.ts';
import { leadersAboard } from '../../queries/leaders.ts';
import { hasUnits, isEmptySystem } from '../../queries/occupation.ts';
import { mayRetreat } from '../../queries/permissions.ts';
import { hasCounter, hasEffect, reinforcementCounters } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { boundHits, combatBonus, inSpaceBattle } from '../../queries/values.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { reroll } from '../../rules/combat/dice.ts';
import { alertMoves } from '../../rules/combat/high-alert.ts';
import { loseShips } from '../../rules/combat/losses.ts';
import type { DiceRolled, Meeting, Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import { isCombatRound } from '../abilities/combat.ts';
import type { Ti3Component } from '../define.ts';
import type { ShipType } from '../facts/index.ts';
import { actionCard, atOnce } from './define.ts';
import { choosing, refuseWhileLasting, systemTarget, unlessNone } from './targets.ts';

const takesPart = ({ attacker, defender }: Meeting, seat: Seat): boolean => attacker === seat || defender === seat;

const enemyIn = ({ attacker, defender }: Meeting, seat: Seat): Seat => (attacker === seat ? defender : attacker);

/** Both fleets are there: an earlier card may have ended the battle before it began. */
const isFought = (g: G, { attacker, defender, system }: Meeting): boolean => {
  const { ships } = systemOf(g, system);
  return ships.some((s) => s.owner === attacker) && ships.some((s) => s.owner === defender);
};

const fighterPrototype = actionCard({
  id: 'fighterPrototype',
  on: ['before space battle'],
  may: (g, seat, about) => {
    if (!takesPart(about, seat) || !isFought(g, about)) return false;
    const { fighter = 0 } = fleetCounts(systemOf(g, about.system), seat);
    if (fighter === 0) return why('action cards.playing', 'why.no fighter there');
    return refuseWhileLasting(g, seat, 'fighterPrototype', about.system);
  },
  effect: atOnce<'before space battle'>((x) =>
    addEffect(x, { source: 'action:fighterPrototype', seat: x.v.seat, target: x.v.about.system, until: 'battle' }),
  ),
  modifies: [
    add(combatBonus, (g, { seat, unit, kind, round, system }, now) =>
      unit === 'fighter' &&
      kind === 'space battle' &&
      round === 1 &&
      hasEffect(g, 'action:fighterPrototype', seat, system)
        ? now + 2
        : now,
    ),
  ],
});

/** The seat's dreadnoughts in the battle, of equal ones only the first. */
function dreadnoughts(g: G, seat: Seat, system: string): FrozenShip[] {
  const like = new Map<string, FrozenShip>();
  for (const ship of shipsOf(systemOf(g, system), seat)) {
    const leaders = leadersAboard(g, ship.id).map((l) => l.id);
    const key = `${ship.damaged} ${ship.groundForces} ${ship.pds} ${leaders}`;
    if (ship.type === 'dreadnought' && !like.has(key)) like.set(key, ship);
  }
  return [...like.values()];
}

interface Breach extends Played<'before space battle'> {
  ship?: string;
}

const BREACH_HITS = 2;

const intoTheBreach = actionCard<'before space battle', Breach>({
  id: 'intoTheBreach',
  on: ['before space battle'],
  may: (g, seat, about) => {
    if (!takesPart(about, seat) || !isFought(g, about)) return false;
    const none = why('action cards.playing', 'why.no dreadnought there');
    return (
      unlessNone(dreadnoughts(g, seat, about.system), none) ??
      refuseWhileLasting(g, seat, 'intoTheBreach', about.system)
    );
  },
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose dreadnought': choosing<Breach>({
        ask: say('ask.into the breach'),
        among: (g, v) => dreadnoughts(g, v.seat, v.about.system).map((s) => String(s.id)),
        option: (g, id, v): Option => {
          const ship = dreadnoughts(g, v.seat, v.about.system).find((s) => String(s.id) === id) as FrozenShip;
          const { damaged, groundForces, pds } = ship;
          const text = say(damaged ? 'option.breach damaged' : 'option.breach', { groundForces, pds });
          return { id, text, on: [v.about.system, id] };
        },
        into: (v, id) => {
          v.ship = id;
        },
      }),
      'take effect': {
        do: (x) => {
          const { seat, about, ship } = x.v;
          const effect = { source: 'action:intoTheBreach', seat, until: 'battle' } as const;
          addEffect(x, { ...effect, target: about.system });
          addEffect(x, { ...effect, target: ship as string, amount: BREACH_HITS });
        },
      },
    },
  },
  modifies: [
    add(combatBonus, (g, { seat, kind, system }, now) =>
      inSpaceBattle(kind) && hasEffect(g, 'action:intoTheBreach', seat, system) ? now + 1 : now,
    ),
    add(boundHits, (g, { seat }, now) => {
      if (!hasEffect(g, 'action:intoTheBreach', seat)) return now;
      const bound = g.effects.filter((e) => e.source === 'action:intoTheBreach' && e.seat === seat && e.amount > 0);
      return [...now, ...bound.map((e) => ({ ship: Number(e.target), hits: e.amount }))];
    }),
  ],
  // A ship that was damaged has taken one of its hits, even if it is repaired before the next.
  later: [
    {
      window: 'ship damaged',
      may: (g, seat, about) =>
        seat === about.seat && hasEffect(g, 'action:intoTheBreach', seat, String(about.ship)) ? null : false,
      run: 'hold the breach',
      forced: true,
    },
  ],
  procedures: {
    'hold the breach': {
      rule: 'action cards.playing',
      steps: { 'count the hit': { do: (x) => weakenEffects(x, 'action:intoTheBreach', String(x.v.about.ship)) } },
    },
  },
});

/** In invasion combat the defenders and the invaders face each other on the planet. */
const isRoundFought = (g: G, about: Engagement): boolean => {
  if (about.planet === undefined) return isFought(g, about);
  const { groundForces, invaders } = planetOf(g, about.planet);
  return groundForces > 0 && (invaders?.groundForces ?? 0) > 0;
};

const moraleBoost = actionCard({
  id: 'moraleBoost',
  on: ['before combat round'],
  may: (g, seat, about) =>
    takesPart(about, seat) && isRoundFought(g, about)
      ? refuseWhileLasting(g, seat, 'moraleBoost', roundOf(about))
      : false,
  effect: atOnce<'before combat round'>((x) =>
    addEffect(x, { source: 'action:moraleBoost', seat: x.v.seat, target: roundOf(x.v.about), until: 'battle' }),
  ),
  modifies: [
    add(combatBonus, (g, about, now) =>
      g.effects.length > 0 && isCombatRound(about) && hasEffect(g, 'action:moraleBoost', about.seat, roundOf(about))
        ? now + 1
        : now,
    ),
  ],
});

/** Adjacent systems that the seat has not activated and that are empty, or friendly: units of his and no enemy ships. */
const havens = (g: G, seat: Seat, from: string): string[] =>
  (lanes(g).get(from) ?? []).filter((id) => {
    const system = systemOf(g, id);
    if (hasCounter(system, seat)) return false;
    return isEmptySystem(system) || (hasUnits(system, seat) && !hasEnemyShips(system, seat));
  });

interface Leaving extends Played<'before combat round'> {
  to?: string;
}

const skilledRetreat = actionCard<'before combat round', Leaving>({
  id: 'skilledRetreat',
  on: ['before combat round'],
  may: (g, seat, about) => {
    if (about.kind !== 'space battle' || !takesPart(about, seat) || !isFought(g, about)) return false;
    if (reinforcementCounters(g, seat) === 0) return why('command counters', 'why.no counters in reinforcements');
    const role = about.attacker === seat ? 'attacker' : 'defender';
    const forbidden = mayRetreat(g, { seat, enemy: enemyIn(about, seat), system: about.system, role, byCard: true });
    return (
      forbidden ?? unlessNone(havens(g, seat, about.system), why('space battle.retreat', 'why.no skilled retreat'))
    );
  },
  // Fleet Supply and fighter capacity are checked at the end of the battle, which comes at once.
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose system': choosing<Leaving>({
        ask: say('ask.skilled retreat'),
        among: (g, v) => havens(g, v.seat, v.about.system),
        option: systemTarget,
        into: (v, id) => {
          v.to = id;
        },
      }),
      'take effect': {
        do: (x) => {
          const { seat, about, to } = x.v;
          placeCounter(x, seat, to as string, 'reinforcements');
          const fleet = shipsOf(systemOf(x.g, about.system), seat).map((s) => s.id);
          moveShips(x, about.system, to as string, fleet);
        },
      },
      'High Alert': {
        rule: 'strategy.warfareII',
        call: 'high alert',
        with: ({ g, v }) => alertMoves(g, v.seat, [v.about.system], v.to as string),
      },
    },
  },
});

interface Rechecking extends Played<'dice rolled'> {
  about: DiceRolled;
  /** 'group roll': equal dice of one group are alike. */
  die: string;
}

/** Remembers until the battle ends that the card was played on a roll of this round. */
const noteRoll = (x: Ti3<Played<'dice rolled'>>, id: 'recheck' | 'shieldsHolding'): void =>
  addEffect(x, { source: `action:${id}`, seat: x.v.seat, target: roundOf(x.v.about), until: 'battle' });

const isRollable = ({ rolls, final }: DiceGroup): boolean => final !== true && rolls.length > 0;

/** Every die that may be rolled again, equal ones of a group only once. */
const rollableDice = ({ groups }: DiceRolled): string[] =>
  groups.flatMap((group, at) => (isRollable(group) ? [...new Set(group.rolls)].map((roll) => `${at} ${roll}`) : []));

const readDie = (die: string): [group: number, roll: number] => die.split(' ').map(whole) as [number, number];

/** The die is rolled again and lies apart from the others of its group: its new result stands. */
function setApart(groups: readonly DiceGroup[], at: number, die: number): DiceGroup[] {
  return groups.flatMap((group, i) => {
    if (i !== at) return [group];
    const apart: DiceGroup = { ...group, dice: 1, rolls: [group.rolls[die] as number], final: true };
    const rolls = group.rolls.filter((_, j) => j !== die);
    return rolls.length === 0 ? [apart] : [{ ...group, dice: rolls.length, rolls }, apart];
  });
}

const recheck = actionCard<'dice rolled', Rechecking>({
  id: 'recheck',
  on: ['dice rolled'],
  may: (g, seat, about) =>
    isCombatRound(about) && takesPart(about, seat) && about.groups.some(isRollable)
      ? refuseWhileLasting(g, seat, 'recheck', roundOf(about))
      : false,
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose die': choosing<Rechecking>({
        ask: say('ask.recheck'),
        among: (_, v) => rollableDice(v.about),
        option: (_, id, v): Option => {
          const [at, roll] = readDie(id);
          const { seat, unit, need, bonus } = v.about.groups[at] as DiceGroup;
          if (seat === NOBODY) return { id, text: say('option.recheck locals', { roll, need }) };
          return { id, text: say('option.recheck', { seat, unit, roll, need: need - bonus }) };
        },
        into: (v, id) => {
          v.die = id;
        },
      }),
      'roll again': {
        do: (x) => {
          noteRoll(x, 'recheck');
          const [at, roll] = readDie(x.v.die);
          const { groups } = x.v.about;
          const die = (groups[at] as DiceGroup).rolls.indexOf(roll);
          x.v.about = { ...x.v.about, groups: setApart(reroll(x, groups, at, die), at, die) };
        },
      },
    },
    gives: (x) => ({ groups: x.v.about.groups }),
  },
});

const SHIELDS = 2;

/** Hits of a seat's dice that still count. */
function hitsBy(seat: Seat, { groups, cancelled = [] }: DiceRolled): number {
  let count = 0;
  for (const group of groups) if (group.seat === seat) count += hits(group);
  for (const lost of cancelled) if (lost.seat === seat) count -= lost.hits;
  return count;
}

const shieldsHolding = actionCard({
  id: 'shieldsHolding',
  on: ['dice rolled'],
  may: (g, seat, about) => {
    if (about.kind !== 'space battle' || !takesPart(about, seat)) return false;
    if (hitsBy(enemyIn(about, seat), about) <= 0) return why('action cards.playing', 'why.no hits to cancel');
    return refuseWhileLasting(g, seat, 'shieldsHolding', roundOf(about));
  },
  effect: {
    rule: 'action cards.playing',
    steps: { 'take effect': { do: (x) => noteRoll(x, 'shieldsHolding') } },
    gives: ({ v: { seat, about } }) => ({
      cancelled: [...(about.cancelled ?? []), { seat: enemyIn(about, seat), hits: SHIELDS }],
    }),
  },
});

type Damaged = Windows['ship damaged'];

const hitDirectly: readonly ShipType[] = ['dreadnought', 'warSun'];

const damagedShip = (g: G, { system, ship }: Damaged): FrozenShip | undefined =>
  systemOf(g, system).ships.find((s) => s.id === ship);

const isRevealed = (g: G): boolean => g.table.actionCards.some((card) => titleOf(card) === 'directHit');

interface Striking extends Played<'ship damaged'> {
  unit: ShipType;
}

const directHit = actionCard<'ship damaged', Striking>({
  id: 'directHit',
  on: ['ship damaged'],
  may: (g, seat, about) => {
    const ship = damagedShip(g, about);
    if (!about.battle || seat !== about.enemy || ship === undefined || !hitDirectly.includes(ship.type)) return false;
    // Once the card is revealed a repair comes too late.
    return ship.damaged || isRevealed(g) ? null : false;
  },
  effect: {
    rule: 'action cards.playing',
    steps: {
      'take effect': {
        do: (x) => {
          const { seat, about } = x.v;
          x.v.unit = (damagedShip(x.g, about) as FrozenShip).type;
          loseShips(x, about.system, [about.ship], seat);
        },
      },
      'ship destroyed': {
        window: 'ships destroyed',
        about: ({ v: { about, unit } }) => {
          const { seat, enemy, system, battle } = about;
          return { seat, enemy, system, units: [unit], battle };
        },
      },
    },
  },
});

export const cardsInSpaceBattles: readonly Ti3Component[] = [
  fighterPrototype,
  intoTheBreach,
  moraleBoost,
  skilledRetreat,
  recheck,
  shieldsHolding,
  directHit,
];
