// Distant Suns: counters that are looked at from above, or razed.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { ti3 } from '@custodian/ti3';
import { describe, expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import type { Counter, Planet } from './domains.ts';
import { down, lay } from './domains.ts';

describe('probing', () => {
  /** Fighters stand where two counters lie. */
  function fighters(at: Partial<Record<Planet, Counter['id']>>): Table {
    const t = table('norr', 'xxcha', 'sol');
    t.game().options.distantSuns = true;
    for (const [planet, id] of Object.entries(at)) lay(t, planet as Planet, id);
    t.fleet('norr', 'bereg-lirtaIV', { carrier: 1, fighter: 1, groundForces: 2 });
    return t;
  }
  const probe = (t: Table): void => t.begin('probing', { seat: 0, system: 'bereg-lirtaIV' });

  scenario(
    ['sequence:probing', 'option:distantSuns'],
    'only the player sees the counters, and does not land there',
    () => {
      const t = fighters({ bereg: 'settlers' });
      t.begin('tactical action', { seat: 0 });
      t.answer('norr', 'bereg-lirtaIV');
      expect(t.where()).toBe('probing/probe');
      t.answer('norr', 'yes');
      const seenBy = (seat: number) =>
        ti3.hide(t.game(), seat).systems.flatMap((s) => s.planets.flatMap((p) => p.domain?.id ?? []));
      expect([seenBy(0), seenBy(1)]).toEqual([['settlers'], ['?']]);
      expect(t.events('domainSeen').map((e) => e.to)).toEqual([[0]]);
      const [carrier = 0] = t.shipIds('norr', 'bereg-lirtaIV', 'carrier');
      expect(t.refusal('norr', down(carrier, 'bereg', 1))).toBe('why.planet probed');
      t.answer('norr', down(carrier, 'lirtaIV', 1));
      expect(t.planet('bereg').domain).toEqual({ id: 'settlers', faceUp: false });
      expect(t.game().effects).toEqual([]);
    },
  );

  scenario(['sequence:probing'], 'who does not probe lands as usual; without a fighter nobody is asked', () => {
    const t = fighters({ bereg: 'peacefulAnnexation' });
    probe(t);
    t.answer('norr', 'no');
    expect(t.game().seen).toEqual({});
    const none = table('norr', 'xxcha', 'sol');
    lay(none, 'bereg', 'peacefulAnnexation');
    none.fleet('norr', 'bereg-lirtaIV', { carrier: 1 });
    probe(none);
    expect(none.isOver()).toBe(true);
  });

  scenario(['domain:lazaxSurvivors'], 'probed, they are removed: 1 victory point and 3 action cards', () => {
    const t = fighters({ bereg: 'lazaxSurvivors', lirtaIV: 'radiation' });
    t.decks({ actionDeck: ['plague.1', 'plague.2', 'moraleBoost.1', 'moraleBoost.2'] });
    probe(t);
    t.answer('norr', 'yes');
    t.answer('norr', 'yes');
    expect(t.player('norr')).toMatchObject({ points: 1, hand: ['moraleBoost.2', 'moraleBoost.1', 'plague.2'] });
    expect(t.planet('bereg').domain).toBeNull();
    expect(t.planet('lirtaIV').domain).toEqual({ id: 'radiation', faceUp: false });
  });

  scenario(['domain:lazaxSurvivors'], 'the cards need not be drawn', () => {
    const t = fighters({ bereg: 'lazaxSurvivors' });
    t.decks({ actionDeck: ['plague.1'] });
    probe(t);
    t.answer('norr', 'yes');
    t.answer('norr', 'no');
    expect(t.player('norr')).toMatchObject({ points: 1, hand: [] });
  });
});

describe('razing', () => {
  function dreadnoughts(
    at: Partial<Record<Planet, Counter['id']>>,
    fleet = { dreadnought: 1 },
  ): { t: Table; ids: number[] } {
    const t = table('norr', 'letnev', 'sol');
    for (const [planet, id] of Object.entries(at)) lay(t, planet as Planet, id);
    t.hand('norr', 'plague', 'moraleBoost', 'moraleBoost', 'goodYear');
    const ids = t.fleet('norr', 'bereg-lirtaIV', fleet);
    t.anyhow();
    t.begin('invasion combat', { seat: 0, system: 'bereg-lirtaIV' });
    return { t, ids };
  }
  const razings = (...pairs: [ship: number, planet: string][]): Json => ({
    razings: pairs.map(([ship, planet]) => ({ ship, planet })),
  });

  scenario(['sequence:razing', 'option:distantSuns'], '1 to 7: the counter is gone without effect', () => {
    const { t, ids } = dreadnoughts({ bereg: 'naturalWealth4' });
    t.dice(7);
    t.answer('norr', razings([ids[0] as number, 'bereg']));
    expect(t.planet('bereg')).toMatchObject({ owner: -1, domain: null });
    expect(t.player('norr')).toMatchObject({ tradeGoods: 0 });
    expect(t.player('norr').hand).toHaveLength(4);
    expect(t.game().box.domains).toEqual([{ id: 'naturalWealth4', faceUp: true }]);
  });

  scenario(['sequence:razing'], '8 and 9: 3 random action cards are lost; the planets stay ready', () => {
    const { t, ids } = dreadnoughts({ bereg: 'biohazard' });
    t.dice(8);
    t.answer('norr', razings([ids[0] as number, 'bereg']));
    expect(t.player('norr').hand).toHaveLength(1);
    expect(
      t
        .game()
        .systems.flatMap((s) => s.planets)
        .filter((p) => p.owner === 0 && p.exhausted),
    ).toEqual([]);
  });

  scenario(['sequence:razing'], '10: the cards, and all ready planets are exhausted', () => {
    const { t, ids } = dreadnoughts({ bereg: 'biohazard' });
    t.dice(10);
    t.answer('norr', razings([ids[0] as number, 'bereg']));
    expect(t.player('norr').hand).toHaveLength(1);
    expect(
      t
        .game()
        .systems.flatMap((s) => s.planets)
        .filter((p) => p.owner === 0 && !p.exhausted),
    ).toEqual([]);
  });

  scenario(['sequence:razing'], 'one ship, one counter; none that is revealed; fighters raze nothing', () => {
    const { t, ids } = dreadnoughts({ bereg: 'biohazard', lirtaIV: 'settlers' }, {
      dreadnought: 2,
      fighter: 1,
    } as never);
    const [first = 0, second = 0, fighter = 0] = ids;
    expect(t.refusal('norr', razings([first, 'bereg'], [first, 'lirtaIV']))).toBe('why.razes once');
    expect(t.refusal('norr', razings([first, 'bereg'], [second, 'bereg']))).toBe('why.razes once');
    expect(t.refusal('norr', razings([fighter, 'bereg']))).toBe('why.does not raze');
    expect(t.refusal('norr', razings([99, 'bereg']))).toBe('why.ship not in fleet');
    expect(t.refusal('norr', razings([first, 'lodor']))).toBe('why.not in the system');
    t.planet('lirtaIV').domain = { id: 'settlers', faceUp: true };
    expect(t.refusal('norr', razings([first, 'lirtaIV']))).toBe('why.nothing to raze');
    for (const nonsense of [null, 3, [], {}, { razings: 1 }, { razings: [{ ship: 'x', planet: 'bereg' }] }])
      expect(t.refusal('norr', nonsense)).toBe('kernel.unread');
  });

  scenario(
    ['sequence:razing', 'option:distantSuns'],
    'a ship that has razed does not bombard in this activation',
    () => {
      const t = table('norr', 'letnev', 'sol');
      lay(t, 'bereg', 'biohazard');
      t.own('letnev', 'lirtaIV', { groundForces: 2 });
      const [first = 0, second = 0] = t.fleet('norr', 'bereg-lirtaIV', { warSun: 2 });
      t.begin('invasion combat', { seat: 0, system: 'bereg-lirtaIV' });
      t.dice(1, 1, 1, 1);
      t.answer('norr', razings([first, 'bereg']));
      expect(t.refusal('norr', { ships: [{ ship: first, planet: 'lirtaIV' }] })).toBe('why.ship has razed');
      t.answer('norr', { ships: [{ ship: second, planet: 'lirtaIV' }] });
      expect(t.diceLeft()).toBe(0);
    },
  );

  scenario(
    ['domain:lazaxSurvivors'],
    'razed: no cards, no trade goods, all planets exhausted, no vote on the next agenda',
    () => {
      const { t, ids } = dreadnoughts({ bereg: 'lazaxSurvivors' });
      t.goods('norr', 5);
      t.answer('norr', razings([ids[0] as number, 'bereg']));
      expect(t.player('norr')).toMatchObject({ hand: [], tradeGoods: 0 });
      expect(
        t
          .game()
          .systems.flatMap((s) => s.planets)
          .filter((p) => p.owner === 0 && !p.exhausted),
      ).toEqual([]);
      t.decks({ politicalDeck: ['fleetRegulations', 'armsReduction'] as never });
      const council = (): number[] => {
        const voters: number[] = [];
        t.begin('galactic council', { seat: 1 });
        while (!t.isOver() && t.where() === 'galactic council/vote') {
          const [seat = 0] = t.awaited();
          voters.push(seat);
          t.answer(seat, 'abstain');
        }
        return voters.sort();
      };
      expect(council()).toEqual([1, 2]);
      expect(council()).toEqual([0, 1, 2]);
    },
  );
});
