// The tables of a person, wherever they are played: how each stands as far as he may know.
import type { Seat } from '@custodian/kernel';
import type { Clock, TableFault, TableSummary } from '@custodian/protocol';
import type { Titles } from '@custodian/title';
import { askNode, onlyElsewhere } from '../nodes/asking.ts';
import type { Nodes } from '../nodes/places.ts';
import { PlayedElsewhere } from '../nodes/places.ts';
import { Unreached, whereItIs } from '../nodes/reaching.ts';
import type { Person, Storage, TableRow } from '../storage/storage.ts';
import { StorageTrouble } from '../storage/trouble.ts';
import { CannotOpen } from './cannot-open.ts';
import { infoOf, quietInfo } from './info.ts';
import { Table } from './table.ts';

interface House {
  readonly titles: Titles;
  readonly storage: Storage;
  readonly nodes: Nodes;
  find(id: string): Promise<Table | null>;
  nameOf(person: string | null): string;
}

export class Lists {
  constructor(private readonly house: House) {}

  async of(person: Person): Promise<TableSummary[]> {
    const rows = await this.house.storage.tablesOf(person.id, 30);
    const out: TableSummary[] = [];
    const elsewhere = new Map<string, TableRow[]>();
    for (const row of rows) {
      const summary = await this.oneHere(row, person).catch((error: unknown) => playedAt(error));
      if (typeof summary !== 'string') out.push(summary);
      else elsewhere.set(summary, [...(elsewhere.get(summary) ?? []), row]);
      // Others have their turn between two tables.
      await new Promise((goOn) => setImmediate(goOn));
    }
    await Promise.all(
      [...elsewhere].map(async ([address, there]) => {
        const found = await this.at(address, there, person).catch(() => null);
        // Whoever was there has gone: each table is looked for by itself.
        out.push(...(found ?? (await Promise.all(there.map((row) => this.one(row, person))))));
      }),
    );
    const order = new Map(rows.map(({ id }, i) => [id, i]));
    // When a table has moved on shows in its place, and not everybody may know of that at once.
    return out.sort((a, b) => b.changed - a.changed || (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  }

  /** Of tables that are played here, for another node: null where they are not. */
  async here(ids: readonly string[], person: Person): Promise<(TableSummary | null)[]> {
    const out: (TableSummary | null)[] = [];
    for (const id of ids) {
      const row = await this.house.storage.table(id);
      out.push(row === null ? null : await this.oneHere(row, person).catch((error: unknown) => onlyElsewhere(error)));
    }
    return out;
  }

  private async oneHere(row: TableRow, person: Person): Promise<TableSummary> {
    const mine = row.seats.filter((s) => s.person === person.id).map((s) => s.seat);
    // A table that cannot be opened takes no other with it.
    const table = await this.house.find(row.id).catch((error: unknown) => faultIn(error));
    const summary =
      table instanceof Table ? await summaryOf(table, mine, person.id) : this.unopened(row, mine, table ?? 'fault');
    return { ...summary, host: row.host === person.id };
  }

  one(row: TableRow, person: Person): Promise<TableSummary> {
    return whereItIs(
      () => this.oneHere(row, person),
      async (address) => (await this.at(address, [row], person))[0] as TableSummary,
      this.house.nodes.gone,
    );
  }

  private async at(address: string, rows: readonly TableRow[], person: Person): Promise<TableSummary[]> {
    const ids = rows.map(({ id }) => id);
    const found = (await askNode(this.house.nodes, address, 'summaries', {
      person: person.id,
      ids,
    })) as (TableSummary | null)[];
    if (found.some((summary) => summary === null)) throw new Unreached(`${address} does not hold them all`);
    return found as TableSummary[];
  }

  /** Of a table that cannot be opened nothing is known but who sits there, and why. */
  private unopened(row: TableRow, mine: readonly Seat[], fault: TableFault): TableSummary {
    const guided = this.house.titles.get(row.game)?.guided?.seed === row.seed;
    const about = { mine, finished: row.finished, guided, nameOf: this.house.nameOf, isPresent: () => false };
    const info = infoOf(row, { ...about, spectators: null, eyes: [] });
    return { ...info, ...unknown(row.clock ?? null), fault, changed: row.changed };
  }
}

function playedAt(error: unknown): string {
  if (error instanceof PlayedElsewhere) return error.address;
  throw error;
}

function faultIn(error: unknown): TableFault {
  if (error instanceof StorageTrouble || error instanceof PlayedElsewhere) throw error;
  return error instanceof CannotOpen ? error.fault : 'fault';
}

/** How it stands where nobody may know. */
const unknown = (clock: Clock | null) => ({
  ...{ round: 0, points: [], ending: null, where: [], awaiting: [], yourMove: false },
  pace: { clock, waits: [], left: [], pause: null, still: null },
});

async function summaryOf(table: Table, mine: readonly Seat[], person: string): Promise<TableSummary> {
  if (mine.length === 0) return summaryFromAfar(table);
  const view = table.viewOf(mine[0] ?? null);
  const yourMove = mine.some((seat) => table.isAsked(seat));
  return {
    ...table.info(mine),
    fault: null,
    ...table.title.summary(view.game),
    where: view.stack.map(({ run, at }) => ({ run, at })),
    awaiting: view.awaiting,
    yourMove,
    changed: table.changed,
    pace: table.paceFor(person),
  };
}

/** Of somebody who has no seat there: as spectators know it by now. */
async function summaryFromAfar(table: Table): Promise<TableSummary> {
  const known = await table.spectators.known();
  const { clock = null } = table.made;
  if (known === null)
    return { ...quietInfo(table.info([]), false), fault: null, ...unknown(clock), changed: table.created };
  const { table: info, summary, stack, awaiting, pace } = known.view(null);
  const where = stack.map(({ run, at }) => ({ run, at }));
  return { ...info, fault: null, ...summary, where, awaiting, yourMove: false, changed: known.changed, pace };
}
