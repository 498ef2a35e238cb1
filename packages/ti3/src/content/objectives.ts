// What the objective cards require: each says what a seat still lacks, and what it must spend on the spot.
import type { Text } from '@custodian/kernel';
import { isAblated } from '@custodian/kernel';
import type { G, Seat } from '../game.ts';
import { neighbours, systemOf, systemOfPlanet } from '../queries/board.ts';
import {
  areNeighbours,
  canBeControlled,
  colorsWith,
  conqueredHomes,
  controlsSystem,
  influenceOf,
  MECATOL_REX,
  mecatolRexOf,
  mostOfOneSpecialty,
  shipsAtMecatolRex,
  specialtiesOf,
  technologiesByColor,
  warshipsIn,
  wormholeSystems,
} from '../queries/objectives.ts';
import { leftOf, planetsOutsideHome, playerOf, rightOf, unitsOnBoard } from '../queries/players.ts';
import type { Currency } from '../rules/production/spending.ts';
import { purchasingPower } from '../rules/production/spending.ts';
import { say } from '../words/index.ts';
import type { Ti3Component } from './define.ts';
import type { ObjectiveId } from './facts/index.ts';
import { technologyColors, units } from './facts/index.ts';

/** Null: nothing is missing. */
type Missing = (g: G, seat: Seat) => Text | null;
/** Paid when the card is claimed. */
export type Spending = { readonly currency: Currency | 'trade goods'; readonly amount: number };

const requirements = new Map<ObjectiveId, { readonly missing: Missing; readonly spending?: Spending }>();

/** What the seat lacks for the objective; null when its requirement is met. */
export function missingFor(g: G, seat: Seat, id: ObjectiveId): Text | null {
  const requirement = requirements.get(id);
  return requirement === undefined || isAblated('objective', id)
    ? say('missing.never claimed')
    : requirement.missing(g, seat);
}

export const spendingFor = (id: ObjectiveId): Spending | undefined => requirements.get(id)?.spending;

function objective(id: ObjectiveId, missing: Missing, spending?: Spending): Ti3Component {
  requirements.set(id, spending === undefined ? { missing } : { missing, spending });
  return { id: `objective:${id}`, kind: 'objective', name: say(`objective.${id}`) };
}

/** A text with the number still missing, or null when there is enough. */
const short = (have: number, need: number, text: (count: number) => Text): Text | null =>
  have >= need ? null : text(need - have);

const planetsOutside =
  (need: number): Missing =>
  (g, seat) =>
    short(planetsOutsideHome(g, seat).length, need, (count) => say('missing.planets', { count }));

const technologiesOwned =
  (need: number): Missing =>
  (g, seat) =>
    short(playerOf(g, seat).technologies.length, need, (count) => say('missing.technologies', { count }));

const homes =
  (need: number): Missing =>
  (g, seat) =>
    short(conqueredHomes(g, seat).length, need, (count) => say('missing.home systems', { count }));

/** Mecatol Rex with a space dock on it, and something more. */
const seatOfPower =
  (more: Missing): Missing =>
  (g, seat) => {
    const capital = mecatolRexOf(g, seat);
    if (capital === undefined) return say('missing.mecatol rex');
    return capital.dock < 0 ? say('missing.dock on mecatol rex') : more(g, seat);
  };

const spend = (id: ObjectiveId, currency: Spending['currency'], amount: number): Ti3Component =>
  objective(
    id,
    (g, seat) =>
      currency === 'trade goods'
        ? short(playerOf(g, seat).tradeGoods, amount, (count) => say('missing.trade goods', { count }))
        : short(purchasingPower(g, seat, currency), amount, (count) => say(`missing.${currency}`, { count })),
    { currency, amount },
  );

