// The Arborec.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { combatNeed } from '../../src/queries/values.ts';
import { table } from '../kit/index.ts';

type Made = [unit: string, count: number, place?: string];
const plan = (made: Made[], goods: number): Json => ({
  units: made.map(([unit, count, place]) => ({ unit, count, ...(place !== undefined && { place }) })),
  pay: { planets: [], goods },
});

scenario(['ability:mitosis'], 'an infantry grows at the start of the status phase', () => {
  const t = table('arborec', 'xxcha');
  t.begin('status phase');
  expect(t.ground('arborec', 'nestphar')).toEqual({ infantry: 1 });
});

test('with several planets the Arborec choose where it grows', () => {
  const t = table('arborec', 'xxcha');
  t.own('arborec', 'saudor');
  t.begin('status phase');
  expect(t.options('arborec').sort()).toEqual(['nestphar', 'saudor']);
  t.answer('arborec', 'saudor');
  expect(t.ground('arborec', 'saudor')).toEqual({ infantry: 1 });
});

scenario(['ability:mitosis', 'unit-card:letaniWarrior'], 'docks make no infantry, the warriors beside them do', () => {
  const t = table('arborec', 'xxcha');
  t.goods('arborec', 9);
  t.own('arborec', 'nestphar', { spaceDock: 1, infantry: 2 });
  t.active('arborec', '5');
  t.begin('production', { seat: 0, system: '5' });
  expect(t.refusal('arborec', plan([['infantry', 3]], 2))).toBe('why.most of a type');
  // The dock's five and the warriors' two.
  expect(
    t.refusal(
      'arborec',
      plan(
        [
          ['infantry', 2],
          ['fighter', 5],
        ],
        4,
      ),
    ),
  ).toBeNull();
  expect(
    t.refusal(
      'arborec',
      plan(
        [
          ['infantry', 2],
          ['fighter', 6],
        ],
        4,
      ),
    ),
  ).toBe('why.production limit');
  t.answer('arborec', plan([['infantry', 2]], 1));
  expect(t.ground('arborec', 'nestphar')).toEqual({ spaceDock: 1, infantry: 4 });
});

scenario(
  ['unit-card:letaniWarrior'],
  'warriors on two planets make two infantry for one resource, split at will',
  () => {
    const t = table('arborec', 'xxcha');
    t.goods('arborec', 1);
    t.own('arborec', 'arnor', { infantry: 1 });
    t.own('arborec', 'lor', { infantry: 1 });
    t.active('arborec', '36');
    t.begin('production', { seat: 0, system: '36' });
    expect(t.refusal('arborec', plan([['infantry', 2, 'lor']], 1))).toBeNull();
    t.answer(
      'arborec',
      plan(
        [
          ['infantry', 1, 'lor'],
          ['infantry', 1, 'arnor'],
        ],
        1,
      ),
    );
    expect([t.ground('arborec', 'arnor'), t.ground('arborec', 'lor')]).toEqual([{ infantry: 2 }, { infantry: 2 }]);
  },
);

scenario(
  ['technology:letaniWarriorII', 'unit-card:letaniWarriorII'],
  'Letani Warriors II produce two each, hit with 7 and may return',
  () => {
    const t = table('arborec', 'xxcha');
    t.technologies('arborec', 'letaniWarriorII');
    t.goods('arborec', 2);
    const [one = 0] = t.own('arborec', 'saudor', { infantry: 2 });
    const about = { seat: 0, enemy: 1, unit: 'infantry', kind: 'ground combat', role: 'attacker', round: 1 } as const;
    expect(combatNeed(t.game(), { ...about, system: '23' })).toBe(7);
    t.active('arborec', '23');
    t.dice(6);
    t.begin('destroy units', { seat: 0, enemy: 1, system: '23', planet: 'saudor', ids: [one], kind: null });
    expect(t.player('arborec').resting).toBe(1);
    t.begin('production', { seat: 0, system: '23' });
    t.answer('arborec', plan([['infantry', 2]], 1));
    expect(t.ground('arborec', 'saudor')).toEqual({ infantry: 3 });
  },
);

