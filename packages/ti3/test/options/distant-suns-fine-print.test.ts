// Distant Suns together with laws: what a law forbids, a counter does not give; and what neutral planets bring.

import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayBombard } from '../../src/queries/permissions.ts';
import { decide, everybodyVotes } from '../councils.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import type { Counter } from './domains.ts';
import { down, lay } from './domains.ts';

/** N'orr are about to land two ground forces on Lodor, where the counter lies face down. */
function landing(t: Table, id: Counter['id']): void {
  lay(t, 'lodor', id);
  const [ship = 0] = t.fleet('norr', 'lodor', { carrier: 1, groundForces: 2 });
  t.begin('planetary landings', { seat: t.seat('norr'), system: 'lodor', friendlyOnly: false });
  t.answer('norr', down(ship, 'lodor', 2));
}

const seats = () => table('norr', 'hacan', 'sol');

scenario(
  ['agenda:holyPlanetOfIxth', 'domain:industrialSociety'],
  'no dock on the Holy Planet of Ixth, however industrious its people are',
  () => {
    const t = seats();
    t.law('holyPlanetOfIxth', 'lodor');
    landing(t, 'industrialSociety');
    expect(t.isOver()).toBe(true);
    expect(t.planet('lodor')).toMatchObject({ owner: 0, exhausted: false, dock: -1 });
  },
);

scenario(
  ['agenda:ministerOfExploration', 'domain:hostileLocals1'],
  'the Minister of Exploration is paid once the locals are beaten, not before',
  () => {
    const t = seats();
    t.law('ministerOfExploration', '1');
    landing(t, 'hostileLocals1');
    expect(t.player('hacan').tradeGoods).toBe(0);
    t.dice(10, 10, 1);
    t.begin('invasion combat', { seat: 0, system: 'lodor' });
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 2, domain: null });
    expect(t.player('hacan').tradeGoods).toBe(1);
  },
);

scenario(
  ['agenda:planetaryConscription', 'domain:biohazard'],
  'a conscript joins the survivors of a biohazard, and none where nobody survived',
  () => {
    const t = seats();
    t.law('planetaryConscription');
    landing(t, 'biohazard');
    t.answer('norr', 'no');
    t.answer('norr', 'agenda:planetaryConscription');
    expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 2 });
    const dead = seats();
    dead.law('planetaryConscription');
    landing(dead, 'radiation');
    expect(dead.isOver()).toBe(true);
    expect(dead.planet('lodor')).toMatchObject({ owner: -1, groundForces: 0 });
  },
);

scenario(
  ['agenda:technologyBuyBack', 'domain:technologicalSociety'],
  'a ban on all technologies leaves a technological society nothing to give',
  () => {
    const t = seats();
    decide(t, 'technologyBuyBack', 'against');
    landing(t, 'technologicalSociety');
    expect(t.player('norr').technologies).toEqual([]);
    expect(t.planet('lodor')).toMatchObject({ owner: 0, domain: null });
    expect(t.game().box.domains).toHaveLength(1);
  },
);

scenario(
  ['domain:lazaxSurvivors', 'sequence:razing'],
  'silenced for one agenda: the vote of a Revote is the next',
  () => {
    const t = seats();
    t.law('freeTrade');
    t.planet('lodor').domain = { id: 'lazaxSurvivors', faceUp: false };
    const [ship = 0] = t.fleet('norr', 'lodor', { dreadnought: 1 });
    t.begin('razing', { seat: 0, system: 'lodor' });
    t.answer('norr', { razings: [{ ship, planet: 'lodor' }] });
    t.decks({ politicalDeck: ['revote'] });
    t.begin('galactic council', { seat: 0 });
    t.answer('hacan', 'freeTrade');
    t.answer('sol', 'freeTrade');
    expect(t.asked('hacan')?.ask.with).toMatchObject({ agenda: 'freeTrade' });
    everybodyVotes(t, 'for');
    expect(t.isOver()).toBe(true);
  },
);

scenario(['sequence:razing'], 'a ship that has razed bombards nothing, not even with the Graviton Negator', () => {
  const t = seats();
  t.technologies('norr', 'gravitonNegator');
  t.planet('abyz').domain = { id: 'peacefulAnnexation', faceUp: false };
  t.own('sol', 'fria', { groundForces: 1, pds: 1 });
  const [ship = 0, other = 0] = t.fleet('norr', 'abyz-fria', { dreadnought: 2 });
  t.dice(1);
  t.begin('razing', { seat: 0, system: 'abyz-fria' });
  t.answer('norr', { razings: [{ ship, planet: 'abyz' }] });
  const bombards = (id: number) =>
    mayBombard(t.game(), { seat: 0, ship: id, unit: 'dreadnought', planet: 'fria', landed: true })?.text.key;
  expect([bombards(ship), bombards(other)]).toEqual(['why.ship has razed', undefined]);
});
