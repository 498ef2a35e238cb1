// What Shattered Empire changes before the first round: cards, races, and a system beside the board.
import { scenario } from '@custodian/testkit';
import { exportMap, layTable, ti3 } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { objectives } from '../../src/content/facts/index.ts';
import { isAdjacent, neighbours } from '../../src/queries/board.ts';
import { goal } from '../../src/queries/values.ts';
import { newGame, table } from '../kit/index.ts';
import { mapWithoutWormholes } from '../maps.ts';

const base = ['initiative', 'diplomacy', 'political', 'logistics', 'trade', 'warfare', 'technology', 'imperial'];
const second = [
  ...['leadership', 'diplomacyII', 'assembly', 'production', 'tradeII', 'warfareII', 'technologyII'],
  'bureaucracy',
];

function begun(seats: number, options: object) {
  const t = newGame(seats, { ...options });
  t.playOn();
  expect(ti3.miscounted(t.game())).toEqual([]);
  return t.game();
}

scenario(
  ['option:seStrategyCards', 'sequence:setup'],
  'the second set of strategy cards comes with its objective deck and political hands',
  () => {
    const g = begun(4, { seStrategyCards: true });
    expect(g.strategyCards.map((c) => c.id)).toEqual(second);
    expect(g.players.map((p) => p.politicalHand.length)).toEqual([2, 2, 2, 2]);
    const stages = g.objectiveDeck.map((id) => objectives[id as keyof typeof objectives].stage);
    expect([stages.filter((s) => s === 'stageI').length, stages.filter((s) => s === 'stageII').length]).toEqual([5, 5]);
    expect(g.objectiveDeck).toContain('imperiumRex');
    expect(g.objectives.map((id) => objectives[id].stage)).toEqual(['stageI']);
    expect(g.tradeSupply).toBe(52);
    expect(goal(g, null)).toBe(9);
  },
);

describe('without the option', () => {
  test('the base cards are laid out, nobody holds political cards and no objective is open', () => {
    const g = begun(4, {});
    expect(g.strategyCards.map((c) => c.id)).toEqual(base);
    expect(g.players.every((p) => p.politicalHand.length === 0)).toBe(true);
    expect([g.objectives.length, g.objectiveDeck.length, g.tradeSupply, goal(g, null)]).toEqual([0, 10, 40, 10]);
  });
});

describe('the second set of strategy cards', () => {
  test('in the Long War has one Stage II card more, and the goal stays', () => {
    const g = begun(4, { seStrategyCards: true, longWar: true });
    const deck = [...g.objectiveDeck, ...g.objectives].map((id) => objectives[id as keyof typeof objectives].stage);
    expect(deck.filter((s) => s === 'stageII').length).toBe(7);
    expect(goal(g, null)).toBe(14);
  });

  test('in the Age of Empire has Imperial II instead of Bureaucracy, to the usual 10 points', () => {
    const g = begun(4, { seStrategyCards: true, ageOfEmpire: true });
    expect(g.strategyCards.map((c) => c.id)).toEqual([...second.slice(0, 7), 'imperialII']);
    expect(goal(g, null)).toBe(10);
  });

  test('is hidden where hands are hidden', () => {
    const g = begun(3, { seStrategyCards: true });
    const seen = ti3.hide(g, 1);
    expect(seen.players.map((p) => p.politicalHand)).toEqual([['?', '?'], g.players[1]?.politicalHand, ['?', '?']]);
    const guessed = ti3.guess(seen, 1, () => 1);
    expect(ti3.miscounted(guessed)).toEqual([]);
    expect(ti3.hide(guessed, 1)).toEqual(seen);
  });
});

scenario(['option:seRaces'], 'four more races may be given, drawn or chosen', () => {
  const given = ['saar', 'muaat', 'winnu', 'yin'];
  expect(begun(4, { races: 'given', given, seRaces: true }).players.map((p) => p.race)).toEqual(given);
  expect(layTable(4, { races: 'given', given })).toHaveProperty('text.key', 'why.unknown race');
  const t = newGame(4, { races: 'chosen', seRaces: true });
  expect(t.options(t.awaited()[0] as number)).toEqual(expect.arrayContaining(given));
  expect(begun(4, { seRaces: true }).tradeSupply).toBe(52);
});

scenario(
  ['option:wormholeNexus', 'tile:wormholeNexus', 'planet:mallice'],
  'the Wormhole Nexus lies beside the board, next to every system with a wormhole and to nothing else',
  () => {
    const g = begun(6, { wormholeNexus: true });
    const wormholes = ['lodor', 'quann', 'empty-alpha', 'empty-beta'].filter((id) =>
      g.systems.some((s) => s.id === id),
    );
    expect([...neighbours(g, 'wormholeNexus')].sort()).toEqual([...wormholes].sort());
    expect(g.systems.find((s) => s.id === 'wormholeNexus')?.planets.map((p) => p.id)).toEqual(['mallice']);
    // Alpha and beta do not meet by it: they are two moves apart.
    expect(isAdjacent(g, 'lodor', 'empty-alpha')).toBe(true);
    expect(isAdjacent(g, 'lodor', 'empty-beta')).toBe(false);
    expect(exportMap(g)).not.toContain('wormholeNexus');
  },
);

scenario(['option:wormholeNexus', 'planet:mallice'], 'with Distant Suns a counter lies on Mallice too', () => {
  const g = begun(4, { wormholeNexus: true, distantSuns: true });
  const without = g.systems.flatMap((s) => s.planets.filter((p) => p.domain === null).map((p) => p.id));
  // A counter on every neutral planet but Mecatol Rex.
  const homes = g.systems.filter((s) => s.id.startsWith('home-')).flatMap((s) => s.planets.map((p) => p.id));
  expect(without.sort()).toEqual(['mecatolRex', ...homes].sort());
});

scenario(['tile:wormholeNexus'], 'ships reach Mallice through a wormhole and take it', () => {
  const t = table('sol', 'norr', 'naalu');
  const nexus = { ...t.system('empty-1'), id: 'wormholeNexus', q: 5, r: -4 };
  t.game().systems.push({ ...nexus, planets: [{ ...t.planet('lodor'), id: 'mallice' }] });
  t.game().galaxy += ' wormholeNexus@5,-4';
  const [carrier = 0] = t.fleet('sol', 'quann', { carrier: 1, groundForces: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('sol', 'wormholeNexus');
  t.answer('sol', { moves: [{ ship: carrier, path: ['quann', 'wormholeNexus'] }] });
  t.answer('sol', { landings: [{ ship: carrier, planet: 'mallice', groundForces: 1, pds: 0 }] });
  expect(t.planet('mallice').owner).toBe(0);
});

describe('the Wormhole Nexus alone', () => {
  test('does not make Keeper of Gates possible', () => {
    for (let i = 0; i < 20; i++) {
      const t = newGame(3, { galaxy: 'map', map: mapWithoutWormholes, wormholeNexus: true }, `gates ${i}`);
      t.playOn();
      expect(t.game().players.some((p) => p.secret === 'keeperOfGates')).toBe(false);
    }
  });
});
