// What somebody has written on his four sheets: marks alone. What is printed is in the facts, what it is worth is worked out.
import type { Infer } from '@custodian/kernel';
import { bool, choice, count, id, int, list, nullable, object, text } from '@custodian/kernel';
import type { SheetSide } from './facts/sheets/types.ts';
import type { UnitId } from './facts/vocabulary.ts';

/** A number for each sheet. */
const bySheet = object({ navigation: int, expansion: int, industry: int, warfare: int });

const navigation = object({
  /** Hyperlanes in the direction in which they were traced: 'a1-b1'; through wormholes: 'w1-w4'. */
  traced: list(text),
  /** Circled systems, home not among them. */
  claimed: list(text),
  /** Systems that a card has crossed out. */
  closed: list(text),
  /** Points written beside a relic's system or Mecatol Rex. */
  boxes: list(object({ system: text, points: int })),
});

const expansion = object({
  unlocked: list(text),
  /** Icons of planets: 'p1.0.1' (row and column from 0). */
  struck: list(text),
  /** Icons of docks: 'dock1.0'. */
  dockIcons: list(text),
  docks: list(text),
  /** What a card has crossed out: 'p1', 'dock1', the asset of a line 'p1.r0', 'p1.c1'. */
  barred: list(text),
  /** Claimed on the population track. */
  population: count,
});

const industry = object({
  /** The preprinted one not among them. */
  scrapped: list(text),
  claimed: list(text),
  /** Made unusable by a card. */
  barred: list(text),
  tri: count,
  dia: count,
  sqr: count,
  /** Claimed: each has unlocked a vote icon, as far as there are some. */
  councilors: count,
  trade: count,
  tradeSpent: count,
  votes: count,
  votesSpent: count,
});

const band = object({
  unit: id<UnitId>(),
  /** Indices of the struck icons of its cost. */
  struck: list(int),
  /** Crossed out by a card: never built. */
  lost: bool,
});

/** A shape on the war grid; 'node' is a node marked by itself. A unit that fitted nowhere has no nodes. */
const drawn = object({
  unit: id<UnitId | 'node'>(),
  /** Node ids: 'x_y'. */
  nodes: list(text),
  built: bool,
});

const war = object({
  /** 'left1' … */
  section: text,
  strength: int,
  /** null: not compared yet. */
  result: nullable(choice('won', 'lost', 'tied', 'spared')),
});

const warfare = object({
  /** Wars fought: the deployment line lies below row 3 × line. */
  line: count,
  /** Units begun, in order; one is built when all its icons are struck. */
  bands: list(band),
  unlocked: list(id<UnitId>()),
  drawn: list(drawn),
  wars: list(war),
  /** Strength added in all wars to come, in the next one, and in this one. */
  left: int,
  right: int,
  nextLeft: int,
  nextRight: int,
  nowLeft: int,
  nowRight: int,
});

const technology = object({
  id: text,
  struck: count,
  unlocked: bool,
  /** What a card has crossed out of its cost. */
  noSpecialty: bool,
  noResearch: bool,
});

/** A claimed asset with a dashed outline that is kept until it is spent. */
const kept = object({
  /** 'planet', a specialty, 'focus M' … */
  asset: text,
  /** Where it was claimed: 'navigation c1', 'expansion p1.r0', 'industry h1_0', 'warfare 2_4', 'card'. */
  at: text,
  spent: bool,
});

export const paperShape = object({
  sides: object({
    navigation: id<SheetSide>(),
    expansion: id<SheetSide>(),
    industry: id<SheetSide>(),
    warfare: id<SheetSide>(),
  }),
  navigation,
  expansion,
  industry,
  warfare,
  /** In the order of the sheets. */
  technologies: list(technology),
  /** Focus dice unlocked: 'navigation M'. */
  focus: list(text),
  kept: list(kept),
  /** Points gained or lost beside what is printed. */
  points: bySheet,
  /** Written into the objective's box; 0 as long as it is empty. */
  objectives: bySheet,
});

export type Paper = Infer<typeof paperShape>;
