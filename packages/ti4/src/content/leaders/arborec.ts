// The leaders of the Arborec.

import type { UnitTypeId } from '../../facts/index.ts';
import { shipTypeIds, unitTypeIds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { hasUnit, isAnyUnit, locate, unitsWhere } from '../../queries/board.ts';
import { purchasingPower } from '../../queries/payment.ts';
import { planetsOf } from '../../queries/players.ts';
import { effectPlaces, hasPiece, producersIn } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { isGroundForce, isNonFighterShip, unitCard } from '../../queries/units.ts';
import { unitCost, unitsPerCost } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { canProduce } from '../../rules/production/production.ts';
import type { Producing } from '../../rules/production/sequences.ts';
import { say } from '../../words/index.ts';
import { systemOption, unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

/** Ships of other types that may take the place of a ship: up to 2 more in cost. */
const successors = (g: G, unit: FrozenUnit): UnitTypeId[] => shipTypeIds.filter((type) => mayFollow(g, unit, type));

function mayFollow(g: G, unit: FrozenUnit, type: UnitTypeId): boolean {
  const seat = unit.owner;
  if (type === unit.type || unitCard(g, seat, type) === null) return false;
  const its = unitCost(g, { seat, type });
  return its !== null && its <= (unitCost(g, { seat, type: unit.type }) ?? 0) + 2 && hasPiece(g, seat, type);
}

const isReplaceable =
  (g: G) =>
  (unit: FrozenUnit): boolean =>
    isNonFighterShip(unit) && shipTypeIds.some((type) => mayFollow(g, unit, type));

const replaceable = (g: G): string[] => unitsWhere(g, isReplaceable(g)).map(({ unit }) => String(unit.id));

const letaniOspha = agent<'component action', Aiming<'component action'> & { ship?: number; type?: UnitTypeId }>(
  'letaniOspha',
  {
    on: ['component action'],
    may: (g) => (isAnyUnit(g, isReplaceable(g)) ? null : why('leaders', 'why.no target')),
    effect: {
      rule: 'leaders',
      steps: {
        'choose a ship': {
          ask: ({ g, v: { seat } }) =>
            choosing(
              seat,
              say('ask.leader target', { leader: 'letaniOspha' }),
              replaceable(g).map((id) => unitOption(g, id)),
            ),
          then: (x, got) => {
            const picked = pickedOf(got, x.v.seat, replaceable(x.g));
            if (picked === undefined) return 'end';
            x.v.ship = Number(picked);
            return undefined;
          },
        },
        'its owner replaces it': {
          ask: ({ g, v: { ship } }) => {
            const at = locate(g, ship as number);
            if (at === undefined) return [];
            return choosing(
              at.unit.owner,
              say('ask.leader replace a ship', { unit: at.unit.type, system: at.system.id }),
              successors(g, at.unit).map((type) => ({ id: type, text: say('option.unit', { unit: type }) })),
              [0, 1],
            );
          },
          then: (x, got) => {
            const at = locate(x.g, x.v.ship as number);
            const [type] = at === undefined ? [] : ((got[at.unit.owner] as readonly UnitTypeId[] | undefined) ?? []);
            if (type === undefined) return 'end';
            x.v.type = type;
            return undefined;
          },
        },
        place: {
          call: 'place units',
          with: ({ g, v: { ship, type } }) => {
            const at = locate(g, ship as number);
            if (at === undefined || type === undefined) return null;
            return {
              seat: at.unit.owner,
              type,
              count: 1,
              places: [`space ${at.system.id}`],
              replaces: at.unit.id,
              why: say('leader.letaniOspha'),
            };
          },
        },
      },
      gives: () => undefined,
    },
  },
);

/** So many units of any type in a system. */
const grown = (
  g: G,
  seat: Seat,
  system: string,
  limit: number,
  leader: 'dirzugaRophal' | 'letaniMiasmiala',
): Producing => ({
  seat,
  system,
  places: effectPlaces(g, seat, system),
  limit,
  types: unitTypeIds,
  why: say(`leader.${leader}`),
});

const dirzugaRophal = commander<'system activated'>('dirzugaRophal', {
  goal: (g, seat) => ({
    have: planetsOf(g, seat).reduce(
      (sum, planet) => sum + planet.units.filter((u) => u.owner === seat && isGroundForce(u)).length,
      0,
    ),
    need: 12,
  }),
  on: ['system activated'],
  may: (g, seat, about) => {
    if (about.seat === seat || about.ended === true) return false;
    if (!producersIn(g, seat, about.system).some(({ unit }) => unit !== null)) return false;
    return canProduce(g, grown(g, seat, about.system, 1, 'dirzugaRophal')) ? null : why('resources', 'why.no target');
  },
  effect: {
    rule: 'leaders',
    steps: {
      'produce 1 unit': {
        call: 'produce',
        with: ({ g, v: { seat, about } }) => grown(g, seat, about.system, 1, 'dirzugaRophal'),
      },
    },
    gives: () => undefined,
  },
});

/** Systems with ground forces of the seat where something can be made and paid for. */
const gardens = (g: G, seat: Seat, done: readonly string[]): string[] =>
  g.systems
    .filter((s) => !done.includes(s.id) && hasUnit(s, seat, isGroundForce))
    .map((s) => s.id)
    .filter((system) => canProduce(g, grown(g, seat, system, 1, 'letaniMiasmiala')));

const letaniMiasmiala = hero<'component action', Aiming<'component action'> & { system?: string; done?: string[] }>(
  'letaniMiasmiala',
  {
    on: ['component action'],
    may: (g, seat) => (gardens(g, seat, []).length > 0 ? null : why('leaders', 'why.no target')),
    effect: {
      rule: 'leaders',
      steps: {
        'choose a system': {
          ask: ({ g, v: { seat, done = [] } }) =>
            choosing(
              seat,
              say('ask.leader produce where'),
              gardens(g, seat, done).map((id) => systemOption(g, id)),
              [0, 1],
            ),
          then: (x, got) => {
            const [system] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
            if (system === undefined) return 'end';
            x.v.system = system;
            x.v.done = [...(x.v.done ?? []), system];
            return undefined;
          },
        },
        'produce units': {
          call: 'produce',
          with: ({ g, v: { seat, system = '' } }) => grown(g, seat, system, mostUnits(g, seat), 'letaniMiasmiala'),
          then: () => ({ goto: 'choose a system' }),
        },
      },
      gives: () => undefined,
    },
  },
);

/** Any number: as many as can be paid for, and a flagship that is had for nothing. */
const mostUnits = (g: G, seat: Seat): number =>
  1 + purchasingPower(g, seat, 'resources') * Math.max(...unitTypeIds.map((type) => unitsPerCost(g, { seat, type })));

export const arborec: readonly Ti4Component[] = [letaniOspha, dirzugaRophal, letaniMiasmiala];
