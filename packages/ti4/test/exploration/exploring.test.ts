// Exploring planets and the frontier, and what is left of it.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { influence, resources, specialties } from '../../src/queries/values.ts';
import { tableWith } from '../kit/index.ts';

type Deck = 'cultural' | 'hazardous' | 'industrial' | 'frontier';

function exploring(decks: Partial<Record<Deck, string[]>>) {
  const t = tableWith({ prophecy: true }, 'norr', 'xxcha');
  const empty = { cultural: [], hazardous: [], industrial: [], frontier: [] };
  Object.assign(t.game(), {
    explorationDecks: { ...empty, ...decks },
    explorationDiscards: { ...empty },
    relicDeck: [],
  });
  return t;
}

scenario(
  ['exploration:richWorld', 'sequence:explore planet', 'sequence:resolve exploration'],
  'a card of the planet’s trait is attached and makes it richer',
  () => {
    const t = exploring({ hazardous: ['coreMine.1', 'richWorld.1'] });
    t.own('norr', 'starpoint', { infantry: 1 });
    const before = resources(t.game(), 'starpoint');
    t.begin('explore planet', { seat: t.seat('norr'), planet: 'starpoint' });
    expect(t.planet('starpoint').attachments).toEqual(['richWorld']);
    expect(resources(t.game(), 'starpoint')).toBe(before + 1);
    expect(t.game().explorationDecks?.hazardous).toEqual(['coreMine.1']);
  },
);

scenario(
  ['exploration:propulsionResearchFacility'],
  'a facility gives a specialty, or resources and influence where there is one',
  () => {
    const t = exploring({ industrial: ['propulsionResearchFacility.1'] });
    t.own('norr', 'saudor');
    t.begin('explore planet', { seat: t.seat('norr'), planet: 'saudor' });
    expect(specialties(t.game(), 'saudor')).toEqual(['blue']);
    const other = exploring({ industrial: ['propulsionResearchFacility.1'] });
    other.own('norr', 'thibah');
    const before = [resources(other.game(), 'thibah'), influence(other.game(), 'thibah')] as const;
    other.begin('explore planet', { seat: other.seat('norr'), planet: 'thibah' });
    expect(specialties(other.game(), 'thibah')).toEqual(['blue']);
    expect([resources(other.game(), 'thibah'), influence(other.game(), 'thibah')]).toEqual([
      before[0] + 1,
      before[1] + 1,
    ]);
  },
);

scenario(['sequence:explore planet'], 'a fragment is kept, and an empty deck is made of its discards', () => {
  const t = exploring({});
  t.own('norr', 'lodor');
  const discards = t.game().explorationDiscards;
  if (discards !== undefined) discards.cultural = ['culturalRelicFragment.4'];
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'lodor' });
  expect(t.player('norr').found).toEqual(['culturalRelicFragment.4']);
  expect(t.game().explorationDiscards?.cultural).toEqual([]);
});

scenario(
  ['exploration:lostCrew', 'sequence:explore frontier'],
  'a frontier token brings 2 action cards and goes',
  () => {
    const t = exploring({ frontier: ['lostCrew.1'] });
    t.decks({ actionDeck: ['plague.1', 'spy.1', 'uprising.1'] });
    t.system('46').frontier = true;
    t.begin('explore frontier', { seat: t.seat('norr'), system: '46' });
    expect(t.player('norr').hand).toHaveLength(2);
    expect(t.system('46').frontier).toBeUndefined();
    expect(t.game().explorationDiscards?.frontier).toEqual(['lostCrew.1']);
  },
);

scenario(['sequence:gain relic'], 'the top relic comes into the play area; an empty deck gives none', () => {
  const t = exploring({});
  t.game().relicDeck = ['theObsidian', 'mawOfWorlds'];
  t.begin('gain relic', { seat: t.seat('norr') });
  expect(t.player('norr').relics).toEqual([{ id: 'mawOfWorlds', exhausted: false }]);
  const none = exploring({});
  none.begin('gain relic', { seat: none.seat('norr') });
  expect(none.player('norr').relics).toBeUndefined();
});
