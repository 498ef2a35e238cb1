// Notices what somebody who is away may want to be told: that he is asked, attacked, or that the game is over. Each thing once.
import type { Decision, Json, Seat } from '@custodian/kernel';
import { decisionId, fieldsOf, onlyPass, pending } from '@custodian/kernel';
import type { LogLine, ToldOf } from '@custodian/protocol';
import type { Title } from '@custodian/title';
import { now } from '../clock.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tiding } from '../told/herald.ts';
import type { Line } from './line.ts';
import { mayLetGo } from './passing.ts';
import type { Seats } from './seats.ts';

/** Somebody who has not looked since is told again of the next question only after so long. */
const AGAIN_AFTER = 20 * 3600_000;

/** By seat, of which question its owner was told or has seen, and when. */
type Told = Readonly<Record<string, { readonly question: string; readonly at: number }>>;

interface Surroundings {
  readonly storage: Pick<Storage, 'notes' | 'setNote' | 'blocksOf'>;
  readonly tell: (tiding: Tiding) => void;
  isHere(person: string): boolean;
  /** The game has ended just now. */
  ended(): void;
  /** The question answers itself: he need not come for it. */
  isSettled(decision: Decision): boolean;
  report(what: string, error: unknown): void;
}

export class Announcing {
  private told: Told = {};
  private wasOver: boolean;

  constructor(
    private readonly line: Line,
    private readonly title: Title,
    private readonly seating: Seats,
    private readonly around: Surroundings,
  ) {
    this.wasOver = line.isOver;
  }

  async open(): Promise<void> {
    const { id } = this.seating.row;
    this.told = ((await this.around.storage.notes('told', [id]))[id] ?? {}) as unknown as Told;
  }

  /** What has happened, and who is asked now. */
  look(lines: readonly LogLine[]): void {
    const { attacks = [] } = this.title.tidings ?? {};
    const attacked = new Set<Seat>();
    for (const { event } of lines) {
      const { player } = fieldsOf(event);
      if (attacks.includes(event.type) && typeof player === 'number') attacked.add(player);
    }
    for (const seat of attacked) this.tell(seat, 'attacked');
    if (this.line.isOver && !this.wasOver) for (const { seat } of this.seating.row.seats) this.tell(seat, 'over');
    if (this.line.isOver && !this.wasOver) this.around.ended();
    this.wasOver = this.line.isOver;
    if (!this.line.isOver) this.tellAsked();
  }

  /** Somebody has said something: those whom he names, unless they have blocked him. */
  async said(text: string, name: string, by: string): Promise<void> {
    const lower = text.toLowerCase();
    for (const { seat, person } of this.seating.row.seats) {
      if (person === null || !lower.includes(`@${this.seating.nameOf(person).toLowerCase()}`)) continue;
      const blocked = await this.around.storage.blocksOf(person);
      if (!blocked.some(({ other }) => other === by)) this.tell(seat, 'mentioned', name);
    }
  }

  /** His own time is running out, or is up. */
  remind(seat: Seat, saying: 'soon' | 'up' | 'still'): void {
    const question = saying === 'soon' ? this.line.question : null;
    const person = this.seating.row.seats[seat]?.person ?? null;
    if (person === null || this.around.isHere(person)) return;
    const { id } = this.seating.row;
    this.around.tell({ person, table: id, seat, of: 'reminder', saying, question, by: '' });
  }

  private tell(seat: Seat, of: Exclude<ToldOf, 'reminder'>, by = '', question: string | null = null): void {
    const { id, seats } = this.seating.row;
    const person = seats[seat]?.person ?? null;
    if (person === null || this.around.isHere(person)) return;
    this.around.tell({ person, table: id, seat, of, saying: of, question, by });
  }

  private tellAsked(): void {
    const { line, seating } = this;
    const id = decisionId(line.state);
    const { votes = [], offers = [] } = this.title.tidings ?? {};
    const { question } = line;
    for (const decision of pending(line.rules, line.state)) {
      const { seat } = decision;
      const row = seating.row.seats[seat];
      const isFeigned = mayLetGo(decision) && onlyPass(decision);
      if (row?.person == null || row.bot !== null || isFeigned || this.told[seat]?.question === question) continue;
      if (this.around.isSettled(decision)) continue;
      const last = this.told[seat]?.at ?? 0;
      const isHere = this.around.isHere(row.person);
      if (!isHere && now() - last < AGAIN_AFTER && (row.seen ?? 0) <= last) continue;
      this.told = { ...this.told, [seat]: { question, at: now() } };
      if (isHere) continue;
      const of = votes.includes(id) ? 'vote' : offers.includes(id) ? 'offer' : decision.secret ? 'window' : 'turn';
      this.tell(seat, of, '', question);
      this.around.storage
        .setNote(seating.row.id, 'told', this.told as unknown as Json)
        .catch((error) => this.around.report('what was told could not be noted', error));
    }
  }
}
