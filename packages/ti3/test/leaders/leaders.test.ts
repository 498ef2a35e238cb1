// Leaders: where they begin, how they travel, and where they may land.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import type { LeaderId, PlanetId, RaceId } from '@custodian/ti3';
import { facts } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { newGame, table } from '../kit/index.ts';

const land = (ship: number, planet: PlanetId, groundForces: number, ...leaders: LeaderId[]) => ({
  ship,
  planet,
  groundForces,
  pds: 0,
  leaders,
});

const pickUp = (planet: PlanetId, ...leaders: LeaderId[]) => ({ planet, groundForces: 0, pds: 0, leaders });

/** The leaders leave their home planet aboard a destroyer and go ashore next door. */
function travel(race: RaceId, ...leaders: LeaderId[]): void {
  const t = table(race, race === 'sol' ? 'norr' : 'sol');
  const home = `home-${race}`;
  const planet = t.system(home).planets[0]?.id as PlanetId;
  for (const leader of leaders) t.leader(leader, planet);
  t.own(race, 'fria', { groundForces: 1 });
  const [destroyer = 0] = t.fleet(race, home, { destroyer: 1 });
  t.activated(race, 'abyz-fria');
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  t.answer(race, { moves: [{ ship: destroyer, path: [home, 'abyz-fria'], pickUps: [pickUp(planet, ...leaders)] }] });
  for (const leader of leaders) expect(t.leaderAt(leader)).toBe(`ship ${destroyer}`);
  t.begin('planetary landings', { seat: 0, system: 'abyz-fria', friendlyOnly: false });
  t.answer(race, { landings: [land(destroyer, 'fria', 0, ...leaders)] });
  for (const leader of leaders) expect(t.leaderAt(leader)).toBe('planet fria');
}

scenario(
  ['leader-person:rinScientist', 'leader-person:rinAdmiral', 'leader-person:sucaban'],
  'the leaders of the Jol-Nar travel together aboard a destroyer',
  () => travel('jolnar', 'rinScientist', 'rinAdmiral', 'sucaban'),
);

scenario(
  ['leader-person:maban', 'leader-person:telsa', 'leader-person:zeu'],
  'the leaders of the Naalu travel together aboard a destroyer',
  () => travel('naalu', 'maban', 'telsa', 'zeu'),
);

scenario(
  ['leader-person:2ram', 'leader-person:a6', 'leader-person:i48s'],
  'the leaders of the L1Z1X travel together aboard a destroyer',
  () => travel('l1z1x', '2ram', 'a6', 'i48s'),
);

scenario(
  ['leader-person:havvat', 'leader-person:kilik', 'leader-person:suffi'],
  'the leaders of the Mentak travel together aboard a destroyer',
  () => travel('mentak', 'havvat', 'kilik', 'suffi'),
);

scenario(
  ['leader-person:ciel', 'leader-person:farran', 'leader-person:unlenn'],
  'the leaders of the Letnev travel together aboard a destroyer',
  () => travel('letnev', 'ciel', 'farran', 'unlenn'),
);

scenario(
  ['leader-person:junn', 'leader-person:neekuaq', 'leader-person:qanoj'],
  'the leaders of the Xxcha travel together aboard a destroyer',
  () => travel('xxcha', 'junn', 'neekuaq', 'qanoj'),
);

scenario(
  ['leader-person:sskril', 'leader-person:ssruu', 'leader-person:thilinn'],
  'the leaders of the Yssaril travel together aboard a destroyer',
  () => travel('yssaril', 'sskril', 'ssruu', 'thilinn'),
);

scenario(
  ['leader-person:carth', 'leader-person:gila', 'leader-person:harrugh'],
  'the leaders of the Hacan travel together aboard a destroyer',
  () => travel('hacan', 'carth', 'gila', 'harrugh'),
);

scenario(
  ['leader-person:sekkus', 'leader-person:shval', 'leader-person:tro'],
  'the leaders of the N’orr travel together aboard a destroyer',
  () => travel('norr', 'sekkus', 'shval', 'tro'),
);

scenario(
  ['leader-person:connor', 'leader-person:delouis', 'leader-person:rev'],
  'the leaders of Sol travel together aboard a destroyer',
  () => travel('sol', 'connor', 'delouis', 'rev'),
);

