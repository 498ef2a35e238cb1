// What has happened since somebody's last marks: wars, councils, goals.
import type { InscriptionEvent } from '@custodian/inscription/events';
import type { Seat } from '@custodian/kernel';
import type { Told } from '../../../shell/history/chronicle.ts';
import { tell } from '../../../shell/history/chronicle.ts';
import type { Recap } from '../../../shell/title/title-page.ts';
import type { EventType, Happened, Line } from './log.ts';
import { manner } from './manner.ts';

/** Worth stopping at, whoever it is about. */
const notable: readonly EventType[] = [
  'outcomeDecided',
  'mecatolClaimed',
  'objectiveCompleted',
  'rivalVoted',
  'rivalOnMecatol',
  'rivalCompleted',
];

/** Worth stopping at where it is about oneself. */
const own: readonly EventType[] = [
  'warWon',
  'warLost',
  'warTied',
  'warSpared',
  'goodsProduced',
  'votesClaimed',
  'rivalOutvoted',
  'rivalPrevailed',
];

/** null: nothing to tell. */
export function recapFor(
  log: readonly Line[],
  seat: Seat,
  isKnown: (key: string) => boolean,
): Recap<InscriptionEvent> | null {
  const start = log.findLastIndex(({ event }) => event.type === 'marked' && event.seat === seat) + 1;
  const last = log.at(-1);
  if (start === 0 || last === undefined) return null;
  const since = log.slice(start);
  const steps: Told<InscriptionEvent>[] = tell(since, isKnown, since.length, manner)
    .filter(({ events: [first] }) => first !== undefined && isNews(first, seat))
    .map((told) => ({ ...told, index: told.index + start }));
  return steps.length === 0 ? null : { steps, lost: '', until: last.answers };
}

const isNews = (event: Happened, seat: Seat): boolean =>
  notable.includes(event.type) || (own.includes(event.type) && 'seat' in event && event.seat === seat);
