// Writing wars on the Warfare sheets: the deployment line, strengths, and who has won.
import type { Side } from '../facts/vocabulary.ts';
import { SIDES } from '../facts/vocabulary.ts';
import type { Player, Seat, T } from '../game.ts';
import { strengthOf } from '../marks/index.ts';
import { seatsIn } from '../queries/players.ts';
import type { Fought } from '../queries/wars.ts';
import { sectionOf } from '../queries/wars.ts';
import { emit, open } from './pen.ts';

const player = (x: T, seat: Seat): Player => open(x).players[seat] as Player;

/** The new line lies above the sections that are fought over. */
export function advanceLine(x: T, level: number): void {
  for (const { paper } of open(x).players) paper.warfare.line = level;
  emit(x, { type: 'lineAdvanced', level });
}

/** Strength that a relic adds in this war event. */
export function addStrength(x: T, seat: Seat, side: Side, n: number): void {
  const { warfare } = player(x, seat).paper;
  if (side === 'left') warfare.nowLeft += n;
  else warfare.nowRight += n;
}

/** Strengths do not change any more; what was added for this war alone is gone. */
export function writeStrengths(x: T, level: number): void {
  for (const seat of seatsIn(x.g)) {
    const { paper, faction } = player(x, seat);
    const [left, right] = SIDES.map((side) => strengthOf(paper, side, level, faction)) as [number, number];
    paper.warfare.wars.push(
      { section: sectionOf('left', level), strength: left, result: null },
      { section: sectionOf('right', level), strength: right, result: null },
    );
    Object.assign(paper.warfare, { nextLeft: 0, nextRight: 0, nowLeft: 0, nowRight: 0 });
    emit(x, { type: 'strengthWritten', seat, left, right });
  }
}

/** One of the assets beside a strength box is circled, or both are crossed out. */
export function writeResult(
  x: T,
  seat: Seat,
  { section, side, result, strength, against, foe, penalty }: Fought,
): void {
  const war = player(x, seat).paper.warfare.wars.find((each) => each.section === section);
  if (war !== undefined) war.result = result;
  const told = { seat, side, foe, strength, against };
  if (result === 'won') emit(x, { type: 'warWon', ...told });
  else if (result === 'tied') emit(x, { type: 'warTied', ...told });
  else if (result === 'spared') emit(x, { type: 'warSpared', ...told });
  else emit(x, { type: 'warLost', ...told, points: penalty });
}