describe('leaders begin at home', () => {
  const given = ['hacan', 'sol', 'jolnar'];

  scenario(
    ['option:leaders', 'sequence:setup'],
    'all three on planets of the home system, as their owner likes',
    () => {
      const t = newGame(3, { leaders: true, races: 'given', given });
      t.playOn((where) => where === 'setup/place starting units');
      const units = { groundForces: 2, pds: 0, dock: false };
      const none = { groundForces: 0, pds: 0, dock: true };
      const placed = (...leaders: Json[]): Json => ({
        arretze: { ...units, leaders: ['carth'] },
        hercant: { ...units, leaders: ['gila'] },
        kamdorn: { ...none, leaders },
      });
      expect(t.refusal(0, placed())).toBe('why.starting leaders');
      expect(t.refusal(0, placed('gila'))).toBe('why.starting leaders');
      expect(t.refusal(0, placed('harrugh', 'harrugh'))).toBe('why.starting leaders');
      expect(t.refusal(0, placed('rev'))).toBe('why.starting leaders');
      expect(t.refusal(0, placed(3))).toBe('kernel.unread');
      t.answer(0, placed('harrugh'));
      t.playOn();
      const own = t.game().leaders.filter((l) => l.seat === 0);
      expect(own.map((l) => `${l.id} ${l.place} ${l.at}`)).toEqual([
        'carth planet arretze',
        'gila planet hercant',
        'harrugh planet kamdorn',
      ]);
      expect(t.game().leaders.filter((l) => l.seat === 1)).toMatchObject([
        { id: 'connor', at: 'jord' },
        { id: 'delouis', at: 'jord' },
        { id: 'rev', at: 'jord' },
      ]);
      expect(t.game().leaders).toHaveLength(9);
    },
  );

  scenario(['option:leaders'], 'no leaders without the option, and none may be placed', () => {
    const t = newGame(3, { races: 'given', given });
    t.playOn((where) => where === 'setup/place starting units');
    const plan = (t.asked(0) as { fallback: { [planet: string]: object } }).fallback;
    expect(t.refusal(0, { ...plan, kamdorn: { ...plan.kamdorn, leaders: ['carth'] } })).toBe('why.starting leaders');
    t.playOn();
    expect(t.game().leaders).toEqual([]);
  });

  test('every base race has three', () => {
    expect(facts.leaderIds.filter((id) => facts.races[facts.leaders[id].race].expansion === 'base')).toHaveLength(30);
  });
});

/** Sol at Jord with a cruiser, its diplomat at home, asked to move into a system. */
function atJord(system: string): Table & { readonly ship: number } {
  const t = table('sol', 'hacan');
  t.leader('rev', 'jord');
  const [ship = 0] = t.fleet('sol', 'home-sol', { cruiser: 1 });
  t.activated('sol', system);
  return Object.assign(t, { ship });
}

scenario(['sequence:movement'], 'a leader is picked up on the way, under the same rules as ground forces', () => {
  const t = atJord('lodor');
  t.own('sol', 'fria');
  t.own('sol', 'lodor');
  t.leader('connor', 'fria');
  t.leader('gila', 'arretze');
  t.begin('movement', { seat: 0, system: 'lodor' });
  const path = ['home-sol', 'abyz-fria', 'lodor'];
  const plan = (...pickUps: Json[]): Json => ({ moves: [{ ship: t.ship, path, pickUps }] });
  expect(t.refusal('sol', plan(pickUp('lodor', 'connor')))).toBe('why.leader not there');
  expect(t.refusal('sol', plan(pickUp('fria', 'connor', 'connor')))).toBe('why.leader not there');
  expect(t.refusal('sol', plan(pickUp('arretze', 'gila')))).toBe('why.planet not on the way');
  expect(t.refusal('sol', plan(pickUp('fria', 'nobody' as LeaderId)))).toBe('why.leader not there');
  expect(t.refusal('sol', plan({ planet: 'fria', groundForces: 0, pds: 0, leaders: [7] }))).toBe('kernel.unread');
  expect(t.refusal('sol', plan({ planet: 'fria', groundForces: 0, pds: 0, leaders: [] }))).toBe('why.plan malformed');
  t.answer('sol', plan(pickUp('fria', 'connor'), pickUp('jord', 'rev')));
  expect([t.leaderAt('connor'), t.leaderAt('rev')]).toEqual([`ship ${t.ship}`, `ship ${t.ship}`]);
  expect(t.leaderAt('gila')).toBe('planet arretze');
  expect(t.ships('sol', 'lodor')).toEqual({ cruiser: 1 });
});

