// Distant Suns: what lies on neutral planets, and how it is probed, met and razed.
import { type Json, quickRoll } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { ti3 } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { tileOf } from '../../src/content/facts/index.ts';
import { domainKey } from '../../src/hiding.ts';
import { neighbours } from '../../src/queries/board.ts';
import { votesOf } from '../../src/queries/council.ts';
import type { Table } from '../kit/index.ts';
import { newGame, table } from '../kit/index.ts';

type Planet = Parameters<Table['planet']>[0];
type Counter = NonNullable<ReturnType<Table['planet']>['domain']>;

const lay = (t: Table, planet: Planet, id: Counter['id'], faceUp = false): void => {
  t.planet(planet).domain = { id, faceUp };
};

const down = (ship: number, planet: string, groundForces: number, pds = 0): Json => ({
  landings: [{ ship, planet, groundForces, pds }],
});

/** N'orr land so many ground forces on Lodor, where the counter lies face down. */
function landing(id: Counter['id'], groundForces = 2, pds = 0, faceUp = false): { t: Table; carrier: number } {
  const t = table('norr', 'xxcha', 'sol');
  lay(t, 'lodor', id, faceUp);
  const [carrier = 0] = t.fleet('norr', 'lodor', { carrier: 1, groundForces, pds });
  t.begin('planetary landings', { seat: 0, system: 'lodor', friendlyOnly: false });
  return { t, carrier };
}

describe('setup', () => {
  scenario(
    ['option:distantSuns', 'sequence:setup'],
    'a counter lies face down on every planet but homes and Mecatol Rex',
    () => {
      const t = newGame(4, { distantSuns: true });
      t.playOn();
      const { systems, box } = t.game();
      for (const { id, planets } of systems)
        for (const { domain } of planets)
          expect(domain?.faceUp).toBe(['regular', 'special'].includes(tileOf(id).kind) ? false : undefined);
      const laid = systems.flatMap((s) => s.planets.flatMap((p) => p.domain ?? []));
      expect(laid.length + box.domains.length).toBe(44);
      expect(box.domains.every((d) => !d.faceUp)).toBe(true);
      expect(ti3.miscounted({ ...t.game(), phase: 'action' })).toEqual([]);
      const seen = ti3.hide(t.game(), 0);
      expect(seen.systems.flatMap((s) => s.planets.flatMap((p) => p.domain?.id ?? []))).toEqual(laid.map(() => '?'));
      expect(seen.box.domains).toEqual(box.domains.map(() => ({ id: '?', faceUp: false })));
    },
  );

  scenario(['option:distantSuns'], 'without the option there are none, and a counter too few is noticed', () => {
    const none = newGame(4, {});
    none.playOn();
    expect(none.game().systems.every((s) => s.planets.every((p) => p.domain === null))).toBe(true);
    const t = newGame(4, { distantSuns: true });
    t.playOn();
    t.change((g) => {
      g.phase = 'action';
      g.box.domains.pop();
    });
    expect(ti3.miscounted(t.game())).toHaveLength(1);
  });
});

