import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const invade = (t: Table, system: string): void => {
  t.active(0, system);
  t.begin('invasion', { seat: 0, system });
};
const at = (planet: string, ...units: readonly number[]) => units.map((unit) => ({ unit, planet }));

scenario(
  ['sequence:bombardment', 'sequence:bombard', 'unit:dreadnought'],
  'each unit bombards one planet; the controller loses ground forces there, surplus hits are lost',
  () => {
    const t = table('letnev', 'sol');
    const [a, b] = t.fleet('letnev', '37', { dreadnought: 2 }) as [number, number];
    t.own('sol', 'arinam', { infantry: 1, spaceDock: 1 });
    t.own('sol', 'meer', { infantry: 2 });
    invade(t, '37');
    expect(t.where()).toBe('bombardment/choose targets');
    t.dice(5, 5);
    t.answer('letnev', { targets: [...at('arinam', a), ...at('meer', b)] });
    expect(t.isOver()).toBe(true);
    expect(t.ground('sol', 'arinam')).toEqual({ spaceDock: 1 });
    expect(t.ground('sol', 'meer')).toEqual({ infantry: 1 });
    expect(t.planet('arinam').owner).toBe(1);
    expect(t.events('bombarded').map((e) => e.planet)).toEqual(['arinam', 'meer']);
  },
);

test('all units bombard or none, each once, none at its own planets', () => {
  const t = table('letnev', 'sol');
  const [a, b, carrier] = t.fleet('letnev', '37', { dreadnought: 2, carrier: 1 }) as [number, number, number];
  t.own('sol', 'arinam', { infantry: 1 });
  t.own('letnev', 'meer');
  invade(t, '37');
  expect(t.refusal('letnev', { targets: at('arinam', a) })).toBe('why.all bombard or none');
  expect(t.refusal('letnev', { targets: [...at('arinam', a, b), ...at('meer', b)] })).toBe('why.unit named twice');
  expect(t.refusal('letnev', { targets: at('arinam', a, b, carrier) })).toBe('why.no bombardment');
  expect(t.refusal('letnev', { targets: at('meer', a, b) })).toBe('why.bombards own planet');
  expect(t.refusal('letnev', { targets: at('quann', a, b) })).toBe('why.not in the system');
  t.answer('letnev', { targets: [] });
  expect(t.ground('sol', 'arinam')).toEqual({ infantry: 1 });
});

scenario(['unit:pds'], 'a Planetary Shield protects its planet, and only that', () => {
  const t = table('letnev', 'sol');
  const [a] = t.fleet('letnev', '37', { dreadnought: 1 }) as [number];
  t.own('sol', 'arinam', { infantry: 1, pds: 1 });
  t.own('sol', 'meer', { infantry: 1 });
  invade(t, '37');
  expect(t.refusal('letnev', { targets: at('arinam', a) })).toBe('why.planetary shield');
  t.dice(5);
  t.answer('letnev', { targets: at('meer', a) });
  expect(t.ground('sol', 'meer')).toEqual({});
});

test('nothing is asked where everything that could be hit is shielded', () => {
  const t = table('letnev', 'sol');
  t.fleet('letnev', '25', { dreadnought: 1 });
  t.own('sol', 'quann', { infantry: 1, pds: 1 });
  invade(t, '25');
  expect(t.isOver()).toBe(true);
});

scenario(['unit-card:warSun'], 'a war sun strips shields for all that bombard with it', () => {
  const t = table('letnev', 'sol');
  t.technologies('letnev', 'warSun');
  const [sun, a] = t.fleet('letnev', '25', { warSun: 1, dreadnought: 1 }) as [number, number];
  t.own('sol', 'quann', { infantry: 5, pds: 1 });
  invade(t, '25');
  // The war sun rolls three dice, all at one planet: 3, 3, 1; the dreadnought 5.
  t.dice(3, 3, 1, 5);
  t.answer('letnev', { targets: at('quann', sun, a) });
  expect(t.ground('sol', 'quann')).toEqual({ infantry: 2, pds: 1 });
});

test('bombardment is no combat: modifiers of combat rolls do not touch it', () => {
  const t = table('norr', 'sol');
  const [a] = t.fleet('norr', '25', { dreadnought: 1 }) as [number];
  t.own('sol', 'quann', { infantry: 2 });
  invade(t, '25');
  t.dice(3, 3);
  t.answer('norr', { targets: at('quann', a) });
  expect(t.events('hitsProduced')).toMatchObject([{ kind: 'bombardment', count: 0 }]);
});
