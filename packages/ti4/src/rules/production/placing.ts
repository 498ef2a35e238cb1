// Placing units and structures without producing them. Pieces that the reinforcements lack may be taken off the board.
import type { Barred, Choose, Option } from '@custodian/kernel';
import { placeUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { locate, systemOfPlanet } from '../../queries/board.ts';
import { mayPlaceStructure, mayStandOn } from '../../queries/permissions.ts';
import { planetsOf, unitsLeft } from '../../queries/players.ts';
import { hasPiece, pullableUnits } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { unitCard } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { spotOf, takeBack } from './making.ts';
import type { Placing, Structure } from './sequences.ts';

/** Gives the place, or null where nothing was placed. */
export const placeUnitsSequence: Sequence<'place units'> = {
  rule: 'reinforcements',
  steps: {
    where: {
      ask: (x) => askPlace(x.g, x.v),
      then: (x, got) => {
        if (!canPlace(x.g, x.v)) return 'end';
        const answer = got[x.v.seat] as readonly string[] | undefined;
        const place = answer === undefined ? openPlaces(x.g, x.v)[0] : answer[0];
        if (place === undefined) return 'end';
        x.v.place = place;
        return undefined;
      },
    },
    'how many': {
      ask: (x) => askNumber(x.v),
      then: (x, got) => {
        const [number] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        if (number !== undefined) x.v.wanted = Number(number);
      },
    },
    'take pieces off the board': {
      ask: ({ g, v: { seat, type, count, wanted = count } }) => askPull(g, seat, type, wanted),
      then: (x, got) => {
        const { seat, type, count, wanted = count, place } = x.v;
        for (const id of (got[seat] as readonly string[] | undefined) ?? []) takeBack(x, Number(id));
        x.v.placed = Math.min(wanted, unitsLeft(x.g, seat, type));
        if (x.v.placed > 0) removeReplaced(x, x.v.replaces);
        if (x.v.placed > 0) placeUnits(x, seat, spotOf(x.g, place as string), type, x.v.placed);
        return x.v.placed > 0 ? undefined : 'end';
      },
    },
    limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
  },
  gives: (x) => ({ place: x.v.placed === undefined || x.v.placed === 0 ? null : (x.v.place ?? null) }),
};

/** What was replaced is removed, which is not destroying. */
function removeReplaced(x: Ti4, id: number | undefined): void {
  const found = id === undefined ? undefined : locate(x.g, id);
  if (found !== undefined) removeUnits(x, { system: found.system.id, planet: found.planet?.id }, [found.unit.id]);
}

/** Places where units of the seat may stand. */
const openPlaces = (g: G, { seat, places }: Placing): string[] =>
  places.filter((place) => {
    const { planet } = spotOf(g, place);
    return planet === undefined || mayStandOn(g, { seat, planet: planet as PlanetId }) === null;
  });

/** Is there a place, and a piece in the reinforcements or on the board? */
function canPlace(g: G, placing: Placing): boolean {
  const { seat, type } = placing;
  if (openPlaces(g, placing).length === 0 || unitCard(g, seat, type) === null) return false;
  return hasPiece(g, seat, type);
}

function askPlace(g: G, placing: Placing): Choose[] {
  const { seat, optional, why: ask } = placing;
  const places = openPlaces(g, placing);
  if (!canPlace(g, placing) || (places.length < 2 && optional !== true)) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'reinforcements',
      ask,
      options: places.map((place) => {
        const { system, planet } = spotOf(g, place);
        const text = planet === undefined ? say('option.system', { system }) : say('option.planet', { planet });
        return { id: place, text, on: [planet ?? system] };
      }),
      pick: [optional === true ? 0 : 1, 1],
      proposal: [places[0] as string],
    },
  ];
}

/** Whoever may place fewer says how many; all are proposed. */
function askNumber({ seat, count, upTo, why: ask }: Placing): Choose[] {
  if (upTo !== true || count < 2) return [];
  const options = Array.from({ length: count }, (_, i) => ({
    id: String(count - i),
    text: say('option.place so many', { count: count - i }),
  }));
  return [{ kind: 'choose', seat, rule: 'reinforcements', ask, options, pick: [1, 1], proposal: [String(count)] }];
}

/** What is missing may come from the board, but nobody is made to take it there. */
function askPull(g: G, seat: Seat, type: UnitTypeId, count: number): Choose[] {
  const missing = count - Math.max(0, unitsLeft(g, seat, type));
  if (missing <= 0) return [];
  const there = pullableUnits(g, seat, type);
  if (there.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'reinforcements',
      ask: say('ask.take off the board', { unit: type, count: missing }),
      options: there.map(({ unit, system, planet }) => ({
        id: String(unit.id),
        text:
          planet === null
            ? say('option.unit in system', { unit: type, system })
            : say('option.unit on planet', { unit: type, planet }),
        on: [planet ?? system, String(unit.id)],
      })),
      pick: [0, Math.min(missing, there.length)],
    },
  ];
}

