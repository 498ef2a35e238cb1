// What the tests of objectives share.
import { expect } from 'vitest';
import type { ObjectiveId } from '../../src/facts/index.ts';
import { progress } from '../../src/queries/objectives.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Sol at a table where this objective lies open, or is his secret. */
export function aiming(id: ObjectiveId, secret = false): Table {
  const t = table('sol', 'xxcha', 'norr');
  if (secret) t.secret('sol', id);
  else t.objectives(id);
  return t;
}

/** How far sol has come. */
export const numbers = (t: Table, id: ObjectiveId): [number, number] => {
  const { have, need } = progress(t.game(), t.seat('sol'), id);
  return [have, need];
};

/** Sol scores it now, for so many points. */
export function scores(t: Table, id: ObjectiveId, points = 1): void {
  t.begin('score objectives', { seat: t.seat('sol') });
  t.answer('sol', id);
  while (!t.isOver()) t.confirm('sol');
  expect(t.player('sol').points).toBe(points);
  expect(t.player('sol').scored).toContain(id);
}

/** Sol cannot score it: so much is there of what is needed. */
export function lacks(t: Table, id: ObjectiveId, ...[have, need]: [number, number]): void {
  expect(numbers(t, id)).toEqual([have, need]);
  t.begin('score objectives', { seat: t.seat('sol') });
  expect(t.options('sol')).toEqual([]);
}
