// What leaders must not do, and when their windows close.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { FactionId } from '../../src/facts/index.ts';
import { havens } from '../../src/rules/combat/slipping.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import { rest } from './leading.ts';

const prophecy = { prophecy: true } as const;
const revised = { prophecy: true, codexI: true, codexIII: true } as const;

scenario(
  ['unit-card:icarusDrive', 'leader:emissaryTaivra'],
  'a wormhole that an Icarus Drive brings in the same activation is none for Emissary Taivra',
  () => {
    const t = tableWith(prophecy, 'norr', 'creuss');
    const [mech] = t.own('creuss', 'saudor', { mech: 1 });
    t.fleet('norr', '36', { cruiser: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('norr', '23');
    expect(t.options('creuss')).toEqual(['unit-card:icarusDrive']);
    t.answer('creuss', 'unit-card:icarusDrive');
    t.answer('creuss', `alpha ${mech}`);
    expect(t.system('23').wormholes).toEqual(['alpha']);
    expect(t.awaited()).not.toContain(1);
    const other = tableWith(prophecy, 'norr', 'creuss');
    other.system('23').wormholes.push('alpha');
    other.begin('tactical action', { seat: 0 });
    other.answer('norr', '23');
    expect(other.options('creuss')).toEqual(['leader:emissaryTaivra']);
  },
);

/** N'orr move beside ships of another faction, and their hero is ready. */
function conditioning(other: FactionId, prepare: (t: Table) => void): Table {
  const t = tableWith(revised, 'norr', other, 'arborec');
  t.unlock('norr', 'shvalHarbinger');
  rest(t, 'norr');
  const [carrier, infantry] = t.fleet('norr', '26', { carrier: 1, infantry: 1 });
  t.fleet(other, '25', { cruiser: 1 });
  prepare(t);
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  t.answer('norr', { moves: [{ ship: carrier as number, cargo: [infantry as number], path: ['26', '25'] }] });
  return t;
}

scenario(
  ['leader:shvalHarbinger', 'ability:foresight'],
  'the hero of N’orr leaves no moment for what others do after ships have moved',
  () => {
    const flee = conditioning('naalu', (t) => t.own('naalu', 'saudor'));
    expect(flee.options('naalu')).toContain('ability:foresight');
    flee.answer('norr', 'leader:shvalHarbinger');
    // Both have said what they would do; the active player comes first.
    flee.answer('naalu', 'ability:foresight');
    expect(flee.where()).toBe('invasion/commit ground forces');
    expect(flee.ships('naalu', '25')).toEqual({ cruiser: 1 });
  },
);

scenario(['leader:shvalHarbinger', 'note:stymieOmega'], 'after the hero of N’orr a Stymie stays in hand', () => {
  const t = conditioning('sol', (table) => table.note('arborec', 'sol', 'stymieOmega'));
  t.answer('norr', 'leader:shvalHarbinger');
  t.answer('sol', 'note:stymieOmega#stymieOmega.2');
  expect(t.where()).toBe('invasion/commit ground forces');
  expect(t.player('sol').notes).toContain('stymieOmega.2');
});

scenario(['leader:brotherOmarOmega'], 'the infantry is given up for a research that takes place', () => {
  const t = tableWith(revised, 'yin', 'norr');
  t.unlock('yin', 'brotherOmarOmega');
  t.own('yin', 'quann', { infantry: 1 });
  t.technologies('norr', 'assaultCannon');
  t.begin('research technology', { seat: 0, why: { key: 'ask.deploy' } });
  t.answer('yin', 'leader:brotherOmarOmega');
  expect(t.refusal('yin', [])).not.toBeNull();
});

test('Brother Omar Ω is not offered for what is not to be researched now', () => {
  const t = tableWith(revised, 'yin', 'norr');
  t.unlock('yin', 'brotherOmarOmega');
  t.own('yin', 'quann', { infantry: 1 });
  t.technologies('norr', 'assaultCannon');
  t.begin('research technology', { seat: 0, among: ['neuralMotivator'], why: { key: 'ask.deploy' } });
  expect(t.options('yin')).toEqual(['neuralMotivator']);
});

scenario(['unit-card:aerieSentinel'], 'sentinels of planets slip away beside a full carrier', () => {
  const t = tableWith(prophecy, 'argent', 'norr');
  t.fleet('argent', '25', { carrier: 1, infantry: 3 });
  const [mech, infantry, second] = t.own('argent', 'quann', { mech: 1, infantry: 2 }) as [number, number, number];
  t.own('argent', 'saudor');
  t.begin('slip away', { seat: 0, system: '25', to: '23' });
  expect(t.refusal('argent', [String(infantry), String(second)])).toBe('why.no room in the system');
  t.answer('argent', [String(mech), String(infantry)]);
  expect(t.ships('argent', '23')).toEqual({ carrier: 1, infantry: 4, mech: 1 });
});

scenario(
  ['leader:jaeMirKan', 'strategy:constructionRevised'],
  'the token of the active player is placed by the revised Construction, also beside one of the Mahact',
  () => {
    const t = tableWith(prophecy, 'sol', 'mahact', 'norr');
    rest(t, 'sol');
    rest(t, 'norr');
    t.activated('sol', '36');
    t.activated('mahact', '25');
    t.own('mahact', 'quann');
    t.tokens('norr', { strategy: 0 });
    t.begin('strategic action', { seat: 0, card: 'constructionRevised' });
    t.pass('sol');
    t.pass('sol');
    t.answer('mahact', 'secondary');
    t.answer('mahact', 'leader:jaeMirKan');
    t.answer('mahact', '25');
    t.answer('mahact', 'pds quann');
    expect(t.system('36').tokens & 1).toBe(0);
    expect(t.system('25').tokens).toBe(0b011);
    expect(t.ground('mahact', 'quann')).toEqual({ pds: 1 });
    expect(t.player('mahact').strategy).toBe(2);
  },
);

scenario(['leader:heshAndPrit'], 'a token of the reinforcements is placed by the revised Construction', () => {
  const t = tableWith(revised, 'naaz', 'sol');
  t.unlock('naaz', 'heshAndPrit');
  t.strategy('naaz', 'leadership', 'trade');
  rest(t, 'naaz');
  rest(t, 'sol');
  t.own('naaz', 'quann');
  t.begin('action phase');
  t.answer('naaz', 'leader:heshAndPrit');
  t.answer('naaz', ['constructionRevised']);
  t.answer('naaz', '25');
  t.answer('naaz', 'pds quann');
  expect(t.system('25').tokens).toBe(0b001);
  expect(t.player('naaz')).toMatchObject({ strategy: 2, tactic: 3, fleet: 3 });
});

scenario(['leader:airoShirAur'], 'where a law bars wormholes no fleet is sent through them', () => {
  const sendable = (ban: boolean): boolean => {
    const t = tableWith(prophecy, 'mahact', 'sol', 'norr');
    t.unlock('mahact', 'airoShirAur');
    t.strategy('mahact', 'leadership', 'diplomacy');
    t.fleet('sol', '26', { cruiser: 1 });
    t.fleet('norr', '39', { cruiser: 1 });
    if (ban) t.law('enforcedTravelBan');
    t.begin('action phase');
    return t.options('mahact').includes('leader:airoShirAur');
  };
  expect([sendable(false), sendable(true)]).toEqual([true, false]);
});

scenario(['ability:voidborn'], 'the Empyrean alone slip away into a nebula', () => {
  const t = tableWith(prophecy, 'empyrean', 'sol');
  expect(havens(t.game(), 0, '23')).toContain('42');
  expect(havens(t.game(), 1, '23')).not.toContain('42');
});
