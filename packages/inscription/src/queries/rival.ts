// The rival of one or two players: six tracks, one for each face of a focus die. Strength and votes are divided by stages; the
// others lead to goals.
import { isAblated } from '@custodian/kernel';
import { headStarts, rivalTracks } from '../content/index.ts';
import type { RivalTrack } from '../content/types.ts';
import type { Difficulty, Resource, SheetName } from '../facts/vocabulary.ts';
import type { G, Game } from '../game.ts';

type Tracks = NonNullable<Game['rival']>['tracks'];
type Track = NonNullable<G['rival']>['tracks'][number];
type Kind = RivalTrack['kind'];

export const newTracks = (): Tracks => rivalTracks.map(({ id }) => ({ id, struck: [], lined: [] }));

/** The track that a face leads to. */
export const trackFor = (face: Resource, shows: number): RivalTrack =>
  rivalTracks.find(
    (track) => track.face === face && shows > 1 === (track.kind === 'goal' && track.double),
  ) as RivalTrack;

export const lengthOf = (track: RivalTrack): number =>
  track.kind === 'goal' ? track.icons : track.sections.reduce((sum, { values }) => sum + values.length, 0);

/** The leftmost unmarked icon among these; undefined when all are marked. */
export const nextIcon = ({ struck, lined }: Track, icons: readonly number[]): number | undefined =>
  icons.find((icon) => !struck.includes(icon) && !lined.includes(icon));

export const everyIcon = (track: RivalTrack): number[] => Array.from({ length: lengthOf(track) }, (_, icon) => icon);

/** The icons of a stage on a track that is divided by stages. */
export function iconsOfStage(track: RivalTrack, stage: number): number[] {
  if (track.kind === 'goal') return [];
  let first = 0;
  for (const section of track.sections) {
    if (section.stage === stage) return section.values.map((_, i) => first + i);
    first += section.values.length;
  }
  return [];
}

/** What stands above the rightmost icon of the stage that was crossed out; what stands before them all when none was. */
function markedValue(g: G, kind: Kind, stage: number): number {
  const track = rivalTracks.find((each) => each.kind === kind) as RivalTrack;
  if (track.kind === 'goal' || isAblated('rival', kind === 'vote' ? 'votes' : kind)) return 0;
  const section = track.sections.find((each) => each.stage === stage);
  const struck = g.rival?.tracks.find(({ id }) => id === track.id)?.struck ?? [];
  const last = iconsOfStage(track, stage)
    .map((icon) => struck.includes(icon))
    .lastIndexOf(true);
  return last < 0 ? (section?.base ?? 0) : (section?.values[last] as number);
}

export const strengthOfRival = (g: G, stage: number): number => markedValue(g, 'strength', stage);
export const votesOfRival = (g: G, stage: number): number => markedValue(g, 'vote', stage);
export const trackOf = (kind: 'strength' | 'vote'): string =>
  rivalTracks.find((track) => track.kind === kind)?.id ?? '';

/** Goals whose icons are all crossed out. */
export function goalsReached(track: RivalTrack, struck: number): (SheetName | 'mecatol')[] {
  if (isAblated('rival', 'goals')) return [];
  return track.kind === 'goal' ? track.goals.filter(({ after }) => after === struck).map(({ goal }) => goal) : [];
}

/** Icons that are crossed out before the game. */
export function headStart(track: RivalTrack, difficulty: Difficulty): number[] {
  if (isAblated('rival', 'difficulty')) return [];
  const { goals, strength, votes } = headStarts[difficulty];
  if (track.kind === 'goal') return everyIcon(track).slice(0, goals);
  const stages = track.kind === 'strength' ? strength : votes;
  return stages.flatMap((stage) => iconsOfStage(track, stage).slice(0, 1));
}
