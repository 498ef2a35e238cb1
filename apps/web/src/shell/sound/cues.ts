// What of all that happens at a table is worth a sound, for whoever sits there.
import type { Event, Seat } from '@custodian/kernel';
import type { ChatLine, LogLine, TableView } from '@custodian/protocol';
import type { Game } from '@custodian/ti3/game';
import { battleBegunAt, battleStartOf } from '../../titles/ti3/battle/battle.ts';
import type { TableState } from '../table/state.ts';
import type { Cue } from './queue.ts';

/** Hears a state of the table after the other. */
type Ear = (state: TableState | null, mine: readonly Seat[], now: number) => readonly Cue[];

/** Whoever has waited less than this has not looked away, and needs no call. */
const WAITED = 1500;

const rolls: readonly string[] = ['diceRolled', 'dieRerolled', 'cardDiceRolled', 'leaderDieRolled', 'domainRolled'];

export function listening(): Ear {
  let before: TableState | null = null;
  let waitsSince = 0;
  return (after, mine, now) => {
    const known = before;
    before = after;
    const wasAsked = known !== null && isAsked(known.view, mine);
    if (known === null || wasAsked) waitsSince = now;
    if (known === null || after === null) return [];
    const isCalled = !wasAsked && isAsked(after.view, mine) && now - waitsSince >= WAITED;
    return [...new Set([...happened(known, after, mine), ...(isCalled ? (['turn'] as const) : [])])];
  };
}

/** A question of the game, or whether somebody may take an answer back. */
function isAsked({ decisions, awaiting, asking }: TableView, mine: readonly Seat[]): boolean {
  const isMine = (seat: Seat): boolean => mine.includes(seat);
  return decisions.length > 0 || (awaiting !== 'somebody' && awaiting.some(isMine)) || !!asking?.waiting.some(isMine);
}

function happened(before: TableState, after: TableState, mine: readonly Seat[]): Cue[] {
  const game = before.view.game as unknown as Game;
  const begin = after.log.length - added(before.log, after.log).length;
  const told = after.log.slice(begin).map((_, i) => cueOf(after.log, begin + i, mine, game));
  const said = added(before.chat, after.chat).some((line) => !isOwn(line, mine)) ? ('said' as const) : null;
  return [...told, said].filter((cue) => cue !== null);
}

function cueOf(log: readonly LogLine[], index: number, mine: readonly Seat[], game: Game): Cue | null {
  const { event } = log[index] as LogLine;
  if (event.type === 'objectiveClaimed') return 'scored';
  if (rolls.includes(event.type)) return mine.length === 0 || concerns(event, mine, game) ? 'dice' : null;
  const start = battleStartOf(log, index);
  const battle = start < 0 || start === index ? null : battleBegunAt(log, start);
  if (battle === null || battle.winner === null || battle.winner < 0) return null;
  if (![battle.attacker, battle.defender].some((seat) => mine.includes(seat))) return null;
  return mine.includes(battle.winner) ? 'won' : 'lost';
}

/** One's own dice, or dice about one's own ships and planets. */
function concerns(event: Event, mine: readonly Seat[], game: Game): boolean {
  const groups = (event.groups ?? []) as unknown as readonly { readonly seat: Seat }[];
  const system = game.systems.find(({ id }) => id === event.system);
  return [
    event.seat as Seat,
    ...groups.map(({ seat }) => seat),
    ...(system?.ships ?? []).map(({ owner }) => owner),
    ...(system?.planets ?? []).map(({ owner }) => owner),
  ].some((seat) => mine.includes(seat));
}

/** Whoever watches has no seat: what other watchers say may be his own. */
const isOwn = ({ seat }: ChatLine, mine: readonly Seat[]): boolean =>
  seat === null ? mine.length === 0 : mine.includes(seat);

/** What has come to a list that went on; nothing when it was sent anew, as after a lost connection: that is old news. */
const added = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before.length === 0 || after[before.length - 1] === before.at(-1) ? after.slice(before.length) : [];