describe('counters', () => {
  scenario(['domain:peacefulAnnexation', 'sequence:domain counters'], 'a peaceful annexation changes nothing', () => {
    const { t, carrier } = landing('peacefulAnnexation');
    t.answer('norr', down(carrier, 'lodor', 2));
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 2, exhausted: true, domain: null });
    expect(t.game().box.domains).toEqual([{ id: 'peacefulAnnexation', faceUp: true }]);
    expect(t.events('domainRevealed')).toHaveLength(1);
  });

  scenario(['domain:naturalWealth2'], '2 trade goods', () => {
    const { t, carrier } = landing('naturalWealth2');
    t.answer('norr', down(carrier, 'lodor', 1));
    expect(t.player('norr').tradeGoods).toBe(2);
    expect(t.planet('lodor')).toMatchObject({ owner: 0, domain: null });
  });

  scenario(['domain:naturalWealth4'], '4 trade goods, as far as the supply has them', () => {
    const rich = landing('naturalWealth4');
    rich.t.answer('norr', down(rich.carrier, 'lodor', 1));
    expect(rich.t.player('norr').tradeGoods).toBe(4);
    const poor = landing('naturalWealth4');
    poor.t.goods('xxcha', 37);
    poor.t.answer('norr', down(poor.carrier, 'lodor', 1));
    expect(poor.t.player('norr').tradeGoods).toBe(3);
  });

  scenario(['domain:radiation'], 'the whole landing dies, the PDS with it, and the planet stays neutral', () => {
    const { t, carrier } = landing('radiation', 3, 1);
    t.answer('norr', down(carrier, 'lodor', 2, 1));
    expect(t.planet('lodor')).toMatchObject({ owner: -1, groundForces: 0, pds: 0, invaders: null, domain: null });
    expect(t.ships('norr', 'lodor')).toEqual({ carrier: 1, groundForces: 1 });
  });

  scenario(['domain:radiation'], 'a Radiation counter that came by a card works without the option', () => {
    const { t, carrier } = landing('radiation', 1, 0, true);
    t.answer('norr', down(carrier, 'lodor', 1));
    expect(t.planet('lodor')).toMatchObject({ owner: -1, invaders: null, domain: null });
  });

  /** N'orr land on Saudor, whose tile shows no wormhole. */
  function discovery(id: Counter['id']): Table {
    const t = table('norr', 'xxcha', 'sol');
    lay(t, 'saudor', id);
    const [carrier = 0] = t.fleet('norr', 'saudor', { carrier: 1, groundForces: 1 });
    t.begin('planetary landings', { seat: 0, system: 'saudor', friendlyOnly: false });
    t.answer('norr', down(carrier, 'saudor', 1));
    expect(t.planet('saudor')).toMatchObject({ owner: 0, domain: null });
    expect(t.game().box.domains).toEqual([]);
    return t;
  }

  scenario(['domain:wormholeAlpha'], 'an alpha wormhole opens for good', () => {
    const t = discovery('wormholeAlpha');
    expect(t.system('saudor').wormholes).toEqual(['alpha']);
    expect(neighbours(t.game(), 'saudor')).toContain('empty-alpha');
    expect(neighbours(t.game(), 'saudor')).not.toContain('empty-beta');
  });

  scenario(['domain:wormholeBeta'], 'a beta wormhole opens for good', () => {
    const t = discovery('wormholeBeta');
    expect(t.system('saudor').wormholes).toEqual(['beta']);
    expect(neighbours(t.game(), 'saudor')).toContain('empty-beta');
    expect(neighbours(t.game(), 'saudor')).not.toContain('empty-alpha');
  });

  scenario(['domain:technologicalSociety'], 'the player to the left chooses the technology', () => {
    const { t, carrier } = landing('technologicalSociety');
    t.answer('norr', down(carrier, 'lodor', 2));
    expect(t.awaited()).toEqual([t.seat('xxcha')]);
    expect(t.options('xxcha')).toContain('enviroCompensator');
    expect(t.options('xxcha')).not.toContain('warSun');
    t.answer('xxcha', 'enviroCompensator');
    expect(t.player('norr').technologies).toEqual(['enviroCompensator']);
    expect(t.planet('lodor')).toMatchObject({ owner: 0, domain: null });
  });

  scenario(['domain:industrialSociety'], 'a free space dock, and the planet comes refreshed', () => {
    const { t, carrier } = landing('industrialSociety');
    t.answer('norr', down(carrier, 'lodor', 1));
    t.answer('norr', 'yes');
    expect(t.planet('lodor')).toMatchObject({ owner: 0, exhausted: false, dock: 1, domain: null });
    expect(t.game().effects).toEqual([]);
  });

  scenario(['domain:industrialSociety'], 'the dock may be declined, the planet comes refreshed all the same', () => {
    const { t, carrier } = landing('industrialSociety');
    t.answer('norr', down(carrier, 'lodor', 1));
    t.answer('norr', 'no');
    expect(t.planet('lodor')).toMatchObject({ owner: 0, exhausted: false, dock: -1 });
  });

  scenario(['domain:lazaxSurvivors'], 'kept, they bring 3 votes to every later agenda', () => {
    const { t, carrier } = landing('lazaxSurvivors');
    const before = votesOf(t.game(), 0);
    t.answer('norr', down(carrier, 'lodor', 1));
    t.answer('norr', 'yes');
    expect(t.planet('lodor')).toMatchObject({ owner: 0, domain: null });
    expect(votesOf(t.game(), 0)).toBe(before + 3);
    expect(t.game().box.domains).toEqual([]);
  });

  scenario(['domain:lazaxSurvivors'], 'they may be left alone', () => {
    const { t, carrier } = landing('lazaxSurvivors');
    const before = votesOf(t.game(), 0);
    t.answer('norr', down(carrier, 'lodor', 1));
    t.answer('norr', 'no');
    expect(votesOf(t.game(), 0)).toBe(before);
    expect(t.game().box.domains).toEqual([{ id: 'lazaxSurvivors', faceUp: true }]);
  });

  scenario(['domain:settlers'], 'on 6 the settlers are friends: 2 ground forces for nothing', () => {
    const { t, carrier } = landing('settlers', 3, 1);
    t.dice(6);
    t.answer('norr', down(carrier, 'lodor', 3, 1));
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 2, pds: 0, exhausted: true, invaders: null });
    expect(t.ships('norr', 'lodor')).toEqual({ carrier: 1, groundForces: 3, pds: 1 });
    expect(t.planet('lodor').domain).toBeNull();
  });

  scenario(['domain:settlers'], 'on 5 they are those of an opponent, and there is no fight', () => {
    const { t, carrier } = landing('settlers', 3);
    t.dice(5);
    t.answer('norr', down(carrier, 'lodor', 2));
    const { owner, groundForces, invaders } = t.planet('lodor');
    expect([1, 2]).toContain(owner);
    expect({ groundForces, invaders }).toEqual({ groundForces: 2, invaders: null });
    expect(t.ships('norr', 'lodor')).toEqual({ carrier: 1, groundForces: 3 });
    expect(t.isOver()).toBe(true);
  });

  scenario(
    ['sequence:domain counters'],
    'several counters are met one after the other, in the order the player likes',
    () => {
      const t = table('norr', 'xxcha', 'sol');
      lay(t, 'bereg', 'naturalWealth2');
      lay(t, 'lirtaIV', 'peacefulAnnexation');
      const [carrier = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 1, groundForces: 3 });
      t.begin('planetary landings', { seat: 0, system: 'bereg-lirtaIV', friendlyOnly: false });
      t.answer('norr', {
        landings: [
          { ship: carrier, planet: 'bereg', groundForces: 1, pds: 0 },
          { ship: carrier, planet: 'lirtaIV', groundForces: 1, pds: 0 },
        ],
      });
      expect(t.options('norr')).toEqual(['bereg', 'lirtaIV']);
      expect(t.planet('bereg').domain?.faceUp).toBe(false);
      t.answer('norr', 'lirtaIV');
      expect(t.events('domainRevealed').map((e) => e.planet)).toEqual(['lirtaIV', 'bereg']);
      expect([t.planet('bereg').owner, t.planet('lirtaIV').owner]).toEqual([0, 0]);
    },
  );

  scenario(['sequence:domain counters'], 'a planet gained without landing: the counter goes back unseen', () => {
    const t = table('norr', 'xxcha', 'sol');
    lay(t, 'lodor', 'hostileLocals3');
    t.begin('take control', { seat: 0, planet: 'lodor', how: 'card', groundForces: 2, pds: 0 });
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 2, domain: null });
    expect(t.game().box.domains).toEqual([{ id: 'hostileLocals3', faceUp: false }]);
  });
});

