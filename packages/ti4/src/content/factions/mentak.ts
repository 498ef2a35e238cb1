// The Mentak Coalition.
import type { Called, Choose } from '@custodian/kernel';
import { forbid, set } from '@custodian/kernel';
import { giveGoods } from '../../atoms/goods.ts';
import type { UnitTypeId } from '../../facts/index.ts';
import { isShip, shipTypeIds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { areNeighbors, shipsOf, systemOf } from '../../queries/board.ts';
import { fleetIn } from '../../queries/combat.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { maySustain, mayUseAbility } from '../../queries/permissions.ts';
import { hasAbility, hasTechnology, othersThan, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { cardOf, unitCard } from '../../queries/units.ts';
import { goodsWorth } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import { hasNoteOf, returnsOnActivation } from '../promissory-notes/vocabulary.ts';
import type { CopyTo, To } from '../sequences.ts';
import { flagshipIn, opponentIn, takesPart } from './vocabulary.ts';

type Ambush = To<'combat round begins'>;
type Robbed = CopyTo<'trade goods gained'> | CopyTo<'transaction resolved'>;
interface Pillaging {
  readonly seat: Seat;
  readonly copy: string;
}

export interface MentakSequences {
  ambush: Called<Ambush, void, Ambush & { ships?: number[]; hits?: number }>;
  pillage: Called<Pillaging, void, Pillaging & { readonly about?: Robbed['about'] }>;
  'salvage operations': Called<To<'combat over'>>;
}

const raiders = (g: G, seat: Seat, system: string): FrozenUnit[] =>
  shipsOf(systemOf(g, system), seat).filter((u) => u.type === 'cruiser' || u.type === 'destroyer');

/** One die a ship, by its combat value; nothing modifies them. */
function ambushDice(g: G, seat: Seat, ships: readonly FrozenUnit[]): DiceGroup[] {
  return (['cruiser', 'destroyer'] as const).flatMap((unit) => {
    const own = ships.filter((u) => u.type === unit);
    const [first] = own;
    return first === undefined
      ? []
      : [{ seat, unit, dice: own.length, need: cardOf(g, first).combat?.need ?? 11, bonus: 0, rolls: [] }];
  });
}

const springAmbush: Sequence<'ambush'> = {
  rule: 'abilities',
  steps: {
    'choose ships': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const ships = raiders(g, seat, about.system);
        if (ships.length <= 2) return [];
        const options = ships.map((u) => unitOption(g, String(u.id)));
        return [{ kind: 'choose', seat, rule: 'abilities', ask: say('ask.ambush'), options, pick: [1, 2] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const picked = (got[seat] as readonly string[] | undefined)?.map(Number);
        x.v.ships = picked ?? raiders(x.g, seat, about.system).map((u) => u.id);
      },
    },
    roll: {
      call: 'roll dice',
      with: ({ g, v: { seat, about, ships = [] } }) => ({
        seat,
        enemy: opponentIn(seat, about),
        system: about.system,
        kind: 'other',
        round: 0,
        groups: ambushDice(
          g,
          seat,
          raiders(g, seat, about.system).filter((u) => ships.includes(u.id)),
        ),
      }),
      then: (x, { hits }) => {
        x.v.hits = hits;
      },
    },
    'the hits': {
      call: 'take hits',
      with: ({ v: { seat, about, hits = 0 } }) =>
        hits === 0 ? null : { seat: opponentIn(seat, about), by: seat, hits, kind: 'other', system: about.system },
    },
  },
};

const ambush = ability('ambush', {
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) => {
        if (about.kind !== 'space combat' || about.round !== 1 || about.drawn === true || !takesPart(seat, about))
          return false;
        if (!hasAbility(g, seat, 'ambush') || raiders(g, seat, about.system).length === 0) return false;
        return fleetIn(g, about.system, opponentIn(seat, about)).length > 0 ? mayUseAbility(g, { seat }) : false;
      },
      run: 'ambush',
    },
  ],
  procedures: { ambush: springAmbush },
});

/** A neighbor with three trade goods or more whom no promise protects. */
const isRobbable = (g: G, seat: Seat, victim: Seat): boolean =>
  victim !== seat &&
  playerOf(g, victim).tradeGoods >= 3 &&
  !hasNoteOf(g, victim, 'promiseOfProtection', seat) &&
  areNeighbors(g, { a: seat, b: victim });

