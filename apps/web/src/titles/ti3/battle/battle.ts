// A battle as it can be shown: from the frames while it lasts, from the log what has happened in it.
import type { Frame, Seat } from '@custodian/kernel';
import type { Ti3Event } from '@custodian/ti3/events';
import type { PlanetId, UnitId } from '@custodian/ti3/facts';
import { NOBODY } from '@custodian/ti3/game';
import type * as stage from '../../../stage/battle/battle.ts';
import { rerolled, volleyOf } from '../../../stage/battle/battle.ts';
import type * as scene from '../../../stage/battle/scene.ts';
import type { Happened, Line } from '../history/log.ts';
import { isOf, seatOf } from '../history/log.ts';

type Loss = scene.Loss<UnitId>;
type Passage = scene.Passage<UnitId>;

export type Battle = stage.Battle<UnitId, PlanetId>;

interface SpaceVars {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
  readonly round?: number;
  readonly avoided?: boolean;
}
interface GroundVars {
  readonly seat: Seat;
  readonly enemy?: Seat;
  readonly system: string;
  readonly planet: PlanetId;
  readonly round?: number;
  readonly defended?: boolean;
}

/** The battle that is being fought, innermost first; null when there is none. */
export function battleIn(stack: readonly Frame[], log: readonly Line[]): Battle | null {
  const frame = stack.findLast(({ run }) => run === 'space battle' || run === 'fight for a planet');
  if (frame === undefined) return null;
  if (frame.run === 'space battle') {
    const { attacker, defender, system, round = 0 } = frame.v as SpaceVars;
    const battle = { attacker, defender, system, planet: null, kind: 'space' as const };
    return { ...battle, round, at: frame.at, ...chronicleOf(log, battle), winner: null };
  }
  const { seat, enemy = -1, system, planet, round = 0, defended } = frame.v as GroundVars;
  if (defended !== true) return null;
  const battle = { attacker: seat, defender: enemy, system, planet, kind: 'ground' as const };
  return { ...battle, round, at: frame.at, ...chronicleOf(log, battle), winner: null };
}

/** The last battle of the seat, when it has ended after so many answers. */
export function lastBattle(log: readonly Line[], seat: Seat, since: number): Battle | null {
  const start = log.findLastIndex(({ event }) => begins(event) && isParty(event, seat));
  const end = start < 0 ? -1 : endOf(log, start);
  return end < 0 || (log[end] as Line).answers <= since ? null : battleBegunAt(log, start);
}

/** Where the last battle that anybody has fought to its end began; -1 when there was none. */
export const lastBattleStart = (log: readonly Line[]): number =>
  log.findLastIndex((_, start) => battleBegunAt(log, start) !== null);

/** Where the battle that a line of the log tells of began; -1 when it tells of none, or of one that goes on. */
export function battleStartOf(log: readonly Line[], index: number): number {
  const { event } = log[index] ?? {};
  if (event === undefined || !(begins(event) || isOf(event, endings))) return -1;
  const start = begins(event)
    ? index
    : log.slice(0, index).findLastIndex((line) => begins(line.event) && ends(event, line.event));
  return start < 0 || battleBegunAt(log, start) === null ? -1 : start;
}

/** The battle that began there, once it is over. */
export function battleBegunAt(log: readonly Line[], start: number): Battle | null {
  const event = log[start]?.event;
  if (event === undefined || !begins(event)) return null;
  const isSpace = event.type === 'spaceBattleBegun';
  const end = endOf(log, start) - start - 1;
  if (end < 0) return null;
  const rest = log.slice(start + 1).map((line) => line.event);
  const rolled = rest.find((each) => each.type === 'diceRolled');
  // A planet that fell without a fight was no battle.
  if (!isSpace && !rest.slice(0, end).some((each) => each.type === 'diceRolled')) return null;
  const battle = {
    kind: isSpace ? ('space' as const) : ('ground' as const),
    attacker: event.seat,
    defender: event.player,
    system: isSpace ? event.system : (rolled?.system ?? ''),
    planet: isSpace ? null : event.planet,
  };
  const told = chronicleOf(log.slice(0, start + 1 + end + 1), battle);
  const last = rest[end] as Happened;
  const round = told.passages.at(-1)?.round ?? 0;
  return { ...battle, round, at: '', ...told, winner: winnerIn(last, battle.defender) };
}