scenario(['sequence:movement'], 'nobody is picked up past an earlier counter or enemy ships', () => {
  const t = atJord('lodor');
  t.own('sol', 'fria');
  t.leader('connor', 'fria');
  t.activated('sol', 'abyz-fria');
  t.begin('movement', { seat: 0, system: 'lodor' });
  const path = ['home-sol', 'abyz-fria', 'lodor'];
  expect(t.refusal('sol', { moves: [{ ship: t.ship, path, pickUps: [pickUp('fria', 'connor')] }] })).toBe(
    'why.no pick-up there',
  );
});

scenario(
  ['sequence:movement', 'unit:fighter'],
  'even a fighter takes a leader aboard, and a carrier takes it along',
  () => {
    const t = table('sol', 'hacan');
    t.own('sol', 'fria', { dock: true });
    t.leader('rev', 'fria');
    const [fighter = 0, carrier = 0] = t.fleet('sol', 'abyz-fria', { fighter: 1, carrier: 1 });
    t.activated('sol', 'abyz-fria');
    t.begin('movement', { seat: 0, system: 'abyz-fria' });
    t.answer('sol', { moves: [{ ship: fighter, path: ['abyz-fria'], pickUps: [pickUp('fria', 'rev')] }] });
    expect(t.leaderAt('rev')).toBe(`ship ${fighter}`);
    t.system('abyz-fria').counters = 0;
    t.activated('sol', 'lodor');
    t.begin('movement', { seat: 0, system: 'lodor' });
    t.answer('sol', { moves: [{ ship: carrier, path: ['abyz-fria', 'lodor'], fighters: [fighter] }] });
    expect(t.ships('sol', 'lodor')).toEqual({ carrier: 1, fighter: 1 });
    expect(t.leaderAt('rev')).toBe(`ship ${fighter}`);
  },
);

scenario(
  ['sequence:movement', 'unit:fighter'],
  'a fighter that a carrier takes along takes a leader aboard where it starts and where it passes',
  () => {
    const t = table('sol', 'hacan');
    t.technologies('sol', 'xrdTransporters');
    t.own('sol', 'fria');
    t.own('sol', 'lodor');
    t.leader('rev', 'jord');
    t.leader('connor', 'fria');
    t.leader('delouis', 'lodor');
    const [carrier = 0, fighter = 0] = t.fleet('sol', 'home-sol', { carrier: 1, fighter: 1 });
    const [later = 0] = t.fleet('sol', 'abyz-fria', { fighter: 1 });
    t.activated('sol', 'lodor');
    t.anyhow();
    t.begin('movement', { seat: 0, system: 'lodor' });
    const aboard = (ship: number, planet: PlanetId, leader: LeaderId): Json => ({
      ...(pickUp(planet, leader) as object),
      fighter: ship,
    });
    const path = ['home-sol', 'abyz-fria', 'lodor'];
    const plan = (...pickUps: Json[]): Json => ({
      moves: [{ ship: carrier, path, fighters: [fighter, later], pickUps }],
    });
    // A fighter taken along from Fria has not passed Jord, and ground forces go aboard no fighter.
    expect(t.refusal('sol', plan(aboard(later, 'jord', 'rev')))).toBe('why.planet not on the way');
    expect(t.refusal('sol', plan(aboard(999, 'jord', 'rev')))).toBe('why.no such fighter on the way');
    expect(t.refusal('sol', plan({ planet: 'jord', groundForces: 1, pds: 0, fighter }))).toBe('why.plan malformed');
    expect(t.refusal('sol', plan(aboard(fighter, 'jord', 'rev'), pickUp('jord', 'rev')))).toBe('why.leader not there');
    t.answer(
      'sol',
      plan(aboard(fighter, 'jord', 'rev'), aboard(later, 'fria', 'connor'), aboard(later, 'lodor', 'delouis')),
    );
    expect(t.ships('sol', 'lodor')).toEqual({ carrier: 1, fighter: 2 });
    expect([t.leaderAt('rev'), t.leaderAt('connor'), t.leaderAt('delouis')]).toEqual([
      `ship ${fighter}`,
      `ship ${later}`,
      `ship ${later}`,
    ]);
  },
);