const victims = (g: G, seat: Seat, among: readonly Seat[]): string[] =>
  hasAbility(g, seat, 'pillage') ? among.filter((victim) => isRobbable(g, seat, victim)).map(String) : [];

const rob: Sequence<'pillage'> = {
  rule: 'abilities',
  steps: {
    'take one': {
      ask: ({ g, v: { seat, copy } }): Choose[] => {
        const { tradeGoods, commodities } = playerOf(g, Number(copy));
        if (tradeGoods === 0 || commodities === 0) return [];
        const options = [
          { id: 'tradeGood', text: say('option.a trade good') },
          { id: 'commodity', text: say('option.a commodity') },
        ];
        return [{ kind: 'choose', seat, rule: 'abilities', ask: say('ask.pillage'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, copy } = x.v;
        const victim = Number(copy);
        const { tradeGoods, commodities } = playerOf(x.g, victim);
        const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
        const isGood = picked === undefined ? tradeGoods > 0 : picked === 'tradeGood';
        if (isGood) giveGoods(x, victim, seat, 1, 0);
        else if (commodities > 0) giveGoods(x, victim, seat, 0, 1);
      },
    },
    pillaged: { window: 'pillaged', about: ({ v: { seat, copy } }) => ({ seat, victim: Number(copy) }) },
  },
};

const option = (copy: string) => say('option.pillage', { player: Number(copy) });

const pillage = ability('pillage', {
  reacts: [
    {
      window: 'trade goods gained',
      copies: (g, seat, about) => victims(g, seat, [about.seat]),
      may: (g, seat, _, copy) => (isRobbable(g, seat, Number(copy)) ? mayUseAbility(g, { seat }) : false),
      text: option,
      run: 'pillage',
    },
    {
      window: 'transaction resolved',
      copies: (g, seat, about) => victims(g, seat, [about.seat, about.partner]),
      may: (g, seat, _, copy) => (isRobbable(g, seat, Number(copy)) ? mayUseAbility(g, { seat }) : false),
      text: option,
      run: 'pillage',
    },
  ],
  procedures: { pillage: rob },
});

const mirrorComputing = technology('mirrorComputing', {
  modifies: [set(goodsWorth, (g, seat, now) => (hasTechnology(g, seat, 'mirrorComputing') ? 2 : now))],
});

/** Types of ships lost in the combat that the seat may have. */
const salvageable = (g: G, seat: Seat): UnitTypeId[] =>
  shipTypeIds.filter(
    (type) =>
      g.combat?.lost.some((u) => u.type === type && isShip(u.type)) === true && unitCard(g, seat, type) !== null,
  );

const salvageOperations = technology('salvageOperations', {
  reacts: [
    {
      window: 'combat over',
      forced: true,
      may: (g, seat, about) =>
        about.kind === 'space combat' &&
        about.winner !== NOBODY &&
        takesPart(seat, about) &&
        hasTechnology(g, seat, 'salvageOperations')
          ? null
          : false,
      run: 'salvage operations',
    },
  ],
  procedures: {
    'salvage operations': {
      rule: 'technology',
      steps: {
        gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 1 }) },
        produce: {
          call: 'produce',
          with: ({ g, v: { seat, about } }) => {
            const types = salvageable(g, seat);
            if (about.winner !== seat || types.length === 0) return null;
            return {
              seat,
              system: about.system,
              places: [],
              limit: 1,
              types,
              why: say('technology.salvageOperations'),
            };
          },
        },
      },
    },
  },
});

/** Nobody else's ships sustain damage beside it. */
const fourthMoon = unitAbility('fourthMoon', {
  modifies: [
    forbid(maySustain, (g, { seat, unit, system }) =>
      isShip(unit) && othersThan(g, seat).some((other) => flagshipIn(g, other, 'fourthMoon', system) !== undefined)
        ? why('sustain damage', 'why.cannot sustain', { unit })
        : null,
    ),
  ],
});

const promiseOfProtection = note<'component action'>({
  id: 'promiseOfProtection',
  on: ['component action'],
  may: () => null,
  effect: { rule: 'promissory notes', steps: { 'the promise holds': { do: () => undefined } }, gives: () => undefined },
  later: [returnsOnActivation('promiseOfProtection')],
});

export const mentak: readonly Ti4Component[] = [
  ambush,
  pillage,
  mirrorComputing,
  salvageOperations,
  fourthMoon,
  promiseOfProtection,
];
