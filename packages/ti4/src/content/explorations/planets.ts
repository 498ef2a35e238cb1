// Cards of the three decks for planets that are carried out at once.
import type { Choose, Option, Procedure } from '@custodian/kernel';
import { add, forbid, isAblated } from '@custodian/kernel';
import { openWormhole, readyPlanets } from '../../atoms/board.ts';
import { gainCommodities, spendTradeGoods } from '../../atoms/goods.ts';
import { convertCommodities, spendCommodities } from '../../atoms/prophecy.ts';
import { liftUnits, removeUnits } from '../../atoms/units.ts';
import type { ExplorationId, PlanetId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { hasPlanet, planetOf } from '../../queries/board.ts';
import { isAgendaOpen } from '../../queries/council.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { planetsOf, playerOf } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { tradeablePlanets } from '../../queries/trade.ts';
import { isGroundForce, isStructure } from '../../queries/units.ts';
import { commodityLimit } from '../../queries/values.ts';
import type { Explored } from '../../rules/exploration/sequences.ts';
import type { FourthEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { exploration } from './define.ts';

const mercenaryOutfit = exploration('mercenaryOutfit', {
  effect: {
    rule: 'exploration',
    steps: {
      'place an infantry': {
        rule: 'reinforcements',
        call: 'place units',
        with: ({ v: { seat, planet } }) =>
          planet === null
            ? null
            : {
                seat,
                type: 'infantry',
                count: 1,
                places: [planet],
                optional: true,
                why: say('exploration.mercenaryOutfit'),
              },
      },
    },
  },
});

const gamma = (id: ExplorationId): Ti4Component =>
  exploration(id, {
    effect: {
      rule: 'wormholes',
      steps: { 'place the token': { do: (x) => openWormhole(x, x.v.system, 'gamma') } },
    },
  });

// With a mech on the planet, or for one infantry of it.

interface Risked extends Explored {
  done?: boolean;
}

const infantryOn = (g: G, seat: Seat, planet: PlanetId) =>
  planetOf(g, planet).units.find((u) => u.owner === seat && u.type === 'infantry');
const hasMech = (g: G, seat: Seat, planet: PlanetId): boolean =>
  planetOf(g, planet).units.some((u) => u.owner === seat && u.type === 'mech');

function riskQuestion(g: G, { seat, planet, card }: Explored, id: ExplorationId): Choose[] {
  if (planet === null || hasMech(g, seat, planet) || infantryOn(g, seat, planet) === undefined) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'exploration',
      ask: say('ask.remove an infantry', { planet, exploration: id }),
      options: [{ id: card, text: say('option.remove an infantry', { planet }) }],
      pick: [0, 1],
    },
  ];
}

/** Is the price paid? */
function risked(x: Ti4<Risked>, got: Readonly<Record<number, unknown>>): boolean {
  const { seat, planet, system } = x.v;
  if (planet === null) return false;
  if (hasMech(x.g, seat, planet)) return true;
  const unit = infantryOn(x.g, seat, planet);
  if (unit === undefined || ((got[seat] as readonly string[] | undefined) ?? []).length === 0) return false;
  removeUnits(x, { system, planet }, [unit.id]);
  return true;
}

const risky = (id: ExplorationId, gain: Procedure<FourthEdition, Risked, void>['steps'][string]): Ti4Component =>
  exploration<Risked>(id, {
    effect: {
      rule: 'exploration',
      steps: {
        'remove an infantry': {
          ask: (x) => riskQuestion(x.g, x.v, id),
          then: (x, got) => (risked(x, got) ? undefined : 'end'),
        },
        gain,
      },
    },
  });

// Goods: one of two, or neither.

function goodsQuestion(seat: Seat, id: ExplorationId, options: readonly Option[]): Choose[] {
  if (options.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'exploration',
      ask: say('ask.choose one', { exploration: id }),
      options: [...options],
      pick: [0, 1],
    },
  ];
}

const roomFor = (g: G, seat: Seat, count: number): number =>
  Math.max(0, Math.min(count, commodityLimit(g, seat) - playerOf(g, seat).commodities));

const commodityOption = (g: G, seat: Seat, most: number): Option[] => {
  const count = roomFor(g, seat, most);
  return count === 0 ? [] : [{ id: 'commodities', text: say('option.gain commodities', { count }) }];
};

const picked = (seat: Seat, got: Readonly<Record<number, unknown>>): string | undefined =>
  (got[seat] as readonly string[] | undefined)?.[0];

