// What is found at the frontier.
import { convertCommodities, placePlanet } from '../../atoms/prophecy.ts';
import type { ExplorationId } from '../../facts/index.ts';
import { playerOf } from '../../queries/players.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { exploration } from './define.ts';

const lostCrew = exploration('lostCrew', {
  effect: {
    rule: 'exploration',
    steps: {
      'draw action cards': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 2 }) },
    },
  },
});

const derelictVessel = exploration('derelictVessel', {
  effect: {
    rule: 'exploration',
    steps: {
      'draw a secret objective': { call: 'draw secret objective', with: (x) => ({ seat: x.v.seat }) },
    },
  },
});

const merchantStation = exploration('merchantStation', {
  effect: {
    rule: 'commodities',
    steps: {
      'choose one': {
        ask: ({ g, v: { seat } }) => {
          const count = playerOf(g, seat).commodities;
          const convert = { id: 'convert', text: say('option.convert commodities', { count }) };
          return [
            {
              kind: 'choose',
              seat,
              rule: 'commodities',
              ask: say('ask.choose one', { exploration: 'merchantStation' }),
              options: [
                { id: 'replenish', text: say('option.replenish commodities') },
                ...(count > 0 ? [convert] : []),
              ],
              pick: [0, 1],
            },
          ];
        },
        then: (x, got) => {
          const { seat } = x.v;
          const [chosen] = (got[seat] as readonly string[] | undefined) ?? [];
          if (chosen === 'convert') convertCommodities(x, seat, playerOf(x.g, seat).commodities);
          return chosen === 'replenish' ? undefined : 'end';
        },
      },
      replenish: { call: 'replenish commodities', with: (x) => ({ seat: x.v.seat }) },
    },
  },
});

const mirage = exploration('mirage', {
  effect: {
    rule: 'exploration',
    steps: {
      'place the planet': { do: (x) => placePlanet(x, x.v.system, 'mirage') },
      // It is explored as any planet that nobody has controlled.
      'gain it readied': {
        rule: 'control',
        call: 'gain control',
        with: ({ v: { seat } }) => ({ seat, planet: 'mirage', how: 'otherwise', readied: true }),
      },
    },
  },
});

/** Command tokens, and trade goods with them. */
const gains = (id: ExplorationId, tokens: number, goods: number): Ti4Component =>
  exploration(id, {
    effect: {
      rule: 'exploration',
      steps: {
        'gain tokens': {
          rule: 'command tokens',
          call: 'gain tokens',
          with: (x) => ({ seat: x.v.seat, count: tokens }),
        },
        'gain trade goods': {
          rule: 'trade goods',
          call: 'gain trade goods',
          with: (x) => (goods === 0 ? null : { seat: x.v.seat, amount: goods }),
        },
      },
    },
  });

const deadWorld = exploration('deadWorld', {
  effect: {
    rule: 'relics',
    steps: { 'gain a relic': { call: 'gain relic', with: (x) => ({ seat: x.v.seat }) } },
  },
});

export const frontierComponents: readonly Ti4Component[] = [
  lostCrew,
  derelictVessel,
  merchantStation,
  mirage,
  gains('minorEntropicField', 1, 1),
  gains('entropicField', 1, 2),
  gains('majorEntropicField', 1, 3),
  gains('keleresShip', 2, 0),
  deadWorld,
];
