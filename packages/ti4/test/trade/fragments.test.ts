// What transactions may hold with Prophecy of Kings: relic fragments, and a demilitarized zone while the council sits (faq 40, 137).
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };
const accept = { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' };
const offer = (t: Table, from: number, partner: number, give: object, take: object = {}): void =>
  t.free(from, 'offer a transaction', {
    partner,
    give: { ...NOTHING, ...give },
    take: { ...NOTHING, ...take },
    promise: '',
    wanted: '',
  });

function asking(): Table {
  const t = tableWith({ prophecy: true }, 'sol', 'norr', 'xxcha');
  t.fleet('sol', '38', { carrier: 1 });
  t.fleet('norr', '38', { cruiser: 1 });
  t.player('sol').found = ['culturalRelicFragment.1', 'culturalRelicFragment.2', 'enigmaticDevice.1'];
  t.player('norr').found = ['unknownRelicFragment.1'];
  t.decks({ agendaDeck: ['mutiny'] });
  t.begin('look at agendas', { seat: 2, count: 1 });
  return t;
}

test('relic fragments are exchanged, any number and both ways', () => {
  const t = asking();
  offer(
    t,
    0,
    1,
    { fragments: ['culturalRelicFragment.1', 'culturalRelicFragment.2'] },
    { fragments: ['unknownRelicFragment.1'] },
  );
  t.answer('norr', accept);
  expect(t.player('norr').found).toEqual(['culturalRelicFragment.1', 'culturalRelicFragment.2']);
  expect(t.player('sol').found).toEqual(['enigmaticDevice.1', 'unknownRelicFragment.1']);
});

test('nobody gives a fragment that he does not have, one twice, or a card that is none', () => {
  const t = asking();
  const refused = (...fragments: string[]) =>
    expect(() => offer(t, 0, 1, { fragments })).toThrow('why.no such fragment');
  refused('unknownRelicFragment.1');
  refused('culturalRelicFragment.1', 'culturalRelicFragment.1');
  refused('enigmaticDevice.1');
});

scenario(
  ['exploration:demilitarizedZone'],
  'the card of a demilitarized zone is traded in the agenda phase, and only then',
  () => {
    const t = tableWith({ prophecy: true }, 'sol', 'norr', 'xxcha');
    t.own('sol', 'quann');
    t.own('sol', 'saudor');
    t.planet('quann').attachments = ['demilitarizedZone'];
    t.game().phase = 'agenda';
    t.game().active = -1;
    t.decks({ agendaDeck: ['mutiny'] });
    t.begin('one agenda', {});
    expect(() => offer(t, 0, 2, { planet: 'saudor' })).toThrow('why.planet not traded');
    offer(t, 0, 2, { planet: 'quann' });
    t.answer('xxcha', accept);
    expect(t.planet('quann')).toMatchObject({ owner: 2, attachments: ['demilitarizedZone'] });
    const acting = asking();
    acting.own('sol', 'quann');
    acting.planet('quann').attachments = ['demilitarizedZone'];
    expect(() => offer(acting, 0, 1, { planet: 'quann' })).toThrow('why.planet not traded');
  },
);