const abandonedWarehouses = exploration('abandonedWarehouses', {
  effect: {
    rule: 'commodities',
    steps: {
      'choose one': {
        ask: ({ g, v: { seat } }) => {
          const { commodities } = playerOf(g, seat);
          const convert = [1, 2]
            .filter((count) => count <= commodities)
            .map((count) => ({ id: `convert ${count}`, text: say('option.convert commodities', { count }) }));
          return goodsQuestion(seat, 'abandonedWarehouses', [...commodityOption(g, seat, 2), ...convert]);
        },
        then: (x, got) => {
          const { seat } = x.v;
          const chosen = picked(seat, got);
          if (chosen === 'commodities') gainCommodities(x, seat, roomFor(x.g, seat, 2));
          else if (chosen !== undefined) convertCommodities(x, seat, Number(chosen.slice('convert '.length)));
        },
      },
    },
  },
});

/** A commodity, or one good spent for something more. */
const baseQuestion = (g: G, seat: Seat, id: ExplorationId, isPossible: boolean): Choose[] => {
  const { tradeGoods, commodities } = playerOf(g, seat);
  const spend: Option[] = [];
  if (isPossible && tradeGoods > 0) spend.push({ id: 'trade good', text: say('option.spend a trade good') });
  if (isPossible && commodities > 0) spend.push({ id: 'commodity', text: say('option.spend a commodity') });
  return goodsQuestion(seat, id, [...commodityOption(g, seat, 1), ...spend]);
};

/** Is something spent? */
function based(x: Ti4<Explored>, got: Readonly<Record<number, unknown>>): boolean {
  const { seat } = x.v;
  const chosen = picked(seat, got);
  if (chosen === 'commodities') gainCommodities(x, seat, 1);
  if (chosen === 'trade good') spendTradeGoods(x, seat, 1);
  if (chosen === 'commodity') spendCommodities(x, seat, 1);
  return chosen === 'trade good' || chosen === 'commodity';
}

const functioningBase = exploration('functioningBase', {
  effect: {
    rule: 'exploration',
    steps: {
      'choose one': {
        ask: (x) => baseQuestion(x.g, x.v.seat, 'functioningBase', true),
        then: (x, got) => (based(x, got) ? undefined : 'end'),
      },
      'draw an action card': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 1 }) },
    },
  },
});

const localFabricators = exploration('localFabricators', {
  effect: {
    rule: 'exploration',
    steps: {
      'choose one': {
        ask: ({ g, v: { seat, planet } }) => {
          const isPossible = planet !== null && mayStandOn(g, { seat, planet }) === null && hasPiece(g, seat, 'mech');
          return baseQuestion(g, seat, 'localFabricators', isPossible);
        },
        then: (x, got) => (based(x, got) ? undefined : 'end'),
      },
      'place a mech': {
        rule: 'reinforcements',
        call: 'place units',
        with: ({ v: { seat, planet } }) =>
          planet === null
            ? null
            : { seat, type: 'mech', count: 1, places: [planet], why: say('exploration.localFabricators') },
      },
    },
  },
});

const isDemilitarized = (g: G, planet: PlanetId): boolean =>
  planetOf(g, planet).attachments?.includes('demilitarizedZone') === true &&
  !isAblated('exploration', 'demilitarizedZone');

/** Structures go home, ground forces into space; nothing comes to the planet any more, and the council may pass it on. */
const demilitarizedZone = exploration('demilitarizedZone', {
  effect: {
    rule: 'exploration',
    steps: {
      'clear the planet': {
        do: (x) => {
          const { system, planet } = x.v;
          if (planet === null) return;
          const { units } = planetOf(x.g, planet);
          const structures = units.filter((u) => isStructure(u)).map((u) => u.id);
          const forces = units.filter((u) => isGroundForce(u)).map((u) => u.id);
          if (structures.length > 0) removeUnits(x, { system, planet }, structures);
          if (forces.length > 0) liftUnits(x, planet, forces);
        },
      },
      limits: { rule: 'capacity', call: 'limits', with: () => ({}) },
    },
  },
  modifies: [
    add(tradeablePlanets, (g, seat, now) =>
      g.options.prophecy === true && isAgendaOpen(g)
        ? [
            ...now,
            ...planetsOf(g, seat)
              .map((p) => p.id)
              .filter((planet) => isDemilitarized(g, planet) && !now.includes(planet)),
          ]
        : now,
    ),
    forbid(mayStandOn, (g, { planet }) =>
      hasPlanet(g, planet) && isDemilitarized(g, planet)
        ? why('exploration', 'why.demilitarized zone', { planet })
        : null,
    ),
  ],
});

export const planetComponents: readonly Ti4Component[] = [
  mercenaryOutfit,
  gamma('gammaWormhole'),
  gamma('gammaRelay'),
  risky('volatileFuelSource', { call: 'gain tokens', with: (x) => ({ seat: x.v.seat, count: 1 }) }),
  risky('expedition', {
    do: (x) => {
      if (x.v.planet !== null) readyPlanets(x, x.v.seat, [x.v.planet]);
    },
  }),
  risky('coreMine', { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 1 }) }),
  abandonedWarehouses,
  functioningBase,
  localFabricators,
  demilitarizedZone,
];
