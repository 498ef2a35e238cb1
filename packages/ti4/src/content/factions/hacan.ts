// The Emirates of Hacan.
import type { Called, Choose } from '@custodian/kernel';
import { set } from '@custodian/kernel';
import { giveGoods } from '../../atoms/goods.ts';
import { exhaustTechnology, handOverStrategyCards } from '../../atoms/table.ts';
import type { StrategyCardId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { spendableGoods } from '../../queries/payment.ts';
import { mayTradeAfar } from '../../queries/permissions.ts';
import { hasAbility, hasTechnology, holderOf, othersThan, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { mayTradeCards } from '../../queries/trade.ts';
import { secondaryCost } from '../../queries/values.ts';
import { spendGoods } from '../../rules/production/spending.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { askExchange, exchanges } from '../agendas/laws-of-players.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility, withAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import { inPlay, returnsOnActivation } from '../promissory-notes/vocabulary.ts';
import type { To } from '../sequences.ts';
import { flagshipIn, readied, spendToken, strategyToken, tokenSpent } from './vocabulary.ts';

export interface HacanSequences {
  'exchange by datahub': Called<
    To<'strategy phase ends'>,
    void,
    To<'strategy phase ends'> & { exchanged?: true; spent?: number }
  >;
  'grow biomes': Called<To<'component action'>, void, To<'component action'> & { partner?: Seat }>;
  'pay for a die': Called<
    To<'dice rolled'>,
    { groups: readonly DiceGroup[] },
    To<'dice rolled'> & { groups?: readonly DiceGroup[] }
  >;
}

const mastersOfTrade = ability('mastersOfTrade', {
  modifies: [withAbility('mastersOfTrade', set, secondaryCost, (_, { card }, now) => (card === 'trade' ? 0 : now))],
});

const guildShips = ability('guildShips', {
  modifies: [
    set(mayTradeAfar, (g, { a, b }, now) => now || hasAbility(g, a, 'guildShips') || hasAbility(g, b, 'guildShips')),
  ],
});

const arbiters = ability('arbiters', {
  modifies: [
    set(mayTradeCards, (g, { a, b }, now) => now || hasAbility(g, a, 'arbiters') || hasAbility(g, b, 'arbiters')),
  ],
});

const exchangeByDatahub: Sequence<'exchange by datahub'> = {
  rule: 'technology',
  steps: {
    exchange: {
      ask: ({ g, v: { seat } }) => askExchange(g, seat, othersThan(g, seat)),
      then: (x, got) => {
        const { seat } = x.v;
        const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
        if (picked === undefined) return;
        const [own, other] = picked.split(' ') as [StrategyCardId, StrategyCardId];
        const partner = holderOf(x.g, other);
        giveGoods(x, seat, partner, 3, 0);
        handOverStrategyCards(x, own, other);
        x.v.exchanged = true;
      },
    },
    'spend a token': {
      rule: 'command tokens',
      call: 'spend strategy tokens',
      with: ({ v: { seat, exchanged } }) => (exchanged === true ? { seat, count: 1 } : null),
      then: (x, { spent }) => {
        x.v.spent = spent;
      },
    },
    'token spent': {
      window: 'strategy token spent',
      about: ({ v: { seat, spent = 0 } }) => (spent > 0 ? { seat, count: 1 } : null),
    },
  },
};

const quantumDatahubNode = technology('quantumDatahubNode', {
  reacts: [
    {
      window: 'strategy phase ends',
      may: (g, seat) => {
        if (!hasTechnology(g, seat, 'quantumDatahubNode') || exchanges(g, seat, othersThan(g, seat)).length === 0)
          return false;
        if (playerOf(g, seat).tradeGoods < 3) return why('technology', 'why.three trade goods');
        return strategyToken(g, seat);
      },
      run: 'exchange by datahub',
    },
  ],
  procedures: { 'exchange by datahub': exchangeByDatahub },
});

const growBiomes: Sequence<'grow biomes'> = {
  rule: 'technology',
  steps: {
    pay: { do: (x) => exhaustTechnology(x, x.v.seat, 'productionBiomes') },
    'spend a token': spendToken,
    'four for you': { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 4 }) },
    'choose a player': {
      ask: ({ g, v: { seat } }): Choose[] => {
        const others = othersThan(g, seat);
        if (others.length < 2) return [];
        const options = others.map((player) => ({ id: String(player), text: say('option.player', { player }) }));
        return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.biomes'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        x.v.partner = picked === undefined ? (othersThan(x.g, x.v.seat)[0] ?? NOBODY) : Number(picked);
      },
    },
    'two for them': {
      call: 'gain trade goods',
      with: ({ v: { partner = NOBODY } }) => (partner === NOBODY ? null : { seat: partner, amount: 2 }),
    },
    'token spent': tokenSpent,
  },
};

