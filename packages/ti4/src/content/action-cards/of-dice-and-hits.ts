// Action cards of later sets about unit abilities, dice, hits and retreats.
import { set } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { UnitTypeId } from '../../facts/index.ts';
import { isShip, unitTypeIds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { isShipNow } from '../../queries/combat.ts';
import type { RollKind } from '../../queries/dice.ts';
import { hasEffect } from '../../queries/players.ts';
import { isNonFighterShip, unitCard } from '../../queries/units.ts';
import { barrageTargets, combatDice, combatNeed } from '../../queries/values.ts';
import { reroll } from '../../rules/combat/dice.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard, atOnce } from './define.ts';

const BLITZ = 'action:blitz';

interface Firing {
  readonly seat: Seat;
  readonly unit: UnitTypeId;
  readonly kind: RollKind;
  readonly system: string;
}

/** A ship without Bombardment that has it in this invasion. */
const blitzes = (g: G, { seat, unit, kind, system }: Firing): boolean =>
  kind === 'bombardment' &&
  isNonFighterShip({ type: unit }) &&
  hasEffect(g, BLITZ, seat, system) &&
  unitCard(g, seat, unit)?.bombardment === null;

const blitz = actionCard<'invasion begins'>({
  id: 'blitz',
  on: ['invasion begins'],
  may: (g, seat, about) => (about.seat === seat && !hasEffect(g, BLITZ, seat, about.system) ? null : false),
  effect: atOnce((x) => {
    addEffect(x, { source: BLITZ, seat: x.v.seat, target: x.v.about.system, until: 'invasion' });
    return undefined;
  }),
  modifies: [
    set(combatDice, (g, about, now) => (blitzes(g, about) ? 1 : now)),
    set(combatNeed, (g, about, now) => (blitzes(g, about) ? 6 : now)),
  ],
});

const reflectiveShielding = actionCard<'sustain damage used'>({
  id: 'reflectiveShielding',
  on: ['sustain damage used'],
  timing: 'when',
  may: (g, seat, about) =>
    about.seat === seat &&
    isShipNow(g, about.unit) &&
    g.combat?.kind === 'space combat' &&
    g.combat.system === about.system
      ? null
      : false,
  effect: atOnce((x) => ({ struck: (x.v.about.struck ?? 0) + 2 })),
});

const ROUTINE: readonly RollKind[] = [
  'bombardment',
  'space cannon offense',
  'space cannon defense',
  'anti-fighter barrage',
];

/** Anybody else may play it, also who is not shot at. */
const scrambleFrequency = actionCard<'dice rolled'>({
  id: 'scrambleFrequency',
  on: ['dice rolled'],
  may: (_, seat, about) => (about.seat !== seat && ROUTINE.includes(about.kind) ? null : false),
  effect: atOnce((x) => {
    let { groups } = x.v.about;
    groups.forEach(({ rolls }, group) => {
      rolls.forEach((_, die) => {
        groups = reroll(x, groups, group, die);
      });
    });
    return { groups };
  }),
});

const rout = actionCard<'announcing retreats'>({
  id: 'rout',
  on: ['announcing retreats'],
  may: (_, seat, about) => (about.defender === seat && about.must === undefined ? null : false),
  effect: atOnce((x) => ({ must: x.v.about.attacker })),
});

const WAYLAY = 'action:waylay';
const SHIPS = unitTypeIds.filter(isShip);

const waylay = actionCard<'before dice'>({
  id: 'waylay',
  on: ['before dice'],
  may: (g, seat, about) =>
    about.kind === 'anti-fighter barrage' && about.seat === seat && !hasEffect(g, WAYLAY, seat) ? null : false,
  effect: atOnce((x) => {
    addEffect(x, { source: WAYLAY, seat: x.v.seat, until: 'combat round' });
    return undefined;
  }),
  modifies: [set(barrageTargets, (g, { seat }, now) => (hasEffect(g, WAYLAY, seat) ? SHIPS : now))],
});

export const cardsOfDiceAndHits: readonly Ti4Component[] = [
  blitz,
  reflectiveShielding,
  scrambleFrequency,
  rout,
  waylay,
];
