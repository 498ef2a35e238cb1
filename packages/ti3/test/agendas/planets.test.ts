import { scenario } from '@custodian/testkit';
import type { PlanetId } from '@custodian/ti3';
import { expect } from 'vitest';
import { isAdjacent, lanes } from '../../src/queries/board.ts';
import { mayActivate, mayBuildDock, mayInvade, mayProduceAt, mayProduceUnit } from '../../src/queries/permissions.ts';
import {
  influence,
  landingCost,
  levySize,
  producingDocks,
  productionLimit,
  resources,
  unitsPerCost,
} from '../../src/queries/values.ts';
import { decide, endTheRound, everybodyVotes } from '../councils.ts';
import { table } from '../kit/index.ts';

const seats = () => table('sol', 'letnev', 'hacan');
const invade = (t: ReturnType<typeof table>, planet: PlanetId, seat = 0) =>
  mayInvade(t.game(), { seat, planet })?.text.key ?? 'yes';

scenario(['agenda:imperialPeace'], 'Imperial Peace: nobody invades Mecatol Rex', () => {
  const t = seats();
  decide(t, 'imperialPeace', 'for');
  expect(invade(t, 'mecatolRex')).toBe('why.imperial peace');
  expect(invade(t, 'quann')).toBe('yes');
});

scenario(['agenda:imperialPeace'], 'Imperial Peace against: this round nothing else may be invaded', () => {
  const t = seats();
  decide(t, 'imperialPeace', 'against');
  expect(invade(t, 'mecatolRex')).toBe('yes');
  expect(invade(t, 'quann')).toBe('why.only Mecatol Rex');
});

scenario(['agenda:officialSanction'], 'Official Sanction: the elected player invades nothing this round', () => {
  const t = seats();
  decide(t, 'officialSanction', '0');
  expect(invade(t, 'quann')).toBe('why.sanctioned');
  expect(invade(t, 'quann', 1)).toBe('yes');
});

scenario(
  ['agenda:planetaryConscription'],
  'Planetary Conscription: a free ground force on a neutral planet taken',
  () => {
    const t = seats();
    t.law('planetaryConscription');
    t.begin('take control', { seat: 0, planet: 'quann', how: 'landing', groundForces: 1, pds: 0 });
    t.answer('sol', 'agenda:planetaryConscription');
    expect(t.planet('quann').groundForces).toBe(2);
    expect(t.isOver()).toBe(true);
  },
);

scenario(
  ['agenda:planetaryConscription'],
  'Planetary Conscription against: no landing on neutral planets this round',
  () => {
    const t = seats();
    t.own('letnev', 'lodor');
    decide(t, 'planetaryConscription', 'against');
    expect(invade(t, 'quann')).toBe('why.no neutral landings');
    expect(invade(t, 'lodor')).toBe('yes');
  },
);

scenario(
  ['agenda:planetarySecurity'],
  'Planetary Security: planets without ground forces turn neutral, but not at home',
  () => {
    const t = seats();
    t.own('sol', 'quann', { dock: true, pds: 1 });
    t.own('sol', 'lodor', { groundForces: 1 });
    decide(t, 'planetarySecurity', 'for');
    expect(t.planet('quann')).toMatchObject({ owner: -1, dock: -1, pds: 0 });
    expect(t.planet('lodor').owner).toBe(0);
    expect(t.planet('jord').owner).toBe(0);
  },
);

scenario(['agenda:planetarySecurity'], 'Planetary Security: later too, once the action is over', () => {
  const t = seats();
  t.law('planetarySecurity');
  t.own('sol', 'lodor');
  t.strategy('sol', 'warfare');
  t.begin('action phase');
  expect(t.planet('lodor').owner).toBe(-1);
});

scenario(
  ['agenda:colonizationLicensing'],
  'Colonization Licensing: a neutral planet costs its resources to land on',
  () => {
    const t = seats();
    t.own('letnev', 'lodor');
    decide(t, 'colonizationLicensing', 'for');
    expect(landingCost(t.game(), { seat: 0, planet: 'quann' })).toBe(2);
    expect(landingCost(t.game(), { seat: 0, planet: 'meer' })).toBe(0);
    expect(landingCost(t.game(), { seat: 0, planet: 'lodor' })).toBe(0);
  },
);

