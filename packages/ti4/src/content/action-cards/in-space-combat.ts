// Action cards of space combats and of hits.
import { add } from '@custodian/kernel';
import { showCardDice } from '../../atoms/action-cards.ts';
import { giveGoods } from '../../atoms/goods.ts';
import { addEffect } from '../../atoms/table.ts';
import { repairUnit } from '../../atoms/units.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { locate, systemOf, unitsIn } from '../../queries/board.ts';
import { fleetIn, isFoughtBy, isShipNow } from '../../queries/combat.ts';
import { isCombatRoll } from '../../queries/dice.ts';
import { hasSustainDamage } from '../../queries/hits.ts';
import { hasEffect, playerOf } from '../../queries/players.ts';
import { unitCard } from '../../queries/units.ts';
import { combatBonus } from '../../queries/values.ts';
import type { Played } from '../../rules/cards/playing.ts';
import type { SlippedAway } from '../../rules/combat/slipping.ts';
import { havens, slippedInto } from '../../rules/combat/slipping.ts';
import type { CombatRound, LostUnit, Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import { whichUnits } from '../agendas/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard, atOnce } from './define.ts';
import { aimAt, ifAny, systemOption } from './vocabulary.ts';

const takesPart = (seat: Seat, { attacker, defender }: CombatRound): boolean => seat === attacker || seat === defender;

/** A bonus on a seat's combat rolls for the rest of the round. */
const forTheRound = (x: Ti4<{ seat: Seat }>, source: string): void =>
  addEffect(x, { source, seat: x.v.seat, until: 'combat round' });

const moraleBoost = actionCard<'combat round begins'>({
  id: 'moraleBoost',
  on: ['combat round begins'],
  may: (g, seat, about) => (isFoughtBy(g, seat, about) && !hasEffect(g, 'action:moraleBoost', seat) ? null : false),
  effect: atOnce((x) => {
    forTheRound(x, 'action:moraleBoost');
    return undefined;
  }),
  modifies: [
    add(combatBonus, (g, { seat, kind }, now) =>
      isCombatRoll(kind) && hasEffect(g, 'action:moraleBoost', seat) ? now + 1 : now,
    ),
  ],
});

const fighterPrototype = actionCard<'combat round begins'>({
  id: 'fighterPrototype',
  on: ['combat round begins'],
  may: (g, seat, about) =>
    about.kind === 'space combat' && about.round === 1 && isFoughtBy(g, seat, about) ? null : false,
  effect: atOnce((x) => {
    forTheRound(x, 'action:fighterPrototype');
    return undefined;
  }),
  modifies: [
    add(combatBonus, (g, { seat, unit, kind }, now) =>
      unit === 'fighter' && isCombatRoll(kind) && hasEffect(g, 'action:fighterPrototype', seat) ? now + 2 : now,
    ),
  ],
});

const repairable = (g: G, seat: Seat, system: string) =>
  unitsIn(systemOf(g, system), seat).filter((u) => u.damaged && hasSustainDamage(g, u));

const emergencyRepairs = actionCard<'combat round begins' | 'combat round ends'>({
  id: 'emergencyRepairs',
  on: ['combat round begins', 'combat round ends'],
  may: (g, seat, about, window) =>
    (window === 'combat round ends' ? takesPart(seat, about) : isFoughtBy(g, seat, about))
      ? ifAny(repairable(g, seat, about.system))
      : false,
  effect: atOnce((x) => {
    const { seat, about } = x.v;
    for (const { id } of repairable(x.g, seat, about.system)) {
      const planet = locate(x.g, id)?.planet?.id;
      repairUnit(x, { system: about.system, planet }, id);
    }
    return undefined;
  }),
});

const intercept = actionCard<'retreat announced'>({
  id: 'intercept',
  on: ['retreat announced'],
  may: (_, seat, about) => (takesPart(seat, about) && about.seat !== seat && about.prevented !== true ? null : false),
  effect: atOnce(() => ({ prevented: true })),
});

/** Hits that an action card may still cancel, each roll but once. */
const isOpen = (seat: Seat, { seat: victim, hits, cancelled = 0, byCard }: Windows['hits produced']): boolean =>
  victim === seat && hits > cancelled && byCard !== true;

/** So many hits more are cancelled. */
const cancelling = ({ hits, cancelled = 0 }: Windows['hits produced'], count: number) => ({
  cancelled: Math.min(hits, cancelled + count),
  byCard: true as const,
});

const maneuveringJets = actionCard<'hits produced'>({
  id: 'maneuveringJets',
  on: ['hits produced'],
  may: (_, seat, about) =>
    isOpen(seat, about) && (about.kind === 'space cannon offense' || about.kind === 'space cannon defense')
      ? null
      : false,
  effect: atOnce((x) => cancelling(x.v.about, 1)),
});

const shieldsHolding = actionCard<'hits produced'>({
  id: 'shieldsHolding',
  on: ['hits produced'],
  may: (g, seat, about) =>
    isOpen(seat, about) &&
    (about.kind === 'space combat' ||
      about.kind === 'anti-fighter barrage' ||
      (about.kind === 'other' && g.combat?.kind === 'space combat'))
      ? null
      : false,
  effect: atOnce((x) => cancelling(x.v.about, 2)),
});

const directHit = actionCard<'sustain damage used'>({
  id: 'directHit',
  on: ['sustain damage used'],
  may: (g, seat, about) => {
    if (about.enemy !== seat || !isShipNow(g, about.unit) || locate(g, about.unit.id) === undefined) return false;
    return unitCard(g, about.seat, about.unit.type)?.immuneToDirectHit === true ? false : null;
  },
  effect: {
    rule: 'action cards',
    steps: {
      destroy: {
        call: 'destroy units',
        with: ({ g, v: { seat, about } }) =>
          locate(g, about.unit.id) === undefined
            ? null
            : {
                seat: about.seat,
                enemy: seat,
                system: about.system,
                ids: [about.unit.id],
                kind: null,
                during: about.kind,
              },
      },
    },
    gives: () => undefined,
  },
});

const salvage = actionCard<'combat won'>({
  id: 'salvage',
  on: ['combat won'],
  may: (_, seat, about) => (about.kind === 'space combat' && about.seat === seat ? null : false),
  effect: atOnce((x) => {
    const { seat, about } = x.v;
    giveGoods(x, about.loser, seat, 0, playerOf(x.g, about.loser).commodities);
    return undefined;
  }),
});

/** Ships that were lost, and what has fought as such, by type. */
const lostShips = (g: G, units: readonly LostUnit[]): string[] => [
  ...new Set(units.filter((u) => isShipNow(g, u)).map((u) => u.type)),
];

type Courage = Played<'units destroyed', string> & { hits?: number; chosen?: readonly number[] };

const courageousToTheEnd = actionCard<'units destroyed', string, Courage>({
  id: 'courageousToTheEnd',
  on: ['units destroyed'],
  may: (g, seat, about) =>
    about.seat === seat &&
    g.combat?.kind === 'space combat' &&
    g.combat.system === about.system &&
    about.planet === undefined
      ? ifAny(lostShips(g, about.units))
      : false,
  aim: aimAt(
    say('ask.aim.courageousToTheEnd'),
    (g, { about }) => lostShips(g, about.units),
    (_, unit) => ({ id: unit, text: say('option.unit', { unit }) }),
  ),
  effect: {
    rule: 'action cards',
    steps: {
      'two dice': {
        do: (x) => {
          const { seat, target } = x.v;
          const need = unitCard(x.g, seat, target as LostUnit['type'])?.combat?.need ?? 11;
          const rolls = [x.roll('dice', 10), x.roll('dice', 10)];
          showCardDice(x, seat, 'courageousToTheEnd', rolls);
          x.v.hits = rolls.filter((r) => r >= need).length;
          return x.v.hits === 0 ? 'end' : undefined;
        },
      },
      'the opponent chooses': {
        ask: ({ g, v: { seat, about, hits = 0 } }) => {
          const enemy = opponentOf(g, seat);
          const ships = fleetIn(g, about.system, enemy);
          return whichUnits(g, enemy, ships, hits, say('ask.destroy units', { count: hits }), 'action cards');
        },
        then: (x, got) => {
          const enemy = opponentOf(x.g, x.v.seat);
          const ships = fleetIn(x.g, x.v.about.system, enemy).map((u) => u.id);
          x.v.chosen = (got[enemy] as readonly string[] | undefined)?.map(Number) ?? ships.slice(0, x.v.hits);
        },
      },
      'they are destroyed': {
        call: 'destroy units',
        with: ({ g, v: { seat, about, chosen: ids = [] } }) => {
          return ids.length === 0
            ? null
            : { seat: opponentOf(g, seat), enemy: seat, system: about.system, ids, kind: null };
        },
      },
    },
    gives: () => undefined,
  },
});

function opponentOf(g: G, seat: Seat): Seat {
  const { attacker = seat, defender = seat } = g.combat ?? {};
  return attacker === seat ? defender : attacker;
}

type Slipping = Played<'combat round begins', string> & { gone?: SlippedAway };

const skilledRetreat = actionCard<'combat round begins', string, Slipping>({
  id: 'skilledRetreat',
  on: ['combat round begins'],
  may: (g, seat, about) =>
    about.kind === 'space combat' && isFoughtBy(g, seat, about) ? ifAny(havens(g, seat, about.system)) : false,
  aim: aimAt(say('ask.aim.skilledRetreat'), (g, { seat, about }) => havens(g, seat, about.system), systemOption),
  effect: {
    rule: 'action cards',
    steps: {
      'slip away': {
        call: 'slip away',
        with: ({ v: { seat, about, target: to } }) => ({ seat, system: about.system, to }),
        then: (x, gone) => {
          x.v.gone = gone;
        },
      },
      'a command token': {
        call: 'place token',
        with: ({ v: { seat, target: system, gone } }) => (gone?.moved.length ? { seat, system } : null),
      },
      'ships moved': {
        rule: 'movement',
        window: 'ships moved',
        about: ({ v: { seat, target, gone } }) => (gone === undefined ? null : slippedInto(seat, target, gone)),
      },
      limits: { call: 'limits', with: (x) => ({ combat: x.v.about.system }) },
    },
    gives: () => ({ drawn: true }),
  },
});

export const cardsInSpaceCombat: readonly Ti4Component[] = [
  moraleBoost,
  fighterPrototype,
  emergencyRepairs,
  intercept,
  maneuveringJets,
  shieldsHolding,
  directHit,
  salvage,
  courageousToTheEnd,
  skilledRetreat,
];
