// What can be marked on the sheet that is looked at, for the drawing of it.
import type { Desk } from '@custodian/inscription/desk';
import { sheetsOf } from '@custodian/inscription/facts/sheets/index';
import type { SheetName } from '@custodian/inscription/facts/vocabulary';
import { marksAnomalies, whyNotThere } from '@custodian/inscription/marks';
import { list } from '../../../words/words.svelte.ts';
import { read } from '../marking/grammar.ts';
import type { Marking } from '../marking/marking.svelte.ts';
import { payerName, sentenceOf } from '../marking/wording.ts';
import { iconsOfColumn, iconsOfRow } from '../sheets/expansion/layout.ts';
import type { Hands } from '../sheets/hands.ts';
import { nodeOf } from '../sheets/warfare/layout.ts';

export function handsOn(marking: Marking, sheet: SheetName, isFinger: () => boolean): Hands | undefined {
  const { desk } = marking;
  if (desk === null || marking.placing.unit !== null) return undefined;
  const places = marking.placesOn(sheet);
  const looked = marking.choice?.place ?? marking.looked;
  const [first] = looked === null ? [] : (places.get(looked) ?? []);
  const after = first === undefined ? null : marking.tried(first);
  return {
    lit: new Set(places.keys()),
    picked: looked,
    gives: after === null ? new Set() : linesFilled(desk, after),
    nameOf: (place) => nameOf(desk, places.get(place) ?? []),
    onpick: (place) => marking.pick(sheet, place, isFinger()),
    onlook: (place) => {
      marking.looked = place;
    },
  };
}

/** What it does, and with what it can be paid. */
function nameOf(desk: Desk, marks: readonly string[]): string {
  const sentences = [...new Set(marks.map((mark) => sentenceOf(desk, mark)))];
  const payers = [...new Set(marks.map((mark) => payerName(read(mark).payer)))].filter((payer) => payer !== '');
  return payers.length === 0 ? list(sentences) : `${sentences.join('; ')} (${payers.join(', ')})`;
}

/** Rows and columns of worlds that are full afterwards and were not before. */
function linesFilled(before: Desk, after: Desk): ReadonlySet<string> {
  const isFull = (desk: Desk, icons: readonly string[]): boolean =>
    icons.every((icon) => desk.paper.expansion.struck.includes(icon));
  const lines = sheetsOf(after.paper.sides).expansion.planets.flatMap((planet) => [
    ...planet.rows.map((_, row) => ({ id: `line ${planet.id}.r${row}`, icons: iconsOfRow(planet, row) })),
    ...planet.columns.map((_, column) => ({
      id: `line ${planet.id}.c${column}`,
      icons: iconsOfColumn(planet, column),
    })),
  ]);
  return new Set(lines.filter(({ icons }) => isFull(after, icons) && !isFull(before, icons)).map(({ id }) => id));
}

/** Nodes at which a shape may touch the line or a unit. */
export function reachableNodes(desk: Desk): ReadonlySet<string> {
  const { nodes } = sheetsOf(desk.paper.sides).warfare;
  const anomalies = marksAnomalies(desk);
  return new Set(
    nodes.filter(({ id }) => whyNotThere(desk.paper, anomalies, [nodeOf(id)]) === null).map(({ id }) => id),
  );
}
