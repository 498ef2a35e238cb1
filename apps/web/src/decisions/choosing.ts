// Picking among the options of a choose decision.
import type { Option } from '@custodian/kernel';
import type { ChooseView } from '@custodian/protocol';

/** The picks after an option was pointed at: one choice replaces the other, several come and go. */
export function toggle(picks: readonly string[], id: string, most: number): readonly string[] {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  if (most === 1) return [id];
  return picks.length < most ? [...picks, id] : picks;
}

/** How many picks are missing, or are too many; 0 when the number is right. */
export function lacking({ pick: [least, most] }: Pick<ChooseView, 'pick'>, picked: number): number {
  return picked < least ? least - picked : Math.min(0, most - picked);
}

/** Options that a piece of the board stands for. */
export const optionsOn = (options: readonly Option[], piece: string): readonly Option[] =>
  options.filter((option) => option.on?.includes(piece));

export const piecesOf = (options: readonly Option[]): readonly string[] => [
  ...new Set(options.flatMap((option) => option.on ?? [])),
];
