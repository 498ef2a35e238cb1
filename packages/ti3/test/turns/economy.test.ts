// Technologies and race abilities of docks and of the Status Phase.

import { scenario } from '@custodian/testkit';
import type { RaceId } from '@custodian/ti3';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const nothing = { builds: [], docks: [], pay: { planets: [], goods: 0 } };
const paying = (goods: number, ...builds: object[]) => ({ ...nothing, builds, pay: { planets: [], goods } }) as never;

/** N'orr with 30 trade goods and a dock on Quinarra, asked what it builds. */
function building(prepare: (t: Table) => void): Table {
  const t = table('norr', 'xxcha');
  t.own('norr', 'quinarra', { dock: true });
  t.goods('norr', 30);
  prepare(t);
  t.begin('produce units', { seat: 0, system: 'home-norr' });
  return t;
}

scenario(['technology:enviroCompensator'], 'each dock builds one unit more', () => {
  const t = building((t) => t.technologies('norr', 'enviroCompensator'));
  const six = paying(3, { dock: 'quinarra', unit: 'groundForce', count: 6 });
  expect(t.refusal('norr', six)).toBe(null);
});

scenario(['technology:sarweenTools'], 'each producing dock has a resource for itself, lost when unused', () => {
  const t = building((t) => {
    t.technologies('norr', 'sarweenTools');
    t.own('norr', 'trenlak', { dock: true });
  });
  const cruiser = { dock: 'quinarra', unit: 'cruiser', count: 1 };
  const forces = { dock: 'trenlak', unit: 'groundForce', count: 2 };
  expect(t.refusal('norr', paying(1, cruiser))).toBe(null);
  expect(t.refusal('norr', paying(1, cruiser, forces))).toBe(null);
  // What Tren'lak does not use does not help Quinarra.
  expect(t.refusal('norr', paying(0, cruiser))).toBe('why.payment too small');
});

scenario(['unit:spaceDock'], 'the resource of Sarween Tools does not pay for a new dock', () => {
  const t = building((t) => t.technologies('norr', 'sarweenTools'));
  const dock = { builds: [], docks: ['trenlak'], pay: { planets: [], goods: 3 } };
  expect(t.refusal('norr', dock)).toBe('why.payment too small');
});

scenario(['technology:integratedEconomy'], 'units may be placed in adjacent systems that were activated', () => {
  const t = building((t) => {
    t.technologies('norr', 'integratedEconomy');
    t.own('norr', 'abyz');
    t.own('xxcha', 'fria');
    t.activated('norr', 'home-norr', 'abyz-fria', 'empty-4', 'meharXull');
    t.fleet('xxcha', 'meharXull', { destroyer: 1 });
  });
  const cruiserAt = (at: string) => paying(2, { dock: 'quinarra', unit: 'cruiser', count: 1, at });
  const forcesAt = (at: string) => paying(1, { dock: 'quinarra', unit: 'groundForce', count: 2, at });
  expect(t.refusal('norr', cruiserAt('empty-4'))).toBe(null);
  expect(t.refusal('norr', cruiserAt('abyz-fria'))).toBe(null);
  expect(t.refusal('norr', forcesAt('abyz'))).toBe(null);
  expect(t.refusal('norr', forcesAt('trenlak'))).toBe(null);
  // Not where enemy ships are, not on others' planets, not two systems away.
  expect(t.refusal('norr', cruiserAt('meharXull'))).toBe('why.out of building range');
  expect(t.refusal('norr', forcesAt('fria'))).toBe('why.out of building range');
  expect(t.refusal('norr', cruiserAt('lodor'))).toBe('why.out of building range');
  t.answer(
    'norr',
    paying(
      3,
      { dock: 'quinarra', unit: 'cruiser', count: 1, at: 'empty-4' },
      { dock: 'quinarra', unit: 'groundForce', count: 2, at: 'abyz' },
    ),
  );
  expect(t.ships('norr', 'empty-4')).toEqual({ cruiser: 1 });
  expect(t.planet('abyz').groundForces).toBe(2);
});

scenario(['unit:spaceDock'], 'an adjacent system that was not activated is out of reach for Integrated Economy', () => {
  const t = building((t) => {
    t.technologies('norr', 'integratedEconomy');
    t.activated('xxcha', 'empty-4');
  });
  const cruiser = paying(2, { dock: 'quinarra', unit: 'cruiser', count: 1, at: 'empty-4' });
  expect(t.refusal('norr', cruiser)).toBe('why.out of building range');
});

scenario(['technology:warSun'], 'with the technology war suns are built, two at most', () => {
  const t = building((t) => {
    t.technologies('norr', 'warSun');
    t.fleet('norr', 'quann', { warSun: 1 });
  });
  const suns = (count: number) => paying(12 * count, { dock: 'quinarra', unit: 'warSun', count });
  expect(t.refusal('norr', suns(2))).toBe('why.no figures left');
  t.answer('norr', suns(1));
  expect(t.ships('norr', 'home-norr')).toEqual({ warSun: 1 });
});