scenario(
  ['agenda:colonizationLicensing'],
  'Colonization Licensing against: a planet exhausted for every three abroad',
  () => {
    const t = seats();
    for (const planet of ['quann', 'lodor', 'saudor', 'wellon'] as const) t.own('sol', planet);
    t.own('letnev', 'thibah');
    decide(t, 'colonizationLicensing', 'against');
    t.answer('sol', 'wellon');
    expect(t.planet('wellon').exhausted).toBe(true);
    expect(t.events('planetsExhausted')).toHaveLength(1);
  },
);

scenario(
  ['agenda:colonialRedistribution'],
  'Colonial Redistribution: a planet of the leader goes to a player with fewest points',
  () => {
    const t = seats();
    t.player('letnev').points = 4;
    t.player('hacan').points = 1;
    t.own('letnev', 'quann', { groundForces: 5, dock: true });
    decide(t, 'colonialRedistribution', 'for');
    t.answer('letnev', 'quann');
    expect(t.planet('quann').groundForces).toBe(0);
    t.answer('sol', 'yes');
    expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 3, dock: -1 });
  },
);

scenario(
  ['agenda:colonialRedistribution'],
  'who declines leaves the planet to its owner, without ground forces',
  () => {
    const t = seats();
    t.player('letnev').points = 4;
    t.own('letnev', 'quann', { groundForces: 5, dock: true });
    decide(t, 'colonialRedistribution', 'for');
    t.answer('letnev', 'quann');
    t.answer('letnev', '2');
    t.pass('hacan');
    expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 0, dock: 0 });
  },
);

scenario(['agenda:massMobilization'], 'Mass Mobilization: a ground force for every five votes for it', () => {
  const t = seats();
  t.own('letnev', 'mecatolRex');
  t.own('sol', 'quann');
  // Letnev 7 votes and Sol 3 for it: 10, hence 2 ground forces. Hacan's 2 against do not count.
  t.decks({ politicalDeck: ['massMobilization'] });
  t.begin('galactic council', { seat: 0 });
  t.answer('letnev', 'for');
  t.answer('hacan', 'against');
  t.answer('sol', 'for');
  expect(t.refusal('sol', { planets: [{ planet: 'quann', count: 3 }] })).toBe('why.too many ground forces');
  expect(t.refusal('sol', { planets: [{ planet: 'mecatolRex', count: 1 }] })).toBe('why.not your planet');
  t.answer('sol', {
    planets: [
      { planet: 'quann', count: 1 },
      { planet: 'jord', count: 1 },
    ],
  });
  t.answer('letnev', { planets: [{ planet: 'mecatolRex', count: 2 }] });
  t.confirm('hacan');
  expect([t.planet('quann'), t.planet('jord'), t.planet('mecatolRex')].map((p) => p.groundForces)).toEqual([1, 1, 2]);
});

scenario(['agenda:massMobilization'], 'Mass Mobilization against: nobody buys ground forces this round', () => {
  const t = seats();
  decide(t, 'massMobilization', 'against');
  expect(mayProduceUnit(t.game(), { seat: 0, unit: 'groundForce' })?.text.key).toBe('why.no ground forces bought');
  expect(mayProduceUnit(t.game(), { seat: 0, unit: 'fighter' })).toBeNull();
});

scenario(['agenda:humaneLabor'], 'Humane Labor: a dock builds 2 units, and technologies still add', () => {
  const t = seats();
  t.own('sol', 'jord', { dock: true });
  decide(t, 'humaneLabor', 'for');
  expect(productionLimit(t.game(), { seat: 0, dock: 'jord' })).toBe(2);
  t.technologies('sol', 'enviroCompensator');
  expect(productionLimit(t.game(), { seat: 0, dock: 'jord' })).toBe(3);
});

scenario(['agenda:humaneLabor'], 'Humane Labor against: no dock builds units this round', () => {
  const t = seats();
  t.own('sol', 'jord', { dock: true });
  decide(t, 'humaneLabor', 'against');
  expect(mayProduceAt(t.game(), { seat: 0, dock: 'jord' })?.text.key).toBe('why.humane labor');
});

