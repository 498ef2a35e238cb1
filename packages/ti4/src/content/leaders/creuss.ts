// The leaders of the Ghosts of Creuss.
import { add, set } from '@custodian/kernel';
import { swapSystems } from '../../atoms/board.ts';
import { addEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenSystem } from '../../queries/board.ts';
import {
  allWormholes,
  gates,
  hasUnits,
  shipGates,
  systemOf,
  tileAt,
  unitsIn,
  wormholesOf,
} from '../../queries/board.ts';
import { gainsByReturning } from '../../queries/movement.ts';
import { hasEffect } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { capacity } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { spareRoom } from '../../rules/tactical/check-movement.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import { systemOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero, withCommander } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

const TAIVRA = 'leader:emissaryTaivra';

const emissaryTaivra = agent<'system activated'>('emissaryTaivra', {
  on: ['system activated'],
  // What others have brought there since does not count.
  may: (_, __, about) =>
    about.ended !== true && about.wormholes?.some((kind) => kind !== 'delta') === true ? null : false,
  effect: {
    rule: 'leaders',
    steps: {
      'open the ways': {
        do: (x) => addEffect(x, { source: TAIVRA, seat: x.v.seat, target: x.v.about.system, until: 'action' }),
      },
    },
    gives: () => undefined,
  },
  // The active system alone is next to the others: a pair for each of them.
  modifies: [
    add(gates, (g, _, now) => {
      if (g.effects.length === 0 || !hasEffect(g, TAIVRA)) return now;
      const active = g.effects.find((e) => e.source === TAIVRA)?.target ?? '';
      const others = g.systems.filter((s) => s.id !== active && wormholesOf(g, s).length > 0);
      return [...now, ...others.map((s) => [active, s.id])];
    }),
  ],
});

/** Ships that came through a wormhole and could have a fighter with them. */
const escorted = (g: G, { seat, system, passed = [], straight }: Windows['ships moved']): number =>
  systemOf(g, system).space.filter(
    (u) => straight !== true && passed.includes(u.id) && u.owner === seat && capacity(g, { seat, type: u.type }) > 0,
  ).length;

const newFighters = (g: G, about: Windows['ships moved']): number =>
  Math.min(escorted(g, about), spareRoom(g, about.seat, about.system));

const saiSeravus = commander<'ships moved', Aiming<'ships moved'> & { count?: number }>('saiSeravus', {
  goal: (g, seat) => {
    const wormholesIn = allWormholes(g);
    const isGate = (s: FrozenSystem): boolean => wormholesIn(s).some((kind) => kind === 'alpha' || kind === 'beta');
    return { have: g.systems.filter((s) => hasUnits(s, seat) && isGate(s)).length, need: 3 };
  },
  on: ['ships moved'],
  may: (g, seat, about) =>
    about.seat === seat && newFighters(g, about) > 0 && hasPiece(g, seat, 'fighter') ? null : false,
  effect: {
    rule: 'leaders',
    steps: {
      'how many': {
        ask: ({ g, v: { seat, about } }) =>
          choosing(
            seat,
            say('ask.leader escorts'),
            Array.from({ length: newFighters(g, about) }, (_, i) => ({
              id: String(i + 1),
              text: say('option.leader escorts', { count: i + 1 }),
            })),
          ),
        then: (x, got) => {
          x.v.count = Number(pickedOf(got, x.v.seat, ['1']));
        },
      },
      place: {
        call: 'place units',
        with: ({ v: { seat, about, count = 1 } }) => ({
          seat,
          type: 'fighter',
          count,
          places: [`space ${about.system}`],
          why: say('leader.saiSeravus'),
        }),
      },
    },
    gives: () => undefined,
  },
  modifies: [
    withCommander(
      'saiSeravus',
      set,
      gainsByReturning,
      (g, { seat, unit, system }, now) =>
        now ||
        (capacity(g, { seat, type: unit.type }) > 0 && shipGates(g, seat).some((joined) => joined.includes(system))),
    ),
  ],
});

/** Systems with wormholes or own units, but neither the home of the Creuss nor the nexus. */
const movable = (g: G, seat: Seat): string[] =>
  g.systems
    .filter((s) => tileAt(s).homeOf !== 'creuss' && !tileAt(s).nexus)
    .filter((s) => wormholesOf(g, s).length > 0 || unitsIn(s, seat).length > 0)
    .map((s) => s.id);

const riftwalkerMeian = hero<'component action'>('riftwalkerMeian', {
  on: ['component action'],
  may: (g, seat) => (movable(g, seat).length > 1 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'choose two systems': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader swap systems'),
            movable(g, seat).map((id) => systemOption(g, id)),
            [2, 2],
          ),
        then: (x, got) => {
          const [one, other] = got[x.v.seat] as readonly string[];
          swapSystems(x, x.v.seat, one as string, other as string);
        },
      },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

export const creuss: readonly Ti4Component[] = [emissaryTaivra, saiSeravus, riftwalkerMeian];
