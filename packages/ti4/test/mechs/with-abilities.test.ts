// Mechs that come, or bring something, when an ability of their faction is used.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { FactionId } from '../../src/facts/index.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from './without.ts';

const withMechs = (...who: FactionId[]) => tableWith({ prophecy: true }, ...who);

const behemoth = (): void => {
  const t = withMechs('arborec', 'xxcha');
  const [infantry] = t.own('arborec', 'nestphar', { infantry: 2 });
  t.objectives('conquerTheWeak');
  t.game().objectives.push({ id: 'expandBorders', open: false });
  t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
  t.begin('status phase');
  t.answer('arborec', String(infantry));
  expect(t.ground('arborec', 'nestphar')).toEqual({ infantry: 1, mech: 1 });
};
scenario(
  ['unit-card:letaniBehemoth', 'sequence:grow a mech'],
  'in Mitosis a mech replaces an infantry instead',
  behemoth,
);
failsWithout('unit-card:letaniBehemoth', behemoth);

test('who declines the behemoth has the infantry of Mitosis', () => {
  const t = withMechs('arborec', 'xxcha');
  t.own('arborec', 'nestphar', { infantry: 1 });
  t.objectives('conquerTheWeak');
  t.game().objectives.push({ id: 'expandBorders', open: false });
  t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
  t.begin('status phase');
  t.pass('arborec');
  expect(t.ground('arborec', 'nestphar')).toEqual({ infantry: 2 });
});

test('a behemoth aboard replaces an infantry aboard', () => {
  const t = withMechs('arborec', 'xxcha');
  const [, aboard] = t.fleet('arborec', '25', { carrier: 1, infantry: 1 });
  t.begin('mitosis', { seat: 0, about: {} });
  t.answer('arborec', String(aboard));
  expect(t.ships('arborec', '25')).toEqual({ carrier: 1, mech: 1 });
});

const colossus = (): void => {
  const t = withMechs('muaat', 'xxcha');
  t.fleet('muaat', '25', { warSun: 1 });
  const [near] = t.own('muaat', 'lodor', { mech: 1 });
  const [here] = t.own('muaat', 'quann', { mech: 1 });
  const [far] = t.own('muaat', 'wellon', { mech: 1 });
  t.strategy('muaat', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('muaat', 'ability:starForge');
  t.answer('muaat', 'fighter');
  expect(t.refusal('muaat', [String(far)])).not.toBeNull();
  t.answer('muaat', [String(near), String(here)]);
  expect(t.ground('muaat', 'lodor')).toEqual({ mech: 1, infantry: 1 });
  expect(t.ground('muaat', 'quann')).toEqual({ mech: 1, infantry: 1 });
};
scenario(
  ['unit-card:emberColossus', 'sequence:mechs raise infantry'],
  'a Star Forge brings each mech there or next to it an infantry',
  colossus,
);
failsWithout('unit-card:emberColossus', colossus);

function indoctrinating() {
  const t = withMechs('yin', 'xxcha');
  t.own('xxcha', 'quann', { infantry: 2 });
  t.landed('yin', 'quann', { infantry: 1 });
  t.goods('yin', 3);
  t.exhaust('darien');
  t.active('yin', '25');
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  t.answer('yin', 'ability:indoctrination');
  return t;
}

const ashes = (): void => {
  const t = indoctrinating();
  t.dice(10, 10, 1);
  t.answer('yin', 'mech');
  expect(t.ground('yin', 'quann')).toMatchObject({ mech: 1 });
  expect(t.player('yin').tradeGoods).toBe(0);
};
scenario(
  ['unit-card:moyinsAshes', 'sequence:ask for a mech of ashes'],
  'Indoctrination for 3 influence makes a mech',
  ashes,
);
failsWithout('unit-card:moyinsAshes', ashes);

test('Indoctrination still makes an infantry for 2', () => {
  const t = indoctrinating();
  t.dice(10, 10, 1);
  t.pass('yin');
  t.confirm('yin');
  expect(t.player('yin').tradeGoods).toBe(1);
  expect(t.ground('yin', 'quann').mech).toBeUndefined();
});

const infiltrator = (): void => {
  const t = withMechs('yssaril', 'xxcha');
  t.hand('yssaril', 'plague');
  t.strategy('yssaril', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('yssaril', 'ability:stallTactics');
  t.answer('yssaril', 'shalloq');
  expect(t.ground('yssaril', 'shalloq')).toEqual({ mech: 1 });
};
scenario(
  ['unit-card:blackshadeInfiltrator', 'sequence:send an infiltrator'],
  'after Stall Tactics a mech comes to a planet of theirs',
  infiltrator,
);
failsWithout('unit-card:blackshadeInfiltrator', infiltrator);

test('no infiltrator comes where all mechs are on the board', () => {
  const t = withMechs('yssaril', 'xxcha');
  t.own('yssaril', 'retillion', { mech: 4 });
  t.hand('yssaril', 'plague');
  t.strategy('yssaril', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('yssaril', 'ability:stallTactics');
  expect(t.where()).not.toContain('infiltrator');
});
