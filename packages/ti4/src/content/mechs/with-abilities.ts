// Mechs that come, or bring something, when an ability of their faction is used. The abilities call these sequences.
import type { Choose } from '@custodian/kernel';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Located } from '../../queries/board.ts';
import { isAdjacent, locate, unitsWhere } from '../../queries/board.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { planetsOf } from '../../queries/players.ts';
import { SPACE } from '../../queries/production.ts';
import { say } from '../../words/index.ts';
import { oneAtEachPlace, unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { mech } from './define.ts';

const placeOf = ({ system, planet }: Located): string => (planet === null ? `${SPACE} ${system.id}` : planet.id);

/** In Mitosis: a mech for an infantry, instead of one more infantry. */
const letaniBehemoth = mech('letaniBehemoth', {
  inRules: 'content/factions/arborec.ts',
  procedures: {
    'grow a mech': {
      rule: 'mechs',
      steps: {
        'which infantry': {
          ask: ({ g, v: { seat } }): Choose[] => {
            const options = oneAtEachPlace(g, seat, 'infantry').map((id) => unitOption(g, id));
            if (options.length === 0) return [];
            return [
              { kind: 'choose', seat, rule: 'mechs', ask: say('ask.grow a mech'), options, pick: [0, 1], proposal: [] },
            ];
          },
          then: (x, got) => {
            const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
            if (picked === undefined) return 'end';
            x.v.infantry = Number(picked);
            return undefined;
          },
        },
        deploy: {
          call: 'deploy mech',
          with: ({ v: { seat, infantry } }) =>
            infantry === undefined ? null : { seat, replaces: infantry, why: say('unitCard.letaniBehemoth') },
        },
      },
      gives: (x) => ({ grown: x.v.infantry !== undefined }),
    },
  },
});

/** In a Star Forge there or next to it: each mech an infantry. */
const emberColossus = mech('emberColossus', {
  inRules: 'content/factions/muaat.ts',
  procedures: {
    'mechs raise infantry': {
      rule: 'mechs',
      steps: {
        'which mechs': {
          ask: ({ g, v: { seat, system } }): Choose[] => {
            const options = colossiNear(g, seat, system).map(({ unit }) => unitOption(g, String(unit.id)));
            if (options.length === 0) return [];
            const proposal = options.map(({ id }) => id);
            const ask = say('ask.mechs raise infantry');
            return [{ kind: 'choose', seat, rule: 'mechs', ask, options, pick: [0, options.length], proposal }];
          },
          then: (x, got) => {
            x.v.waiting = ((got[x.v.seat] as readonly string[] | undefined) ?? []).map(Number);
          },
        },
        raise: {
          call: 'place units',
          with: (x) => {
            const [next, ...rest] = x.v.waiting ?? [];
            const found = next === undefined ? undefined : locate(x.g, next);
            if (found === undefined) return null;
            x.v.waiting = rest;
            const why = say('unitCard.emberColossus');
            return { seat: x.v.seat, type: 'infantry', count: 1, places: [placeOf(found)], why };
          },
          then: () => ({ goto: 'raise' }),
        },
      },
    },
  },
});

const colossiNear = (g: G, seat: Seat, at: string): Located[] =>
  unitsWhere(g, (u) => u.owner === seat && u.type === 'mech').filter(
    ({ system }) => system.id === at || isAdjacent(g, system.id, at, seat),
  );

/** In Indoctrination: a mech instead of an infantry, for one influence more in the same payment. */
const moyinsAshes = mech('moyinsAshes', {
  inRules: 'content/factions/yin.ts',
  procedures: {
    'ask for a mech of ashes': {
      rule: 'mechs',
      steps: {
        whether: {
          ask: ({ v: { seat } }) => {
            const options = [{ id: 'mech', text: say('option.mech of ashes') }];
            return [
              {
                kind: 'choose',
                seat,
                rule: 'mechs',
                ask: say('ask.mech of ashes'),
                options,
                pick: [0, 1],
                proposal: [],
              },
            ];
          },
          then: (x, got) => {
            x.v.wanted = (got[x.v.seat] as readonly string[] | undefined)?.includes('mech') === true;
          },
        },
      },
      gives: (x) => ({ wanted: x.v.wanted === true }),
    },
  },
});

/** After Stall Tactics: a mech on a planet of theirs. */
const blackshadeInfiltrator = mech('blackshadeInfiltrator', {
  inRules: 'content/factions/yssaril.ts',
  procedures: {
    'send an infiltrator': {
      rule: 'mechs',
      steps: {
        'where to': {
          ask: ({ g, v: { seat } }): Choose[] => {
            const options = hideouts(g, seat).map((planet) => ({
              id: planet,
              text: say('option.planet', { planet }),
              on: [planet],
            }));
            if (options.length === 0) return [];
            return [{ kind: 'choose', seat, rule: 'mechs', ask: say('ask.deploy'), options, pick: [0, 1] }];
          },
          then: (x, got) => {
            const [picked] = (got[x.v.seat] as readonly PlanetId[] | undefined) ?? [];
            if (picked === undefined) return 'end';
            x.v.planet = picked;
            return undefined;
          },
        },
        deploy: {
          call: 'deploy mech',
          with: ({ v: { seat, planet } }) =>
            planet === undefined ? null : { seat, places: [planet], why: say('unitCard.blackshadeInfiltrator') },
        },
      },
    },
  },
});

const hideouts = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .map((p) => p.id)
    .filter((planet) => mayStandOn(g, { seat, planet }) === null);

export const withAbilities: readonly Ti4Component[] = [
  letaniBehemoth,
  emberColossus,
  moyinsAshes,
  blackshadeInfiltrator,
];
