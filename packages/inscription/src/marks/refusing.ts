// Why a list of marks is not accepted: the first that is wrong, and what is wrong with it.
import type { Refusal } from '@custodian/kernel';
import { copier } from '@custodian/kernel';
import type { Desk } from '../desk.ts';
import { deskShape } from '../desk.ts';
import { isHalted, mark, marksFor, mayStop, unspent } from './reducer.ts';

const copyStored = copier(deskShape);

/** A desk to try something on. */
export const copyDesk = (desk: Desk): Desk => copyStored(desk) as Desk;

/** Tries the marks on a copy. */
export function refuseMarks(desk: Desk, marks: readonly string[]): Refusal | null {
  const tried = copyDesk(desk);
  for (const [n, made] of marks.entries()) {
    if (!marksFor(tried).includes(made))
      return refusal(tried, { key: whyNot(tried, made), with: { mark: made, n: n + 1 } });
    mark(tried, made);
  }
  if (mayStop(tried)) return null;
  const key =
    tried.owed.length > 0 ? 'why.marks.owed' : tried.active === null ? 'why.marks.no sheet' : 'why.marks.unspent';
  return refusal(tried, { key, with: { left: unspent(tried).map((res) => ({ key: `resource.${res}` })) } });
}

const refusal = ({ active, step }: Desk, text: Refusal['text']): Refusal => ({
  rule: step === 'effects' ? 'effects' : (active ?? 'strategy'),
  text,
});

function whyNot(desk: Desk, made: string): string {
  if (isHalted(desk)) return 'why.marks.ended';
  if (desk.owed.length > 0) return 'why.marks.owed first';
  if (desk.step === 'effects') return 'why.marks.nothing to mark';
  if (desk.active === null) return 'why.marks.no sheet';
  const [head = ''] = made.split(' ');
  if ((head === 'M' || head === 'I' || head === 'R') && desk.purse[head] === 0) return 'why.marks.nothing to spend';
  return 'why.marks.not there';
}