describe('biohazard', () => {
  scenario(['domain:biohazard'], 'the first ground force dies; whoever takes the planet may remove the counter', () => {
    const { t, carrier } = landing('biohazard', 3);
    t.answer('norr', down(carrier, 'lodor', 3));
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 2 });
    t.answer('norr', 'yes');
    expect(t.planet('lodor').domain).toBeNull();
  });

  scenario(['domain:biohazard'], 'a lone ground force dies, and the counter stays for the next', () => {
    const { t, carrier } = landing('biohazard', 1, 1);
    t.answer('norr', down(carrier, 'lodor', 1, 1));
    expect(t.planet('lodor')).toMatchObject({ owner: -1, pds: 0, invaders: null, domain: { faceUp: true } });
    t.fleet('norr', 'lodor', { carrier: 1, groundForces: 2 });
    const [, second = 0] = t.shipIds('norr', 'lodor', 'carrier');
    t.begin('planetary landings', { seat: 0, system: 'lodor', friendlyOnly: false });
    t.answer('norr', down(second, 'lodor', 2));
    t.answer('norr', 'no');
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 1, domain: { id: 'biohazard', faceUp: true } });
  });

  scenario(['domain:biohazard'], 'a counter left lying kills in every landing, its owner’s and an invader’s', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.own('norr', 'lodor', { groundForces: 1 });
    lay(t, 'lodor', 'biohazard', true);
    const [own = 0] = t.fleet('norr', 'lodor', { carrier: 1, groundForces: 2 });
    t.begin('planetary landings', { seat: 0, system: 'lodor', friendlyOnly: true });
    t.answer('norr', down(own, 'lodor', 2));
    expect(t.planet('lodor')).toMatchObject({ groundForces: 2, domain: { id: 'biohazard' } });
    t.system('lodor').ships.length = 0;
    const [other = 0] = t.fleet('xxcha', 'lodor', { carrier: 1, groundForces: 3 });
    t.begin('planetary landings', { seat: 1, system: 'lodor', friendlyOnly: false });
    t.answer('xxcha', down(other, 'lodor', 3));
    expect(t.planet('lodor').invaders).toMatchObject({ owner: 1, groundForces: 2 });
  });
});

