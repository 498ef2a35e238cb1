// Rulings on factions that no other test came by: Arborec (109), Argent (110), Winnu (128), Yin (130).
import { describe, expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table, tableWith } from '../kit/index.ts';

const pok = { prophecy: true };
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};

describe('Arborec (109)', () => {
  test('a dock makes mechs, and no infantry of its own share', () => {
    const t = tableWith(pok, 'arborec', 'xxcha');
    alone(t);
    t.goods('arborec', 9);
    t.own('arborec', 'nestphar', { spaceDock: 1 });
    t.begin('production', { seat: 0, system: '5' });
    const made = (unit: string, goods: number) => ({ units: [{ unit, count: 1 }], pay: { planets: [], goods } });
    expect(t.refusal('arborec', made('infantry', 1))).not.toBeNull();
    t.answer('arborec', made('mech', 2));
    expect(t.ground('arborec', 'nestphar')).toEqual({ spaceDock: 1, mech: 1 });
  });

  test('the infantry of the status phase is not declined', () => {
    const t = tableWith(pok, 'arborec', 'xxcha');
    t.own('arborec', 'saudor');
    t.begin('status phase');
    expect(t.refusal('arborec', [])).not.toBeNull();
  });

  test('what their commander produces is paid in full: no Sarween Tools', () => {
    const t = tableWith(pok, 'xxcha', 'arborec', 'sol');
    t.player('xxcha').leaders = [];
    t.player('sol').leaders = [];
    t.unlock('arborec', 'dirzugaRophal');
    t.technologies('arborec', 'sarweenTools');
    t.own('arborec', 'quann', { infantry: 1 });
    t.goods('arborec', 9);
    t.exhaust('nestphar', 'quann');
    t.begin('tactical action', { seat: 0 });
    t.answer('xxcha', '25');
    t.answer('arborec', 'leader:dirzugaRophal');
    const made = (goods: number) => ({ units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods } });
    expect(t.refusal('arborec', made(1))).toBe('why.payment too small');
    t.answer('arborec', made(2));
    expect(t.ships('arborec', '25')).toEqual({ cruiser: 1 });
  });
});

describe('Argent (110)', () => {
  test('who abstains casts no votes of Zeal', () => {
    const t = tableWith(pok, 'argent', 'norr', 'sol');
    t.game().phase = 'agenda';
    t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
    t.begin('one agenda', {});
    t.answer('argent', { outcome: '', planets: [] });
    expect(t.events('votesCast').filter((e) => e.seat === 0 && e.votes > 0)).toEqual([]);
  });

  /** Two hits of a destroyer against one fighter and a dreadnought of the Xxcha. */
  function raid(arrange: (t: Table) => void): { t: Table; dreadnought: number } {
    const t = tableWith(pok, 'argent', 'xxcha', 'hacan');
    alone(t);
    t.fleet('argent', '47', { destroyer: 1 });
    const [dreadnought = 0] = t.fleet('xxcha', '47', { dreadnought: 1, fighter: 1 });
    arrange(t);
    t.active('argent', '47');
    // The barrage; the destroyer misses, and the dreadnought hits.
    t.dice(9, 10, 1, 10, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
    return { t, dreadnought };
  }

  test('Raid Formation counts hits as they were produced: cancelling them does not help the ship', () => {
    const { t, dreadnought } = raid((t) => t.hand('xxcha', 'shieldsHolding'));
    t.answer('xxcha', 'action:shieldsHolding');
    expect(t.ships('xxcha', '47')).toEqual({ dreadnought: 1, fighter: 1 });
    expect(t.unit(dreadnought)?.damaged).toBe(true);
  });

  test('a ship that is damaged so has sustained nothing: no Direct Hit answers', () => {
    const { t, dreadnought } = raid((t) => t.hand('argent', 'directHit'));
    expect(t.options('argent')).not.toContain('action:directHit');
    expect(t.unit(dreadnought)?.damaged).toBe(true);
    expect(t.events('actionCardPlayed')).toEqual([]);
  });

  test('and it may be repaired in that very round', () => {
    const { t, dreadnought } = raid((t) => t.technologies('xxcha', 'duraniumArmor'));
    expect(t.unit(dreadnought)?.damaged).toBe(false);
  });
});

describe('Winnu (128)', () => {
  test('what Reclamation builds comes after the production of that action', () => {
    const t = table('winnu', 'sol', 'norr');
    const [, infantry = 0] = t.fleet('winnu', '18', { carrier: 1, infantry: 1 });
    t.goods('winnu', 9);
    t.begin('tactical action', { seat: 0 });
    t.answer('winnu', '18');
    t.playOn((where) => where === 'invasion/custodians token' || where === '');
    t.answer('winnu', 'remove');
    t.answer('winnu', { landings: [{ planet: 'mecatolRex', units: [infantry] }] });
    const asked: string[] = [];
    while (!t.isOver()) {
      asked.push(t.where());
      t.answer('winnu', t.options('winnu')[0] as string);
    }
    expect(asked.every((where) => !where.startsWith('produc'))).toBe(true);
    expect(t.ground('winnu', 'mecatolRex')).toEqual({ infantry: 1, pds: 1, spaceDock: 1 });
  });
});

describe('Yin (130)', () => {
  /** Yin land on saudor beside these units of the Xxcha. */
  function landed(defenders: Parameters<Table['landed']>[2]): Table {
    const t = tableWith(pok, 'yin', 'xxcha', 'sol');
    alone(t);
    t.own('xxcha', 'saudor', defenders);
    t.landed('yin', 'saudor', { infantry: 2 });
    t.goods('yin', 9);
    t.exhaust('darien');
    t.active('yin', '23');
    return t;
  }
  const fight = (t: Table): void =>
    t.begin('ground combat', { attacker: 0, defender: 1, system: '23', planet: 'saudor' });

  test('Indoctrination is used once in a ground combat', () => {
    const t = landed({ infantry: 4 });
    fight(t);
    t.answer('yin', 'ability:indoctrination');
    t.pass('yin');
    // Three against three; nobody hits, and a second round begins without a question.
    t.dice(1, 1, 1, 1, 1, 1, 10, 10, 10, 1, 1, 1);
    t.answer('yin', { pay: { planets: [], goods: 2 } });
    expect(t.isOver()).toBe(true);
    expect(t.player('yin').tradeGoods).toBe(7);
  });

  test('it needs an infantry: mechs alone are not indoctrinated', () => {
    const t = landed({ mech: 1 });
    t.dice(10, 10, 1);
    fight(t);
    expect(t.options('yin')).not.toContain('ability:indoctrination');
  });

  test('Devotion works in space only', () => {
    const t = landed({ infantry: 1 });
    t.fleet('yin', '23', { destroyer: 1 });
    t.dice(1, 1, 1, 10, 10, 1);
    fight(t);
    t.pass('yin');
    expect(t.isOver()).toBe(true);
    expect(t.ships('yin', '23')).toEqual({ destroyer: 1 });
  });
});