scenario(
  ['technology:bioplasmosis'],
  'infantry spread to near planets at the end of the status phase, all at once',
  () => {
    const t = table('arborec', 'xxcha');
    t.technologies('arborec', 'bioplasmosis');
    t.own('arborec', 'arnor', { infantry: 2 });
    t.own('arborec', 'lor', { infantry: 1 });
    t.own('arborec', 'saudor');
    t.game().objectives.push({ id: 'expandBorders', open: false });
    t.begin('status phase');
    t.playOn((where) => where === 'window/react' && t.options('arborec').includes('technology:bioplasmosis'));
    const before = ['arnor', 'lor', 'saudor'].map((p) => t.ground('arborec', p as 'arnor').infantry ?? 0);
    t.answer('arborec', 'technology:bioplasmosis');
    const moves = (...list: [from: string, to: string, count: number][]): Json => ({
      moves: list.map(([from, to, count]) => ({ from, to, count })),
    });
    expect(t.refusal('arborec', moves(['arnor', 'nestphar', 1]))).toBe('why.too far to spread');
    expect(t.refusal('arborec', moves(['saudor', 'lor', (before[2] ?? 0) + 1]))).toBe('why.not so many infantry');
    t.answer('arborec', moves(['arnor', 'saudor', 1], ['lor', 'arnor', 1]));
    expect(['arnor', 'lor', 'saudor'].map((p) => t.ground('arborec', p as 'arnor').infantry ?? 0)).toEqual([
      before[0],
      (before[1] ?? 0) - 1,
      (before[2] ?? 0) + 1,
    ]);
  },
);

scenario(
  ['unit-card:duhaMenaimon'],
  'the flagship lets produce five units where it is when its system is activated',
  () => {
    const t = table('arborec', 'xxcha');
    t.technologies('arborec', 'sarweenTools');
    t.goods('arborec', 9);
    t.fleet('arborec', '23', { flagship: 1 });
    t.own('arborec', 'saudor');
    t.begin('tactical action', { seat: 0 });
    t.answer('arborec', '23');
    t.answer('arborec', 'unit-card:duhaMenaimon');
    expect(t.refusal('arborec', plan([['infantry', 6, 'saudor']], 3))).toBe('why.production limit');
    // It is no use of Production: no tools.
    expect(t.refusal('arborec', plan([['infantry', 4, 'saudor']], 1))).toBe('why.payment too small');
    t.answer(
      'arborec',
      plan(
        [
          ['infantry', 2, 'saudor'],
          ['infantry', 2, 'space'],
          ['cruiser', 1],
        ],
        4,
      ),
    );
    expect(t.ground('arborec', 'saudor')).toEqual({ infantry: 2 });
    expect(t.ships('arborec', '23')).toEqual({ flagship: 1, cruiser: 1, infantry: 2 });
  },
);

scenario(['note:stymie'], 'the Arborec produce nothing in or next to systems with units of its holder', () => {
  const t = table('arborec', 'xxcha');
  t.note('arborec', 'xxcha', 'stymie');
  t.goods('arborec', 9);
  t.own('arborec', 'saudor', { infantry: 1 });
  t.own('arborec', 'thibah', { infantry: 1 });
  t.own('xxcha', 'quann', { infantry: 1 });
  t.strategy('xxcha', 'leadership');
  t.strategy('arborec', 'diplomacy');
  t.begin('action phase');
  t.answer('xxcha', 'note:stymie#stymie.0');
  expect(t.player('xxcha').notesInPlay).toEqual(['stymie.0']);
  t.begin('production', { seat: 0, system: '23' });
  expect(t.isOver()).toBe(true);
  t.begin('production', { seat: 0, system: '21' });
  expect(t.asked('arborec')).toBeDefined();
});

scenario(['note:stymie'], 'it goes home when its holder activates a system with any unit of the Arborec', () => {
  const t = table('xxcha', 'arborec');
  t.noteInPlay('arborec', 'xxcha', 'stymie');
  t.own('arborec', 'saudor', { pds: 1 });
  t.fleet('xxcha', '25', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', '23');
  expect(t.player('xxcha').notesInPlay).toEqual([]);
  expect(t.player('arborec').notes).toContain('stymie.1');
});
