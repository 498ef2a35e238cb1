// What has happened at a table lately, line by line.
import type { Event, Seat } from '@custodian/kernel';
import { eventsFor } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';

const LENGTH = 400;
/** So many more are kept before they are cut off together. */
const SPARE = 50;

export class Chronicle {
  private lines: LogLine[] = [];

  add(answers: number, at: number, events: readonly Event[]): LogLine[] {
    const added = events.map((event) => ({ answers, at, event }));
    for (const line of added) this.lines.push(line);
    if (this.lines.length > LENGTH + SPARE) this.lines = this.lines.slice(-LENGTH);
    return added;
  }

  /** What happened after so many answers has not happened. */
  takeBack(answers: number): void {
    this.lines = this.lines.filter((line) => line.answers <= answers);
  }

  get all(): readonly LogLine[] {
    return this.lines;
  }

  for(seat: Seat | null, isOver: boolean): LogLine[] {
    return linesFor(this.lines, seat, isOver);
  }
}

/** The lines that a seat may read; all of them once the game is over. */
export function linesFor(lines: readonly LogLine[], seat: Seat | null, isOver: boolean): LogLine[] {
  return lines.filter((line) => isOver || eventsFor([line.event], seat).length > 0);
}
