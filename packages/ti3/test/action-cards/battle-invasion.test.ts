import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { behaviourOf } from '../../src/content/action-cards/define.ts';
import { invade } from '../battles.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const two = () => table('sol', 'hacan');

/** Sol has landed on Quann, which the Hacan hold. */
function invaded(garrison: { groundForces: number; pds?: number }, landed = 2): Table {
  const t = two();
  t.own('hacan', 'quann', garrison);
  t.landed(0, 'quann', { groundForces: landed });
  return t;
}

scenario(['action:starOfDeath'], 'a star of death empties a planet, and the next landing there is lost', () => {
  const t = two();
  t.hand('sol', 'starOfDeath');
  t.own('hacan', 'abyz', { groundForces: 3, pds: 1, dock: true });
  const [warSun] = t.fleet('sol', 'abyz-fria', { warSun: 1, groundForces: 2, pds: 1 }) as [number];
  t.begin('tactical action', { seat: 0 });
  t.answer('sol', 'abyz-fria');
  t.pass('hacan');
  t.answer('sol', 'action:starOfDeath');
  expect(t.options('sol')).toEqual(['abyz', 'fria']);
  t.answer('sol', 'abyz');
  expect(t.planet('abyz')).toMatchObject({ owner: -1, groundForces: 0, pds: 0, dock: -1 });
  expect(t.planet('abyz').domain).toEqual({ id: 'radiation', faceUp: true });
  t.answer('sol', { landings: [{ ship: warSun, planet: 'abyz', groundForces: 2, pds: 1 }] });
  expect(t.planet('abyz')).toMatchObject({ owner: -1, groundForces: 0, pds: 0, invaders: null, domain: null });
  expect(t.ships('sol', 'abyz-fria')).toEqual({ warSun: 1 });
  // The counter is gone: whoever comes next takes the planet.
  const [carrier] = t.fleet('sol', 'abyz-fria', { carrier: 1, groundForces: 1 }) as [number];
  t.begin('planetary landings', { seat: 0, system: 'abyz-fria', friendlyOnly: false });
  t.answer('sol', { landings: [{ ship: carrier, planet: 'abyz', groundForces: 1, pds: 0 }] });
  expect(t.planet('abyz')).toMatchObject({ owner: 0, groundForces: 1 });
});

scenario(['action:starOfDeath'], 'a star of death needs a war sun of the active player there', () => {
  const t = two();
  t.hand('sol', 'starOfDeath');
  t.fleet('sol', 'quann', { dreadnought: 1 });
  const may = (seat: number) =>
    behaviourOf('starOfDeath')?.may(t.game(), seat, { seat: 0, system: 'quann' }, 'before landings');
  expect(may(0)).toMatchObject({ text: { key: 'why.no war sun there' } });
  expect(may(1)).toBe(false);
  t.fleet('sol', 'quann', { warSun: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('sol', 'quann');
  t.answer('sol', 'action:starOfDeath');
  expect(t.planet('quann').domain?.id).toBe('radiation');
});

scenario(['action:chemicalWarfare'], 'half of the defenders die, rounded up, shield or not', () => {
  const t = invaded({ groundForces: 3, pds: 1 });
  t.hand('sol', 'chemicalWarfare');
  t.fleet('sol', 'quann', { dreadnought: 1 });
  // The PDS still fires and misses; then the last defender falls.
  t.dice(1, 8, 1, 1);
  invade(t);
  t.answer('sol', 'action:chemicalWarfare');
  expect(t.events('groundForcesLost')[0]).toMatchObject({ seat: 1, planet: 'quann', count: 2 });
  expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 2, pds: 0 });
});

scenario(['action:chemicalWarfare'], 'a single defender dies, and the PDS fires before the planet falls', () => {
  const t = invaded({ groundForces: 1, pds: 1 });
  t.hand('sol', 'chemicalWarfare');
  t.fleet('sol', 'quann', { dreadnought: 1 });
  t.dice(6);
  invade(t);
  t.answer('sol', 'action:chemicalWarfare');
  expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 1 });
  expect(t.game().deeds).toContainEqual({ deed: 'invaded', seat: 0, about: 'quann', amount: 1 });
  expect(
    behaviourOf('chemicalWarfare')?.may(invaded({ groundForces: 1 }).game(), 0, about, 'before invasion combat'),
  ).toMatchObject({
    text: { key: 'why.no dreadnought there' },
  });
});

const about = { seat: 0, enemy: 1, system: 'quann', planet: 'quann' } as const;

scenario(['action:dugIn'], 'bombardment does not reach who is dug in, until the round ends', () => {
  const t = invaded({ groundForces: 2 });
  t.hand('hacan', 'dugIn');
  t.fleet('sol', 'quann', { dreadnought: 2 });
  // No bombardment dice: only those of the combat rounds.
  t.dice(8, 8, 1, 1);
  invade(t);
  t.confirm('sol');
  expect(t.options('hacan')).toEqual(['action:dugIn']);
  t.answer('hacan', 'action:dugIn');
  expect(t.events('diceRolled').map((e) => e.kind)).toEqual(['invasion combat']);
  expect(t.game().effects).toMatchObject([{ source: 'action:dugIn', seat: 1, target: 'quann', until: 'round' }]);
  expect(t.planet('quann').owner).toBe(0);
  // The new garrison of Sol is not dug in.
  t.landed(1, 'quann', { groundForces: 2 });
  t.fleet('hacan', 'quann', { dreadnought: 1 });
  t.dice(5, 1, 8, 8);
  t.begin('invasion combat', { seat: 1, system: 'quann' });
  t.confirm('hacan');
  expect(t.events('diceRolled').at(-2)).toMatchObject({ kind: 'bombardment' });
  expect(t.planet('quann').owner).toBe(1);
});

