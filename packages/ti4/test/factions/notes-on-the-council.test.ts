// Notes on the Council Keleres that no other test comes by.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { areNeighbors, homeSystem } from '../../src/queries/board.ts';
import { outcomesOf } from '../../src/queries/council.ts';
import { progress } from '../../src/queries/objectives.ts';
import { mayRetreatTo } from '../../src/queries/permissions.ts';
import { homePlanets } from '../../src/queries/players.ts';
import { vote } from '../agendas/voting.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const all = { prophecy: true, codexI: true, codexII: true, codexIII: true };
const without = (t: Table, ...who: Parameters<Table['player']>[0][]): void => {
  for (const each of who) t.player(each).leaders = [];
};

describe('Council Patronage', () => {
  test('replenishes also what is full: a Trade Agreement answers', () => {
    const t = tableWith(all, 'keleres', 'sol', 'norr');
    without(t, 'keleres', 'sol', 'norr');
    t.game().phase = 'strategy';
    t.goods('keleres', 0, 2);
    t.note('keleres', 'sol', 'tradeAgreement');
    t.begin('strategy phase');
    expect(t.options('sol')).toContain('note:tradeAgreement#tradeAgreement.0');
  });
});

describe('Law’s Order', () => {
  scenario(['ability:lawsOrder'], 'a Political Censure that is repealed costs nothing', () => {
    const t = tableWith(all, 'keleres', 'sol', 'norr');
    without(t, 'keleres', 'sol', 'norr');
    t.law('politicalCensure', 'sol', 'sol');
    t.player('sol').points = 1;
    t.goods('keleres', 1);
    t.hand('keleres', 'repealLaw');
    t.strategy('keleres', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('keleres', 'ability:lawsOrder');
    if (t.where() !== 'action phase/choose an action') t.answer('keleres', { pay: { planets: [], goods: 1 } });
    t.answer('keleres', 'action:repealLaw');
    t.playOn((where) => where === '' || t.game().laws.length === 0);
    expect(t.game().laws).toEqual([]);
    expect(t.player('sol').points).toBe(1);
  });

  test('without it, it does', () => {
    const t = tableWith(all, 'norr', 'sol', 'keleres');
    without(t, 'keleres', 'sol', 'norr');
    t.law('politicalCensure', 'sol', 'sol');
    t.player('sol').points = 1;
    t.hand('norr', 'repealLaw');
    t.strategy('norr', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('norr', 'action:repealLaw');
    t.playOn((where) => where === '' || t.game().laws.length === 0);
    expect(t.player('sol').points).toBe(0);
  });
});

describe('Keleres Rider', () => {
  test('is played by who may not vote', () => {
    const t = tableWith(all, 'norr', 'keleres', 'nekro');
    without(t, 'keleres', 'norr', 'nekro');
    t.game().phase = 'agenda';
    t.note('keleres', 'nekro', 'keleresRider');
    t.decks({ agendaDeck: ['mutiny'] });
    t.begin('one agenda', {});
    expect(t.options('nekro')).toContain('note:keleresRider#keleresRider.1');
  });

  test('and by whom an Assassinate Representative has silenced', () => {
    const t = tableWith(all, 'norr', 'keleres', 'sol');
    without(t, 'keleres', 'norr', 'sol');
    t.game().phase = 'agenda';
    t.note('keleres', 'sol', 'keleresRider');
    t.hand('norr', 'assassinateRepresentative');
    t.decks({ agendaDeck: ['mutiny'] });
    t.begin('one agenda', {});
    t.answer('norr', 'action:assassinateRepresentative');
    t.pass('sol');
    t.answer('norr', '2');
    t.playOn((where) => where === '' || t.options('sol').includes('note:keleresRider#keleresRider.1'), 0);
    expect(t.options('sol')).toContain('note:keleresRider#keleresRider.1');
  });
});

test('Artemiris: without 2 influence its system cannot be activated', () => {
  const t = tableWith(all, 'sol', 'keleres', 'norr');
  without(t, 'keleres', 'norr', 'sol');
  t.exhaust('jord');
  t.fleet('keleres', '25', { flagship: 1 });
  t.begin('tactical action', { seat: 0 });
  expect(t.options('sol')).not.toContain('25');
  t.goods('sol', 2);
  t.begin('tactical action', { seat: 0 });
  expect(t.options('sol')).toContain('25');
});

describe('Kuuasi Aun Jalatai', () => {
  scenario(['leader:kuuasiAunJalatai'], 'comes in any round, also after the flagship has died in it', () => {
    const t = tableWith(all, 'keleres', 'sol', 'norr');
    without(t, 'sol', 'norr');
    t.player('keleres').leaders = [{ id: 'kuuasiAunJalatai', is: 'unlocked' }];
    t.own('keleres', 'quann', { infantry: 1 });
    const [flagship = 0] = t.fleet('keleres', '25', { flagship: 1, cruiser: 1 });
    t.damage(flagship);
    t.fleet('sol', '25', { cruiser: 1 });
    t.active('sol', '25');
    t.dice(10, 1, 1, 1);
    t.begin('space combat', { attacker: 1, defender: 0, system: '25' });
    t.pass('keleres');
    t.playOn((where) => where === 'assign hits/assign hits', 0);
    t.answer('keleres', { damage: [], destroy: [flagship] });
    t.playOn((where) => where === '' || t.options('keleres').includes('leader:kuuasiAunJalatai'), 0);
    t.answer('keleres', 'leader:kuuasiAunJalatai');
    expect(t.ships('keleres', '25')).toEqual({ flagship: 1, cruiser: 1 });
  });

  test('not in combats of others', () => {
    const t = tableWith(all, 'norr', 'sol', 'keleres');
    without(t, 'sol', 'norr');
    t.player('keleres').leaders = [{ id: 'kuuasiAunJalatai', is: 'unlocked' }];
    t.own('keleres', 'quann', { infantry: 1 });
    t.fleet('norr', '25', { cruiser: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.active('norr', '25');
    t.dice(10, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    expect(t.options('keleres')).toEqual([]);
  });
});

describe('Odlynn Myrr', () => {
  function archon(plot: boolean): Table {
    const t = tableWith(all, 'norr', 'keleres', 'sol');
    without(t, 'sol', 'norr');
    t.player('keleres').leaders = [{ id: 'odlynnMyrr', is: 'unlocked' }];
    t.game().phase = 'agenda';
    t.decks({ agendaDeck: ['mutiny'] });
    if (plot) t.hand('sol', 'deadlyPlot');
    t.begin('one agenda', {});
    t.answer('keleres', 'leader:odlynnMyrr');
    t.answer('keleres', 'for');
    return t;
  }

  scenario(['leader:odlynnMyrr'], 'who votes otherwise than she predicted counts among those who do', () => {
    const t = archon(false);
    t.answer('keleres', vote('against', 'mollPrimusKeleres'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    expect(t.player('keleres').tradeGoods).toBe(1);
  });

  test('a Deadly Plot takes nothing of it away', () => {
    const t = archon(true);
    t.answer('keleres', vote('for', 'mollPrimusKeleres'));
    t.answer('sol', vote('against', 'jord'));
    t.answer('norr', vote(''));
    t.playOn((where) => where === '' || t.options('sol').includes('action:deadlyPlot'), 0);
    expect(t.player('keleres').tradeGoods).toBe(1);
  });
});

describe('Custodia Vigilia', () => {
  function headquarters(): Table {
    const t = tableWith(all, 'keleres', 'sol', 'norr');
    without(t, 'keleres', 'sol', 'norr');
    t.begin('gain technology', { seat: 0, technology: 'iihqModernization' });
    return t;
  }

  test('is a planet for what names no system, and can be elected', () => {
    const t = headquarters();
    expect(progress(t.game(), 0, 'seizeAnIcon').have).toBe(1);
    expect(progress(t.game(), 0, 'expandBorders').have).toBe(0);
    expect(outcomesOf(t.game(), 'compensatedDisarmament')).toContain('custodiaVigilia');
  });

  test('keeps its owner in the game', () => {
    const t = headquarters();
    t.change((g) => {
      for (const system of g.systems)
        for (const planet of system.planets)
          if (planet.owner === 0 && planet.id !== 'custodiaVigilia') planet.owner = -1;
    });
    t.begin('elimination');
    expect(t.player('keleres').eliminated).toBe(false);
  });

  test('lies in no system: where the Council has lost its home it has nothing there', () => {
    const t = headquarters();
    t.change((g) => {
      const home = homeSystem(g, 0)?.id;
      for (const system of g.systems)
        for (const planet of system.planets)
          if (system.id === home && planet.id !== 'custodiaVigilia') planet.owner = 1;
    });
    const { id } = homeSystem(t.game(), 0) ?? { id: '' };
    expect(areNeighbors(t.game(), { a: 0, b: 1 })).toBe(false);
    expect(progress(t.game(), 0, 'stakeYourClaim').have).toBe(0);
    expect(progress(t.game(), 1, 'stakeYourClaim').have).toBe(0);
    t.change((g) => {
      g.players[0]?.technologies.splice(0);
      g.systems.find((s) => s.id === '46')?.space.push({ id: 900, type: 'cruiser', owner: 0, damaged: false });
    });
    expect(mayRetreatTo(t.game(), { seat: 0, from: '46', to: id })?.text.key).toBe('why.nothing of yours there');
    t.change((g) => {
      g.systems.find((s) => s.id === id)?.space.push({ id: 901, type: 'cruiser', owner: 1, damaged: false });
    });
    expect(progress(t.game(), 1, 'makeHistory').have).toBe(0);
  });

  test('is no planet of the home system: infantry that return do not come there', () => {
    const t = headquarters();
    t.change((g) => {
      const [council] = g.players;
      if (council !== undefined) council.resting = 2;
    });
    const home = homePlanets(t.game(), 0).map(({ id }) => id);
    expect(home).not.toContain('custodiaVigilia');
    t.begin('infantry return', { seat: 0 });
    if (home.length > 1) {
      const planets = [{ planet: 'custodiaVigilia', count: 2 }];
      expect(t.refusal('keleres', { planets })).toBe('why.no home planet');
    } else expect(t.ground('keleres', home[0] ?? 'jord')).toEqual({ infantry: 2 });
  });

  test('is a non-home planet: an uprising may exhaust it', () => {
    const t = tableWith(all, 'sol', 'keleres', 'norr');
    without(t, 'keleres', 'sol', 'norr');
    t.begin('gain technology', { seat: 1, technology: 'iihqModernization' });
    t.change((g) => {
      for (const { planets } of g.systems) for (const planet of planets) planet.exhausted = false;
    });
    t.hand('sol', 'uprising');
    t.strategy('sol', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('sol', 'action:uprising');
    expect(t.planet('custodiaVigilia').exhausted).toBe(true);
  });

  test('makes neighbors both ways', () => {
    const t = headquarters();
    expect(areNeighbors(t.game(), { a: 1, b: 0 })).toBe(false);
    t.fleet('sol', '18', { cruiser: 1 });
    expect(areNeighbors(t.game(), { a: 1, b: 0 })).toBe(true);
    expect(areNeighbors(t.game(), { a: 0, b: 1 })).toBe(true);
  });
});
