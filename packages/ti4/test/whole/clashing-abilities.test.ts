// Where one "cannot" stands against another (faq 2), and damage that goes with a unit (92).
import { describe, expect, test } from 'vitest';
import { canVote } from '../../src/queries/council.ts';
import { table, tableWith } from '../kit/index.ts';

const pok = { prophecy: true };

describe('one “cannot” against another (2)', () => {
  test('what keeps open beats what closes: the Creuss pass wormholes that a law has closed', () => {
    const through = (who: 'creuss' | 'sol'): boolean => {
      const t = table(who, 'norr', 'xxcha');
      t.law('enforcedTravelBan');
      const [cruiser = 0] = t.fleet(who, '25', { cruiser: 1 });
      t.begin('tactical action', { seat: 0 });
      t.answer(0, '40');
      return t.awaited().length > 0 && t.refusal(0, { moves: [{ ship: cruiser, path: ['25', '40'] }] }) === null;
    };
    expect([through('creuss'), through('sol')]).toEqual([true, false]);
  });

  test('what lasts beats what is played once: the Xxcha vote although their representative is dead', () => {
    const votes = (isUnlocked: boolean): boolean => {
      const t = tableWith(pok, 'norr', 'xxcha', 'sol');
      if (isUnlocked) t.unlock('xxcha', 'elderQanoj');
      t.game().phase = 'agenda';
      t.hand('sol', 'assassinateRepresentative');
      t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
      t.begin('one agenda', {});
      t.playOn((where) => where === '' || t.options('sol').includes('action:assassinateRepresentative'));
      t.answer('sol', 'action:assassinateRepresentative');
      t.answer('sol', '1');
      return t.awaited().includes(1);
    };
    expect([votes(true), votes(false)]).toEqual([true, false]);
  });

  test('nor does a Political Secret keep them from voting', () => {
    const t = tableWith(pok, 'norr', 'xxcha', 'sol');
    t.unlock('xxcha', 'elderQanoj');
    t.game().phase = 'agenda';
    t.note('xxcha', 'sol', 'politicalSecret');
    t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
    t.begin('one agenda', {});
    t.answer('sol', 'note:politicalSecret#politicalSecret.1');
    expect(canVote(t.game(), 1, 'economicEquality')).toBe(true);
    expect(t.awaited()).toEqual([1]);
  });
});

describe('a damaged unit (92)', () => {
  test('stays damaged when Transit Diodes move it', () => {
    const t = tableWith(pok, 'sol', 'norr', 'xxcha');
    t.technologies('sol', 'transitDiodes');
    const [mech = 0] = t.own('sol', 'wellon', { mech: 1 });
    t.own('sol', 'quann', { infantry: 1 });
    t.damage(mech);
    t.strategy('sol', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('sol', 'technology:transitDiodes');
    t.playOn((where) => where === 'action phase/choose an action', 4);
    expect(t.unit(mech)?.damaged).toBe(true);
  });

  test('stays damaged when it falls back by Ragh’s Call', () => {
    const t = tableWith(pok, 'norr', 'saar', 'sol');
    t.note('saar', 'norr', 'raghsCall');
    for (const player of t.game().players) player.leaders = [];
    const [mech = 0] = t.own('saar', 'quann', { mech: 1 });
    t.damage(mech);
    const [, infantry = 0] = t.fleet('norr', '25', { carrier: 1, infantry: 1 });
    t.active('norr', '25');
    t.begin('invasion', { seat: 0, system: '25' });
    t.answer('norr', { landings: [{ planet: 'quann', units: [infantry] }] });
    t.answer('norr', 'note:raghsCall#raghsCall.1');
    t.answer('norr', 'ragh');
    expect(t.ground('saar', 'quann')).toEqual({});
    expect(t.unit(mech)?.damaged).toBe(true);
  });

  test('comes undamaged where its piece is taken off the board to be placed anew', () => {
    const t = table('norr', 'sol', 'xxcha');
    const [flagship = 0] = t.fleet('norr', '46', { flagship: 1 });
    t.damage(flagship);
    t.own('norr', 'quinarra', { spaceDock: 1 });
    t.goods('norr', 8);
    t.begin('production', { seat: 0, system: '13' });
    t.answer('norr', {
      units: [{ unit: 'flagship', count: 1 }],
      taken: [flagship],
      pay: { planets: [], goods: 8 },
    });
    expect(t.ships('norr', '46')).toEqual({});
    expect(t.system('13').space.map((u) => [u.type, u.damaged])).toEqual([['flagship', false]]);
  });
});