scenario(
  ['action:dugIn', 'action:chemicalWarfare', 'technology:x89BacterialWeapon'],
  'digging in helps against neither chemical warfare nor X-89',
  () => {
    const t = invaded({ groundForces: 4 });
    t.game().speaker = t.seat('hacan');
    t.hand('sol', 'chemicalWarfare');
    t.hand('hacan', 'dugIn');
    t.technologies('sol', 'x89BacterialWeapon');
    t.fleet('sol', 'quann', { dreadnought: 1 });
    invade(t);
    t.confirm('sol');
    t.answer('sol', 'action:chemicalWarfare');
    expect(t.planet('quann').groundForces).toBe(2);
    // Both announce at once; the Hacan come first and are dug in when the weapon is released.
    t.answer('hacan', 'action:dugIn');
    t.answer('sol', 'technology:x89BacterialWeapon');
    expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 2 });
    expect(t.game().effects).toMatchObject([{ source: 'action:dugIn' }]);
  },
);

scenario(['action:rareMineral'], 'a rare mineral is found on a neutral planet that was landed on', () => {
  const t = two();
  t.hand('sol', 'rareMineral', 'rareMineral');
  const [carrier] = t.fleet('sol', 'abyz-fria', { carrier: 1, groundForces: 2 }) as [number];
  const on = (planet: string) => ({ ship: carrier, planet, groundForces: 1, pds: 0 });
  t.begin('planetary landings', { seat: 0, system: 'abyz-fria', friendlyOnly: false });
  t.answer('sol', { landings: [on('abyz'), on('fria')] });
  t.answer('sol', 'action:rareMineral');
  expect(t.player('sol').tradeGoods).toBe(3);
  // One copy a planet: the second is for the next.
  expect(t.options('sol')).toEqual(['action:rareMineral']);
  t.answer('sol', 'action:rareMineral');
  expect(t.player('sol').tradeGoods).toBe(6);
  expect(t.isOver()).toBe(true);
  const again = { seat: 0, planet: 'abyz' } as const;
  expect(behaviourOf('rareMineral')?.may(t.game(), 0, again, 'neutral planet taken')).toMatchObject({
    text: { key: 'why.planet used already' },
  });
});

scenario(['action:rareMineral'], 'nothing is found on a planet that was taken from somebody', () => {
  const t = two();
  t.hand('sol', 'rareMineral');
  t.own('hacan', 'quann');
  t.begin('take control', { seat: 0, planet: 'quann', how: 'walk-in', groundForces: 1, pds: 0 });
  expect(t.isOver()).toBe(true);
  expect(t.player('sol').hand).toHaveLength(1);
  t.begin('take control', { seat: 0, planet: 'lodor', how: 'landing', groundForces: 1, pds: 0 });
  t.answer('sol', 'action:rareMineral');
  expect(t.player('sol').tradeGoods).toBe(3);
});

scenario(['action:reparations'], 'the conqueror pays with a planet, and one worth no more is refreshed', () => {
  const t = two();
  t.hand('hacan', 'reparations');
  t.own('hacan', 'quann', { groundForces: 1 });
  // Resources: Lodor 3, Thibah 1, Wellon 1.
  t.own('sol', 'thibah');
  t.own('hacan', 'lodor');
  t.own('hacan', 'wellon');
  t.own('hacan', 'tarmann');
  t.exhaust('lodor', 'wellon', 'jord');
  t.begin('take control', { seat: 0, planet: 'quann', how: 'invasion', groundForces: 1, pds: 0 });
  t.answer('hacan', 'action:reparations');
  // Quann came exhausted and Jord is: Thibah is all that is left to take.
  expect(t.isOver()).toBe(true);
  expect(t.planet('thibah').exhausted).toBe(true);
  expect(t.planet('wellon').exhausted).toBe(false);
  expect(t.planet('lodor').exhausted).toBe(true);
});

scenario(
  ['action:reparations'],
  'reparations need a ready planet of the conqueror; a match of one’s own is not needed',
  () => {
    const t = two();
    t.hand('hacan', 'reparations');
    t.own('hacan', 'quann', { groundForces: 1 });
    t.exhaust('jord');
    const lost = { seat: 0, planet: 'quann', from: 1, how: 'invasion' } as const;
    expect(behaviourOf('reparations')?.may(t.game(), 1, lost, 'planet lost')).toMatchObject({
      text: { key: 'why.no ready planet of his' },
    });
    expect(behaviourOf('reparations')?.may(t.game(), 2, lost, 'planet lost')).toBe(false);
    t.own('sol', 'thibah');
    t.begin('take control', { seat: 0, planet: 'quann', how: 'invasion', groundForces: 1, pds: 0 });
    t.answer('hacan', 'action:reparations');
    expect(t.planet('thibah').exhausted).toBe(true);
    expect(t.isOver()).toBe(true);
  },
);
