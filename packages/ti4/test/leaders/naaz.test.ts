// The leaders of the Naaz-Rokha Alliance.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { exploring } from '../exploration/exploring-table.ts';

const leader = (t: ReturnType<typeof exploring>, id: string) =>
  t.player('naaz').leaders?.find((each) => each.id === id)?.is;

scenario(['leader:garvAndGunn'], 'whoever ends his turn may explore one of his planets', () => {
  const t = exploring({ industrial: ['bioticResearchFacility.1'] }, 'xxcha', 'naaz');
  t.own('xxcha', 'saudor');
  t.strategy('xxcha', 'leadership');
  for (const card of t.game().strategyCards) if (card.id === 'leadership') card.exhausted = true;
  t.begin('action phase');
  t.answer('xxcha', 'pass');
  t.answer('naaz', 'leader:garvAndGunn');
  expect(t.options('xxcha')).toEqual(['saudor']);
  t.answer('xxcha', 'saudor');
  expect(t.planet('saudor').attachments).toEqual(['bioticResearchFacility']);
  expect(leader(t, 'garvAndGunn')).toBe('exhausted');
});

scenario(['leader:dartAndTai'], 'a planet taken from another is explored', () => {
  const t = exploring({ industrial: ['bioticResearchFacility.1'] }, 'naaz', 'xxcha');
  t.unlock('naaz', 'dartAndTai');
  t.own('xxcha', 'saudor');
  t.landed('naaz', 'saudor', { infantry: 1 });
  t.begin('gain control', { seat: 0, planet: 'saudor', how: 'invasion' });
  t.answer('naaz', 'leader:dartAndTai');
  expect(t.planet('saudor').attachments).toEqual(['bioticResearchFacility']);
});

scenario(['leader:dartAndTai'], 'mechs in 3 systems unlock them', () => {
  const t = exploring({}, 'naaz', 'xxcha');
  t.own('naaz', 'saudor', { mech: 2 });
  t.own('naaz', 'lodor', { mech: 1 });
  expect(leaderProgress(t.game(), 0, 'dartAndTai')).toEqual({ have: 2, need: 3 });
  t.fleet('naaz', '25', { carrier: 1, mech: 1 });
  t.begin('unlock leaders', { seat: 0 });
  expect(leader(t, 'dartAndTai')).toBe('unlocked');
});

scenario(['leader:heshAndPrit'], 'a relic, and two secondary abilities for tokens of the reinforcements', () => {
  const t = exploring({}, 'naaz', 'xxcha');
  t.unlock('naaz', 'heshAndPrit');
  t.tokens('naaz', { strategy: 0 });
  t.game().relicDeck = ['shardOfTheThrone'];
  t.decks({ actionDeck: ['plague.1', 'sabotage.1', 'spy.1'], secretDeck: ['destroyTheirGreatestShip'] });
  t.strategy('naaz', 'leadership');
  t.strategy('xxcha', 'politics');
  t.begin('action phase');
  t.answer('naaz', 'leader:heshAndPrit');
  expect(t.player('naaz').relics?.map((relic) => relic.id)).toEqual(['shardOfTheThrone']);
  t.answer('naaz', ['imperial', 'politics']);
  expect(t.player('naaz').secrets).toEqual(['destroyTheirGreatestShip']);
  expect(t.player('naaz').hand).toHaveLength(2);
  expect(t.player('naaz').strategy).toBe(0);
  expect(leader(t, 'heshAndPrit')).toBe('purged');
});

scenario(['leader:heshAndPrit'], 'with empty reinforcements a token comes from the command sheet', () => {
  const t = exploring({}, 'naaz', 'xxcha');
  t.unlock('naaz', 'heshAndPrit');
  t.tokens('naaz', { tactic: 10, fleet: 6, strategy: 0 });
  t.decks({ secretDeck: ['destroyTheirGreatestShip'] });
  t.strategy('xxcha', 'politics');
  // A card that has been used is neither readied nor unchosen.
  for (const card of t.game().strategyCards) if (card.id === 'politics') card.exhausted = true;
  t.strategy('naaz', 'leadership');
  t.begin('action phase');
  t.answer('naaz', 'leader:heshAndPrit');
  expect(t.options('naaz')).not.toContain('politics');
  t.answer('naaz', ['imperial']);
  t.answer('naaz', 'tactic');
  expect(t.player('naaz').tactic).toBe(9);
  expect(t.player('naaz').secrets).toEqual(['destroyTheirGreatestShip']);
});
