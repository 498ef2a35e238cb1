// The Naalu Collective.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { initiative } from '../../src/queries/order.ts';
import { combatNeed } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { activate, move } from '../movement/moving.ts';

/** Everybody has his cards; the strategy phase ends. */
const endOfStrategyPhase = (t: Table): void => {
  t.strategy('xxcha', 'leadership', 'trade');
  t.strategy('sol', 'diplomacy', 'warfare');
  t.strategy('naalu', 'politics');
  t.game().phase = 'strategy';
  t.game().active = -1;
  t.begin('strategy phase');
  t.playOn((where) => where.startsWith('window') || where.startsWith('action phase'));
};

scenario(['ability:telepathic'], 'they are first, whatever card they have chosen', () => {
  const t = table('xxcha', 'sol', 'naalu');
  endOfStrategyPhase(t);
  expect(initiative(t.game(), 2)).toBe(0);
  t.begin('action phase');
  expect(t.awaited()).toEqual([2]);
});

scenario(['note:giftOfPrescience'], 'its holder is first instead of them, until the status phase ends', () => {
  const t = table('xxcha', 'sol', 'naalu');
  t.note('naalu', 'sol', 'giftOfPrescience');
  endOfStrategyPhase(t);
  t.answer('sol', 'note:giftOfPrescience#giftOfPrescience.2');
  expect(initiative(t.game(), 1)).toBe(0);
  expect(initiative(t.game(), 2)).toBeGreaterThan(0);
  t.game().objectives.push({ id: 'expandBorders', open: false });
  t.begin('status phase');
  t.playOn();
  expect(t.player('naalu').notes).toContain('giftOfPrescience.2');
});

const foreseen = (prepare: (t: Table) => void = () => undefined): Table => {
  const t = table('xxcha', 'naalu');
  t.fleet('xxcha', '25', { cruiser: 1 });
  t.fleet('naalu', '23', { carrier: 1, fighter: 2, infantry: 1 });
  t.tokens('naalu', { strategy: 1 });
  prepare(t);
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', '23');
  t.answer('xxcha', move(t.unitIds('xxcha', '25')[0], ['25', '23']));
  return t;
};

scenario(
  ['ability:foresight', 'sequence:slip away'],
  'ships slip away when others come, and a token lies where they go',
  () => {
    const t = foreseen();
    t.answer('naalu', 'ability:foresight');
    expect(t.options('naalu')).toContain('19');
    t.answer('naalu', '19');
    expect(t.ships('naalu', '19')).toEqual({ carrier: 1, fighter: 2, infantry: 1 });
    expect(t.system('19').tokens).toBe(0b10);
    expect(t.player('naalu').strategy).toBe(0);
  },
);

scenario(['ability:foresight'], 'not to where others’ ships are, nor without a strategy token', () => {
  const t = foreseen((t) => t.fleet('xxcha', '19', { destroyer: 1 }));
  t.answer('naalu', 'ability:foresight');
  expect(t.options('naalu')).not.toContain('19');
  expect(t.options('naalu')).not.toContain('42'); // the nebula
  const poor = foreseen((t) => t.tokens('naalu', { strategy: 0 }));
  expect(poor.options('naalu')).not.toContain('ability:foresight');
});

test('where a token of theirs lies already, the one from the strategy pool goes to the reinforcements', () => {
  const t = foreseen((t) => t.activated('naalu', '19'));
  t.answer('naalu', 'ability:foresight');
  t.answer('naalu', '19');
  expect(t.player('naalu').strategy).toBe(0);
  expect(t.ships('naalu', '19')).toEqual({ carrier: 1, fighter: 2, infantry: 1 });
});

scenario(['technology:neuroglaive'], 'whoever activates a system with their ships loses a fleet token', () => {
  const t = table('xxcha', 'naalu');
  t.technologies('naalu', 'neuroglaive');
  t.fleet('xxcha', '46', { cruiser: 3 });
  t.fleet('naalu', '23', { carrier: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', '23');
  expect(t.player('xxcha').fleet).toBe(2);
  // Before anything moves, the fleet is within its limit again.
  expect(t.ships('xxcha', '46')).toEqual({ cruiser: 2 });
});

scenario(['unit-card:matriarch'], 'fighters beside it land, fight, and go back to space', () => {
  const t = table('naalu', 'xxcha');
  const [, ...fighters] = t.fleet('naalu', '25', { flagship: 1, fighter: 2 });
  t.own('xxcha', 'quann', { infantry: 1 });
  t.active('naalu', '25');
  t.begin('invasion', { seat: 0, system: '25' });
  t.dice(8, 1, 1);
  t.answer('naalu', { landings: [{ planet: 'quann', units: fighters }] });
  expect(t.ships('naalu', '25')).toEqual({ flagship: 1, fighter: 2 });
  expect(t.ground('xxcha', 'quann')).toEqual({});
  // Alone they hold nothing.
  expect(t.planet('quann').owner).toBe(1);
});

scenario(['unit-card:hybridCrystalFighter'], 'their fighters hit with 8', () => {
  const t = table('naalu', 'xxcha');
  const about = { seat: 0, enemy: 1, unit: 'fighter', kind: 'space combat', role: 'attacker', round: 1 } as const;
  expect(combatNeed(t.game(), { ...about, system: '23' })).toBe(8);
});

scenario(
  ['technology:hybridCrystalFighterII', 'unit-card:hybridCrystalFighterII'],
  'hybrid crystal fighters II move by themselves and count half beyond capacity',
  () => {
    const t = table('naalu', 'xxcha');
    t.technologies('naalu', 'hybridCrystalFighterII');
    t.tokens('naalu', { fleet: 2 });
    const ids = t.fleet('naalu', '25', { fighter: 4 });
    t.fleet('naalu', '23', { destroyer: 1 });
    activate(t, 'naalu', '23');
    t.answer('naalu', { moves: ids.slice(0, 2).map((ship) => ({ ship, path: ['25', '23'] })) });
    expect(t.ships('naalu', '23')).toEqual({ destroyer: 1, fighter: 2 });
    t.change((g) => {
      for (const s of g.systems) if (s.id === '23') s.tokens = 0;
    });
    t.begin('movement', { seat: 0, system: '23' });
    t.answer('naalu', { moves: ids.slice(2).map((ship) => ({ ship, path: ['25', '23'] })) });
    t.playOn();
    // One ship and two half ones fill a fleet pool of two.
    expect(t.ships('naalu', '23').fighter).toBe(t.ships('naalu', '23').destroyer === 1 ? 2 : 4);
  },
);
