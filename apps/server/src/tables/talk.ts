// What is said at a table, and what the table itself tells about its seats.
import type { Json } from '@custodian/kernel';
import type { ChatLine, Notice, ServerMessage } from '@custodian/protocol';
import { now } from '../clock.ts';
import type { Storage, StoredLine } from '../storage/storage.ts';

const LENGTH = 100;

export class Talk {
  private lines: readonly StoredLine[] = [];

  constructor(
    private readonly table: string,
    private readonly storage: Storage,
    private readonly send: (message: ServerMessage) => void,
  ) {}

  get latest(): readonly ChatLine[] {
    return this.lines.map(shown);
  }

  async open(): Promise<void> {
    this.lines = await this.storage.chat(this.table, LENGTH);
  }

  /** `by`: who says it. */
  say(line: Omit<ChatLine, 'at'>, by: string | null): Promise<void> {
    return this.add({ ...line, at: now(), ...(by === null ? {} : { by }) });
  }

  /** For everybody, those who come later too. `of`: whom it is about. */
  tell(notice: Notice, about: { readonly [name: string]: Json }, of: string | null): Promise<void> {
    return this.say({ seat: null, name: '', text: '', notice: { key: `table.notice.${notice}`, with: about } }, of);
  }

  private async add(line: StoredLine): Promise<void> {
    await this.storage.addChat(this.table, line);
    this.lines = [...this.lines.slice(1 - LENGTH), line];
    this.send({ type: 'said', line: shown(line) });
  }
}

/** Whom a notice is about is told by name alone. */
function shown({ by, ...line }: StoredLine): ChatLine {
  return by === undefined || line.notice !== undefined ? line : { ...line, by };
}
