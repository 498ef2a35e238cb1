// Units shared out among places: so many on each of them.

export type Share = { readonly planet: string; readonly count: number };

export const shareOf = (shares: readonly Share[], planet: string): number =>
  shares.find((s) => s.planet === planet)?.count ?? 0;

export const given = (shares: readonly Share[]): number => shares.reduce((sum, s) => sum + s.count, 0);

/** Places without a share are not named. */
export function setShare(shares: readonly Share[], planet: string, count: number): Share[] {
  const others = shares.filter((s) => s.planet !== planet);
  return count > 0 ? [...others, { planet, count }] : others;
}

/** Something by its number, and the one place it is directed at: bombardment, razing, patrols. */
export type Directed = { readonly ship: number; readonly [to: string]: string | number };

/** Directs the ship at a place; '' takes it back. */
export function direct(
  all: readonly Directed[],
  ship: number,
  field: 'planet' | 'to',
  place: string,
): readonly Directed[] {
  const others = all.filter((d) => d.ship !== ship);
  return place === '' ? others : [...others, { ship, [field]: place }];
}

export const directionOf = (all: readonly Directed[], ship: number, field: 'planet' | 'to'): string =>
  String(all.find((d) => d.ship === ship)?.[field] ?? '');