describe('hostile locals', () => {
  const fight = (t: Table): void => t.begin('invasion combat', { seat: 0, system: 'lodor' });

  scenario(['domain:hostileLocals1', 'sequence:fight for a planet'], 'one local fights with 8 and is beaten', () => {
    const { t, carrier } = landing('hostileLocals1');
    t.answer('norr', down(carrier, 'lodor', 2));
    expect(t.planet('lodor')).toMatchObject({ owner: -1, groundForces: 1, invaders: { groundForces: 2 } });
    t.dice(7, 1, 7);
    fight(t);
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 2, exhausted: true, domain: null });
    expect(t.game().box.domains).toEqual([{ id: 'hostileLocals1', faceUp: true }]);
  });

  scenario(
    ['domain:hostileLocals2', 'sequence:fight for a planet'],
    'a failed attempt restores them, and they wait for the next',
    () => {
      const { t, carrier } = landing('hostileLocals2', 1);
      t.answer('norr', down(carrier, 'lodor', 1));
      t.dice(10, 8, 1);
      fight(t);
      expect(t.planet('lodor')).toMatchObject({ owner: -1, groundForces: 0, invaders: null, domain: { faceUp: true } });
      t.fleet('norr', 'lodor', { carrier: 1, groundForces: 2 });
      const [, second = 0] = t.shipIds('norr', 'lodor', 'carrier');
      t.begin('planetary landings', { seat: 0, system: 'lodor', friendlyOnly: false });
      t.answer('norr', down(second, 'lodor', 2));
      expect(t.planet('lodor').groundForces).toBe(2);
    },
  );

  scenario(['domain:hostileLocals3', 'sequence:fight for a planet'], 'three locals: no bombardment helps', () => {
    const { t, carrier } = landing('hostileLocals3', 4);
    t.fleet('norr', 'lodor', { warSun: 1 });
    t.answer('norr', down(carrier, 'lodor', 4));
    t.dice(7, 7, 7, 1, 8, 1, 1);
    fight(t);
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 3, domain: null });
    expect(t.events('planetBombarded')).toEqual([]);
    expect(t.diceLeft()).toBe(0);
  });

  scenario(['technology:dacxiveAnimators'], 'a fight against locals is an invasion combat for the animators', () => {
    const { t, carrier } = landing('hostileLocals1');
    t.technologies('norr', 'dacxiveAnimators');
    t.answer('norr', down(carrier, 'lodor', 2));
    t.dice(7, 1, 7, 6);
    fight(t);
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 3 });
  });
});

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

test('a world guessed by a seat has every counter once, and those that Star of Death added', () => {
  const t = newGame(4, { distantSuns: true });
  t.playOn();
  t.change((g) => {
    g.phase = 'action';
    const planets = g.systems.flatMap((s) => s.planets).filter((p) => p.domain !== null);
    const [bombed, probed, open] = planets as [(typeof planets)[0], (typeof planets)[0], (typeof planets)[0]];
    g.box.domains.push(bombed.domain as Counter);
    bombed.domain = { id: 'radiation', faceUp: true };
    g.seen[domainKey(probed.id)] = 0b0001;
    (open.domain as Counter).faceUp = true;
  });
  for (const seat of [0, 1, 2]) {
    const hidden = ti3.hide(t.game(), seat);
    const world = ti3.guess(hidden, seat, quickRoll(seat + 1));
    expect(ti3.hide(world, seat)).toEqual(hidden);
    expect(ti3.miscounted(world)).toEqual([]);
  }
});
