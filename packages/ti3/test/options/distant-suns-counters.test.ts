// Distant Suns: what whoever lands meets, counter by counter.
import { scenario } from '@custodian/testkit';
import { describe, expect } from 'vitest';
import { neighbours } from '../../src/queries/board.ts';
import { votesOf } from '../../src/queries/council.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import type { Counter } from './domains.ts';
import { down, landing, lay } from './domains.ts';

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
