// Action cards about exploration cards, the frontier and relic fragments.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { act, barredAction, isNextTurn } from './acting.ts';
import { later } from './later.ts';

scenario(
  ['action:archaeologicalExpedition'],
  'three cards of a deck of which one has a planet are revealed: fragments are kept, the others discarded',
  () => {
    const t = later('norr', 'xxcha');
    t.own('norr', 'lodor'); // cultural
    t.own('norr', 'saudor'); // industrial
    const decks = t.game().explorationDecks as { cultural: string[] };
    decks.cultural = ['freelancers.1', 'gammaWormhole.1', 'culturalRelicFragment.2', 'culturalRelicFragment.1'];
    act(t, 'archaeologicalExpedition');
    expect(t.options('norr')).toEqual(['cultural', 'industrial']);
    t.answer('norr', 'cultural');
    expect(t.player('norr').found).toEqual(['culturalRelicFragment.1', 'culturalRelicFragment.2']);
    // What is only revealed is not carried out: the wormhole does not leave the game.
    expect(t.game().explorationDiscards?.cultural).toEqual(['gammaWormhole.1']);
    expect(t.game().explorationDecks?.cultural).toEqual(['freelancers.1']);
    expect(t.game().purged).toBeUndefined();
    expect(t.game().table.explorations).toBeUndefined();
    expect(isNextTurn(t)).toBe(true);
  },
);

scenario(['action:archaeologicalExpedition'], 'not without a planet that has a trait', () => {
  expect(barredAction(later('norr', 'xxcha'), 'archaeologicalExpedition')).toBe('why.no target');
});

scenario(['action:explorationProbe'], 'a frontier token next to own ships is explored, one farther away is not', () => {
  const t = later('norr', 'xxcha');
  for (const id of ['46', '47']) t.system(id).frontier = true;
  (t.game().explorationDecks as { frontier: string[] }).frontier = ['keleresShip.1', 'entropicField.1'];
  t.fleet('norr', '37', { cruiser: 1 });
  act(t, 'explorationProbe');
  t.answer('norr', { tactic: 1, fleet: 0, strategy: 0 });
  expect(t.player('norr').tradeGoods).toBe(2);
  expect([t.system('46').frontier, t.system('47').frontier]).toEqual([undefined, true]);
});

scenario(
  ['action:seizeArtifact'],
  'a neighbor gives the fragment that is named; who is no neighbor has none to take',
  () => {
    const t = later('norr', 'xxcha', 'sol');
    t.fleet('norr', '25', { cruiser: 1 });
    t.fleet('xxcha', '26', { cruiser: 1 });
    t.player('xxcha').found = ['culturalRelicFragment.1', 'culturalRelicFragment.2', 'unknownRelicFragment.1'];
    t.player('sol').found = ['hazardousRelicFragment.1'];
    act(t, 'seizeArtifact');
    expect(t.options('norr')).toEqual(['1 culturalRelicFragment.2', '1 unknownRelicFragment.1']);
    t.answer('norr', '1 unknownRelicFragment.1');
    expect(t.player('norr').found).toEqual(['unknownRelicFragment.1']);
    expect(t.player('xxcha').found).toEqual(['culturalRelicFragment.1', 'culturalRelicFragment.2']);
  },
);
