// A combat as it can be shown: from the frames while it lasts, from the log what has happened in it.
import type { Frame, Seat } from '@custodian/kernel';
import type { Ti4Event } from '@custodian/ti4/events';
import type { PlanetId, UnitTypeId } from '@custodian/ti4/facts';
import { planets } from '@custodian/ti4/facts';
import type * as stage from '../../../stage/battle/battle.ts';
import { rerolled, volleyOf } from '../../../stage/battle/battle.ts';
import type * as scene from '../../../stage/battle/scene.ts';
import type { Happened, Line } from '../history/log.ts';
import { isOf } from '../history/log.ts';

type Passage = scene.Passage<UnitTypeId>;
export type Battle = stage.Battle<UnitTypeId, PlanetId>;

interface Vars {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
  readonly round?: number;
}

/** The combat that is being fought, innermost first; null when there is none. */
export function battleIn(stack: readonly Frame[], log: readonly Line[]): Battle | null {
  const frame = stack.findLast(({ run }) => run === 'space combat' || run === 'ground combat');
  if (frame === undefined) return null;
  const { attacker, defender, system, planet = null, round = 0 } = frame.v as unknown as Vars;
  const sides = { kind: planet === null ? 'space' : 'ground', attacker, defender, system, planet } as const;
  return { ...sides, round, at: frame.at, ...chronicleOf(log, sides), winner: null };
}

/** The last combat of the seat, when it has ended after so many answers. */
export function lastBattle(log: readonly Line[], seat: Seat, since: number): Battle | null {
  const start = log.findLastIndex(({ event }) => begins(event) && (event.seat === seat || event.player === seat));
  const end = start < 0 ? -1 : endOf(log, start);
  return end < 0 || (log[end] as Line).answers <= since ? null : battleBegunAt(log, start);
}

/** Where the last combat that anybody has fought to its end began; -1 when there was none. */
export const lastBattleStart = (log: readonly Line[]): number =>
  log.findLastIndex((_, start) => battleBegunAt(log, start) !== null);

/** Where the combat that a line of the log tells of began; -1 when it tells of none, or of one that goes on. */
export function battleStartOf(log: readonly Line[], index: number): number {
  const { event } = log[index] ?? {};
  if (event === undefined || !(begins(event) || isEnd(event))) return -1;
  const start = begins(event)
    ? index
    : log.slice(0, index).findLastIndex((line) => begins(line.event) && ends(event, line.event));
  return start < 0 || battleBegunAt(log, start) === null ? -1 : start;
}

/** The combat that began there, once it is over. */
export function battleBegunAt(log: readonly Line[], start: number): Battle | null {
  const event = log[start]?.event;
  if (event === undefined || !begins(event)) return null;
  const end = endOf(log, start);
  const last = log[end]?.event;
  if (last === undefined || !isEnd(last)) return null;
  const sides = {
    kind: event.type === 'spaceCombatBegan' ? 'space' : 'ground',
    attacker: event.seat,
    defender: event.player,
    system: event.type === 'spaceCombatBegan' ? event.system : (planets[event.planet].tile ?? ''),
    planet: event.type === 'spaceCombatBegan' ? null : event.planet,
  } as const;
  const told = chronicleOf(log.slice(0, end + 1), sides);
  return { ...sides, round: told.passages.at(-1)?.round ?? 0, at: '', ...told, winner: last.winner };
}

type Start = Extract<Ti4Event, { readonly type: 'spaceCombatBegan' | 'groundCombatBegan' }>;
type End = Extract<Ti4Event, { readonly type: 'spaceCombatEnded' | 'groundCombatEnded' }>;
const begins = (event: Happened): event is Start => isOf(event, ['spaceCombatBegan', 'groundCombatBegan']);
const isEnd = (event: Happened): event is End => isOf(event, ['spaceCombatEnded', 'groundCombatEnded']);

/** Where the combat that began there ended; -1 while it goes on. */
function endOf(log: readonly Line[], start: number): number {
  const { event } = log[start] as Line;
  return begins(event) ? log.findIndex((line, i) => i > start && ends(line.event, event)) : -1;
}

const ends = (event: Happened, start: Start): boolean =>
  start.type === 'spaceCombatBegan'
    ? event.type === 'spaceCombatEnded' && event.system === start.system
    : event.type === 'groundCombatEnded' && event.planet === start.planet;

type Sides = Pick<Battle, 'kind' | 'attacker' | 'defender' | 'system' | 'planet'>;

/** What happened in the combat so far: each roll with its hits and what was lost after it. Both sides roll one after the other: their
 *  dice of one round are one passage. */
function chronicleOf(log: readonly Line[], sides: Sides): Pick<Battle, 'passages' | 'retreating'> {
  const start = log.findLastIndex(({ event }) => isStartOf(event, sides));
  const passages: Passage[] = [];
  let retreating: Seat | null = null;
  if (start < 0) return { passages, retreating };
  for (const { event } of log.slice(start + 1)) {
    const last = passages.at(-1);
    const put = (passage: Passage): void => {
      passages[passages.length - 1] = passage;
    };
    switch (event.type) {
      case 'combatRoundBegan':
        retreating = null;
        break;
      case 'diceRolled': {
        const volleys = event.groups.map((group) => volleyOf(group));
        const isSame = last?.kind === event.kind && last.round === event.round && last.losses.length === 0;
        if (isSame) put({ ...last, volleys: [...last.volleys, ...volleys] });
        else passages.push({ kind: event.kind, round: event.round, volleys, hits: {}, losses: [] });
        break;
      }
      case 'dieRerolled':
        if (last !== undefined) put({ ...last, volleys: rerolled(last.volleys, event) });
        break;
      case 'hitsProduced':
        if (last?.kind === event.kind) put({ ...last, hits: { ...last.hits, [event.seat]: event.count } });
        break;
      case 'retreatAnnounced':
        retreating = event.seat;
        break;
      case 'unitDestroyed':
      case 'unitDamaged': {
        const isHere = event.system === sides.system && (sides.planet === null || event.planet === sides.planet);
        const loss = { seat: event.seat, unit: event.unit, count: 1, damaged: event.type === 'unitDamaged' };
        if (last !== undefined && isHere) put({ ...last, losses: [...last.losses, loss] });
        break;
      }
    }
  }
  return { passages, retreating };
}

const isStartOf = (event: Happened, { kind, attacker, system, planet }: Sides): boolean =>
  begins(event) &&
  event.seat === attacker &&
  (kind === 'space'
    ? event.type === 'spaceCombatBegan' && event.system === system
    : event.type === 'groundCombatBegan' && event.planet === planet);
