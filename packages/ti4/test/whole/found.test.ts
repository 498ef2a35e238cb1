// What whole games played at random have brought to light.
import { checkLaws } from '@custodian/testkit/laws';
import { expect, test } from 'vitest';
import { bringing } from '../../src/queries/board.ts';
import { ti4 } from '../../src/ti4.ts';
import { title } from '../../src/title.ts';
import { table, tableWith } from '../kit/index.ts';

const vote = (outcome: string, ...planets: string[]) => ({ outcome, planets });

test('a law that is voted on again and passes is one card, and not among the discards', () => {
  const t = table('norr', 'hacan', 'sol');
  t.game().phase = 'agenda';
  t.law('regulatedConscription');
  t.decks({ agendaDeck: ['mutiny', 'miscountDisclosed'] });
  t.begin('one agenda', {});
  t.answer('hacan', vote('regulatedConscription', 'hercant'));
  t.answer('sol', vote(''));
  t.answer('norr', vote(''));
  t.answer('hacan', vote('for', 'kamdorn'));
  t.answer('sol', vote(''));
  t.answer('norr', vote(''));
  expect(t.game().laws.map((law) => law.id)).toEqual(['regulatedConscription']);
  expect(t.game().agendaDiscard).toEqual(['miscountDisclosed']);
});

test('a law that is voted on again and has nothing left to elect leaves play', () => {
  const t = table('norr', 'hacan', 'sol');
  t.game().phase = 'agenda';
  t.law('classifiedDocumentLeaks', 'becomeTheGatekeeper');
  t.decks({ agendaDeck: ['mutiny', 'miscountDisclosed'] });
  t.begin('one agenda', {});
  t.answer('hacan', vote('classifiedDocumentLeaks', 'hercant'));
  t.answer('sol', vote(''));
  t.answer('norr', vote(''));
  expect(t.game().laws).toEqual([]);
  expect(t.game().agendaDiscard).toEqual(['miscountDisclosed', 'classifiedDocumentLeaks']);
  expect(t.game().table.agendas).toEqual(['mutiny']);
});

test('a secret objective that was leaked before is none that can be elected again', () => {
  const t = table('norr', 'hacan', 'sol');
  t.game().phase = 'agenda';
  t.objectives('becomeTheGatekeeper', 'expandBorders');
  t.player('sol').scored.push('becomeTheGatekeeper', 'forgeAnAlliance');
  t.decks({ agendaDeck: ['classifiedDocumentLeaks'] });
  t.begin('one agenda', {});
  expect(t.asked('hacan')).toMatchObject({ about: { outcomes: ['forgeAnAlliance'] } });
});

test('whoever scores a secret objective that has a price says so before he pays', () => {
  const t = table('norr', 'hacan', 'sol');
  t.game().phase = 'status';
  t.secret('norr', 'formASpyNetwork');
  t.hand('norr', 'plague', 'sabotage', 'sabotage', 'bribery', 'spy', 'veto');
  t.begin('score objectives', { seat: t.seat('norr') });
  expect(ti4.hide(t.game(), t.seat('sol')).players[0]?.secrets).toEqual(['?']);
  t.answer('norr', 'formASpyNetwork');
  expect(t.awaited()).toEqual([t.seat('norr')]);
  expect(ti4.hide(t.game(), t.seat('sol')).players[0]?.secrets).toEqual(['formASpyNetwork']);
});

test('focused research does nothing when its trade goods were given away before it takes effect', () => {
  const t = table('norr', 'sol');
  t.goods('norr', 4);
  t.hand('norr', 'focusedResearch');
  t.hand('sol', 'sabotage');
  t.own('norr', 'quann');
  t.own('sol', 'lodor');
  t.fleet('norr', '25', { cruiser: 1 });
  t.fleet('sol', '26', { cruiser: 1 });
  t.begin('action phase');
  t.answer('norr', 'action:focusedResearch');
  expect(t.awaited()).toEqual([t.seat('sol')]);
  const nothing = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
  const offer = { partner: t.seat('sol'), give: { ...nothing, tradeGoods: 1 }, take: nothing, promise: '', wanted: '' };
  t.free('norr', 'offer a transaction', offer);
  t.answer('sol', { answer: 'accept', give: nothing, take: nothing, promise: '', wanted: '' });
  t.pass('sol');
  expect(t.player('norr').tradeGoods).toBe(3);
  expect(t.awaited()).toEqual([t.seat('sol')]);
});

