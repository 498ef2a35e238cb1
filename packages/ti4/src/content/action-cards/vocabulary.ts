// The words in which action cards are declared: what they are aimed at.
import type { Choose, Option, Refusal, Text } from '@custodian/kernel';
import type { PlanetId, TechnologyId, UnitTypeId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { everyUnit } from '../../queries/board.ts';
import { planetsOf } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { WindowName } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { CardAim } from './define.ts';

/** One of these is named as the target; with only one there is nothing to ask. */
export function aimAt<W extends WindowName>(
  ask: Text,
  targets: (g: G, v: Aiming<W>) => readonly string[],
  option: (g: G, target: string) => Option,
): CardAim<W, string> {
  const question = (g: G, v: Aiming<W>): Choose[] => {
    const found = targets(g, v);
    if (found.length < 2) return [];
    const options = found.map((target) => option(g, target));
    return [{ kind: 'choose', seat: v.seat, rule: 'action cards', ask, options, pick: [1, 1] }];
  };
  return {
    rule: 'action cards',
    steps: {
      'name the target': {
        ask: ({ g, v }) => question(g, v),
        then: (x, got) => {
          const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
          x.v.target = picked ?? targets(x.g, x.v)[0] ?? '';
        },
      },
    },
    gives: (x) => x.v.target ?? '',
  };
}

/** Up to so many of these units are named as targets: 'units 4 7', so that a number is not taken for a tile. */
export function aimAtUnits<W extends WindowName>(
  ask: Text,
  most: number,
  targets: (g: G, v: Aiming<W>) => readonly string[],
): CardAim<W, string> {
  const question = (g: G, v: Aiming<W>): Choose[] => {
    const found = targets(g, v);
    if (found.length < 2) return [];
    const options = found.map((target) => unitOption(g, target));
    const pick = [1, Math.min(most, found.length)] as const;
    return [{ kind: 'choose', seat: v.seat, rule: 'action cards', ask, options, pick }];
  };
  return {
    rule: 'action cards',
    steps: {
      'name the units': {
        ask: ({ g, v }) => question(g, v),
        then: (x, got) => {
          const picked = got[x.v.seat] as readonly string[] | undefined;
          x.v.target = ['units', ...(picked ?? targets(x.g, x.v).slice(0, 1))].join(' ');
        },
      },
    },
    gives: (x) => x.v.target ?? '',
  };
}

/** The numbers of units that were named as targets. */
export const unitsNamed = (target: string): number[] => target.split(' ').slice(1).map(Number);

export const planetOption = (_: G, planet: string): Option => ({
  id: planet,
  text: say('option.planet', { planet }),
  on: [planet],
});
export const systemOption = (_: G, system: string): Option => ({
  id: system,
  text: say('option.system', { system }),
  on: [system],
});
export const playerOption = (_: G, player: string): Option => ({
  id: player,
  text: say('option.player', { player: Number(player) }),
});
export const technologyOption = (_: G, technology: string): Option => ({
  id: technology,
  text: say(`technology.${technology as TechnologyId}`),
  on: [technology],
});
export const lawOption = (_: G, agenda: string): Option => ({ id: agenda, text: say('option.agenda', { agenda }) });

/** A unit by its number. */
export function unitOption(g: G, id: string): Option {
  for (const { unit, system, planet } of everyUnit(g)) {
    if (String(unit.id) !== id) continue;
    return planet === null
      ? { id, text: say('option.unit in system', { unit: unit.type, system: system.id }), on: [system.id] }
      : { id, text: say('option.unit on planet', { unit: unit.type, planet: planet.id }), on: [planet.id] };
  }
  return { id, text: say('option.nothing') };
}

/** Own units of a type by their numbers, one for each place: which of them it is makes no difference. */
export function oneAtEachPlace(g: G, seat: Seat, type: UnitTypeId): string[] {
  const first = new Map<string, string>();
  for (const { unit, system, planet } of everyUnit(g)) {
    const place = planet?.id ?? system.id;
    if (unit.owner === seat && unit.type === type && !first.has(place)) first.set(place, String(unit.id));
  }
  return [...first.values()];
}

/** A refusal where a card has no target; null where it has. */
export const ifAny = (targets: readonly unknown[]): Refusal | null =>
  targets.length > 0 ? null : why('action cards', 'why.no target');

/** A refusal where no piece of the type is to be had. */
export const ifPiece = (g: G, seat: Seat, unit: UnitTypeId): Refusal | null =>
  hasPiece(g, seat, unit) ? null : why('reinforcements', 'why.no pieces left', { unit, left: 0 });

export const planetIds = (planets: readonly { readonly id: PlanetId }[]): PlanetId[] => planets.map((p) => p.id);
export const ownPlanets = (g: G, seat: Seat): PlanetId[] => planetIds(planetsOf(g, seat));