/** Where the battle that began there ended; -1 while it goes on. */
function endOf(log: readonly Line[], start: number): number {
  const { event } = log[start] as Line;
  if (!begins(event)) return -1;
  return log.findIndex((line, i) => i > start && ends(line.event, event));
}

const spaceEndings = ['spaceBattleWon', 'spaceBattleUndecided'] as const;
const groundEndings = ['invasionFailed', 'planetTaken', 'planetFreed'] as const;
const endings = [...spaceEndings, ...groundEndings] as const;

type Start = Extract<Ti3Event, { readonly type: 'spaceBattleBegun' | 'invasionBegun' }>;
const begins = (event: Happened): event is Start => isOf(event, ['spaceBattleBegun', 'invasionBegun']);
const isParty = (event: Start, seat: Seat): boolean => event.seat === seat || event.player === seat;

function ends(event: Happened, start: Start): boolean {
  if (start.type === 'spaceBattleBegun') return isOf(event, spaceEndings) && event.system === start.system;
  return isOf(event, groundEndings) && event.planet === start.planet;
}

function winnerIn(event: Happened, defender: Seat): Seat {
  switch (event.type) {
    case 'spaceBattleWon':
    case 'planetTaken':
      return event.seat;
    case 'invasionFailed':
      return defender;
    default:
      return -1;
  }
}

type Sides = Pick<Battle, 'kind' | 'attacker' | 'defender' | 'system' | 'planet'>;

/** What happened in the battle so far: each roll with its hits and what was lost after it. */
function chronicleOf(log: readonly Line[], sides: Sides): Pick<Battle, 'passages' | 'retreating'> {
  const start = log.findLastIndex(({ event }) => isStartOf(event, sides));
  const passages: Passage[] = [];
  let retreating: Seat | null = null;
  if (start < 0) return { passages, retreating };
  for (const { event } of log.slice(start + 1)) {
    const last = passages.at(-1);
    switch (event.type) {
      case 'diceRolled':
        passages.push({
          kind: event.kind,
          round: event.round,
          volleys: event.groups.map((group) => volleyOf(group)),
          hits: {},
          losses: [],
        });
        retreating = null;
        break;
      case 'dieRerolled':
        if (last !== undefined) passages[passages.length - 1] = { ...last, volleys: rerolled(last.volleys, event) };
        break;
      case 'hitsScored':
      case 'localsHit':
        if (last !== undefined)
          passages[passages.length - 1] = {
            ...last,
            hits: { ...last.hits, [seatOf(event) ?? NOBODY]: event.count },
          };
        break;
      case 'retreatAnnounced':
        retreating = event.seat;
        break;
      default:
        if (last !== undefined) {
          const losses = lossesIn(event, sides);
          if (losses.length > 0) passages[passages.length - 1] = { ...last, losses: [...last.losses, ...losses] };
        }
    }
  }
  return { passages, retreating };
}

const isStartOf = (event: Happened, { kind, attacker, system, planet }: Sides): boolean =>
  seatOf(event) === attacker &&
  (kind === 'space'
    ? event.type === 'spaceBattleBegun' && event.system === system
    : event.type === 'invasionBegun' && event.planet === planet);

function lossesIn(event: Happened, { system, planet }: Sides): Loss[] {
  const seat = seatOf(event) ?? NOBODY;
  const lost = (unit: UnitId, count: number, damaged = false): Loss[] =>
    count > 0 ? [{ seat, unit, count, damaged }] : [];
  switch (event.type) {
    case 'shipDestroyed':
    case 'shipDamaged':
      return event.system === system ? lost(event.unit, 1, event.type === 'shipDamaged') : [];
    case 'groundForcesLost':
    case 'localsLost':
      return event.planet === planet ? lost('groundForce', event.count) : [];
    case 'invadersLost':
      if (event.planet !== planet) return [];
      return [...lost('groundForce', event.groundForces), ...lost('fighter', event.fighters)];
    default:
      return [];
  }
}
