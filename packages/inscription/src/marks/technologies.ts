// Technologies: research icons are struck, or one specialty unlocks at once.

import { technologyOf } from '../content/index.ts';
import type { Technology } from '../content/types.ts';
import type { Desk } from '../desk.ts';
import type { Op, SheetName, Specialty } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';
import { hasFlag } from './abilities.ts';

type Written = Paper['technologies'][number];

const where = ({ paper }: Desk, test: (written: Written, printed: Technology) => boolean): string[] =>
  paper.technologies.filter((each) => !each.unlocked && test(each, technologyOf(each.id))).map(({ id }) => id);

/** Those that can be researched, on one sheet or on any. */
export const toResearch = (desk: Desk, sheet?: SheetName): string[] =>
  where(desk, (written, printed) => !written.noResearch && (sheet === undefined || printed.sheet === sheet));

/** Those of a sheet that this specialty unlocks. */
export const toUnlockBy = (desk: Desk, specialty: Specialty, sheet: SheetName): string[] =>
  where(desk, (written, printed) => !written.noSpecialty && printed.sheet === sheet && printed.specialty === specialty);

/** Those that an effect unlocks: any, those of the active sheet, or one by its name. */
export const toUnlock = (desk: Desk, of: string): string[] =>
  where(desk, (written, { sheet }) => of === 'any' || written.id === of || (of === 'active' && sheet === desk.active));

const written = ({ paper }: Desk, id: string): Written => paper.technologies.find((each) => each.id === id) as Written;

export function unlockTechnology(desk: Desk, id: string): Op[] {
  written(desk, id).unlocked = true;
  return [];
}

export function research(desk: Desk, id: string, isPaid: boolean): Op[] {
  const each = written(desk, id);
  const { icons } = technologyOf(id);
  each.struck = Math.min(icons, each.struck + (isPaid && hasFlag(desk, 'researchDouble') ? 2 : 1));
  if (each.struck === icons) each.unlocked = true;
  return [];
}

/** Locked ones whose cost of this kind can still be crossed out. */
export const toBar = (desk: Desk, cost: 'noSpecialty' | 'noResearch'): string[] => where(desk, (each) => !each[cost]);

export function barCost(desk: Desk, id: string, cost: 'noSpecialty' | 'noResearch'): void {
  written(desk, id)[cost] = true;
}
