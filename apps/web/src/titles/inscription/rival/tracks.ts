// The rival's six tracks as they are drawn: icons with what was struck, values, goals.
import { rivalTracks } from '@custodian/inscription/content/index';
import type { RivalTrack } from '@custodian/inscription/content/types';
import type { Resource, SheetName } from '@custodian/inscription/facts/vocabulary';
import type { Game } from '@custodian/inscription/game';
import { headStart } from '@custodian/inscription/queries/rival';

export type IconState = 'open' | 'next' | 'begun' | 'struck' | 'lined';

export interface Icon {
  readonly state: IconState;
  /** What stands above it; null on tracks that lead to goals. */
  readonly value: number | null;
  /** It is the value that counts. */
  readonly counts: boolean;
  /** What is reached once it is struck; null: nothing. */
  readonly goal: SheetName | 'mecatol' | null;
}

export interface Part {
  readonly stage: number | null;
  readonly base: number | null;
  readonly icons: readonly Icon[];
}

export interface Track {
  readonly id: string;
  readonly face: Resource;
  readonly double: boolean;
  readonly kind: RivalTrack['kind'];
  readonly parts: readonly Part[];
  /** Icons that are missing to the next goal; null: there is none. */
  readonly away: number | null;
  readonly then: string | null;
}

const none: { readonly struck: readonly number[]; readonly lined: readonly number[] } = { struck: [], lined: [] };

export const tracksOf = (game: Game): readonly Track[] => rivalTracks.map((track) => trackOf(game, track));

function trackOf(game: Game, track: RivalTrack): Track {
  const marks = game.rival?.tracks.find(({ id }) => id === track.id) ?? none;
  const begun = headStart(track, game.options.difficulty);
  const isMarked = (icon: number): boolean => marks.struck.includes(icon) || marks.lined.includes(icon);
  const stateOf = (icon: number, next: number | undefined): IconState => {
    if (marks.struck.includes(icon)) return begun.includes(icon) ? 'begun' : 'struck';
    return marks.lined.includes(icon) ? 'lined' : icon === next ? 'next' : 'open';
  };
  const common = { id: track.id, face: track.face, kind: track.kind };
  if (track.kind === 'goal') {
    const icons = Array.from({ length: track.icons }, (_, icon) => icon);
    const next = icons.find((icon) => !isMarked(icon));
    const struck = icons.filter(isMarked).length;
    const goal = track.goals.find(({ after }) => after > struck);
    const drawn = icons.map((icon) => ({
      state: stateOf(icon, next),
      value: null,
      counts: false,
      goal: track.goals.find(({ after }) => after === icon + 1)?.goal ?? null,
    }));
    return {
      ...common,
      double: track.double,
      parts: [{ stage: null, base: null, icons: drawn }],
      away: goal === undefined ? null : goal.after - struck,
      then: track.then,
    };
  }
  const all = track.sections.flatMap(({ values }) => values).map((_, icon) => icon);
  const next = all.find((icon) => !isMarked(icon));
  let first = 0;
  const parts = track.sections.map(({ stage, base, values }): Part => {
    const ids = values.map((_, i) => first + i);
    first += values.length;
    const last = ids.findLast((icon) => marks.struck.includes(icon));
    return {
      stage,
      base,
      icons: values.map((value, i) => {
        const icon = ids[i] as number;
        return { state: stateOf(icon, next), value, counts: icon === last, goal: null };
      }),
    };
  });
  return { ...common, double: false, parts, away: null, then: null };
}
