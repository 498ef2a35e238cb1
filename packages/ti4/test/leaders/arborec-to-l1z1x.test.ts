// Leaders of the Arborec, the Ghosts of Creuss, Jol-Nar and the L1Z1X.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { isAdjacent } from '../../src/queries/board.ts';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { mayBombard } from '../../src/queries/permissions.ts';
import { tableWith } from '../kit/index.ts';
import { leader, rest } from './leading.ts';

scenario(['leader:letaniOspha'], 'a ship of anybody may become one that costs up to 2 more', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'sol');
  t.strategy('arborec', 'leadership', 'diplomacy');
  rest(t, 'sol');
  const [ship] = t.fleet('sol', '25', { cruiser: 1 });
  t.begin('action phase');
  t.answer('arborec', 'leader:letaniOspha');
  expect(t.options('sol')).toEqual(expect.arrayContaining(['dreadnought', 'destroyer', 'fighter']));
  expect(t.options('sol')).not.toContain('flagship');
  t.answer('sol', 'dreadnought');
  expect(t.ships('sol', '25')).toEqual({ dreadnought: 1 });
  expect(t.unit(ship as number)).toBeUndefined();
  expect(t.events('unitDestroyed')).toEqual([]);
  expect(leader(t, 'arborec', 'letaniOspha')).toBe('exhausted');
});

scenario(['leader:letaniOspha'], 'its owner need not replace it', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'sol');
  t.strategy('arborec', 'leadership', 'diplomacy');
  rest(t, 'sol');
  t.fleet('sol', '25', { cruiser: 1 });
  t.begin('action phase');
  t.answer('arborec', 'leader:letaniOspha');
  t.answer('sol', []);
  expect(t.ships('sol', '25')).toEqual({ cruiser: 1 });
});

scenario(['leader:dirzugaRophal'], 'one unit is produced where another player activates a producer', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'arborec');
  t.unlock('arborec', 'dirzugaRophal');
  t.own('arborec', 'quann', { spaceDock: 1 });
  t.goods('arborec', 1);
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  t.answer('arborec', 'leader:dirzugaRophal');
  expect(
    t.refusal('arborec', { units: [{ unit: 'infantry', count: 2, place: 'quann' }], pay: { planets: [], goods: 1 } }),
  ).not.toBeNull();
  t.answer('arborec', { units: [{ unit: 'infantry', count: 1, place: 'quann' }], pay: { planets: [], goods: 1 } });
  expect(t.ground('arborec', 'quann')).toEqual({ spaceDock: 1, infantry: 1 });
});

test('Dirzuga Rophal does not serve in the own tactical action, nor without a unit that produces', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'norr');
  t.unlock('arborec', 'dirzugaRophal');
  t.own('arborec', 'quann', { spaceDock: 1 });
  t.own('arborec', 'lodor', { pds: 1 });
  t.goods('arborec', 3);
  t.begin('tactical action', { seat: 0 });
  t.answer('arborec', '25');
  expect(t.where()).not.toContain('system activated');
  const other = tableWith({ prophecy: true }, 'norr', 'arborec');
  other.unlock('arborec', 'dirzugaRophal');
  other.own('arborec', 'lodor', { pds: 1 });
  other.begin('tactical action', { seat: 0 });
  other.answer('norr', '26');
  expect(other.awaited()).not.toContain(1);
});

test('Dirzuga Rophal is unlocked by 12 ground forces on own planets', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'norr');
  t.own('arborec', 'quann', { infantry: 7 });
  t.own('arborec', 'lodor', { infantry: 4, mech: 1 });
  t.landed('arborec', 'wellon', { infantry: 3 });
  expect(leaderProgress(t.game(), 0, 'dirzugaRophal')).toEqual({ have: 12, need: 12 });
});

scenario(['leader:letaniMiasmiala'], 'units are produced wherever ground forces are, and paid', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'norr');
  t.unlock('arborec', 'letaniMiasmiala');
  t.strategy('arborec', 'leadership', 'diplomacy');
  t.own('arborec', 'quann', { infantry: 1 });
  t.own('arborec', 'lodor', { infantry: 1 });
  t.exhaust('quann', 'lodor', 'nestphar');
  t.goods('arborec', 3);
  t.begin('action phase');
  t.answer('arborec', 'leader:letaniMiasmiala');
  t.answer('arborec', '25');
  t.answer('arborec', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 2 } });
  expect(t.options('arborec')).toEqual(['26']);
  t.answer('arborec', '26');
  t.answer('arborec', { units: [{ unit: 'infantry', count: 2, place: 'lodor' }], pay: { planets: [], goods: 1 } });
  expect([t.ships('arborec', '25'), t.ground('arborec', 'lodor')]).toEqual([{ cruiser: 1 }, { infantry: 3 }]);
  expect(leader(t, 'arborec', 'letaniMiasmiala')).toBe('purged');
});

