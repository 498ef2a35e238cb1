// Whatever is offered can be marked, and the marks come to an end: on every side, with every faction.
import { quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { factions, relics } from '../../src/content/index.ts';
import { SHEET_SIDES } from '../../src/facts/sheets/types.ts';
import { SHEETS, SPECIALTIES } from '../../src/facts/vocabulary.ts';
import { copyDesk, mark, marksFor, mayStop, refuseMarks } from '../../src/marks/index.ts';
import { sitting } from '../kit/desk.ts';

const MOST_MARKS = 400;

test('random marks on every side with every faction end, and are accepted as a whole', () => {
  const roll = quickRoll(7);
  const one = <T>(of: readonly T[]): T => of[roll(of.length) - 1] as T;
  for (const side of SHEET_SIDES)
    for (const { id: faction } of factions) {
      const t = sitting({
        side,
        faction,
        active: one(SHEETS),
        roll: { black: 'MIR', focus: [1, 2, 1] },
        kept: ['planet', 'planet', ...SPECIALTIES, 'focus M', 'focus I', 'focus R'],
        trade: 4,
        hand: relics.slice(0, 6).map(({ id }) => id),
        written: (paper) => {
          paper.warfare.line = roll(4) - 1;
        },
      });
      const begun = copyDesk(t.desk);
      const made: string[] = [];
      for (
        let possible = marksFor(t.desk);
        possible.length > 0 && made.length < MOST_MARKS;
        possible = marksFor(t.desk)
      ) {
        const next = one(possible);
        mark(t.desk, next);
        made.push(next);
      }
      expect(made.length).toBeLessThan(MOST_MARKS);
      expect(mayStop(t.desk)).toBe(true);
      expect(refuseMarks(begun, made)).toBeNull();
    }
});
