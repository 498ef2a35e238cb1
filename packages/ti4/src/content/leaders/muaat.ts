// The leaders of the Embers of Muaat.
import { addEffect } from '../../atoms/table.ts';
import { unitTypeIds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { leaderOf } from '../../queries/leaders.ts';
import { canPay } from '../../queries/payment.ts';
import { seatsIn } from '../../queries/players.ts';
import { effectPlaces } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { unitCost } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { playerOption, systemOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, DEED, didDeed } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

/** Systems with a war sun or the flagship of a player. */
const forges = (g: G, seat: Seat): string[] =>
  g.systems
    .filter((s) => s.space.some((u) => u.owner === seat && (u.type === 'warSun' || u.type === 'flagship')))
    .map((s) => s.id);

const smiths = (g: G): string[] =>
  seatsIn(g)
    .filter((seat) => forges(g, seat).length > 0 && canPay(g, seat, 'resources', 1))
    .map(String);

const umbat = agent<'component action', Aiming<'component action'> & { player?: Seat; system?: string }>('umbat', {
  on: ['component action'],
  may: (g) => (smiths(g).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a player': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader target', { leader: 'umbat' }),
            smiths(g).map((player) => playerOption(g, player)),
          ),
        then: (x, got) => {
          const picked = pickedOf(got, x.v.seat, smiths(x.g));
          if (picked === undefined) return 'end';
          x.v.player = Number(picked);
          return undefined;
        },
      },
      'choose a system': {
        ask: ({ g, v: { player = 0 } }) =>
          choosing(
            player,
            say('ask.leader produce where'),
            forges(g, player).map((id) => systemOption(g, id)),
          ),
        then: (x, got) => {
          const { player = 0 } = x.v;
          const system = pickedOf(got, player, forges(x.g, player));
          if (system !== undefined) x.v.system = system;
        },
      },
      'produce 2 units': {
        call: 'produce',
        with: ({ g, v: { player: seat = 0, system } }) =>
          system === undefined
            ? null
            : {
                seat,
                system,
                places: effectPlaces(g, seat, system),
                limit: 2,
                types: unitTypeIds.filter((type) => (unitCost(g, { seat, type }) ?? 9) <= 4),
                why: say('leader.umbat'),
              },
      },
    },
    gives: () => undefined,
  },
});

const produceWarSun: Sequence<'leader war sun produced'> = {
  rule: 'leaders',
  steps: {
    'remember it': {
      do: (x) => addEffect(x, { source: 'leader:magmus', seat: x.v.seat, target: DEED, until: 'game' }),
    },
  },
};

const magmus = commander<'strategy token spent', Aiming<'strategy token spent'> & { left?: number }>('magmus', {
  goal: (g, seat) => didDeed(g, seat, 'magmus'),
  on: ['strategy token spent'],
  may: (_, seat, about) => (about.seat === seat ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      // One at a time: each is a gain of its own.
      gain: {
        call: 'gain trade goods',
        with: (x) => {
          x.v.left ??= x.v.about.count;
          return x.v.left === 0 ? null : { seat: x.v.seat, amount: 1 };
        },
        then: (x) => {
          x.v.left = (x.v.left ?? 0) - 1;
          return { goto: 'gain' };
        },
      },
    },
    gives: () => undefined,
  },
  later: [
    {
      window: 'units produced',
      timing: 'when',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.units.includes('warSun') &&
        leaderOf(g, seat, 'magmus')?.is === 'locked' &&
        didDeed(g, seat, 'magmus').have === 0
          ? null
          : false,
      run: 'leader war sun produced',
    },
  ],
  procedures: { 'leader war sun produced': produceWarSun },
});

export const muaat: readonly Ti4Component[] = [umbat, magmus];
