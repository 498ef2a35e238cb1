// Writing the rival's side of the Mecatol Rex sheet.
import { isAblated, used } from '@custodian/kernel';
import { rivalTrackOf, rivalTracks } from '../content/index.ts';
import type { SheetName } from '../facts/vocabulary.ts';
import type { Game, T } from '../game.ts';
import { RIVAL } from '../game.ts';
import { everyIcon, goalsReached, headStart, iconsOfStage, nextIcon, trackOf } from '../queries/rival.ts';
import { emit, open } from './pen.ts';

type Track = NonNullable<Game['rival']>['tracks'][number];

const trackNamed = (x: T, id: string): Track => open(x).rival?.tracks.find((track) => track.id === id) as Track;

/** What the difficulty crosses out before the game. */
export function prepareRival(x: T): void {
  const { difficulty } = x.g.options;
  for (const track of rivalTracks) trackNamed(x, track.id).struck.push(...headStart(track, difficulty));
  used('rival', 'difficulty');
  emit(x, { type: 'rivalPrepared', difficulty });
}

/** Crosses out the leftmost unmarked icon. Once all icons of a goal track are crossed out, another track counts. */
export function advanceRival(x: T, id: string): void {
  const track = trackNamed(x, id);
  const facts = rivalTrackOf(id);
  const icon = nextIcon(track, everyIcon(facts));
  if (icon === undefined) {
    if (facts.kind !== 'goal' || isAblated('rival', 'full track')) return;
    used('rival', 'full track');
    advanceRival(x, facts.then);
    return;
  }
  track.struck.push(icon);
  emit(x, { type: 'rivalAdvanced', track: id, icons: track.struck.length });
  for (const goal of goalsReached(facts, track.struck.length)) reachGoal(x, goal);
}

/** It gains nothing, but others no longer come first. */
function reachGoal(x: T, goal: SheetName | 'mecatol'): void {
  const g = open(x);
  used('rival', 'goals');
  if (goal === 'mecatol') {
    g.mecatol.push({ who: RIVAL, round: g.round });
    emit(x, { type: 'rivalOnMecatol', slot: g.mecatol.length });
    return;
  }
  const objective = g.objectives.find(({ sheet }) => sheet === goal);
  if (objective === undefined) return;
  if (objective.flipped === 0) {
    objective.flipped = g.round;
    objective.first.push(RIVAL);
  }
  emit(x, { type: 'rivalCompleted', objective: objective.id });
}

/** Unmarked icons of a stage no longer count. */
export function lineOut(x: T, kind: 'strength' | 'vote', stage: number): void {
  const id = trackOf(kind);
  const track = trackNamed(x, id);
  used('rival', kind === 'vote' ? 'votes' : 'strength');
  track.lined.push(...iconsOfStage(rivalTrackOf(id), stage).filter((icon) => nextIcon(track, [icon]) !== undefined));
  emit(x, { type: 'rivalLinedOut', track: id, stage });
}