/** Gives the planet, or null where nothing was placed. */
export const placeStructure: Sequence<'place structure'> = {
  rule: 'structures',
  steps: {
    'what and where': {
      ask: (x) => askStructure(x.g, x.v),
      then: (x, got) => {
        const answer = got[x.v.seat] as readonly string[] | undefined;
        const picked = answer === undefined ? onlySite(x.g, x.v) : answer[0];
        if (picked === undefined) return 'end';
        const [type, planet] = picked.split(' ') as [UnitTypeId, PlanetId];
        x.v.type = type;
        x.v.planet = planet;
        return undefined;
      },
    },
    'about to place structure': {
      window: 'about to place structure',
      about: ({ g, v: { seat, type, planet } }) => ({
        seat,
        system: systemOfPlanet(g, planet as PlanetId).id,
        unit: type as UnitTypeId,
        planet: floats(g, seat, type as UnitTypeId) ? null : (planet as PlanetId),
      }),
      then: (_, { instead }) => (instead === true ? 'end' : undefined),
    },
    'take a piece off the board': {
      rule: 'reinforcements',
      ask: (x) => askPull(x.g, x.v.seat, x.v.type as UnitTypeId, 1),
      then: (x, got) => {
        const { seat } = x.v;
        const [type, planet] = [x.v.type as UnitTypeId, x.v.planet as PlanetId];
        const taken = (got[seat] as readonly string[] | undefined) ?? [];
        for (const id of taken) takeBack(x, Number(id));
        x.v.taken = taken.length;
        if (unitsLeft(x.g, seat, type) <= 0) {
          delete x.v.planet;
          return 'end';
        }
        const system = systemOfPlanet(x.g, planet).id;
        removeReplaced(x, x.v.replaces);
        placeUnits(x, seat, floats(x.g, seat, type) ? { system } : { system, planet }, type, 1);
        return undefined;
      },
    },
    // A dock that was taken from elsewhere holds no fighters there any more.
    limits: { rule: 'capacity', call: 'limits', with: (x) => (x.v.taken === 0 ? null : {}) },
    'structure placed': {
      window: 'structure placed',
      about: (x) => {
        const [seat, unit, planet] = [x.v.seat, x.v.type as UnitTypeId, x.v.planet as PlanetId];
        const system = systemOfPlanet(x.g, planet).id;
        return { seat, system, unit, planet: floats(x.g, seat, unit) ? null : planet };
      },
    },
  },
  gives: (x) => ({ planet: x.v.planet ?? null }),
};

/** Docks that stand in space are placed in the system of a planet of their owner. */
const floats = (g: G, seat: Seat, type: UnitTypeId): boolean => unitCard(g, seat, type)?.inSpace === true;

interface Sites {
  readonly options: Option[];
  readonly barred: Barred[];
}

function sitesOf(g: G, { seat, types, planets }: Structure): Sites {
  const options: Option[] = [];
  const barred: Barred[] = [];
  for (const type of types) {
    const isToBeHad = hasPiece(g, seat, type);
    for (const { id: planet } of planetsOf(g, seat)) {
      if (planets !== undefined && !planets.includes(planet)) continue;
      // Of a dock in space one planet of the system says enough.
      if (floats(g, seat, type) && !isSiteOf(g, seat, type, planet, planets)) continue;
      const option = { id: `${type} ${planet}`, text: say('option.structure', { unit: type, planet }), on: [planet] };
      const refused = isToBeHad
        ? mayPlaceStructure(g, { seat, planet, type })
        : why('reinforcements', 'why.no pieces left', { unit: type, left: 0 });
      if (refused === null) options.push(option);
      else barred.push({ option, why: refused });
    }
  }
  return { options, barred };
}

/** Of the own planets of a system the first that a dock can be placed at; the first of all where none is. */
function isSiteOf(g: G, seat: Seat, type: UnitTypeId, planet: PlanetId, among?: readonly PlanetId[]): boolean {
  const own = systemOfPlanet(g, planet).planets.filter((p) => p.owner === seat && among?.includes(p.id) !== false);
  const site = own.find((p) => mayPlaceStructure(g, { seat, planet: p.id, type }) === null) ?? own[0];
  return site?.id === planet;
}

/** Where something must be placed and there is one way only. */
function onlySite(g: G, structure: Structure): string | undefined {
  const { options } = sitesOf(g, structure);
  return structure.must === true && options.length === 1 ? options[0]?.id : undefined;
}

function askStructure(g: G, structure: Structure): Choose[] {
  const { options, barred } = sitesOf(g, structure);
  if (options.length === 0 || (structure.must === true && options.length === 1)) return [];
  const { seat, must, why: ask } = structure;
  return [{ kind: 'choose', seat, rule: 'structures', ask, options, barred, pick: [must === true ? 1 : 0, 1] }];
}
