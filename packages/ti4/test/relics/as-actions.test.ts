// Relics that are used as an action.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { RelicId } from '../../src/facts/index.ts';
import { isLegendary } from '../../src/queries/exploration.ts';
import { commodityLimit, influence, resources } from '../../src/queries/values.ts';
import { exploring } from '../exploration/exploring-table.ts';

function withRelic(relic: RelicId) {
  const t = exploring({});
  t.player('norr').relics = [{ id: relic, exhausted: false }];
  t.strategy('norr', 'warfare');
  return t;
}

scenario(
  ['relic:stellarConverter', 'sequence:relic stellarConverter'],
  'a planet next to a unit that bombards is destroyed with all that is on it',
  () => {
    const t = withRelic('stellarConverter');
    t.fleet('norr', '46', { dreadnought: 1 }); // next to 36 (arnor, lor) and 37 (arinam, meer)
    t.own('xxcha', 'arnor', { infantry: 2, pds: 1 });
    t.planet('arnor').attachments = ['richWorld'];
    t.law('holyPlanetOfIxth', 'arnor');
    t.own('norr', 'lor');
    t.begin('action phase');
    t.answer('norr', ['relic:stellarConverter']);
    expect(t.options('norr')).toContain('arnor');
    // Not an own one, and none in the system of the unit itself.
    expect(t.options('norr')).not.toContain('lor');
    t.answer('norr', ['arnor']);
    expect(t.system('36').planets.map((p) => p.id)).toEqual(['lor']);
    expect(t.game().purged).toEqual(['stellarConverter', 'arnor', 'richWorld.1', 'agenda:holyPlanetOfIxth']);
    expect(t.game().laws).toEqual([]);
    expect(t.events('unitDestroyed')).toHaveLength(3);
    expect(t.player('norr').relics).toBeUndefined();
    expect(t.planet('lor').owner).toBe(t.seat('norr'));
  },
);

test('fighters of a dock that falls to the Stellar Converter have no room any more', () => {
  const t = withRelic('stellarConverter');
  t.fleet('norr', '46', { dreadnought: 1 });
  t.own('xxcha', 'arnor', { spaceDock: 1 });
  t.fleet('xxcha', '36', { fighter: 3 });
  t.begin('action phase');
  t.answer('norr', ['relic:stellarConverter']);
  t.answer('norr', ['arnor']);
  expect(t.ships('xxcha', '36')).toEqual({});
});

test('the Stellar Converter spares homes, legendary planets and Mecatol Rex', () => {
  const t = withRelic('stellarConverter');
  t.fleet('norr', '26', { dreadnought: 1 }); // next to Mecatol Rex, 38 and 37
  t.own('xxcha', 'abyz');
  t.planet('abyz').attachments = ['nanoForge'];
  t.begin('action phase');
  t.answer('norr', ['relic:stellarConverter']);
  expect(t.options('norr')).toContain('fria');
  expect(t.options('norr')).not.toContain('abyz');
  expect(t.options('norr')).not.toContain('mecatolRex');
  expect(t.options('norr')).not.toContain('lodor');
});

scenario(['relic:theCodex', 'sequence:relic theCodex'], 'up to three cards come out of the discards, openly', () => {
  const t = withRelic('theCodex');
  t.decks({ actionDeck: [] });
  t.game().actionDiscard = ['plague.1', 'spy.1', 'uprising.1', 'sabotage.1'];
  t.begin('action phase');
  t.answer('norr', ['relic:theCodex']);
  t.answer('norr', ['plague.1', 'sabotage.1']);
  expect(t.player('norr').hand).toEqual(['plague.1', 'sabotage.1']);
  expect(t.game().actionDiscard).toEqual(['spy.1', 'uprising.1']);
  expect(t.game().seen['plague.1']).toBe(0b111);
  expect(t.game().purged).toEqual(['theCodex']);
});

scenario(
  ['relic:dynamisCore', 'sequence:relic dynamisCore'],
  'two commodities more; purged, trade goods for the printed value and two, and what is too much goes back',
  () => {
    const t = withRelic('dynamisCore');
    expect(commodityLimit(t.game(), t.seat('norr'))).toBe(5);
    t.goods('norr', 0, 5);
    t.begin('action phase');
    t.answer('norr', ['relic:dynamisCore']);
    expect([t.player('norr').tradeGoods, t.player('norr').commodities]).toEqual([5, 3]);
    expect(t.game().purged).toEqual(['dynamisCore']);
  },
);

scenario(
  ['relic:jrXs455O', 'sequence:relic jrXs455O'],
  'a player pays three resources for a structure, or gains a trade good',
  () => {
    const t = withRelic('jrXs455O');
    t.own('xxcha', 'lodor');
    t.goods('xxcha', 3);
    t.begin('action phase');
    t.answer('norr', ['relic:jrXs455O']);
    t.answer('norr', [String(t.seat('xxcha'))]);
    t.answer('xxcha', ['build']);
    t.answer('xxcha', { pay: { planets: [], goods: 3 } });
    t.answer('xxcha', ['spaceDock lodor']);
    expect(t.ground('xxcha', 'lodor')).toEqual({ spaceDock: 1 });
    expect(t.player('xxcha').tradeGoods).toBe(0);
    expect(t.player('norr').relics).toEqual([{ id: 'jrXs455O', exhausted: true }]);

    const other = withRelic('jrXs455O');
    other.goods('xxcha', 3);
    other.begin('action phase');
    other.answer('norr', ['relic:jrXs455O']);
    other.answer('norr', [String(other.seat('xxcha'))]);
    other.pass('xxcha');
    expect(other.player('xxcha').tradeGoods).toBe(4);
  },
);

scenario(
  ['relic:nanoForge', 'sequence:relic nanoForge'],
  'a planet becomes legendary, with two resources and influence more',
  () => {
    const t = withRelic('nanoForge');
    t.own('norr', 'lodor');
    t.own('norr', 'starpoint');
    t.begin('action phase');
    t.answer('norr', ['relic:nanoForge']);
    // Not at home.
    expect(t.options('norr')).toEqual(['lodor', 'starpoint']);
    t.answer('norr', ['lodor']);
    expect(isLegendary(t.planet('lodor'))).toBe(true);
    expect([resources(t.game(), 'lodor'), influence(t.game(), 'lodor')]).toEqual([5, 3]);
    expect(t.player('norr').relics).toBeUndefined();
  },
);
