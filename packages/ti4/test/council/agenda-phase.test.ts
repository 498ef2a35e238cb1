// The agenda phase: reveal, vote, resolve, twice; ties, abstaining, laws that stay.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { table } from '../kit/index.ts';

/** Three seats: norr is the speaker, xxcha and sol vote before him. */
function council(...agendas: Parameters<ReturnType<typeof table>['decks']>[0]['agendaDeck'] & object) {
  const t = table('norr', 'xxcha', 'sol');
  t.game().phase = 'agenda';
  // No token to quash agendas with.
  t.tokens('xxcha', { strategy: 0 });
  t.decks({ agendaDeck: agendas });
  return t;
}

const vote = (outcome: string, ...planets: string[]) => ({ outcome, planets });

describe('voting', () => {
  scenario(
    ['sequence:one agenda', 'sequence:agenda effect'],
    'goes from the left of the speaker clockwise, the speaker last; each planet gives its whole influence',
    () => {
      const t = council('economicEquality');
      for (const who of ['norr', 'xxcha', 'sol'] as const) t.goods(who, 2);
      t.begin('one agenda', {});
      expect(t.awaited()).toEqual([t.seat('xxcha')]);
      t.answer('xxcha', vote('against', 'archonRen')); // 3
      expect(t.planet('archonRen').exhausted).toBe(true);
      t.answer('sol', vote('for', 'jord')); // 2
      t.answer('norr', vote('for', 'quinarra')); // 1: a tie of three
      expect(t.events('votesCast').map((e) => e.votes)).toEqual([3, 2, 1]);
      expect(t.awaited()).toEqual([t.seat('norr')]);
      t.answer('norr', 'against');
      expect(t.isOver()).toBe(true);
      expect(t.events('outcomeDecided')).toHaveLength(1);
      expect(t.game().agendaDiscard).toEqual(['economicEquality']);
    },
  );

  test('trade goods are no votes, nor are planets of influence 0, exhausted ones or those of others', () => {
    const t = council('mutiny');
    t.goods('xxcha', 5);
    t.exhaust('archonTau');
    t.own('xxcha', 'lodor');
    t.begin('one agenda', {});
    expect(t.refusal('xxcha', vote('for'))).toBe('why.no votes');
    expect(t.refusal('xxcha', vote('for', 'archonTau'))).toBe('why.no votes from planet');
    expect(t.refusal('xxcha', vote('for', 'jord'))).toBe('why.no votes from planet');
    expect(t.refusal('xxcha', vote('for', 'archonRen', 'archonRen'))).not.toBeNull();
    expect(t.refusal('xxcha', vote('', 'archonRen'))).toBe('why.votes without outcome');
    expect(t.refusal('xxcha', vote('1', 'archonRen'))).toBe('why.no such outcome');
    expect(t.refusal('xxcha', vote('for', 'archonRen'))).toBeNull();
  });

  test('when nobody votes the speaker decides among all outcomes, and that is no vote', () => {
    const t = council('mutiny');
    t.begin('one agenda', {});
    for (const who of ['xxcha', 'sol', 'norr'] as const) t.answer(who, vote(''));
    expect(t.events('abstained')).toHaveLength(3);
    expect(t.options('norr')).toEqual(['for', 'against']);
    t.answer('norr', 'for');
    expect(t.isOver()).toBe(true);
    expect(t.events('votesCast')).toEqual([]);
  });

  test('who has no planet to vote with is not asked', () => {
    const t = council('mutiny');
    t.exhaust('archonRen', 'archonTau');
    t.begin('one agenda', {});
    expect(t.awaited()).toEqual([t.seat('sol')]);
  });
});

describe('laws', () => {
  scenario(['sequence:agenda phase'], 'a law that is adopted stays in play, one that is rejected is discarded', () => {
    const t = council('fleetRegulations', 'sharedResearch');
    t.begin('agenda phase');
    t.answer('xxcha', vote('for', 'archonRen'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    expect(t.game().laws.map((l) => l.id)).toEqual(['sharedResearch']);
    t.answer('xxcha', vote('against', 'archonTau'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    expect(t.game().laws.map((l) => l.id)).toEqual(['sharedResearch']);
    expect(t.game().agendaDiscard).toEqual(['fleetRegulations']);
    // The phase ends with all planets readied.
    expect(t.planet('archonRen').exhausted).toBe(false);
    expect(t.isOver()).toBe(true);
  });

  test('a player who is elected has the law in his play area, and may vote for himself', () => {
    const t = council('ministerOfPolicy');
    t.begin('one agenda', {});
    t.answer('xxcha', vote(String(t.seat('xxcha')), 'archonRen'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    expect(t.game().laws).toEqual([
      { id: 'ministerOfPolicy', elected: String(t.seat('xxcha')), owner: t.seat('xxcha'), exhausted: false },
    ]);
  });

  test('only planets of the kind named that somebody controls can be elected', () => {
    const t = council('senateSanctuary');
    t.own('sol', 'abyz'); // hazardous
    t.own('sol', 'lodor'); // cultural
    t.begin('one agenda', {});
    expect(t.refusal('xxcha', vote('lodor', 'archonRen'))).toBeNull();
    expect(t.refusal('xxcha', vote('abyz', 'archonRen'))).toBe('why.no such outcome');
    expect(t.refusal('xxcha', vote('quann', 'archonRen'))).toBe('why.no such outcome');
  });

  test('an agenda that needs a law is replaced when there is none', () => {
    const t = council('mutiny', 'judicialAbolishment');
    t.begin('one agenda', {});
    expect(t.game().agendaDiscard).toEqual(['judicialAbolishment']);
    expect(t.game().table.agendas).toEqual(['mutiny']);
  });
});

scenario(
  ['sequence:look at agendas'],
  'agendas that were looked at go on top or to the bottom, and only who looked knows them',
  () => {
    const t = council('mutiny', 'fleetRegulations', 'sharedResearch');
    t.begin('look at agendas', { seat: t.seat('sol'), count: 2 });
    expect(t.refusal('sol', { top: ['sharedResearch'], bottom: [] })).toBe('why.each agenda once');
    t.answer('sol', { top: ['fleetRegulations'], bottom: ['sharedResearch'] });
    expect(t.game().agendaDeck).toEqual(['sharedResearch', 'mutiny', 'fleetRegulations']);
    expect(t.game().seen).toEqual({ sharedResearch: 1 << t.seat('sol'), fleetRegulations: 1 << t.seat('sol') });
  },
);
