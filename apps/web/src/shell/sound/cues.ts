// What of all that happens at a table is worth a sound, for whoever sits there.
import type { Seat } from '@custodian/kernel';
import type { ChatLine, TableView } from '@custodian/protocol';
import type { TableState } from '../table/state.ts';
import type { TableParts } from '../title/title-page.ts';
import type { Cue } from './queue.ts';

/** Hears a state of the table after the other. */
type Ear = (state: TableState | null, mine: readonly Seat[], now: number) => readonly Cue[];

/** Whoever has waited less than this has not looked away, and needs no call. */
const WAITED = 1500;

/** `cueOf`: what a line of the log sounds like in the game that is played. */
export function listening(cueOf: TableParts['cueOf']): Ear {
  let before: TableState | null = null;
  let waitsSince = 0;
  return (after, mine, now) => {
    const known = before;
    before = after;
    const wasAsked = known !== null && isAsked(known.view, mine);
    if (known === null || wasAsked) waitsSince = now;
    if (known === null || after === null) return [];
    const isCalled = !wasAsked && isAsked(after.view, mine) && now - waitsSince >= WAITED;
    return [...new Set([...happened(known, after, mine, cueOf), ...(isCalled ? (['turn'] as const) : [])])];
  };
}

/** A question of the game, or whether somebody may take an answer back. */
function isAsked({ decisions, awaiting, asking }: TableView, mine: readonly Seat[]): boolean {
  const isMine = (seat: Seat): boolean => mine.includes(seat);
  return decisions.length > 0 || (awaiting !== 'somebody' && awaiting.some(isMine)) || !!asking?.waiting.some(isMine);
}

function happened(before: TableState, after: TableState, mine: readonly Seat[], cueOf: TableParts['cueOf']): Cue[] {
  const begin = after.log.length - added(before.log, after.log).length;
  const told = after.log.slice(begin).map((_, i) => cueOf?.(after.log, begin + i, mine, before.view.game) ?? null);
  const said = added(before.chat, after.chat).some((line) => !isOwn(line, mine)) ? ('said' as const) : null;
  return [...told, said].filter((cue) => cue !== null);
}

/** Whoever watches has no seat: what other watchers say may be his own. */
const isOwn = ({ seat }: ChatLine, mine: readonly Seat[]): boolean =>
  seat === null ? mine.length === 0 : mine.includes(seat);

/** What has come to a list that went on; nothing when it was sent anew, as after a lost connection: that is old news. */
const added = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before.length === 0 || after[before.length - 1] === before.at(-1) ? after.slice(before.length) : [];
