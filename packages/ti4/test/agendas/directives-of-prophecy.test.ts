// The directives of Prophecy of Kings.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { agendas } from '../../src/facts/index.ts';
import { hide } from '../../src/hiding.ts';
import { fullAgendaDeck } from '../../src/inventory.ts';
import { setsWith } from '../../src/queries/box.ts';
import { outcomesOf } from '../../src/queries/council.ts';
import { later } from '../action-cards/later.ts';
import { decide } from './deciding.ts';
import { passAll, vote } from './voting.ts';

test('with Prophecy of Kings the deck holds 50 agendas: 13 are taken out, and one is a revision', () => {
  const deck = fullAgendaDeck(setsWith({ prophecy: true }));
  expect(deck).toHaveLength(50);
  for (const gone of ['coreMining', 'shardOfTheThrone', 'theCrownOfThalnos', 'representativeGovernment'] as const)
    expect(deck).not.toContain(gone);
  expect(deck.filter((id) => agendas[id].removedBy === 'pok')).toEqual([]);
  expect(deck.filter((id) => agendas[id].set === 'pok')).toHaveLength(13);
});

scenario(['agenda:armedForcesStandardization'], 'the pools of the elected player hold 3, 3 and 2', () => {
  const t = later('sol', 'norr', 'xxcha');
  t.tokens('norr', { tactic: 0, fleet: 6, strategy: 1 });
  decide(t, 'armedForcesStandardization', '1');
  expect(t.player('norr')).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 });
  expect(t.player('sol')).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 });
});

scenario(['agenda:clandestineOperations'], 'two tokens of everybody’s choice go back', () => {
  const t = later('sol', 'norr', 'xxcha');
  t.tokens('norr', { tactic: 1, fleet: 0, strategy: 0 });
  decide(t, 'clandestineOperations', 'for');
  t.answer('sol', 'strategy');
  t.answer('sol', 'fleet');
  t.answer('xxcha', 'tactic');
  t.answer('xxcha', 'tactic');
  expect(t.player('sol')).toMatchObject({ tactic: 3, fleet: 2, strategy: 1 });
  expect(t.player('norr')).toMatchObject({ tactic: 0, fleet: 0, strategy: 0 });
  expect(t.player('xxcha')).toMatchObject({ tactic: 1, fleet: 3, strategy: 2 });
});

scenario(['agenda:clandestineOperations'], 'or one of everybody’s fleet pool', () => {
  const t = later('sol', 'norr', 'xxcha');
  t.tokens('norr', { fleet: 0 });
  decide(t, 'clandestineOperations', 'against');
  expect([0, 1, 2].map((seat) => t.player(seat).fleet)).toEqual([2, 0, 2]);
});

scenario(
  ['agenda:galacticCrisisPact'],
  'everybody may use the secondary ability of the elected strategy card without a token',
  () => {
    const t = later('sol', 'norr', 'hacan');
    t.tokens('norr', { strategy: 0 });
    t.game().table.agendas = ['galacticCrisisPact'];
    expect(outcomesOf(t.game(), 'galacticCrisisPact')).toContain('trade');
    decide(t, 'galacticCrisisPact', 'trade');
    t.pass('sol');
    t.answer('norr', 'secondary');
    t.answer('hacan', 'secondary');
    expect([0, 1, 2].map((seat) => t.player(seat).commodities)).toEqual([0, 3, 6]);
    expect([0, 1, 2].map((seat) => t.player(seat).strategy)).toEqual([2, 0, 2]);
  },
);

scenario(['agenda:ministerOfAntiquities'], 'the elected player gains a relic', () => {
  const t = later('sol', 'norr', 'xxcha');
  t.game().relicDeck = ['theObsidian', 'scepterOfEmelpar'];
  decide(t, 'ministerOfAntiquities', '1');
  expect(t.player('norr').relics).toMatchObject([{ id: 'scepterOfEmelpar' }]);
});

