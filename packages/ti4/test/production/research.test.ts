// Researching: prerequisites, specialties, decks, costs.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { TechnologyId } from '../../src/facts/index.ts';
import { canResearch, missingPrerequisites, technologyDeck } from '../../src/queries/technologies.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const why = { key: 'sequence.research technology' };
const research = (t: Table, given: object = {}): void => t.begin('research technology', { seat: 0, why, ...given });

scenario(
  ['sequence:research technology'],
  'each technology satisfies one prerequisite of its colour; upgrades none',
  () => {
    const t = table('sol', 'xxcha');
    t.technologies('sol', 'antimassDeflectors', 'carrierII' as TechnologyId, 'sarweenTools');
    research(t);
    expect(t.options('sol')).toContain('gravityDrive');
    expect(t.options('sol')).toContain('gravitonLaserSystem');
    expect(t.barred('sol', 'fleetLogistics')).toBe('why.prerequisites missing');
    expect(t.barred('sol', 'pdsII')).toBe('why.prerequisites missing');
    expect(t.refusal('sol', 'fleetLogistics')).not.toBe(null);
    t.answer('sol', 'gravityDrive');
    expect(t.player('sol').technologies).toContain('gravityDrive');
    expect(missingPrerequisites(t.game(), 0, 'lightWaveDeflector')).toEqual(['blue']);
  },
);

test('a planet’s specialty ignores one prerequisite of its colour, once a research and only while it is ready', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'meharXull'); // warfare
  t.own('sol', 'thibah'); // propulsion
  research(t);
  expect(t.options('sol')).toContain('magenDefenseGrid');
  expect(t.options('sol')).toContain('gravityDrive');
  expect(t.barred('sol', 'duraniumArmor')).toBe('why.prerequisites missing');
  t.answer('sol', 'magenDefenseGrid');
  expect([t.planet('meharXull').exhausted, t.planet('thibah').exhausted]).toEqual([true, false]);
  t.begin('research technology', { seat: 0, why });
  expect(t.barred('sol', 'duraniumArmor')).toBe('why.prerequisites missing');
});

test('where several planets would do, their owner chooses', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'newAlbion'); // biotic
  t.own('sol', 'tarmann'); // biotic
  research(t);
  t.answer('sol', 'dacxiveAnimators');
  expect(t.options('sol').sort()).toEqual(['newAlbion', 'tarmann']);
  t.answer('sol', 'newAlbion');
  expect([t.planet('newAlbion').exhausted, t.planet('tarmann').exhausted]).toEqual([true, false]);
});

test('a planet cannot be exhausted for its specialty and for its resources', () => {
  const t = table('sol', 'xxcha');
  t.exhaust('jord');
  t.own('sol', 'meharXull'); // 1 resource, warfare
  t.goods('sol', 3);
  research(t, { cost: 4 });
  expect(t.options('sol')).toContain('plasmaScoring');
  expect(t.barred('sol', 'magenDefenseGrid')).toBe('why.prerequisites missing');
  t.answer('sol', 'plasmaScoring');
  expect([t.planet('meharXull').exhausted, t.player('sol').tradeGoods]).toEqual([true, 0]);
});

test('who cannot pay cannot research', () => {
  const t = table('sol', 'xxcha');
  t.exhaust('jord');
  expect([canResearch(t.game(), 0, 4), canResearch(t.game(), 0)]).toEqual([false, true]);
  research(t, { cost: 4 });
  expect([t.isOver(), t.player('sol').technologies]).toEqual([true, []]);
});

test('the deck: no other faction’s technologies, and no general upgrade where the faction has its own', () => {
  const t = table('sol', 'xxcha');
  const sol = technologyDeck(t.game(), 0);
  expect(sol).toContain('specOpsII');
  expect(sol).not.toContain('infantryII');
  expect(sol).toContain('advancedCarrierII');
  expect(sol).not.toContain('carrierII');
  expect(sol).toContain('cruiserII');
  expect(sol).not.toContain('instinctTraining');
  expect(technologyDeck(t.game(), 1)).toContain('infantryII');
  research(t);
  expect(t.refusal('sol', 'infantryII')).not.toBe(null);
});

test('it may be declined, unless it must be', () => {
  const t = table('sol', 'xxcha');
  research(t);
  t.pass('sol');
  expect(t.player('sol').technologies).toEqual([]);
  research(t, { must: true });
  expect(t.refusal('sol', [])).not.toBe(null);
});

scenario(['sequence:gain technology'], 'what is gained needs no prerequisites, and is not researched', () => {
  const t = table('sol', 'xxcha');
  t.begin('gain technology', { seat: 0, technology: 'assaultCannon' });
  expect(t.player('sol').technologies).toEqual(['assaultCannon']);
  expect(t.events('technologyResearched')).toEqual([]);
  t.begin('gain technology', { seat: 0, technology: 'assaultCannon' });
  expect(t.player('sol').technologies).toEqual(['assaultCannon']);
});