scenario(['ability:l1z1x.dreadnoughtCost'], 'L1z1x dreadnoughts cost 4', () => {
  const t = table('l1z1x', 'xxcha');
  t.own('l1z1x', 'zeroZeroZero', { dock: true });
  t.goods('l1z1x', 4);
  t.begin('produce units', { seat: 0, system: 'home-l1z1x' });
  t.answer('l1z1x', paying(4, { dock: 'zeroZeroZero', unit: 'dreadnought', count: 1 }));
  expect(t.ships('l1z1x', 'home-l1z1x')).toEqual({ dreadnought: 1 });
});

const deck = ['directHit.1', 'directHit.2', 'directHit.3', 'directHit.4', 'flankSpeed.1', 'flankSpeed.2'];

/** A Status Phase up to the command counters, with a full action deck. */
function status(prepare: (t: Table) => void, ...who: RaceId[]): Table {
  const t = table(...who);
  t.decks({ actionDeck: [...deck] });
  prepare(t);
  t.begin('status phase');
  return t;
}

scenario(['technology:neuralMotivator'], 'one action card more in the Status Phase', () => {
  const t = status((t) => t.technologies('norr', 'neuralMotivator'), 'norr', 'xxcha');
  expect(t.player('norr').hand).toHaveLength(2);
  expect(t.player('xxcha').hand).toHaveLength(1);
});

scenario(['ability:sol.counter'], 'Sol receives three command counters', () => {
  const t = status(() => undefined, 'sol', 'xxcha');
  const received = (who: 'sol' | 'xxcha'): number =>
    t
      .events('countersGained')
      .filter((e) => e.seat === t.seat(who))
      .reduce((sum, e) => sum + Number(e.count), 0);
  expect([received('sol'), received('xxcha')]).toEqual([3, 2]);
});

scenario(['ability:yssaril.cards'], 'Yssaril draw two cards and have no hand limit', () => {
  const full = ['sabotage.1', 'sabotage.2', 'sabotage.3', 'moraleBoost.1', 'moraleBoost.2', 'dugIn.1', 'minelayers.1'];
  const t = status((t) => t.player('yssaril').hand.push(...full), 'yssaril', 'xxcha');
  expect(t.player('yssaril').hand).toHaveLength(9);
});

scenario(['ability:hacan.exchange'], 'Hacan exchange action cards by mutual consent', () => {
  const t = table('hacan', 'xxcha', 'norr');
  t.player('hacan').hand = ['directHit.1', 'directHit.2'];
  t.player('xxcha').hand = ['flankSpeed.1'];
  t.begin('status phase');
  t.answer('hacan', 'ability:hacan.exchange');
  expect(t.refusal('hacan', { partner: 1, give: 3, take: 0 })).toBe('why.too few action cards');
  expect(t.refusal('hacan', { partner: 1, give: 0, take: 0 })).toBe('why.nothing offered');
  expect(t.refusal('hacan', { partner: 0, give: 1, take: 1 })).toBe('why.not at the table');
  t.answer('hacan', { partner: 1, give: 1, take: 1 });
  t.answer('xxcha', 'yes');
  expect(t.awaited()).toEqual([0, 1]);
  t.answer('xxcha', ['flankSpeed.1']);
  t.answer('hacan', ['directHit.2']);
  expect(t.player('hacan').hand).toEqual(['directHit.1', 'flankSpeed.1']);
  expect(t.player('xxcha').hand).toEqual(['directHit.2']);
  // Hacan may go on with somebody else, and what changed hands is told to the two alone.
  expect(t.options('hacan')).toEqual(['ability:hacan.exchange']);
  expect(t.events('actionCardReceived').map((e) => e.to)).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

scenario(['ability:hacan.exchange'], 'no card changes hands when the partner declines', () => {
  const t = table('hacan', 'xxcha', 'norr');
  t.player('hacan').hand = ['directHit.1'];
  t.begin('status phase');
  t.answer('hacan', 'ability:hacan.exchange');
  t.answer('hacan', { partner: 1, give: 1, take: 0 });
  t.answer('xxcha', 'no');
  expect(t.player('hacan').hand).toEqual(['directHit.1']);
  expect(t.options('hacan')).toEqual(['ability:hacan.exchange']);
});

scenario(['ability:hacan.exchange'], 'whoever holds too many cards after the exchange discards', () => {
  const t = table('hacan', 'xxcha', 'norr');
  t.player('hacan').hand = ['directHit.1'];
  t.player('xxcha').hand = ['sabotage.1', 'sabotage.2', 'moraleBoost.1', 'moraleBoost.2', 'dugIn.1', 'minelayers.1'];
  t.player('xxcha').hand.push('flankSpeed.1');
  t.begin('status phase');
  t.answer('hacan', 'ability:hacan.exchange');
  t.answer('hacan', { partner: 1, give: 1, take: 0 });
  t.answer('xxcha', 'yes');
  t.answer('hacan', ['directHit.1']);
  t.answer('xxcha', ['dugIn.1']);
  expect(t.player('xxcha').hand).toHaveLength(7);
});
