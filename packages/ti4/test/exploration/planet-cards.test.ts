// The cards of the three decks for planets.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { mayStandOn } from '../../src/queries/permissions.ts';
import { influence, resources, specialties } from '../../src/queries/values.ts';
import { exploring } from './exploring-table.ts';

scenario(
  ['sequence:gain control', 'sequence:explore gained planet'],
  'a planet that nobody controlled is explored when it is gained, another is not',
  () => {
    const t = exploring({ hazardous: ['miningWorld.1', 'richWorld.1'] });
    t.landed('norr', 'starpoint', { infantry: 1 });
    t.begin('gain control', { seat: t.seat('norr'), planet: 'starpoint', how: 'invasion' });
    expect(t.planet('starpoint').attachments).toEqual(['richWorld']);
    const other = exploring({ hazardous: ['miningWorld.1', 'richWorld.1'] });
    other.own('xxcha', 'starpoint');
    other.begin('gain control', { seat: other.seat('norr'), planet: 'starpoint', how: 'invasion' });
    expect(other.planet('starpoint').attachments).toBeUndefined();
  },
);

scenario(['exploration:mercenaryOutfit'], 'an infantry may come to the planet', () => {
  const t = exploring({ cultural: ['mercenaryOutfit.1'] });
  t.own('norr', 'lodor');
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'lodor' });
  t.answer('norr', ['lodor']);
  expect(t.ground('norr', 'lodor')).toEqual({ infantry: 1 });
  expect(t.game().explorationDiscards?.cultural).toEqual(['mercenaryOutfit.1']);
});

scenario(['exploration:gammaWormhole'], 'a gamma wormhole opens, and the card leaves the game', () => {
  const t = exploring({ cultural: ['gammaWormhole.1'] });
  t.own('norr', 'lodor');
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'lodor' });
  expect(t.game().systems.filter((s) => s.wormholes.includes('gamma'))).toHaveLength(1);
  expect(t.game().purged).toEqual(['gammaWormhole.1']);
});

scenario(['exploration:volatileFuelSource'], 'an infantry is removed for a command token', () => {
  const t = exploring({ hazardous: ['volatileFuelSource.1'] });
  t.own('norr', 'starpoint', { infantry: 1 });
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'starpoint' });
  t.answer('norr', ['volatileFuelSource.1']);
  t.playOn();
  expect(t.ground('norr', 'starpoint')).toEqual({});
  const { tactic, fleet, strategy } = t.player('norr');
  expect(tactic + fleet + strategy).toBe(9);
});

scenario(['exploration:expedition'], 'a mech readies the planet without any loss', () => {
  const t = exploring({ hazardous: ['expedition.1'] });
  t.own('norr', 'starpoint', { infantry: 1, mech: 1 });
  t.exhaust('starpoint');
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'starpoint' });
  expect(t.planet('starpoint').exhausted).toBe(false);
  expect(t.ground('norr', 'starpoint')).toEqual({ infantry: 1, mech: 1 });
});

scenario(['exploration:coreMine'], 'an infantry is removed for a trade good', () => {
  const t = exploring({ hazardous: ['coreMine.1'] });
  t.own('norr', 'starpoint', { infantry: 2 });
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'starpoint' });
  t.answer('norr', ['coreMine.1']);
  expect(t.player('norr').tradeGoods).toBe(1);
  expect(t.ground('norr', 'starpoint')).toEqual({ infantry: 1 });
});

scenario(['exploration:coreMine'], 'who keeps the infantry gains nothing', () => {
  const t = exploring({ hazardous: ['coreMine.1'] });
  t.own('norr', 'starpoint', { infantry: 1 });
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'starpoint' });
  t.answer('norr', []);
  expect(t.player('norr').tradeGoods).toBe(0);
  expect(t.game().explorationDiscards?.hazardous).toEqual(['coreMine.1']);
});

scenario(['exploration:abandonedWarehouses'], 'commodities up to the limit, or some of them become trade goods', () => {
  const t = exploring({ industrial: ['abandonedWarehouses.1'] });
  t.own('norr', 'saudor');
  t.goods('norr', 0, 2);
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'saudor' });
  t.answer('norr', ['commodities']);
  expect(t.player('norr').commodities).toBe(3);
  const other = exploring({ industrial: ['abandonedWarehouses.1'] });
  other.own('norr', 'saudor');
  other.goods('norr', 0, 3);
  other.begin('explore planet', { seat: other.seat('norr'), planet: 'saudor' });
  other.answer('norr', ['convert 2']);
  expect([other.player('norr').tradeGoods, other.player('norr').commodities]).toEqual([2, 1]);
});

