// The cards of legendary planets, freelancers and the ion storm.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { LegendaryId, PlanetId } from '../../src/facts/index.ts';
import { isAdjacent } from '../../src/queries/board.ts';
import { exploring } from './exploring-table.ts';

/** At the end of a turn of the Norr, who control the planet. */
function withPlanet(planet: PlanetId) {
  const t = exploring({});
  t.system('46').planets.push({ id: planet, owner: t.seat('norr'), exhausted: true, units: [] });
  t.game().galaxy += ` ${planet}@46`;
  t.strategy('norr', 'warfare');
  t.strategy('xxcha', 'imperial');
  return t;
}

function endTurn(t: ReturnType<typeof withPlanet>, id: LegendaryId) {
  t.fleet('norr', '26', { carrier: 1 });
  t.begin('action phase');
  t.answer('norr', ['strategic warfare']);
  t.playOn((where) => where === 'window/react');
  while (!t.options('norr').includes(`legendary:${id}`)) {
    const [seat] = t.awaited();
    t.pass(seat as number);
    t.playOn((where) => where === 'window/react');
  }
  t.answer('norr', [`legendary:${id}`]);
}

scenario(['legendary:theAtrament', 'sequence:legendary theAtrament'], 'two infantry at the end of a turn', () => {
  const t = withPlanet('primor');
  endTurn(t, 'theAtrament');
  t.answer('norr', ['primor']);
  t.answer('norr', ['2']);
  expect(t.ground('norr', 'primor')).toEqual({ infantry: 2 });
  expect(t.game().legendaryExhausted).toEqual(['theAtrament']);
});

scenario(
  ['legendary:imperialArmsVault', 'sequence:legendary imperialArmsVault'],
  'a mech, or an action card, at the end of a turn',
  () => {
    const t = withPlanet('hopesEnd');
    endTurn(t, 'imperialArmsVault');
    expect(t.options('norr')).toEqual(['mech', 'card']);
    t.answer('norr', ['mech']);
    t.answer('norr', ['hopesEnd']);
    expect(t.ground('norr', 'hopesEnd')).toEqual({ mech: 1 });
  },
);

scenario(
  ['legendary:exterrixHeadquarters', 'sequence:legendary exterrixHeadquarters'],
  'two trade goods, or all commodities become trade goods',
  () => {
    const t = withPlanet('mallice');
    t.goods('norr', 0, 3);
    endTurn(t, 'exterrixHeadquarters');
    t.answer('norr', ['convert']);
    expect([t.player('norr').tradeGoods, t.player('norr').commodities]).toEqual([3, 0]);
  },
);

scenario(
  ['legendary:mirageFlightAcademy', 'sequence:legendary mirageFlightAcademy'],
  'two fighters join ships at the end of a turn',
  () => {
    const t = withPlanet('mirage');
    endTurn(t, 'mirageFlightAcademy');
    t.answer('norr', ['2']);
    expect(t.ships('norr', '26')).toEqual({ carrier: 1, fighter: 2 });
  },
);

scenario(['legendary:theAtrament', 'legendary:mirageFlightAcademy'], 'fewer come where the owner likes', () => {
  const t = withPlanet('primor');
  endTurn(t, 'theAtrament');
  t.answer('norr', ['primor']);
  expect(t.options('norr')).toEqual(['2', '1']);
  t.answer('norr', ['1']);
  expect(t.ground('norr', 'primor')).toEqual({ infantry: 1 });
  const academy = withPlanet('mirage');
  endTurn(academy, 'mirageFlightAcademy');
  academy.answer('norr', ['1']);
  expect(academy.ships('norr', '26')).toEqual({ carrier: 1, fighter: 1 });
});

test('the card passes on exhausted, and is readied in the status phase alone', () => {
  const t = withPlanet('primor');
  t.game().legendaryExhausted = ['theAtrament'];
  t.begin('gain control', { seat: t.seat('xxcha'), planet: 'primor', how: 'invasion' });
  expect(t.game().legendaryExhausted).toEqual(['theAtrament']);
  const status = withPlanet('primor');
  status.game().legendaryExhausted = ['theAtrament'];
  status.game().objectives = [{ id: 'cornerTheMarket', open: false }];
  status.begin('status phase');
  status.playOn();
  expect(status.game().legendaryExhausted).toBeUndefined();
});

scenario(['exploration:freelancers'], 'one unit, for which influence is spent like resources', () => {
  const t = exploring({ cultural: ['freelancers.1'] });
  t.own('norr', 'lodor'); // 3 resources, 1 influence
  t.own('norr', 'meer'); // no resources, 4 influence
  t.exhaust('lodor', 'trenlak', 'quinarra');
  t.begin('explore planet', { seat: t.seat('norr'), planet: 'lodor' });
  t.answer('norr', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: ['meer'], goods: 0 } });
  expect(t.ships('norr', '26')).toEqual({ cruiser: 1 });
  expect(t.game().effects).toEqual([]);
});

function storm() {
  const t = exploring({ frontier: ['ionStorm.1'] });
  t.system('46').frontier = true;
  t.begin('explore frontier', { seat: t.seat('norr'), system: '46' });
  t.answer('norr', ['alpha']);
  return t;
}

scenario(
  ['exploration:ionStorm', 'sequence:flip the ion storm'],
  'a wormhole of the side that its finder chooses; it turns over once ships have used it',
  () => {
    const t = storm();
    expect(isAdjacent(t.game(), '46', '26')).toBe(true);
    expect(t.game().explorationDiscards?.frontier).toEqual([]);
    const later = exploring({});
    Object.assign(later.game(), structuredClone(t.game()));
    const [cruiser = 0] = later.fleet('norr', '26', { cruiser: 1 });
    later.begin('tactical action', { seat: later.seat('norr') });
    later.answer('norr', ['46']);
    later.answer('norr', { moves: [{ ship: cruiser, path: ['26', '46'] }] });
    expect(later.system('46').wormholes).toEqual(['beta']);
  },
);

test('a way that does not lead through the storm leaves it as it is', () => {
  const t = exploring({});
  Object.assign(t.game(), structuredClone(storm().game()));
  const [cruiser = 0] = t.fleet('norr', '37', { cruiser: 1 }); // beside it
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', ['46']);
  t.answer('norr', { moves: [{ ship: cruiser, path: ['37', '46'] }] });
  expect(t.system('46').wormholes).toEqual(['alpha']);
});