const secrets: readonly Ti3Component[] = [
  objective('conqueror', homes(1)),
  objective(
    'diversified',
    seatOfPower((g, seat) => short(colorsWith(g, seat, 2), 3, (count) => say('missing.colors twice', { count }))),
  ),
  objective('focused', (g, seat) =>
    short(mostOfOneSpecialty(g, seat), 4, (count) => say('missing.same specialty', { count })),
  ),
  objective(
    'forceful',
    seatOfPower((g, seat) => {
      const there = shipsAtMecatolRex(g).filter((s) => s.owner === seat && s.type === 'dreadnought').length;
      return short(there, 4, (count) => say('missing.dreadnoughts at mecatol rex', { count }));
    }),
  ),
  objective('industrial', (g, seat) => {
    if (mecatolRexOf(g, seat) === undefined) return say('missing.mecatol rex');
    return (
      short(unitsOnBoard(g, seat, 'spaceDock'), units.spaceDock.limit, (count) =>
        say('missing.space docks', { count }),
      ) ??
      short(unitsOnBoard(g, seat, 'dreadnought'), units.dreadnought.limit, (count) =>
        say('missing.dreadnoughts', { count }),
      )
    );
  }),
  objective('keeperOfGates', (g, seat) => {
    const gates = wormholeSystems(g);
    if (gates.length === 0) return say('missing.no wormholes');
    const kept = gates.filter((s) => warshipsIn(s, seat) > 0).length;
    return short(kept, gates.length, (count) => say('missing.wormholes', { count }));
  }),
  objective(
    'masterOfShips',
    seatOfPower((g, seat) =>
      short(warshipsIn(systemOfPlanet(g, MECATOL_REX), seat), 8, (count) =>
        say('missing.ships at mecatol rex', { count }),
      ),
    ),
  ),
  objective('merciless', (g, seat) =>
    g.deeds.some((d) => d.deed === 'took last dock' && d.seat === seat && areNeighbours(g, seat, Number(d.about)))
      ? null
      : say('missing.last dock'),
  ),
  objective('technocrat', (g, seat) =>
    short(specialtiesOf(g, seat).length, 6, (count) => say('missing.specialties', { count })),
  ),
  objective(
    'usurper',
    seatOfPower((g, seat) =>
      short(mecatolRexOf(g, seat)?.groundForces ?? 0, 6, (count) =>
        say('missing.ground forces on mecatol rex', { count }),
      ),
    ),
  ),
];

const stageOne: readonly Ti3Component[] = [
  objective('planets5', planetsOutside(5)),
  objective('mecatolWholeRound', (g, seat) => {
    const capital = mecatolRexOf(g, seat);
    if (capital === undefined) return say('missing.mecatol rex');
    return capital.since < g.round ? null : say('missing.whole round');
  }),
  objective('threeSpecialties', (g, seat) => {
    const shown = new Set(specialtiesOf(g, seat).filter((color) => color !== 'yellow'));
    return short(shown.size, 3, (count) => say('missing.different specialties', { count }));
  }),
  objective('tech5', technologiesOwned(5)),
  objective('techSameColor3', (g, seat) => {
    const owned = technologiesByColor(g, seat);
    return short(Math.max(...technologyColors.map((color) => owned[color])), 3, (count) =>
      say('missing.same color', { count }),
    );
  }),
  objective('techAllColors', (g, seat) =>
    short(colorsWith(g, seat, 1), technologyColors.length, (count) => say('missing.colors', { count })),
  ),
  spend('spendTradeGoods6', 'trade goods', 6),
  spend('spendResources10', 'resources', 10),
  spend('spendInfluence10', 'influence', 10),
  objective('docks3', (g, seat) =>
    short(unitsOnBoard(g, seat, 'spaceDock'), units.spaceDock.limit, (count) => say('missing.space docks', { count })),
  ),
];

const stageTwo: readonly Ti3Component[] = [
  objective('planets10', planetsOutside(10)),
  objective('tech9', technologiesOwned(9)),
  spend('spendTradeGoods12', 'trade goods', 12),
  spend('spendResources20', 'resources', 20),
  spend('spendInfluence20', 'influence', 20),
  objective('mecatolAndRing', (g, seat) => {
    const capital = systemOfPlanet(g, MECATOL_REX);
    const heart = [capital, ...neighbours(g, capital.id).map((id) => systemOf(g, id))].filter(canBeControlled);
    return short(heart.filter((s) => controlsSystem(s, seat)).length, heart.length, (count) =>
      say('missing.systems', { count }),
    );
  }),
  objective('influenceNeighbours', (g, seat) => {
    const around = new Set([leftOf(g, seat), rightOf(g, seat)]);
    around.delete(seat);
    const theirs = [...around].reduce((sum, other) => sum + influenceOf(g, other), 0);
    return short(influenceOf(g, seat), theirs + 1, (count) => say('missing.more influence', { count }));
  }),
  objective('domination', homes(2)),
  objective('supremacy', planetsOutside(18)),
  // Never claimed: the game ends when it is revealed (rules/status/victory.ts).
  objective('imperiumRex', () => say('missing.never claimed')),
];

export const objectiveComponents: readonly Ti3Component[] = [...secrets, ...stageOne, ...stageTwo];