scenario(['exploration:functioningBase'], 'a commodity is spent for an action card', () => {
  const t = exploring({ industrial: ['functioningBase.1'] });
  t.own('norr', 'saudor');
  t.goods('norr', 0, 1);
  t.decks({ actionDeck: ['plague.1'] });
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'saudor' });
  t.answer('norr', ['commodity']);
  expect(t.player('norr').hand).toEqual(['plague.1']);
  expect(t.player('norr').commodities).toBe(0);
});

scenario(['exploration:localFabricators'], 'a trade good is spent for a mech', () => {
  const t = exploring({ industrial: ['localFabricators.1'] });
  t.own('norr', 'saudor', { infantry: 1 });
  t.goods('norr', 1);
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'saudor' });
  t.answer('norr', ['trade good']);
  t.playOn();
  expect(t.ground('norr', 'saudor')).toEqual({ infantry: 1, mech: 1 });
  expect(t.player('norr').tradeGoods).toBe(0);
});

test('nothing is spent for a mech where none is to be had', () => {
  const t = exploring({ industrial: ['localFabricators.1'] });
  t.own('norr', 'saudor', { infantry: 1 });
  t.fleet('norr', '46', { carrier: 1, mech: 4 });
  t.activated('norr', '46');
  t.goods('norr', 1);
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'saudor' });
  expect(t.options('norr')).toEqual(['commodities']);
});

scenario(
  ['exploration:demilitarizedZone'],
  'structures go home, ground forces into space, and no unit comes there any more',
  () => {
    const t = exploring({ cultural: ['demilitarizedZone.1'] });
    t.own('norr', 'lodor', { infantry: 2, pds: 1 });
    const system = t.game().systems.find((s) => s.planets.some((p) => p.id === 'lodor'))?.id as string;
    t.fleet('norr', system, { carrier: 1 });
    t.begin('explore planet', { seat: t.seat('norr'), planet: 'lodor' });
    expect(t.ground('norr', 'lodor')).toEqual({});
    expect(t.ships('norr', system)).toEqual({ carrier: 1, infantry: 2 });
    expect(t.planet('lodor')).toMatchObject({ owner: t.seat('norr'), attachments: ['demilitarizedZone'] });
    expect(mayStandOn(t.game(), { seat: t.seat('norr'), planet: 'lodor' })).not.toBeNull();
  },
);

scenario(
  [
    'exploration:dysonSphere',
    'exploration:paradiseWorld',
    'exploration:tombOfEmphidia',
    'exploration:lazaxSurvivors',
    'exploration:miningWorld',
  ],
  'attachments add what is printed on them',
  () => {
    const t = exploring({});
    const on = (
      planet: 'lodor' | 'starpoint',
      id: 'dysonSphere' | 'paradiseWorld' | 'tombOfEmphidia' | 'lazaxSurvivors' | 'miningWorld',
    ) => {
      t.planet(planet).attachments = [id];
      return [resources(t.game(), planet), influence(t.game(), planet)];
    };
    expect(on('lodor', 'dysonSphere')).toEqual([5, 2]);
    expect(on('lodor', 'paradiseWorld')).toEqual([3, 3]);
    expect(on('lodor', 'tombOfEmphidia')).toEqual([3, 2]);
    expect(on('starpoint', 'lazaxSurvivors')).toEqual([4, 3]);
    expect(on('starpoint', 'miningWorld')).toEqual([5, 1]);
  },
);

scenario(
  [
    'exploration:warfareResearchFacility',
    'exploration:bioticResearchFacility',
    'exploration:cyberneticResearchFacility',
  ],
  'facilities give specialties of their colours',
  () => {
    const t = exploring({});
    const on = (id: 'warfareResearchFacility' | 'bioticResearchFacility' | 'cyberneticResearchFacility') => {
      t.planet('saudor').attachments = [id];
      return specialties(t.game(), 'saudor');
    };
    expect(on('warfareResearchFacility')).toEqual(['red']);
    expect(on('bioticResearchFacility')).toEqual(['green']);
    expect(on('cyberneticResearchFacility')).toEqual(['yellow']);
  },
);