const productionBiomes = technology('productionBiomes', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => {
        const now = readied(g, seat, 'productionBiomes');
        return now === null ? strategyToken(g, seat) : now;
      },
      run: 'grow biomes',
    },
  ],
  procedures: { 'grow biomes': growBiomes },
});

/** Dice that miss by one: a trade good makes each of them a hit. */
const nearMisses = (groups: readonly DiceGroup[]): { group: number; die: number }[] =>
  groups.flatMap(({ rolls, need, bonus }, group) =>
    rolls.flatMap((result, die) => (result + bonus + 1 === need ? [{ group, die }] : [])),
  );

const payForDie: Sequence<'pay for a die'> = {
  rule: 'abilities',
  steps: {
    'choose a die': {
      ask: ({ v: { seat, about } }): Choose[] => {
        const dice = nearMisses(about.groups);
        if (new Set(dice.map((d) => d.group)).size < 2) return [];
        const options = [...new Map(dice.map((d) => [d.group, d])).values()].map(({ group, die }) => ({
          id: `${group} ${die}`,
          text: say('option.unit', { unit: about.groups[group]?.unit ?? '' }),
        }));
        return [{ kind: 'choose', seat, rule: 'abilities', ask: say('ask.wrath of Kenara'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [first] = nearMisses(about.groups);
        const [picked = `${first?.group} ${first?.die}`] = (got[seat] as readonly string[] | undefined) ?? [];
        const [group, die] = picked.split(' ').map(Number) as [number, number];
        spendGoods(x, seat, 1);
        x.v.groups = about.groups.map((each, i) =>
          i === group ? { ...each, rolls: each.rolls.map((r, j) => (j === die ? r + 1 : r)) } : each,
        );
      },
    },
  },
  gives: (x) => ({ groups: x.v.groups ?? x.v.about.groups }),
};

const wrathOfKenara = unitAbility('wrathOfKenara', {
  reacts: [
    {
      window: 'dice rolled',
      again: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        g.combat?.kind === 'space combat' &&
        g.combat.system === about.system &&
        spendableGoods(g, seat) > 0 &&
        flagshipIn(g, seat, 'wrathOfKenara', about.system) !== undefined &&
        nearMisses(about.groups).length > 0
          ? null
          : false,
      run: 'pay for a die',
    },
  ],
  procedures: { 'pay for a die': payForDie },
});

const hasConvoys = (g: G, seat: Seat): boolean => inPlay(g, seat, 'tradeConvoys').length > 0;

const tradeConvoys = note<'component action'>({
  id: 'tradeConvoys',
  on: ['component action'],
  may: () => null,
  effect: {
    rule: 'promissory notes',
    steps: { 'the convoys set out': { do: () => undefined } },
    gives: () => undefined,
  },
  modifies: [set(mayTradeAfar, (g, { a, b }, now) => now || hasConvoys(g, a) || hasConvoys(g, b))],
  later: [returnsOnActivation('tradeConvoys')],
});

export const hacan: readonly Ti4Component[] = [
  mastersOfTrade,
  guildShips,
  arbiters,
  quantumDatahubNode,
  productionBiomes,
  wrathOfKenara,
  tradeConvoys,
];
