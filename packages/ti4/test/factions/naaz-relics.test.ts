// The Naaz-Rokha Alliance: what they find and make of it.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { exploring } from '../exploration/exploring-table.ts';

const FRAGMENTS = {
  cultural: 'culturalRelicFragment',
  hazardous: 'hazardousRelicFragment',
  unknown: 'unknownRelicFragment',
};

scenario(['ability:distantSuns'], 'with a mech there two cards are drawn, and one of them is carried out', () => {
  const t = exploring({ hazardous: ['richWorld.1', 'miningWorld.1', 'coreMine.1'] }, 'naaz', 'xxcha');
  t.own('naaz', 'starpoint', { mech: 2 });
  t.begin('explore planet', { seat: 0, planet: 'starpoint' });
  t.answer('naaz', 'ability:distantSuns');
  expect(t.options('naaz')).toEqual(['coreMine.1', 'miningWorld.1']);
  t.answer('naaz', 'miningWorld.1');
  expect(t.planet('starpoint').attachments).toEqual(['miningWorld']);
  expect(t.game().explorationDiscards?.hazardous).toEqual(['coreMine.1']);
  expect(t.game().explorationDecks?.hazardous).toEqual(['richWorld.1']);
  expect(t.game().table.explorations).toBeUndefined();
});

scenario(['sequence:explore planet'], 'without a mech there, or for another explorer, one card is drawn', () => {
  const t = exploring({ hazardous: ['richWorld.1', 'miningWorld.1'] }, 'naaz', 'xxcha');
  t.own('naaz', 'starpoint', { infantry: 1 });
  t.begin('explore planet', { seat: 0, planet: 'starpoint' });
  expect(t.isOver()).toBe(true);
  const other = exploring({ hazardous: ['richWorld.1', 'miningWorld.1'] }, 'naaz', 'xxcha');
  other.own('xxcha', 'starpoint', { mech: 1 });
  other.begin('explore planet', { seat: 1, planet: 'starpoint' });
  expect(other.game().explorationDecks?.hazardous).toEqual(['richWorld.1']);
});

scenario(['ability:fabrication'], 'two fragments of a type make a relic', () => {
  const t = exploring({}, 'naaz', 'xxcha');
  t.player('naaz').found = [`${FRAGMENTS.cultural}.1`, `${FRAGMENTS.hazardous}.1`, `${FRAGMENTS.unknown}.1`];
  t.game().relicDeck = ['shardOfTheThrone'];
  t.strategy('naaz', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('naaz', 'ability:fabrication');
  t.answer('naaz', 'relic');
  expect(t.refusal('naaz', [`${FRAGMENTS.cultural}.1`, `${FRAGMENTS.hazardous}.1`])).toBe('why.a pair of fragments');
  t.answer('naaz', [`${FRAGMENTS.cultural}.1`, `${FRAGMENTS.unknown}.1`]);
  expect(t.player('naaz').relics?.map((relic) => relic.id)).toEqual(['shardOfTheThrone']);
  expect(t.player('naaz').found).toEqual([`${FRAGMENTS.hazardous}.1`]);
});

scenario(['ability:fabrication'], 'one fragment brings a command token', () => {
  const t = exploring({}, 'naaz', 'xxcha');
  t.player('naaz').found = [`${FRAGMENTS.cultural}.1`];
  t.strategy('naaz', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('naaz', 'ability:fabrication');
  expect(t.options('naaz')).toEqual([`${FRAGMENTS.cultural}.1`]);
  t.answer('naaz', `${FRAGMENTS.cultural}.1`);
  t.answer('naaz', { tactic: 1, fleet: 0, strategy: 0 });
  expect(t.player('naaz').tactic).toBe(4);
  expect(t.player('naaz').found).toBeUndefined();
});

scenario(['note:blackMarketForgery'], 'whoever holds it makes a relic of two fragments, and it goes home', () => {
  const t = exploring({}, 'xxcha', 'naaz');
  t.note('naaz', 'xxcha', 'blackMarketForgery');
  t.player('xxcha').found = [`${FRAGMENTS.unknown}.1`, `${FRAGMENTS.unknown}.2`];
  t.strategy('xxcha', 'leadership', 'diplomacy');
  t.begin('action phase');
  // Not with an empty relic deck.
  expect(t.barred('xxcha', 'note:blackMarketForgery#blackMarketForgery.1')).toBe('why.no relic left');
  t.change((g) => {
    g.relicDeck = ['shardOfTheThrone'];
  });
  t.answer('xxcha', 'note:blackMarketForgery#blackMarketForgery.1');
  expect(t.player('xxcha').relics?.map((relic) => relic.id)).toEqual(['shardOfTheThrone']);
  expect(t.player('naaz').notes).toContain('blackMarketForgery.1');
});
