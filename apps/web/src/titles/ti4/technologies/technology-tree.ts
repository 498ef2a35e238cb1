// The technologies of a seat by colour and depth, and what it has to do with each.
import type { Refusal, Seat } from '@custodian/kernel';
import type { TechnologyColor, TechnologyId } from '@custodian/ti4/facts';
import { technologies, technologyColors } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { missingPrerequisites, refuseResearch, technologyDeck } from '@custodian/ti4/queries/technologies';

export interface Branch {
  readonly id: TechnologyId;
  readonly state: 'owned' | 'within reach' | 'locked';
  /** Why it is locked. */
  readonly why: Refusal | null;
  readonly missing: readonly TechnologyColor[];
  /** How many prerequisites it has of its colour. */
  readonly depth: number;
}

/** Lanes of colours with four columns by depth; upgrades and what has no colour in a lane of their own. */
export interface Lane {
  readonly color: TechnologyColor | null;
  readonly owned: number;
  readonly columns: readonly (readonly Branch[])[];
}

const DEPTHS = [0, 1, 2, 3] as const;

export function lanesOf(game: Game, seat: Seat): Lane[] {
  const owned = game.players[seat]?.technologies ?? [];
  const ids = [...new Set([...technologyDeck(game, seat), ...owned])];
  const branches = ids.map((id): Branch => {
    const why = owned.includes(id) ? null : refuseResearch(game, seat, id, 0);
    const { needs, color } = technologies[id];
    return {
      id,
      state: owned.includes(id) ? 'owned' : why === null ? 'within reach' : 'locked',
      why,
      missing: owned.includes(id) ? [] : missingPrerequisites(game, seat, id),
      depth: color === null ? 0 : Math.min(3, needs[color] ?? 0),
    };
  });
  const lanes = technologyColors.map((color): Lane => {
    const own = branches.filter(({ id }) => technologies[id].color === color);
    return {
      color,
      owned: own.filter(({ state }) => state === 'owned').length,
      columns: DEPTHS.map((depth) => own.filter((branch) => branch.depth === depth)),
    };
  });
  const plain = branches.filter(({ id }) => technologies[id].color === null);
  const last = { color: null, owned: plain.filter(({ state }) => state === 'owned').length, columns: [plain] };
  return [...lanes, last];
}
