// The words in which agendas are declared.
import type { Choose, Layer, Modifier, Text, Value } from '@custodian/kernel';
import { discardActionCard } from '../../atoms/action-cards.ts';
import { addEffect } from '../../atoms/table.ts';
import type { AgendaId, PlanetId } from '../../facts/index.ts';
import type { G, Game, Seat, Ti4 } from '../../game.ts';
import type { FrozenUnit, Located } from '../../queries/board.ts';
import { everyUnit } from '../../queries/board.ts';
import { votersFor } from '../../queries/council.ts';
import { lawInForce, playerOf } from '../../queries/players.ts';
import type { Destroying } from '../../rules/combat/sequences.ts';
import type { AgendaEffect, AgendaEffects } from '../../rules/council/agenda-effects.ts';
import { declareEffects } from '../../rules/council/agenda-effects.ts';
import type { Decided } from '../../rules/council/sequences.ts';
import type { RuleId } from '../../rules/rulebook.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { agenda as component } from '../define.ts';

type Behaviour = Parameters<typeof component>[1];

/** An agenda: what its outcomes do, and what it changes while it is in play. */
export function agenda(
  id: AgendaId,
  { for: yes, against, elected, ...behaviour }: AgendaEffects & Behaviour,
): Ti4Component {
  declareEffects(id, {
    ...(yes !== undefined && { for: yes }),
    ...(against !== undefined && { against }),
    ...(elected !== undefined && { elected }),
  });
  return component(id, behaviour);
}

/** Who has voted for a side. */
export const votersOf =
  (side: 'for' | 'against') =>
  (_: G, { casts }: Decided): readonly Seat[] =>
    votersFor(casts, side);

/** All action cards of a seat go to the discards. */
export function discardHand(x: Ti4, seat: Seat): void {
  for (const card of [...playerOf(x.g, seat).hand]) discardActionCard(x, seat, card);
}

/** Everybody who voted for a side discards his hand. */
export const handsOfVoters = (side: 'for' | 'against'): AgendaEffect => ({
  atOnce: (x, { casts }) => {
    for (const seat of votersFor(casts, side)) discardHand(x, seat);
  },
});

/** When the next strategy phase begins, these seats exhaust planets: `delayedExhaustion` says which. */
export const exhaustedNextRound = (id: AgendaId, who: (g: G, decided: Decided) => readonly Seat[]): AgendaEffect => ({
  atOnce: (x, decided) => {
    for (const seat of who(x.g, decided))
      addEffect(x, { source: `agenda:${id}`, seat, target: 'exhaust', until: 'game' });
  },
});

/** A change while a law that was elected for a planet is attached to it. */
export const onPlanet = <T>(
  id: AgendaId,
  layer: Layer,
  value: Value<Game, PlanetId, T>,
  change: (now: T) => T,
): Modifier<Game> => layer(value, (g, planet, now) => (lawInForce(g, id)?.elected === planet ? change(now) : now));

/** Units of a seat by where they stand, as destructions that the council orders. */
export function destroying(g: G, which: (found: Located) => boolean): Destroying[] {
  const places = new Map<string, { seat: Seat; system: string; planet?: PlanetId; ids: number[] }>();
  for (const found of everyUnit(g)) {
    if (!which(found)) continue;
    const { unit, system, planet } = found;
    const key = `${unit.owner} ${planet?.id ?? system.id}`;
    const place = places.get(key) ?? {
      seat: unit.owner,
      system: system.id,
      ...(planet === null ? {} : { planet: planet.id }),
      ids: [],
    };
    place.ids.push(unit.id);
    places.set(key, place);
  }
  return [...places.values()].map((place) => ({ ...place, enemy: -1, kind: null }));
}

/** A question which of these units of a seat are meant, where there is a choice. */
export function whichUnits(
  g: G,
  seat: Seat,
  units: readonly FrozenUnit[],
  count: number,
  ask: Text,
  rule: RuleId,
): Choose[] {
  if (count <= 0 || units.length <= count) return [];
  const where = new Map(everyUnit(g).map((found) => [found.unit.id, found]));
  const options = units.map((unit) => {
    const found = where.get(unit.id) as Located;
    const at = found.planet?.id ?? found.system.id;
    const text =
      found.planet === null
        ? say('option.unit in system', { unit: unit.type, system: found.system.id })
        : say('option.unit on planet', { unit: unit.type, planet: found.planet.id });
    return { id: String(unit.id), text, on: [at] };
  });
  return [{ kind: 'choose', seat, rule, ask, options, pick: [count, count] }];
}
