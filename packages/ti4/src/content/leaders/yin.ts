// The leaders of the Yin Brotherhood.
import { add } from '@custodian/kernel';
import type { UnitTypeId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasCommander } from '../../queries/leaders.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { playerOf } from '../../queries/players.ts';
import { hasPiece, SPACE } from '../../queries/production.ts';
import { isGroundForce, isShipUnit } from '../../queries/units.ts';
import { extraPerCost, satisfiedColors, unitsPerCost } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, didDeed, withCommander } from './define.ts';
import { choosing } from './vocabulary.ts';
import { dannelOfTheTenth, dannelOfTheTenthOmega } from './yin-dannel.ts';
import { brotherOmarOmega } from './yin-omar-omega.ts';

type Loss = Windows['units destroyed'];

const isThere = (g: G, { seat }: Loss, type: UnitTypeId): boolean =>
  !playerOf(g, seat).eliminated && hasPiece(g, seat, type);

/** Up to two fighters in the place of a destroyer or cruiser, for whoever has lost it. */
const brotherMilor = agent<'units destroyed', Aiming<'units destroyed'> & { count?: number }>('brotherMilor', {
  on: ['units destroyed'],
  may: (g, _, about) =>
    about.units.some(({ type }) => type === 'destroyer' || type === 'cruiser') && isThere(g, about, 'fighter')
      ? null
      : false,
  effect: {
    rule: 'leaders',
    steps: {
      'how many': {
        ask: ({ v: { about } }) =>
          choosing(
            about.seat,
            say('ask.leader fighters'),
            ['2', '1'].map((id) => ({ id, text: say('option.leader fighters', { count: Number(id) }) })),
            [0, 1],
          ),
        then: (x, got) => {
          x.v.count = Number((got[x.v.about.seat] as readonly string[] | undefined)?.[0] ?? 0);
        },
      },
      fighters: {
        call: 'place units',
        with: ({ v: { about, count = 0 } }) =>
          count === 0
            ? null
            : {
                seat: about.seat,
                type: 'fighter',
                count,
                places: [`${SPACE} ${about.system}`],
                why: say('leader.brotherMilor'),
              },
      },
    },
    gives: () => undefined,
  },
});

/** What comes for what was lost: fighters for a ship, infantry for a ground force on a planet. */
function relief(g: G, about: Loss): { type: UnitTypeId; place: string } | null {
  const { seat, units, system, planet } = about;
  if (planet === undefined)
    return units.some(isShipUnit) && isThere(g, about, 'fighter')
      ? { type: 'fighter', place: `${SPACE} ${system}` }
      : null;
  return units.some(isGroundForce) && isThere(g, about, 'infantry') && mayStandOn(g, { seat, planet }) === null
    ? { type: 'infantry', place: planet }
    : null;
}

const brotherMilorOmega = agent<'units destroyed'>('brotherMilorOmega', {
  on: ['units destroyed'],
  may: (g, _, about) => (g.phase === 'action' && relief(g, about) !== null ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'two units': {
        call: 'place units',
        with: ({ g, v: { about } }) => {
          const come = relief(g, about);
          if (come === null) return null;
          const { type, place } = come;
          const why = say('leader.brotherMilorOmega');
          return { seat: about.seat, type, count: 2, places: [place], optional: true, why };
        },
      },
    },
    gives: () => undefined,
  },
});

const hasOmar = (g: G, seat: Seat): boolean => hasCommander(g, seat, 'brotherOmar');

const brotherOmar = commander('brotherOmar', {
  goal: (g, seat) => didDeed(g, seat, 'brotherOmar'),
  modifies: [
    add(satisfiedColors, (g, seat, now) => (hasOmar(g, seat) ? [...now, 'green' as const] : now)),
    withCommander('brotherOmar', add, unitsPerCost, (_, { type }, now) => (type === 'infantry' ? now + 1 : now)),
    withCommander('brotherOmar', add, extraPerCost, (_, { type }, now) => (type === 'infantry' ? now + 1 : now)),
  ],
});

export const yin: readonly Ti4Component[] = [
  brotherMilor,
  brotherMilorOmega,
  brotherOmar,
  brotherOmarOmega,
  dannelOfTheTenth,
  dannelOfTheTenthOmega,
];
