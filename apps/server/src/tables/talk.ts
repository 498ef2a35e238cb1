// What is said at a table, and what the table itself tells about its seats.
import type { Json } from '@custodian/kernel';
import type { ChatLine, Notice, ServerMessage } from '@custodian/protocol';
import { now } from '../clock.ts';
import type { Storage } from '../storage/storage.ts';

const LENGTH = 100;

export class Talk {
  private lines: readonly ChatLine[] = [];

  constructor(
    private readonly table: string,
    private readonly storage: Storage,
    private readonly send: (message: ServerMessage) => void,
  ) {}

  get latest(): readonly ChatLine[] {
    return this.lines;
  }

  async open(): Promise<void> {
    this.lines = await this.storage.chat(this.table, LENGTH);
  }

  say(line: Omit<ChatLine, 'at'>): Promise<void> {
    return this.add({ ...line, at: now() });
  }

  /** For everybody, those who come later too. */
  tell(notice: Notice, about: { readonly [name: string]: Json }): Promise<void> {
    return this.say({ seat: null, name: '', text: '', notice: { key: `table.notice.${notice}`, with: about } });
  }

  private async add(line: ChatLine): Promise<void> {
    await this.storage.addChat(this.table, line);
    this.lines = [...this.lines.slice(1 - LENGTH), line];
    this.send({ type: 'said', line });
  }
}
