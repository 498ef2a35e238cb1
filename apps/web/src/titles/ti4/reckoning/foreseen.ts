// What an outcome of an agenda would do to this position: its effect is carried out in imagined worlds, and what happens in all
// of them is certain. Needs the whole rule set, so it is done beside the page; see foresee.ts.
import type { Seat } from '@custodian/kernel';
import { apply, begin, decisionId, eventsFor, pending, quickRoll, randomValue } from '@custodian/kernel';
import { ti4 } from '@custodian/ti4';
import type { Ti4Event } from '@custodian/ti4/events';
import type { AgendaId, PlanetId } from '@custodian/ti4/facts';
import { agendas, lawPlace, planets } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { NOBODY } from '@custodian/ti4/game';
import { adjacency, isAnomaly, wormholesOf } from '@custodian/ti4/queries/board';
import { influence, resources } from '@custodian/ti4/queries/values';
import { neighboursOf } from '../board/touching.ts';
import type { Cast } from '../council/session.ts';

export interface Decided {
  readonly agenda: AgendaId;
  readonly outcome: string;
  readonly casts: readonly Cast[];
}

export interface Foreseen {
  /** What is certain to happen at once. */
  readonly events: readonly Ti4Event[];
  /** Cards or dice decide what else happens. */
  readonly isOpen: boolean;
  /** Who then has to decide something. */
  readonly asked: readonly Seat[];
  /** A law comes into play. */
  readonly isLaw: boolean;
  /** Pairs of systems that become adjacent, and who becomes a neighbour of the seat. */
  readonly roads: readonly (readonly [string, string])[];
  readonly neighbours: readonly Seat[];
  /** Planets that are worth something else from then on. */
  readonly worth: readonly { readonly planet: PlanetId; readonly resources: number; readonly influence: number }[];
  /** Systems that it is about. */
  readonly systems: readonly string[];
}

/** So many worlds that differ in all that the seat cannot know, hands, decks, dice, and in what others would decide: what happens in
 *  each of them does not hang on that. */
const WORLDS = 8;
const MOST_ANSWERS = 60;

/** Null: it cannot be told. */
export function foreseen(game: Game, seat: Seat, decided: Decided): Foreseen | null {
  try {
    const worlds = Array.from({ length: WORLDS }, (_, world) => carriedOut(game, seat, decided, world));
    const [first, ...others] = worlds as [World, ...World[]];
    const told = others.map(({ events }) => new Set(events.map((event) => JSON.stringify(event))));
    const events = first.events.filter((event) => told.every((lines) => lines.has(JSON.stringify(event))));
    return {
      events,
      isOpen: first.asked.length === 0 && worlds.some((world) => world.events.length > events.length),
      asked: first.asked,
      ...underTheLaw(game, seat, decided),
      systems: placesOf(game, decided, events),
    };
  } catch {
    // A world that nobody could imagine: better nothing than something wrong.
    return null;
  }
}

interface World {
  readonly events: readonly Ti4Event[];
  /** Who is asked first. */
  readonly asked: readonly Seat[];
}

function carriedOut(game: Game, seat: Seat, { agenda, outcome, casts }: Decided, world: number): World {
  const roll = quickRoll(world + 1);
  const imagined = ti4.guess(structuredClone(game), seat, roll);
  const votes = casts.map((cast) => ({ ...cast }));
  let { state, events } = begin(ti4, imagined, 'agenda effect', { agenda, outcome, casts: votes }, String(world));
  const all = [...events];
  let asked: readonly Seat[] | null = null;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const questions = pending(ti4, state);
    const [decision] = questions;
    if (decision === undefined) break;
    const isWindow = state.stack.at(-1)?.run === 'window';
    if (!isWindow) asked ??= questions.map((each) => each.seat);
    const value = isWindow ? [] : randomValue(decision, roll);
    const answered = apply(ti4, state, { seat: decision.seat, decision: decisionId(state), value });
    if ('refused' in answered) break;
    ({ state, events } = answered);
    all.push(...events);
  }
  return { events: seen(all, seat), asked: asked ?? [] };
}

const seen = (events: readonly Ti4Event[], seat: Seat): Ti4Event[] => eventsFor(events, seat) as Ti4Event[];

/** What changes as long as the law stays: who is next to whom, and what planets are worth. */
function underTheLaw(
  game: Game,
  seat: Seat,
  { agenda, outcome }: Decided,
): Pick<Foreseen, 'isLaw' | 'roads' | 'neighbours' | 'worth'> {
  const place = lawPlace(agendas[agenda]);
  if (place === null || outcome === 'against') return { isLaw: false, roads: [], neighbours: [], worth: [] };
  const law = {
    id: agenda,
    elected: agendas[agenda].elect === null ? '' : outcome,
    owner: place === 'player' ? Number(outcome) : NOBODY,
    exhausted: false,
  };
  const after: Game = { ...structuredClone(game), laws: [...game.laws.filter(({ id }) => id !== agenda), law] };
  const before = neighboursOf(game, seat);
  return {
    isLaw: true,
    roads: roadsIn(after).filter(([a, b]) => !(adjacency(game).get(a)?.includes(b) ?? false)),
    neighbours: neighboursOf(after, seat).filter((other) => !before.includes(other)),
    worth: game.systems.flatMap((system) =>
      system.planets.flatMap(({ id }) => {
        const now = { planet: id, resources: resources(after, id), influence: influence(after, id) };
        const isSame = now.resources === resources(game, id) && now.influence === influence(game, id);
        return isSame ? [] : [now];
      }),
    ),
  };
}

function roadsIn(game: Game): (readonly [string, string])[] {
  const roads: (readonly [string, string])[] = [];
  for (const [from, next] of adjacency(game)) for (const to of next) if (from < to) roads.push([from, to]);
  return roads;
}

/** Agendas about a kind of system, whatever stands there. */
const grounds: Readonly<Partial<Record<AgendaId, (game: Game, system: Game['systems'][number]) => boolean>>> = {
  conventionsOfWar: (_, system) => system.planets.some(({ id }) => planets[id].trait === 'cultural'),
  enforcedTravelBan: hasGate,
  sharedResearch: (game, { id }) => isAnomaly(game, id, 'nebula'),
  wormholeReconstruction: hasGate,
  wormholeResearch: hasGate,
};

function hasGate(game: Game, system: Game['systems'][number]): boolean {
  return wormholesOf(game, system).some((kind) => kind === 'alpha' || kind === 'beta');
}

/** Where something happens; else where what is elected lies, or what the agenda is about. */
function placesOf(game: Game, { agenda, outcome }: Decided, events: readonly Ti4Event[]): string[] {
  const named = new Set(
    events.flatMap((event) => Object.values(event).flat()).filter((value) => typeof value === 'string'),
  );
  const holds = (system: Game['systems'][number]): boolean =>
    named.has(system.id) || system.planets.some(({ id }) => named.has(id) || id === outcome);
  const found = game.systems.filter(holds);
  const about = grounds[agenda];
  const shown =
    found.length > 0 || about === undefined || outcome === 'against'
      ? found
      : game.systems.filter((system) => about(game, system));
  return shown.map(({ id }) => id);
}