scenario(['agenda:holyPlanetOfIxth'], 'Holy Planet of Ixth: nothing is built there, and no dock placed', () => {
  const t = seats();
  t.own('sol', 'quann');
  t.decks({ politicalDeck: ['holyPlanetOfIxth'] });
  t.begin('galactic council', { seat: 0 });
  expect(t.options('letnev')).not.toContain('jord');
  everybodyVotes(t, 'quann');
  expect(mayBuildDock(t.game(), { seat: 0, planet: 'quann' })?.text.key).toBe('why.holy planet');
  t.own('sol', 'quann', { dock: true });
  expect(mayProduceAt(t.game(), { seat: 0, dock: 'quann' })?.text.key).toBe('why.holy planet');
});

scenario(
  ['agenda:laborForcePolitics'],
  'Labor Force Politics: resources and influence of all planets are exchanged',
  () => {
    const t = seats();
    decide(t, 'laborForcePolitics', 'for');
    expect([resources(t.game(), 'mecatolRex'), influence(t.game(), 'mecatolRex')]).toEqual([6, 1]);
    expect([resources(t.game(), 'jord'), influence(t.game(), 'jord')]).toEqual([2, 4]);
  },
);

scenario(['agenda:laborForcePolitics'], 'Labor Force Politics against: one producing dock a player this round', () => {
  const t = seats();
  decide(t, 'laborForcePolitics', 'against');
  expect(producingDocks(t.game(), 0)).toBe(1);
});

scenario(
  ['agenda:regulatedConscription'],
  'Regulated Conscription: ground forces cost 1 each, and Sol levies only one',
  () => {
    const t = seats();
    decide(t, 'regulatedConscription', 'for');
    expect(unitsPerCost(t.game(), { seat: 0, unit: 'groundForce' })).toBe(1);
    expect(unitsPerCost(t.game(), { seat: 0, unit: 'fighter' })).toBe(2);
    expect(levySize(t.game(), 0)).toBe(1);
  },
);

scenario(
  ['agenda:subsidizedIndustry'],
  'Subsidized Industry: a free space dock, which builds nothing this round',
  () => {
    const t = seats();
    t.own('sol', 'quann');
    Object.assign(t.planet('quann'), { since: 1 });
    decide(t, 'subsidizedIndustry', '0');
    expect(t.options('sol')).toEqual(['quann', 'jord']);
    t.answer('sol', 'quann');
    expect(t.planet('quann').dock).toBe(1);
    expect(mayProduceAt(t.game(), { seat: 0, dock: 'quann' })).not.toBeNull();
  },
);

scenario(['agenda:wormholeReconstruction'], 'Wormhole Reconstruction: all systems with wormholes are adjacent', () => {
  const t = seats();
  expect(isAdjacent(t.game(), 'empty-alpha', 'empty-beta')).toBe(false);
  decide(t, 'wormholeReconstruction', 'for');
  expect(isAdjacent(t.game(), 'empty-alpha', 'empty-beta')).toBe(true);
});

scenario(
  ['agenda:closingTheWormholes'],
  'Closing the Wormholes: ships do not pass, but the systems stay adjacent',
  () => {
    const t = seats();
    decide(t, 'closingTheWormholes', 'for');
    expect(lanes(t.game()).get('lodor')).not.toContain('empty-alpha');
    expect(isAdjacent(t.game(), 'lodor', 'empty-alpha')).toBe(true);
  },
);

scenario(['agenda:closingTheWormholes'], 'Closing the Wormholes against: each fleet at a wormhole loses a ship', () => {
  const t = seats();
  t.fleet('sol', 'empty-alpha', { cruiser: 1, carrier: 1, groundForces: 2 });
  t.fleet('sol', 'wellon', { cruiser: 2 });
  t.fleet('letnev', 'empty-beta', { destroyer: 1 });
  decide(t, 'closingTheWormholes', 'against');
  const [carrier] = t.shipIds('sol', 'empty-alpha', 'carrier') as [number];
  t.answer('sol', String(carrier));
  expect(t.ships('sol', 'empty-alpha')).toEqual({ cruiser: 1 });
  expect(t.ships('letnev', 'empty-beta')).toEqual({});
  expect(t.ships('sol', 'wellon')).toEqual({ cruiser: 2 });
});

