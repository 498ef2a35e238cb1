// The Empyrean: their notes and their mech.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { ownNotes } from '../../src/queries/notes.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from '../mechs/without.ts';

const pok = { prophecy: true };
const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };

scenario(['ability:darkWhispers'], 'they have two notes of their own', () => {
  const t = tableWith(pok, 'empyrean', 'xxcha');
  expect(ownNotes(t.game(), 0)).toEqual(expect.arrayContaining(['bloodPact.0', 'darkPact.0']));
  expect(ownNotes(t.game(), 1).filter((copy) => copy.startsWith('politicalFavor'))).toHaveLength(1);
});

function trading(commodities: number) {
  const t = tableWith(pok, 'xxcha', 'empyrean');
  t.noteInPlay('empyrean', 'xxcha', 'darkPact');
  t.own('xxcha', 'lodor');
  t.own('empyrean', 'quann');
  t.goods('xxcha', 0, 4);
  t.strategy('xxcha', 'leadership', 'diplomacy');
  t.begin('action phase');
  const give = { ...NOTHING, commodities };
  t.free('xxcha', 'offer a transaction', { partner: 1, give, take: NOTHING, promise: '', wanted: '' });
  t.answer('empyrean', { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' });
  return [t.player('xxcha').tradeGoods, t.player('empyrean').tradeGoods];
}

scenario(['note:darkPact'], 'whoever gives them all the commodities he can have gains 1 trade good, as they do', () => {
  expect(trading(4)).toEqual([1, 5]);
});

scenario(['sequence:answer an offer'], 'fewer commodities bring nothing by a Dark Pact', () => {
  expect(trading(3)).toEqual([0, 3]);
});

scenario(['note:darkPact', 'note:tradeAgreement'], 'what goes by a Trade Agreement is given too', () => {
  const t = tableWith(pok, 'xxcha', 'empyrean');
  t.noteInPlay('empyrean', 'xxcha', 'darkPact');
  t.note('xxcha', 'empyrean', 'tradeAgreement');
  t.begin('replenish commodities', { seat: 0 });
  t.answer('empyrean', 'note:tradeAgreement#tradeAgreement.0');
  expect([t.player('xxcha').tradeGoods, t.player('empyrean').tradeGoods]).toEqual([1, 5]);
});

scenario(['note:darkPact'], 'it is laid open as an action, and goes home when its holder comes to them', () => {
  const t = tableWith(pok, 'xxcha', 'empyrean');
  t.note('empyrean', 'xxcha', 'darkPact');
  t.own('empyrean', 'lodor', { pds: 1 });
  t.strategy('xxcha', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('xxcha', 'note:darkPact#darkPact.1');
  expect(t.player('xxcha').notesInPlay).toEqual(['darkPact.1']);
  t.change((g) => {
    g.active = 0;
  });
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', '26');
  expect(t.player('empyrean').notes).toContain('darkPact.1');
});

const watcher = (): void => {
  const t = tableWith(pok, 'xxcha', 'empyrean');
  t.hand('xxcha', 'industrialInitiative');
  t.own('empyrean', 'lodor', { mech: 1 });
  t.own('empyrean', 'wellon', { mech: 1 });
  t.own('xxcha', 'quann', { infantry: 1 });
  t.own('xxcha', 'saudor');
  t.strategy('xxcha', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('xxcha', 'action:industrialInitiative');
  // One mech is next to units of theirs; the other is next to a planet without any.
  t.answer('empyrean', 'unit-card:watcher');
  expect(t.player('xxcha').tradeGoods).toBe(0);
  expect([t.ground('empyrean', 'lodor'), t.ground('empyrean', 'wellon')]).toEqual([{}, { mech: 1 }]);
};
scenario(['unit-card:watcher'], 'a mech near units of whoever plays an action card is removed to cancel it', watcher);
failsWithout('unit-card:watcher', watcher);

const counter = (): void => {
  const t = tableWith(pok, 'xxcha', 'empyrean', 'sol');
  t.hand('empyrean', 'industrialInitiative');
  t.hand('xxcha', 'sabotage');
  t.game().active = 1;
  t.own('empyrean', 'lodor', { mech: 1 });
  t.own('empyrean', 'saudor');
  t.own('xxcha', 'quann', { infantry: 1 });
  t.strategy('empyrean', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('empyrean', 'action:industrialInitiative');
  t.answer('xxcha', 'action:sabotage');
  t.answer('empyrean', 'unit-card:watcher');
  expect(t.player('empyrean').tradeGoods).toBe(1);
};
scenario(['unit-card:watcher', 'action:sabotage'], 'even Sabotage is cancelled by a mech', counter);
failsWithout('unit-card:watcher', counter);
