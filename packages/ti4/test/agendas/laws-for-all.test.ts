// Laws that are adopted or rejected, and hold for everybody.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { isAdjacent, lanes } from '../../src/queries/board.ts';
import { flatVotes } from '../../src/queries/council.ts';
import { mayBombard, mayPassThrough, maySustain } from '../../src/queries/permissions.ts';
import {
  fleetPoolLimit,
  handLimit,
  prerequisitesWaived,
  structureLimit,
  unitsPerCost,
} from '../../src/queries/values.ts';
import { table } from '../kit/index.ts';
import { decide } from './deciding.ts';

const why = { key: 'title.name' };

scenario(['agenda:antiIntellectualRevolution'], 'whoever researches destroys a ship', () => {
  const t = table('sol', 'norr');
  t.law('antiIntellectualRevolution');
  t.fleet('sol', '25', { cruiser: 1 });
  t.begin('research technology', { seat: 0, why });
  t.answer('sol', 'neuralMotivator');
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(
  ['agenda:antiIntellectualRevolution'],
  'rejected: a planet for each technology is exhausted next round',
  () => {
    const t = table('sol', 'norr');
    t.technologies('sol', 'neuralMotivator');
    decide(t, 'antiIntellectualRevolution', 'against');
    t.change((g) => {
      g.phase = 'status';
    });
    expect(t.game().effects.filter((e) => e.target === 'exhaust')).toHaveLength(3);
  },
);

scenario(['agenda:conventionsOfWar'], 'nobody bombards cultural planets', () => {
  const t = table('sol', 'norr');
  t.law('conventionsOfWar');
  expect(mayBombard(t.game(), { seat: 0, planet: 'lodor', unit: 'dreadnought' })?.text.key).toBe(
    'why.conventions of war',
  );
  expect(mayBombard(t.game(), { seat: 0, planet: 'abyz', unit: 'dreadnought' })).toBeNull();
});

scenario(['agenda:conventionsOfWar'], 'rejected: who voted against discards all action cards', () => {
  const t = table('sol', 'norr');
  t.hand('sol', 'plague');
  t.hand('norr', 'spy');
  decide(t, 'conventionsOfWar', 'against', { 0: 'against', 1: 'for' });
  expect([t.player('sol').hand, t.player('norr').hand]).toEqual([[], ['spy.1']]);
});

scenario(['agenda:enforcedTravelBan'], 'ships do not pass alpha and beta wormholes; the systems stay adjacent', () => {
  const t = table('sol', 'norr');
  t.law('enforcedTravelBan');
  expect(isAdjacent(t.game(), '26', '39')).toBe(true);
  expect(lanes(t.game(), 0).get('26')).not.toContain('39');
});

scenario(['agenda:enforcedTravelBan'], 'rejected: PDS in or next to wormholes are destroyed', () => {
  const t = table('sol', 'norr');
  t.own('sol', 'quann', { pds: 1 });
  t.own('sol', 'vefutII', { pds: 1 });
  decide(t, 'enforcedTravelBan', 'against');
  expect([t.ground('sol', 'quann'), t.ground('sol', 'vefutII')]).toEqual([{}, { pds: 1 }]);
});

scenario(['agenda:executiveSanctions'], 'the hand limit is 3', () => {
  const t = table('sol', 'norr');
  t.law('executiveSanctions');
  expect(handLimit(t.game(), 0)).toBe(3);
});

scenario(['agenda:executiveSanctions'], 'rejected: everybody loses a card at random', () => {
  const t = table('sol', 'norr');
  t.hand('sol', 'plague', 'spy');
  decide(t, 'executiveSanctions', 'against');
  expect(t.player('sol').hand).toHaveLength(1);
});

scenario(['agenda:fleetRegulations'], 'at most 4 tokens lie in a fleet pool', () => {
  const t = table('sol', 'norr');
  t.tokens('sol', { fleet: 6, tactic: 0 });
  decide(t, 'fleetRegulations', 'for');
  expect(t.player('sol').fleet).toBe(4);
  const u = table('sol', 'norr');
  u.law('fleetRegulations');
  expect(fleetPoolLimit(u.game(), 0)).toBe(4);
});

scenario(['agenda:fleetRegulations'], 'rejected: everybody gains a fleet token', () => {
  const t = table('sol', 'norr');
  decide(t, 'fleetRegulations', 'against');
  expect(t.player('sol').fleet).toBe(4);
});

scenario(['agenda:homelandDefenseAct'], 'any number of PDS fits on a planet', () => {
  const t = table('sol', 'norr');
  t.law('homelandDefenseAct');
  expect(structureLimit(t.game(), { seat: 0, type: 'pds', planet: 'jord' })).toBe(Number.POSITIVE_INFINITY);
});

scenario(['agenda:homelandDefenseAct'], 'rejected: everybody destroys a PDS', () => {
  const t = table('sol', 'norr');
  t.own('sol', 'quann', { pds: 1 });
  decide(t, 'homelandDefenseAct', 'against');
  expect(t.ground('sol', 'quann')).toEqual({});
});

scenario(
  ['agenda:publicizeWeaponSchematics'],
  'war suns sustain no damage, and their technology needs nothing once somebody has it',
  () => {
    const t = table('sol', 'norr');
    t.law('publicizeWeaponSchematics');
    t.technologies('norr', 'warSun');
    expect(prerequisitesWaived(t.game(), { seat: 0, technology: 'warSun' })).toBe(99);
    expect(
      maySustain(t.game(), { seat: 1, enemy: 0, unit: 'warSun', kind: 'space combat', system: '25' }),
    ).not.toBeNull();
  },
);

scenario(
  ['agenda:publicizeWeaponSchematics'],
  'rejected: who owns a war sun technology discards all action cards',
  () => {
    const t = table('sol', 'norr');
    t.technologies('norr', 'warSun');
    t.hand('sol', 'plague');
    t.hand('norr', 'spy');
    decide(t, 'publicizeWeaponSchematics', 'against');
    expect([t.player('sol').hand, t.player('norr').hand]).toEqual([['plague.1'], []]);
  },
);

scenario(['agenda:regulatedConscription'], 'fighters and infantry come one by one', () => {
  const t = table('sol', 'norr');
  t.law('regulatedConscription');
  expect([
    unitsPerCost(t.game(), { seat: 0, type: 'fighter' }),
    unitsPerCost(t.game(), { seat: 0, type: 'infantry' }),
  ]).toEqual([1, 1]);
});

scenario(['agenda:representativeGovernment'], 'everybody has one vote', () => {
  const t = table('sol', 'norr');
  t.law('representativeGovernment');
  expect(flatVotes(t.game(), 0)).toBe(1);
});

scenario(
  ['agenda:representativeGovernment'],
  'rejected: who voted against exhausts cultural planets when the next strategy phase begins',
  () => {
    const t = table('sol', 'norr');
    t.own('sol', 'lodor');
    t.own('norr', 'wellon');
    t.game().effects.push({
      source: 'agenda:representativeGovernment',
      seat: 0,
      target: 'exhaust',
      amount: 0,
      until: 'game',
    });
    t.begin('strategy phase');
    expect(t.planet('lodor').exhausted).toBe(true);
    const u = table('sol', 'norr');
    decide(u, 'representativeGovernment', 'against', { 0: 'against', 1: 'for' });
    expect(u.game().effects.map((e) => e.seat)).toEqual([0]);
  },
);

scenario(['agenda:sharedResearch'], 'ships move through nebulae', () => {
  const t = table('sol', 'norr');
  t.law('sharedResearch');
  expect(mayPassThrough(t.game(), { seat: 0, system: '42', from: '23', to: '19' })).toBeNull();
});

scenario(['agenda:sharedResearch'], 'rejected: everybody places a token in his home system', () => {
  const t = table('sol', 'norr');
  decide(t, 'sharedResearch', 'against');
  expect(t.system('1').tokens).toBe(1);
});

scenario(['agenda:wormholeReconstruction'], 'all alpha and beta wormholes are adjacent', () => {
  const t = table('sol', 'norr');
  t.law('wormholeReconstruction');
  expect(isAdjacent(t.game(), '39', '40')).toBe(true);
});

scenario(['agenda:wormholeReconstruction'], 'rejected: tokens go where ships are at wormholes', () => {
  const t = table('sol', 'norr');
  t.fleet('sol', '39', { cruiser: 1 });
  decide(t, 'wormholeReconstruction', 'against');
  expect(t.system('39').tokens).toBe(1);
});