scenario(
  ['sequence:planetary landings'],
  'a leader lands alone only on an own planet, elsewhere with a ground force',
  () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'lirtaIV', { groundForces: 1 });
    const [carrier = 0, cruiser = 0] = t.fleet('sol', 'bereg-lirtaIV', { carrier: 1, cruiser: 1, groundForces: 2 });
    t.leader('rev', cruiser);
    t.leader('connor', cruiser);
    t.begin('planetary landings', { seat: 0, system: 'bereg-lirtaIV', friendlyOnly: false });
    const plan = (...landings: Json[]): Json => ({ landings });
    expect(t.refusal('sol', plan(land(cruiser, 'bereg', 0, 'rev')))).toBe('why.leader alone');
    expect(t.refusal('sol', plan(land(cruiser, 'lirtaIV', 0, 'rev'), land(carrier, 'bereg', 2)))).toBe(
      'why.leader alone',
    );
    expect(t.refusal('sol', plan(land(carrier, 'bereg', 1, 'rev')))).toBe('why.leader not aboard');
    expect(t.refusal('sol', plan(land(carrier, 'bereg', 1), land(cruiser, 'bereg', 0, 'rev', 'rev')))).toBe(
      'why.leader not aboard',
    );
    t.answer(
      'sol',
      plan(
        land(carrier, 'bereg', 1),
        land(cruiser, 'bereg', 0, 'rev'),
        land(carrier, 'lirtaIV', 1),
        land(cruiser, 'lirtaIV', 0, 'connor'),
      ),
    );
    expect(t.planet('bereg')).toMatchObject({ owner: 0, groundForces: 1 });
    expect([t.leaderAt('rev'), t.leaderAt('connor')]).toEqual(['planet bereg', 'planet lirtaIV']);
    expect(t.planet('lirtaIV')).toMatchObject({ owner: 1, invaders: { owner: 0, groundForces: 1 } });
  },
);

scenario(['sequence:planetary landings'], 'in a transfer leaders land on own planets, or change ships', () => {
  const t = table('sol', 'hacan');
  t.own('sol', 'bereg');
  const [first = 0, second = 0] = t.fleet('sol', 'bereg-lirtaIV', { destroyer: 2 });
  t.leader('rev', first);
  t.leader('connor', first);
  t.begin('planetary landings', { seat: 0, system: 'bereg-lirtaIV', friendlyOnly: true });
  const reloading = { ship: first, into: second, groundForces: 0, pds: 0, leaders: ['connor'] };
  expect(t.refusal('sol', { landings: [land(first, 'lirtaIV', 0, 'rev')] })).toBe('why.own planets only');
  expect(t.refusal('sol', { landings: [land(first, 'bereg', 0, 'connor')], reloadings: [reloading] })).toBe(
    'why.leader not aboard',
  );
  t.answer('sol', { landings: [land(first, 'bereg', 0, 'rev')], reloadings: [reloading] });
  expect([t.leaderAt('rev'), t.leaderAt('connor')]).toEqual(['planet bereg', `ship ${second}`]);
});

scenario(['sequence:transfer action'], 'a transfer takes leaders from planet to planet', () => {
  const t = table('sol', 'hacan');
  t.own('sol', 'fria', { groundForces: 1 });
  t.own('sol', 'lodor', { groundForces: 1 });
  t.leader('rev', 'fria');
  const [cruiser = 0] = t.fleet('sol', 'abyz-fria', { cruiser: 1 });
  t.begin('transfer action', { seat: 0 });
  t.answer('sol', t.options('sol').find((id) => id.includes('abyz-fria') && id.includes('lodor')) as string);
  t.answer('sol', { moves: [{ ship: cruiser, path: ['abyz-fria', 'lodor'], pickUps: [pickUp('fria', 'rev')] }] });
  t.answer('sol', { landings: [land(cruiser, 'lodor', 0, 'rev')] });
  expect(t.leaderAt('rev')).toBe('planet lodor');
});