test('integrated economy offers nothing that costs more than the planet brings', () => {
  const t = table('sol', 'xxcha');
  t.technologies('sol', 'integratedEconomy');
  t.landed('sol', 'abyz', { infantry: 1 });
  t.active('sol', '38');
  t.begin('gain control', { seat: 0, planet: 'abyz', how: 'invasion' });
  t.answer('sol', 'technology:integratedEconomy');
  const asked = t.asked('sol') as unknown as { about: { units: readonly { unit: string }[] } };
  const offered = asked.about.units.map((u) => u.unit);
  expect(offered).toContain('carrier');
  expect(offered).not.toContain('dreadnought');
});

const chosen = { prophecy: true, factions: 'chosen' };
const dealt = { prophecy: true, factions: 'random' };

test.each([
  [
    'the last fragment is traded away before it is named',
    400085,
    4,
    false,
    { galaxy: 'sample', points: '10', ...chosen, codexI: true, codexII: true },
  ],
  [
    'a fleet that knew no limit for a round is too large after it',
    402605,
    4,
    false,
    { galaxy: 'random', points: '14', ...chosen, codexI: true },
  ],
  [
    'a reserve is offered for the other planets alone',
    400962,
    5,
    false,
    { galaxy: 'built', points: '10', ...dealt, codexIII: true },
  ],
  [
    'a unit that is picked has the number of a hidden tile',
    400089,
    8,
    true,
    { galaxy: 'built', points: '10', ...dealt, codexI: true, otherLayout: true },
  ],
  [
    'an explored card is shuffled again while it is still spoken of',
    400418,
    7,
    false,
    { galaxy: 'slices', points: '14', ...chosen, codexII: true, codexIII: true, otherLayout: true },
  ],
  [
    'hands grow while laws are blank for a turn',
    501873,
    4,
    false,
    { galaxy: 'slices', points: '10', ...dealt, codexII: true, codexIII: true },
  ],
  ['and are seen to when it is over', 502947, 4, false, { galaxy: 'slices', points: '14', ...dealt, codexIII: true }],
  ['who may react to the end of a combat', 501415, 8, false, { galaxy: 'slices', points: '10', ...chosen }],
] as const)(
  '%s',
  async (_, seed, seats, live, options) => {
    const { rules } = title;
    const { violations } = checkLaws(rules, {
      ...{ seed, seats, live, options, every: 400, most: 200_000 },
      player: (state, decision, roll) => title.spirited({ rules, state, seat: decision.seat, decision, roll }),
      ...(await title.laws()),
    });
    expect(violations).toEqual([]);
  },
  120_000,
);

test('nothing is made of fragments that were given away before they are named', () => {
  for (const [action, found] of [
    ['ability:fabrication', ['culturalRelicFragment.1']],
    [
      'exploration:culturalRelicFragment',
      ['culturalRelicFragment.1', 'culturalRelicFragment.2', 'unknownRelicFragment.1', 'unknownRelicFragment.2'],
    ],
  ] as const) {
    const t = tableWith({ prophecy: true }, 'naaz', 'xxcha');
    t.player('naaz').found = [...found];
    t.game().relicDeck = ['shardOfTheThrone'];
    t.own('naaz', 'quann');
    t.own('xxcha', 'lodor');
    t.fleet('naaz', '25', { cruiser: 1 });
    t.fleet('xxcha', '26', { cruiser: 1 });
    t.strategy('naaz', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('naaz', action);
    const nothing = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
    const give = { ...nothing, fragments: [...found] };
    t.free('naaz', 'offer a transaction', { partner: t.seat('xxcha'), give, take: nothing, promise: '', wanted: '' });
    t.answer('xxcha', { answer: 'accept', give: nothing, take: nothing, promise: '', wanted: '' });
    expect(t.player('xxcha').found).toEqual([...found]);
    expect(t.player('naaz').relics ?? []).toEqual([]);
    expect(t.player('naaz').tactic).toBe(3);
  }
});

test('wormholes that several components bring are the same, whichever of them is asked first', () => {
  const folded = [
    { system: '18', kind: 'alpha' },
    { system: '18', kind: 'beta' },
  ] as const;
  const led = [{ system: '51', kind: 'delta' }] as const;
  expect(bringing(led, folded)).toEqual(bringing(folded, led));
});