scenario(
  ['agenda:shortTermTruce'],
  'Short Term Truce: in the next round no system with enemy ships, no planet of another',
  () => {
    const t = seats();
    t.own('letnev', 'quann');
    t.fleet('letnev', 'wellon', { cruiser: 1 });
    decide(t, 'shortTermTruce', 'for');
    const activate = () => mayActivate(t.game(), { seat: 0, system: 'wellon' })?.text.key ?? 'yes';
    expect([activate(), invade(t, 'quann')]).toEqual(['yes', 'yes']);
    t.game().round++;
    expect([activate(), invade(t, 'quann')]).toEqual(['why.truce', 'why.truce']);
    expect(invade(t, 'lodor')).toBe('yes');
  },
);

scenario(['agenda:shortTermTruce'], 'anybody may end the truce for 10 influence, at any time', () => {
  const t = seats();
  decide(t, 'shortTermTruce', 'for');
  t.own('sol', 'mecatolRex');
  t.own('sol', 'saudor');
  t.goods('sol', 1);
  t.begin('trade negotiations', { seat: 0 });
  expect(() => t.free('letnev', 'end the truce', { pay: { planets: [], goods: 0 } })).toThrow('why.payment too small');
  t.free('sol', 'end the truce', { pay: { planets: ['mecatolRex', 'jord', 'saudor'], goods: 0 } });
  expect(t.game().laws).toEqual([]);
});

scenario(
  ['agenda:shortTermTruce'],
  'Short Term Truce against: the left neighbour exhausts a planet of who voted against',
  () => {
    const t = seats();
    t.own('sol', 'quann');
    t.decks({ politicalDeck: ['shortTermTruce'] });
    t.begin('galactic council', { seat: 0 });
    t.answer('letnev', 'abstain');
    t.answer('hacan', 'for');
    t.answer('sol', 'against');
    expect(t.options('letnev')).toEqual(['quann', 'jord']);
    t.answer('letnev', 'jord');
    expect([t.planet('quann').exhausted, t.planet('jord').exhausted]).toEqual([false, true]);
    expect(t.planet('arretze').exhausted).toBe(false);
  },
);

scenario(['agenda:shortTermTruce'], 'the truce lasts one round, and is discarded when that round ends', () => {
  const t = seats();
  decide(t, 'shortTermTruce', 'for');
  endTheRound(t);
  expect(t.game().laws.map((l) => l.id)).toEqual(['shortTermTruce']);
  t.game().round++;
  endTheRound(t);
  expect(t.game().laws).toEqual([]);
  expect(t.game().politicalDiscard).toEqual(['shortTermTruce']);
});

scenario(['agenda:disputeResolution'], 'a pair of planets of two players turns neutral', () => {
  const t = seats();
  t.own('sol', 'quann', { groundForces: 2, pds: 1, dock: true });
  t.own('sol', 'lodor');
  t.own('letnev', 'saudor', { groundForces: 1 });
  t.own('letnev', 'mecatolRex');
  t.decks({ politicalDeck: ['disputeResolution'] });
  t.begin('galactic council', { seat: 0 });
  expect(t.options('letnev')).toEqual(['lodor', 'quann', 'saudor', 'abstain']);
  expect(t.refusal('letnev', ['lodor', 'quann'])).toBe('why.two owners');
  everybodyVotes(t, 'quann', 'saudor');
  expect(t.planet('quann')).toMatchObject({ owner: -1, groundForces: 0, pds: 0, dock: -1 });
  expect(t.planet('saudor')).toMatchObject({ owner: -1, groundForces: 0 });
  expect(t.planet('lodor').owner).toBe(0);
});

scenario(['agenda:disputeResolution'], 'without a legal pair another card is drawn', () => {
  const t = seats();
  t.own('sol', 'quann');
  t.decks({ politicalDeck: ['imperialMandate', 'disputeResolution'] });
  t.begin('galactic council', { seat: 0 });
  expect(t.game().table.agendas).toEqual(['imperialMandate']);
});
