// The cards of the frontier deck, and relic fragments.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { ExplorationId, PlanetTrait } from '../../src/facts/index.ts';
import { exploring } from './exploring-table.ts';

function atFrontier(card: ExplorationId) {
  const t = exploring({ frontier: [`${card}.1`] });
  t.system('46').frontier = true;
  return t;
}

const begin = (t: ReturnType<typeof exploring>) => t.begin('explore frontier', { seat: t.seat('norr'), system: '46' });
const tokens = (t: ReturnType<typeof exploring>) => {
  const { tactic, fleet, strategy } = t.player('norr');
  return tactic + fleet + strategy;
};

scenario(['exploration:derelictVessel'], 'a secret objective is drawn', () => {
  const t = atFrontier('derelictVessel');
  t.decks({ secretDeck: ['becomeTheGatekeeper'] });
  begin(t);
  expect(t.player('norr').secrets).toEqual(['becomeTheGatekeeper']);
});

scenario(['exploration:merchantStation'], 'commodities are replenished, or all become trade goods', () => {
  const t = atFrontier('merchantStation');
  begin(t);
  t.answer('norr', ['replenish']);
  expect(t.player('norr').commodities).toBe(3);
  const other = atFrontier('merchantStation');
  other.goods('norr', 0, 2);
  begin(other);
  other.answer('norr', ['convert']);
  expect([other.player('norr').tradeGoods, other.player('norr').commodities]).toEqual([2, 0]);
});

scenario(['exploration:gammaRelay'], 'a gamma wormhole opens at the frontier', () => {
  const t = atFrontier('gammaRelay');
  begin(t);
  expect(t.system('46').wormholes).toEqual(['gamma']);
  expect(t.game().purged).toEqual(['gammaRelay.1']);
});

scenario(['exploration:mirage'], 'a planet appears in the system, readied and with whoever found it', () => {
  const t = atFrontier('mirage');
  begin(t);
  expect(t.planet('mirage')).toMatchObject({ owner: t.seat('norr'), exhausted: false });
  expect(t.system('46').planets).toHaveLength(1);
  expect(t.system('46').frontier).toBeUndefined();
});

scenario(['exploration:mirage'], 'it is gained and explored like any planet that nobody controlled', () => {
  const t = exploring({ frontier: ['mirage.1'], cultural: ['culturalRelicFragment.1'] }, 'saar', 'xxcha');
  t.system('46').frontier = true;
  t.fleet('saar', '46', { cruiser: 1 });
  t.begin('explore frontier', { seat: 0, system: '46' });
  t.playOn((where) => where === '');
  expect(t.player('saar').found).toEqual(['culturalRelicFragment.1']);
  expect(t.player('saar').tradeGoods).toBe(1);
  expect(t.planet('mirage')).toMatchObject({ owner: 0, exhausted: false });
});

const gains = (card: ExplorationId, more: number, goods: number) => () => {
  const t = atFrontier(card);
  const before = tokens(t);
  begin(t);
  t.playOn();
  expect(tokens(t)).toBe(before + more);
  expect(t.player('norr').tradeGoods).toBe(goods);
};
scenario(['exploration:minorEntropicField'], '1 command token and 1 trade good', gains('minorEntropicField', 1, 1));
scenario(['exploration:entropicField'], '1 command token and 2 trade goods', gains('entropicField', 1, 2));
scenario(['exploration:majorEntropicField'], '1 command token and 3 trade goods', gains('majorEntropicField', 1, 3));
scenario(['exploration:keleresShip'], '2 command tokens', gains('keleresShip', 2, 0));

scenario(['exploration:deadWorld'], 'a relic is gained', () => {
  const t = atFrontier('deadWorld');
  t.game().relicDeck = ['mawOfWorlds'];
  begin(t);
  expect(t.player('norr').relics).toEqual([{ id: 'mawOfWorlds', exhausted: false }]);
});

scenario(
  ['exploration:enigmaticDevice', 'sequence:use the enigmatic device'],
  'it is kept; six resources and the card bring a technology',
  () => {
    const t = atFrontier('enigmaticDevice');
    begin(t);
    expect(t.player('norr').found).toEqual(['enigmaticDevice.1']);
    const later = exploring({});
    later.player('norr').found = ['enigmaticDevice.1'];
    later.goods('norr', 6);
    later.strategy('norr', 'warfare');
    later.begin('action phase');
    later.answer('norr', ['exploration:enigmaticDevice']);
    later.answer('norr', { pay: { planets: [], goods: 6 } });
    later.answer('norr', ['neuralMotivator']);
    expect(later.player('norr').technologies).toContain('neuralMotivator');
    expect(later.game().purged).toEqual(['enigmaticDevice.1']);
  },
);

const purged = (type: PlanetTrait) => () => {
  const t = exploring({});
  t.game().relicDeck = ['theObsidian', 'mawOfWorlds'];
  t.player('norr').found = [1, 2, 3, 4].map((n) => `${type}RelicFragment.${n}`);
  t.strategy('norr', 'warfare');
  t.begin('action phase');
  t.answer('norr', [`exploration:${type}RelicFragment`]);
  expect(t.player('norr').found).toEqual([`${type}RelicFragment.4`]);
  expect(t.player('norr').relics?.map((r) => r.id)).toEqual(['mawOfWorlds']);
};
scenario(
  ['exploration:culturalRelicFragment', 'sequence:purge fragments'],
  'three cultural fragments bring a relic',
  purged('cultural'),
);
scenario(['exploration:hazardousRelicFragment'], 'three hazardous fragments bring a relic', purged('hazardous'));
scenario(['exploration:industrialRelicFragment'], 'three industrial fragments bring a relic', purged('industrial'));

scenario(['exploration:unknownRelicFragment'], 'an unknown fragment stands for any type, but not alone', () => {
  const t = exploring({});
  t.game().relicDeck = ['mawOfWorlds'];
  t.player('norr').found = ['culturalRelicFragment.1', 'unknownRelicFragment.1', 'unknownRelicFragment.2'];
  t.strategy('norr', 'warfare');
  t.begin('action phase');
  t.answer('norr', ['exploration:culturalRelicFragment']);
  expect(t.player('norr').found).toBeUndefined();
  expect(t.player('norr').relics?.map((r) => r.id)).toEqual(['mawOfWorlds']);
});
