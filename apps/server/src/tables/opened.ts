// The tables in memory: each is opened when somebody asks for it and closed when nobody has for a while. Nobody notices: whoever
// comes while a table is being closed waits for it, and finds it as it was.
import { now } from '../clock.ts';
import type { Places } from '../nodes/places.ts';
import { PlayedElsewhere } from '../nodes/places.ts';
import { CannotOpen } from './cannot-open.ts';
import type { Table } from './table.ts';

interface Entry {
  readonly table: Promise<Table | null>;
  /** When somebody last asked for it. */
  touched: number;
}

/** Tables that are closed at the same time when the server stops. */
const CLOSED_AT_ONCE = 8;

/** A table that keeps something in mind that is not stored (an answer to play again, a request to take back) stays longer. */
const MINDFUL = 30 * 60_000;

export class Opened {
  private readonly entries = new Map<string, Entry>();
  private readonly closing = new Map<string, Promise<void>>();
  /** Tables that cannot be opened: nothing changes that while the server runs. */
  private readonly faults = new Map<string, CannotOpen>();
  private readonly sweep: NodeJS.Timeout;

  /** `idle`: milliseconds after which a table is closed that nobody looks at. */
  constructor(
    private readonly load: (id: string) => Promise<Table | null>,
    private readonly places: Places,
    private readonly idle: number,
    private readonly report: (what: string, error: unknown) => void,
  ) {
    this.sweep = setInterval(() => void this.closeIdle(), Math.min(60_000, idle / 2));
    this.sweep.unref();
  }

  /** Those in memory. */
  get ids(): string[] {
    return [...this.entries.keys()];
  }

  get count(): number {
    return this.entries.size;
  }

  /** Somebody has looked at it lately, if only in a list; or nobody could, and it may be repaired. */
  isWanted(id: string): boolean {
    return this.entries.has(id) || this.faults.has(id);
  }

  /** Null when there is no such table; fails when it cannot be opened. */
  async find(id: string): Promise<Table | null> {
    const fault = this.faults.get(id);
    if (fault !== undefined) throw fault;
    let entry = this.entries.get(id);
    if (entry === undefined) {
      entry = { table: this.open(id), touched: now() };
      this.entries.set(id, entry);
    }
    entry.touched = now();
    return entry.table;
  }

  /** Nobody finds the table while this is done to it. */
  async without(id: string, work: () => Promise<void>): Promise<void> {
    this.entries.set(id, { table: Promise.resolve(null), touched: now() });
    try {
      await this.places.take(id);
      await work();
    } finally {
      this.entries.delete(id);
      await this.release(id);
    }
  }

  /** Closes the table; whoever looks at it comes back and finds what is stored. */
  async reopen(id: string, table: Table): Promise<void> {
    await this.shut(id, table);
    await table.moveAway();
  }

  /** Ends the table, whoever looks at it, and does this to it. */
  end(id: string, work: () => Promise<void>): Promise<void> {
    this.lose(id);
    return this.without(id, async () => {
      await this.closing.get(id);
      await work();
    });
  }

  /** Closes tables that nobody looks at, where no bot has to move and no time is running. */
  async closeIdle(at = now()): Promise<void> {
    for (const [id, entry] of this.entries) {
      const table = await entry.table.catch(() => null);
      if (table === null || this.entries.get(id) !== entry || !table.isCalm) continue;
      const patience = table.isMindful ? Math.max(MINDFUL, this.idle) : this.idle;
      if (at - Math.max(entry.touched, table.touched) >= patience) await this.shut(id, table);
    }
  }

  /** `left` hears of tables at which somebody waits for a bot or for time to run. */
  async close(left: (id: string) => void): Promise<void> {
    clearInterval(this.sweep);
    const waiting = [...this.entries];
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [id, { table }] = next;
        const opened = await table.catch(() => null);
        if (opened === null) continue;
        const { isBusy } = opened;
        await this.shut(id, opened);
        if (isBusy) left(id);
      }
    };
    await Promise.all(Array.from({ length: CLOSED_AT_ONCE }, work));
    await Promise.all(this.closing.values());
    this.entries.clear();
  }

  /** Another node has the table: here it ends as it is, and those who look at it are sent there. */
  lose(id: string): void {
    const entry = this.entries.get(id);
    if (entry === undefined) return;
    this.entries.delete(id);
    const ended = entry.table
      .then((table) => table?.moveAway())
      .catch(() => undefined)
      .finally(() => this.closing.delete(id));
    this.closing.set(id, ended as Promise<void>);
  }

  private async open(id: string): Promise<Table | null> {
    try {
      await this.closing.get(id);
      await this.places.take(id);
    } catch (error) {
      this.entries.delete(id);
      if (!(error instanceof PlayedElsewhere)) this.report(`table ${id} cannot be taken`, error);
      throw error;
    }
    try {
      const table = await this.load(id);
      if (table === null) this.entries.delete(id);
      else setImmediate(() => table.wake());
      return table;
    } catch (error) {
      this.entries.delete(id);
      this.report(`table ${id} cannot be opened`, error);
      if (error instanceof CannotOpen) this.faults.set(id, error);
      await this.release(id);
      throw error;
    }
  }

  private release(id: string): Promise<void> {
    return this.places.release(id).catch((error) => this.report(`table ${id} could not be given away`, error));
  }

  private shut(id: string, table: Table): Promise<void> {
    this.entries.delete(id);
    const shut = table
      .close()
      .catch((error) => this.report('a state could not be saved', error))
      .then(() => this.release(id))
      .finally(() => this.closing.delete(id));
    this.closing.set(id, shut);
    return shut;
  }
}