scenario(['leader:saiSeravus'], 'each ship with capacity that came through a wormhole may bring a fighter', () => {
  const t = tableWith({ prophecy: true }, 'creuss', 'norr');
  t.unlock('creuss', 'saiSeravus');
  rest(t, 'creuss');
  const [first, second, third] = t.fleet('creuss', '39', { carrier: 2, destroyer: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('creuss', '26');
  const moves = [first, second, third].map((ship) => ({ ship: ship as number, path: ['39', '26'] }));
  t.answer('creuss', { moves });
  t.answer('creuss', 'leader:saiSeravus');
  expect(t.options('creuss')).toEqual(['1', '2']);
  t.answer('creuss', '2');
  expect(t.ships('creuss', '26')).toEqual({ carrier: 2, destroyer: 1, fighter: 2 });
});

scenario(
  ['leader:saiSeravus'],
  'a ship that goes out through a wormhole and comes back has come through it too',
  () => {
    const t = tableWith({ prophecy: true }, 'creuss', 'norr');
    t.unlock('creuss', 'saiSeravus');
    rest(t, 'creuss');
    const [carrier] = t.fleet('creuss', '26', { carrier: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('creuss', '26');
    t.answer('creuss', { moves: [{ ship: carrier as number, path: ['26', '39', '26'] }] });
    t.answer('creuss', 'leader:saiSeravus');
    expect(t.ships('creuss', '26')).toEqual({ carrier: 1, fighter: 1 });
  },
);

test('Sai Seravus brings nothing to ships that came by another way, nor beyond their capacity', () => {
  const t = tableWith({ prophecy: true }, 'creuss', 'norr');
  t.unlock('creuss', 'saiSeravus');
  rest(t, 'creuss');
  const [ship] = t.fleet('creuss', '38', { carrier: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('creuss', '26');
  t.answer('creuss', { moves: [{ ship: ship as number, path: ['38', '26'] }] });
  expect(t.options('creuss')).not.toContain('leader:saiSeravus');
  const full = tableWith({ prophecy: true }, 'creuss', 'norr');
  full.unlock('creuss', 'saiSeravus');
  rest(full, 'creuss');
  const [carrier, ...fighters] = full.fleet('creuss', '39', { carrier: 1, fighter: 4 });
  full.begin('tactical action', { seat: 0 });
  full.answer('creuss', '26');
  full.answer('creuss', { moves: [{ ship: carrier as number, path: ['39', '26'], cargo: fighters }] });
  expect(full.options('creuss')).not.toContain('leader:saiSeravus');
});

test('Sai Seravus is unlocked by units in 3 systems with alpha or beta wormholes', () => {
  const t = tableWith({ prophecy: true }, 'creuss', 'norr');
  t.fleet('creuss', '39', { cruiser: 1 });
  t.own('creuss', 'quann', { infantry: 1 });
  t.fleet('creuss', '17', { cruiser: 1 });
  expect(leaderProgress(t.game(), 0, 'saiSeravus')).toEqual({ have: 2, need: 3 });
});

scenario(['leader:riftwalkerMeian'], 'two systems change places with all that is on them', () => {
  const t = tableWith({ prophecy: true }, 'creuss', 'norr');
  t.unlock('creuss', 'riftwalkerMeian');
  t.strategy('creuss', 'leadership', 'diplomacy');
  t.fleet('creuss', '34', { cruiser: 1 });
  t.own('norr', 'lodor', { infantry: 2 });
  const [far, near] = [t.system('34'), t.system('26')].map(({ q, r }) => ({ q, r }));
  t.begin('action phase');
  t.answer('creuss', 'leader:riftwalkerMeian');
  expect(t.options('creuss')).toEqual(expect.arrayContaining(['34', '26', '17']));
  expect(t.options('creuss')).not.toContain('51');
  expect(t.options('creuss')).not.toContain('19');
  t.answer('creuss', ['34', '26']);
  expect([t.system('26'), t.system('34')]).toMatchObject([far, near]);
  expect(isAdjacent(t.game(), '34', '18')).toBe(true);
  expect(isAdjacent(t.game(), '26', '18')).toBe(false);
  expect([t.ships('creuss', '34'), t.ground('norr', 'lodor')]).toEqual([{ cruiser: 1 }, { infantry: 2 }]);
  expect(leader(t, 'creuss', 'riftwalkerMeian')).toBe('purged');
});

scenario(['leader:doctorSucaban'], 'infantry that are removed pay for research', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'jolnar');
  const [first, second, third] = t.own('norr', 'quann', { infantry: 3 });
  t.exhaust('quann', 'trenlak', 'quinarra');
  t.goods('norr', 1);
  t.begin('research technology', { seat: 0, cost: 4, why: { key: 'ask.research' } });
  t.answer('jolnar', 'leader:doctorSucaban');
  t.answer('norr', [first, second, third].map(String));
  t.answer('norr', 'neuralMotivator');
  expect([t.player('norr').technologies, t.player('norr').tradeGoods]).toEqual([['neuralMotivator'], 0]);
  expect(t.ground('norr', 'quann')).toEqual({});
  expect(leader(t, 'jolnar', 'doctorSucaban')).toBe('exhausted');
});

test('Doctor Sucaban does not serve where nothing is spent', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'jolnar');
  t.own('norr', 'quann', { infantry: 3 });
  t.begin('research technology', { seat: 0, why: { key: 'ask.research' } });
  expect(t.awaited()).toEqual([0]);
});

scenario(
  ['leader:rinTheMastersLegacy'],
  'technologies are replaced by others of their colour, without prerequisites',
  () => {
    const t = tableWith({ prophecy: true }, 'jolnar', 'norr');
    t.unlock('jolnar', 'rinTheMastersLegacy');
    t.strategy('jolnar', 'leadership', 'diplomacy');
    t.technologies('jolnar', 'neuralMotivator', 'sarweenTools', 'carrierII');
    t.player('jolnar').exhausted.push('neuralMotivator');
    t.begin('action phase');
    t.answer('jolnar', 'leader:rinTheMastersLegacy');
    expect(t.options('jolnar')).toContain('x89BacterialWeapon');
    expect(t.options('jolnar')).not.toContain('sarweenTools');
    t.answer('jolnar', 'x89BacterialWeapon');
    t.answer('jolnar', []);
    expect(t.player('jolnar').technologies).toEqual(['x89BacterialWeapon', 'sarweenTools', 'carrierII']);
    expect(t.player('jolnar').exhausted).toEqual([]);
    expect(t.events('technologyGained')).toEqual([]);
    expect(leader(t, 'jolnar', 'rinTheMastersLegacy')).toBe('purged');
  },
);

scenario(['leader:i48s'], 'whoever activates a system may replace an infantry there with a mech', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'l1z1x');
  const [first] = t.own('norr', 'quann', { infantry: 2 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  t.answer('l1z1x', 'leader:i48s');
  t.answer('norr', String(first));
  expect(t.ground('norr', 'quann')).toEqual({ infantry: 1, mech: 1 });
  expect(leader(t, 'l1z1x', 'i48s')).toBe('exhausted');
});

scenario(['leader:twoRam'], 'shields do not stop the bombardment of whoever has 2RAM, by an Alliance too', () => {
  const t = tableWith({ prophecy: true }, 'l1z1x', 'norr', 'sol');
  t.own('norr', 'quann', { pds: 1 });
  const shielded = (seat: number) => mayBombard(t.game(), { seat, planet: 'quann', unit: 'dreadnought' }) !== null;
  expect(shielded(0)).toBe(true);
  t.unlock('l1z1x', 'twoRam');
  t.noteInPlay('l1z1x', 'sol', 'alliance');
  expect([shielded(0), shielded(2)]).toEqual([false, false]);
});

test('2RAM is unlocked by 4 dreadnoughts on the board', () => {
  const t = tableWith({ prophecy: true }, 'l1z1x', 'norr');
  t.fleet('l1z1x', '25', { dreadnought: 3 });
  expect(leaderProgress(t.game(), 0, 'twoRam')).toEqual({ have: 3, need: 4 });
});

scenario(['leader:theHelmsman'], 'flagship and dreadnoughts come from anywhere, with what they may carry', () => {
  const t = tableWith({ prophecy: true }, 'l1z1x', 'norr');
  t.unlock('l1z1x', 'theHelmsman');
  t.strategy('l1z1x', 'leadership', 'diplomacy');
  const [flagship, infantry] = t.fleet('l1z1x', '33', { flagship: 1, infantry: 1 });
  const [dreadnought, other] = t.fleet('l1z1x', '20', { dreadnought: 1, infantry: 1 });
  t.activated('l1z1x', '20');
  t.fleet('norr', '27', { cruiser: 1 });
  t.begin('action phase');
  t.answer('l1z1x', 'leader:theHelmsman');
  expect(t.options('l1z1x')).toContain('38');
  for (const system of ['27', '42', '43', '44']) expect(t.options('l1z1x')).not.toContain(system);
  t.answer('l1z1x', '38');
  const move = (ship: number | undefined, from: string, cargo: (number | undefined)[]) => ({
    ship: ship as number,
    path: [from, '38'],
    cargo: cargo as number[],
  });
  expect(t.refusal('l1z1x', { moves: [move(dreadnought, '20', [other])] })).toBe('why.no pick-up there');
  t.answer('l1z1x', { moves: [move(dreadnought, '20', []), move(flagship, '33', [infantry])] });
  expect(t.ships('l1z1x', '38')).toEqual({ flagship: 1, dreadnought: 1, infantry: 1 });
  expect(leader(t, 'l1z1x', 'theHelmsman')).toBe('purged');
});
