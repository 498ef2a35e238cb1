// Construction: PDS and space docks.
import type { Choose } from '@custodian/kernel';
import { placeToken } from '../../atoms/board.ts';
import type { PlanetId, StrategyCardId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { planetIdsOf, systemOf } from '../../queries/board.ts';
import { mayPlaceStructure } from '../../queries/permissions.ts';
import { unitsLeft } from '../../queries/players.ts';
import { secondaryCost } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';

const STRUCTURES = ['pds', 'spaceDock'] as const;

const primary: Sequence<'primary construction'> = {
  rule: 'construction',
  steps: {
    'place a structure': {
      call: 'place structure',
      with: (x) => ({ seat: x.v.seat, types: STRUCTURES, why: say('ask.place PDS or dock') }),
    },
    'place a PDS': {
      call: 'place structure',
      with: (x) => ({ seat: x.v.seat, types: ['pds'], why: say('ask.place PDS') }),
    },
  },
};

const secondaryOf = (card: StrategyCardId): Sequence<'secondary construction'> => ({
  rule: 'construction',
  steps: {
    'choose a system': {
      ask: ({ g, v: { seat } }) => [choosingSystem(g, seat)],
      then: (x, got) => {
        const { seat, token } = x.v;
        const [system] = got[seat] as [string];
        x.v.system = system;
        // One that is not of the strategy pool.
        if (token !== undefined) placeToken(x, token.of, system, token.from);
      },
    },
    'place the token': {
      rule: 'command tokens',
      call: 'spend strategy tokens',
      with: ({ g, v: { seat, system, token } }) =>
        system !== undefined && token === undefined && secondaryCost(g, { seat, card }) > 0
          ? { seat, count: 1, system }
          : null,
      then: (x, { spent }) => {
        x.v.spent = spent;
      },
    },
    'place a structure': {
      call: 'place structure',
      with: (x) => {
        const planets = planetIdsOf(systemOf(x.g, x.v.system as string));
        return { seat: x.v.seat, types: STRUCTURES, planets, why: say('ask.place PDS or dock') };
      },
    },
  },
  gives: ({ v: { spent } }) => (spent === undefined ? undefined : { spent }),
});

/** Any system will do for the token; those where something could stand are proposed. */
function choosingSystem(g: G, seat: Seat): Choose {
  const types = STRUCTURES.filter((type) => unitsLeft(g, seat, type) > 0);
  const canHold = (planet: PlanetId): boolean =>
    types.some((type) => mayPlaceStructure(g, { seat, planet, type }) === null);
  const useful = g.systems.find((system) => system.planets.some((p) => p.owner === seat && canHold(p.id)));
  return {
    kind: 'choose',
    seat,
    rule: 'construction',
    ask: say('ask.system for construction'),
    options: g.systems.map(({ id }) => ({ id, text: say('option.system', { system: id }), on: [id] })),
    pick: [1, 1],
    ...(useful === undefined ? {} : { proposal: [useful.id] }),
  };
}

export const construction = strategyCard('construction', {
  procedures: { 'primary construction': primary, 'secondary construction': secondaryOf('construction') },
});

/** The same, but that its token counts as spent. */
export const constructionRevised = strategyCard('constructionRevised', {
  procedures: {
    'primary constructionRevised': primary,
    'secondary constructionRevised': secondaryOf('constructionRevised'),
  },
});
