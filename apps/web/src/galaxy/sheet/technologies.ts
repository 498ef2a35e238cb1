// Technologies as lists show them.

export const colors = ['red', 'blue', 'green', 'yellow'] as const;
export type Color = (typeof colors)[number];

export interface OwnedTechnology {
  readonly id: string;
  /** Null: has none. */
  readonly color: Color | null;
  readonly exhausted: boolean;
}

/** By colour, those without one last. */
export const byColor = (owned: readonly OwnedTechnology[]): OwnedTechnology[] => {
  const place = ({ color }: OwnedTechnology): number => (color === null ? colors.length : colors.indexOf(color));
  return [...owned].sort((a, b) => place(a) - place(b));
};
