// What is asked about a fight, as it stands in the address: a link says the same to everybody, whatever language he reads.
import type { Place, Role, UnitsAsked } from '@custodian/title';
import { roles } from '@custodian/title';

export interface SideSheet {
  /** As it was typed, or by ids. */
  readonly units: string;
  readonly faction: string;
  readonly technologies: readonly string[];
  readonly pds: number;
}

export interface Sheet extends Readonly<Record<Role, SideSheet>> {
  readonly place: Place;
  readonly nebula: boolean;
  /** Ships of the attacker above the planet, as they were typed. */
  readonly above: string;
}

/** The sheet of an address; what it does not name is empty. */
export function sheetIn(asked: string): Sheet {
  const said = new URLSearchParams(asked);
  const side = (role: Role): SideSheet => ({
    units: said.get(role) ?? '',
    faction: said.get(`${role}-faction`) ?? '',
    technologies: (said.get(`${role}-technologies`) ?? '').split(',').filter((id) => id !== ''),
    pds: Math.max(0, Math.trunc(Number(said.get(`${role}-pds`))) || 0),
  });
  return {
    place: said.get('place') === 'ground' ? 'ground' : 'space',
    nebula: said.has('nebula'),
    above: said.get('bombarding') ?? '',
    attacker: side('attacker'),
    defender: side('defender'),
  };
}

/** What stands behind the # of the address. */
export function askedOf(sheet: Sheet): string {
  const said = new URLSearchParams();
  if (sheet.place === 'ground') said.set('place', 'ground');
  for (const role of roles) {
    const { units, faction, technologies, pds } = sheet[role];
    if (units !== '') said.set(role, units);
    if (faction !== '') said.set(`${role}-faction`, faction);
    if (technologies.length > 0) said.set(`${role}-technologies`, technologies.join(','));
    if (pds > 0) said.set(`${role}-pds`, String(pds));
  }
  if (sheet.place === 'ground' && sheet.above !== '') said.set('bombarding', sheet.above);
  if (sheet.place === 'space' && sheet.nebula) said.set('nebula', '1');
  return said.toString();
}

/** Units as they are typed: "2 cruiser, 1 dreadnought (1 damaged)". */
export const unitsTyped = (
  units: readonly UnitsAsked[],
  named: (unit: string, count: number) => string,
  damagedWord: (count: number) => string,
): string =>
  units
    .filter(({ count }) => count > 0)
    .map(
      ({ unit, count, damaged }) => `${count} ${named(unit, count)}${damaged > 0 ? ` (${damagedWord(damaged)})` : ''}`,
    )
    .join(', ');

/** The same by ids, for the address. */
export const unitsById = (units: readonly UnitsAsked[]): string =>
  unitsTyped(
    units,
    (unit) => unit,
    (count) => `${count} damaged`,
  );