scenario(['agenda:rearmamentAgreement'], 'a mech on a planet at home', () => {
  const t = later('sol', 'norr', 'hacan');
  t.own('norr', 'jord');
  decide(t, 'rearmamentAgreement', 'for');
  // Sol has lost its home, the Sardakk and Hacan have several planets there.
  t.answer('norr', 'quinarra');
  t.answer('hacan', 'arretze');
  expect(t.ground('norr', 'quinarra')).toEqual({ mech: 1 });
  expect(t.ground('hacan', 'arretze')).toEqual({ mech: 1 });
  expect(t.ground('sol', 'jord')).toEqual({});
});

scenario(['agenda:rearmamentAgreement'], 'or every mech becomes an infantry, also in space', () => {
  const t = later('sol', 'norr', 'hacan');
  t.own('norr', 'lodor', { mech: 2, infantry: 1 });
  t.fleet('sol', '25', { carrier: 1, mech: 1 });
  decide(t, 'rearmamentAgreement', 'against');
  expect(t.ground('norr', 'lodor')).toEqual({ infantry: 3 });
  expect(t.ships('sol', '25')).toEqual({ carrier: 1, infantry: 1 });
  expect(t.events('unitDestroyed')).toEqual([]);
});

scenario(['agenda:researchGrantReallocation'], 'any technology for a fleet token a prerequisite', () => {
  const t = later('sol', 'norr', 'xxcha');
  t.technologies('norr', 'sarweenTools');
  decide(t, 'researchGrantReallocation', '1');
  expect(t.options('norr')).not.toContain('sarweenTools');
  t.answer('norr', 'dacxiveAnimators');
  expect(t.player('norr')).toMatchObject({ technologies: ['sarweenTools', 'dacxiveAnimators'], fleet: 2 });
  expect(t.events('technologyResearched')).toEqual([]);
  const poor = later('sol', 'norr', 'xxcha');
  decide(poor, 'researchGrantReallocation', '1');
  poor.answer('norr', 'warSun'); // four prerequisites, three tokens
  expect(poor.player('norr').fleet).toBe(0);
});

/** Norr is the speaker; hacan and sol vote before him. The last agenda named is revealed first. */
function council(...deck: ReturnType<typeof fullAgendaDeck>[number][]) {
  const t = later('norr', 'hacan', 'sol');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: deck });
  return t;
}

scenario(
  ['agenda:covertLegislation'],
  'the outcomes of a hidden agenda are voted on; only the speaker knows it until it is resolved',
  () => {
    const t = council('mutiny', 'ministerOfPolicy', 'covertLegislation');
    t.begin('one agenda', {});
    passAll(t);
    expect(t.events('agendaDrawn').map((e) => e.agenda)).toEqual(['covertLegislation']);
    const seenBy = (seat: number | null) => hide(t.game(), seat).table.covert;
    expect(seenBy(0)).toEqual({ agenda: 'ministerOfPolicy', elect: 'player' });
    for (const seat of [1, 2, null]) expect(seenBy(seat)).toEqual({ agenda: '?', elect: 'player' });
    t.answer('hacan', vote('2', 'hercant'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    passAll(t);
    expect(t.game().laws).toMatchObject([{ id: 'ministerOfPolicy', owner: 2 }]);
    expect(t.game().agendaDiscard).toEqual(['covertLegislation']);
    expect(t.game().table).toEqual({ agendas: [], actionCards: [] });
  },
);

scenario(['agenda:covertLegislation', 'action:veto'], 'a veto discards both', () => {
  const t = council('mutiny', 'ministerOfPolicy', 'covertLegislation');
  t.hand('sol', 'veto');
  t.begin('one agenda', {});
  t.answer('sol', 'action:veto');
  expect(t.game().agendaDiscard).toEqual(['ministerOfPolicy', 'covertLegislation']);
  expect(t.game().table.agendas).toEqual(['mutiny']);
});

scenario(['agenda:covertLegislation'], 'a hidden agenda that has nothing to be voted on is discarded with it', () => {
  const t = council('mutiny', 'miscountDisclosed', 'covertLegislation');
  t.begin('one agenda', {});
  expect(t.game().agendaDiscard).toEqual(['miscountDisclosed', 'covertLegislation']);
  expect(t.game().table.agendas).toEqual(['mutiny']);
});
