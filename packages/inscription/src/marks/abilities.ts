// What a faction and unlocked technologies add to the marks. A component that is switched off adds nothing.
import { isAblated, used } from '@custodian/kernel';
import { factionOf, technologyOf } from '../content/index.ts';
import type { Passive } from '../content/types.ts';
import type { Desk } from '../desk.ts';
import type { AssetKind, Flag, Op, Resource, UnitId } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';

type PassiveOn<On extends Passive['on']> = Extract<Passive, { on: On }>;

/** Those of a faction that wait for something. */
export function passives<On extends Passive['on']>(faction: string, on: On): PassiveOn<On>[] {
  if (faction === '' || isAblated('faction', faction)) return [];
  return factionOf(faction).passive.filter((each): each is PassiveOn<On> => each.on === on);
}

export const isUnlocked = (paper: Paper, technology: string): boolean =>
  !isAblated('technology', technology) && paper.technologies.some(({ id, unlocked }) => unlocked && id === technology);

/** Does a faction's or a technology's rule hold? */
export function hasRule(paper: Paper, faction: string, flag: Flag): boolean {
  return (
    passives(faction, 'flag').some((passive) => passive.flag === flag) ||
    paper.technologies.some(({ id }) => {
      const { effect } = technologyOf(id);
      return effect.on === 'flag' && effect.flag === flag && isUnlocked(paper, id);
    })
  );
}

export const hasFlag = ({ paper, faction }: Desk, flag: Flag): boolean => hasRule(paper, faction, flag);

function opsOf(desk: Desk, found: readonly { readonly do: readonly Op[] }[]): Op[] {
  if (found.length > 0) used('faction', desk.faction);
  return found.flatMap((passive) => passive.do);
}

/** When an asset is claimed, or a system that is empty or joined to a wormhole. */
export const triggered = (desk: Desk, what: AssetKind | 'empty' | 'wormhole'): Op[] =>
  opsOf(
    desk,
    passives(desk.faction, 'claim').filter((passive) => passive.what === what),
  );

export const onUnlockPlanet = (desk: Desk): Op[] => opsOf(desk, passives(desk.faction, 'unlockPlanet'));
export const onMecatol = (desk: Desk): Op[] => opsOf(desk, passives(desk.faction, 'mecatol'));
export const onActive = (desk: Desk): Op[] => opsOf(desk, passives(desk.faction, 'becomesActive'));

export const onBuild = (desk: Desk, unit: UnitId): Op[] =>
  opsOf(
    desk,
    passives(desk.faction, 'build').filter((passive) => passive.unit === unit),
  );

/** Once a round. */
export function onAnomaly(desk: Desk): Op[] {
  const found = passives(desk.faction, 'anomaly');
  if (found.length === 0 || desk.used.includes(ANOMALY)) return [];
  desk.used.push(ANOMALY);
  return opsOf(desk, found);
}
const ANOMALY = 'anomaly';

/** What the n-th unit of a type costs less. */
export function discountFor(
  desk: Desk,
  unit: UnitId,
  nth: number,
): { readonly res: Resource; readonly n: number } | null {
  const found = passives(desk.faction, 'discount').find((passive) => passive.unit === unit && nth <= passive.first);
  if (found !== undefined) used('faction', desk.faction);
  return found ?? null;
}

/** What may be used once while the active sheet is active, and what it does: by the faction's or technology's id. */
export function abilitiesNow(desk: Desk): { readonly id: string; readonly do: readonly Op[] }[] {
  const { active, faction, paper } = desk;
  if (active === null) return [];
  const found = passives(faction, 'perActive')
    .filter(({ sheets }) => sheets.includes(active))
    .map((passive) => ({ id: faction, do: passive.do }));
  const technologies = paper.technologies.flatMap(({ id }) => {
    const { sheet, effect } = technologyOf(id);
    return sheet === active && effect.on === 'perActive' && isUnlocked(paper, id) ? [{ id, do: effect.do }] : [];
  });
  return [...found, ...technologies].filter(({ id }) => !desk.used.includes(id));
}
