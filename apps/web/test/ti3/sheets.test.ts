import { facts, ti3 } from '@custodian/ti3';
import type { Game } from '@custodian/ti3/game';
import { table } from '@custodian/ti3/testkit';
import { en } from '@custodian/ti3/words/en/index';
import { describe, expect, it } from 'vitest';
import { trackOf } from '../../src/galaxy/points/track.ts';
import { playability } from '../../src/titles/ti3/hand/hand.ts';
import { shownObjectives } from '../../src/titles/ti3/objectives/objectives.ts';
import { missing, modifiersOf } from '../../src/titles/ti3/reckoning/rules.ts';
import { agreementsOf, owned, planetsOf, printedValue, totalOf } from '../../src/titles/ti3/sheet/figures.ts';
import { edge, lanes, opensTo, topOf, treeOf } from '../../src/titles/ti3/technologies/technology-tree.ts';

const words: Readonly<Record<string, string>> = en;

describe('figures', () => {
  const t = table('norr', 'xxcha', 'sol');
  const game = t.game();

  it('adds up what is ready of all', () => {
    const mine = planetsOf(game, 0);
    const first = mine[0];
    expect(mine.length).toBeGreaterThan(0);
    const all = mine.reduce((sum, planet) => sum + facts.planets[planet.id].resources, 0);
    expect(totalOf(mine, printedValue('resources'))).toEqual({ ready: all, all });
    const tired = mine.map((planet) => (planet === first ? { ...planet, exhausted: true } : planet));
    expect(totalOf(tired, printedValue('resources')).all).toBe(all);
    expect(totalOf(tired, printedValue('resources')).ready).toBe(
      all - (first === undefined ? 0 : facts.planets[first.id].resources),
    );
  });

  it('reads an agreement from the partner’s contract', () => {
    const players = game.players.map((player, seat) =>
      seat === 1 ? { ...player, contracts: [{ value: 2, partner: 0 }] } : player,
    );
    expect(agreementsOf({ ...game, players }, 0)).toEqual([{ partner: 1, value: 2 }]);
  });

  it('sorts technologies by colour', () => {
    expect(owned(['enviroCompensator', 'antimassDeflectors', 'hylarVAssaultLaser']).map(({ id }) => id)).toEqual([
      'hylarVAssaultLaser',
      'antimassDeflectors',
      'enviroCompensator',
    ]);
  });

  it('places everybody on the track', () => {
    const steps = trackOf(
      game.players.map((player) => player.points),
      10,
    );
    expect(steps).toHaveLength(11);
    expect(steps[0]?.seats).toEqual([0, 1, 2]);
    expect(shownObjectives({ ...game, objectives: ['tech5'] })).toEqual([{ id: 'tech5', points: 1, claimedBy: [] }]);
  });
});

describe('the hand', () => {
  const decision = {
    kind: 'choose',
    seat: 0,
    rule: 'council',
    ask: { key: 'window.agenda read' },
    options: [{ id: 'action:veto', text: { key: 'action.veto' } }],
    barred: [
      {
        option: { id: 'action:bribery', text: { key: 'action.bribery' } },
        why: { rule: 'council', text: { key: 'why.malformed' } },
      },
    ],
    pick: [0, 1],
    proposal: null,
    secret: true,
  } as const;

  it('says what can be played now, what is barred, and what must wait', () => {
    expect(playability(decision, 'veto.2')).toEqual({ now: true, option: 'action:veto' });
    expect(playability(decision, 'bribery.1')).toEqual({ now: false, why: decision.barred[0].why });
    expect(playability(decision, 'sabotage.1')).toEqual({ now: false, why: null });
    expect(playability(null, 'veto.2')).toEqual({ now: false, why: null });
  });
});

describe('the technology tree', () => {
  const game = table('norr', 'xxcha', 'sol').game();
  const owning = (...technologies: Game['players'][number]['technologies']): Game => ({
    ...game,
    players: game.players.map((player, seat) => (seat === 0 ? { ...player, technologies } : player)),
  });

  it('holds all 24, each in the lane of its colour', () => {
    const tree = treeOf(game, 0);
    expect(tree).toHaveLength(24);
    for (const { color, row } of tree) {
      const lane = lanes.find((each) => each.color === color);
      expect(row).toBeGreaterThanOrEqual(lane?.first ?? 99);
      expect(row).toBeLessThanOrEqual(lane?.last ?? -1);
    }
    expect(new Set(tree.map(({ column, row }) => `${column} ${row}`)).size).toBe(24);
  });

  it('knows what is owned, within reach and locked, with the reason', () => {
    const tree = new Map(treeOf(owning('hylarVAssaultLaser'), 0).map((branch) => [branch.id, branch]));
    expect(tree.get('hylarVAssaultLaser')?.state).toBe('owned');
    expect(tree.get('deepSpaceCannon')?.state).toBe('within reach');
    expect(tree.get('warSun')?.state).toBe('locked');
    expect(tree.get('warSun')?.why?.text.key).toBe('why.prerequisites needed');
    expect(tree.get('gravitonNegator')?.any).toBe(true);
  });

  it('draws lines forth, down and back', () => {
    expect(edge({ column: 0, row: 0 }, { column: 1, row: 0 })).toMatch(/^M186 36C/);
    expect(edge({ column: 1, row: 0 }, { column: 1, row: 1 })).toMatch(/^M208 36C/);
    expect(edge({ column: 1, row: 0 }, { column: 0, row: 1 })).toMatch(/ 186 \d+$/);
    expect(topOf(3) - topOf(2)).toBeGreaterThan(topOf(2) - topOf(1));
    expect(opensTo('deepSpaceCannon')).toContain('warSun');
  });
});

describe('the reckoning', () => {
  const t = table('norr', 'xxcha', 'sol');
  const game = t.game();

  it('says what an objective lacks, and nothing when it is met', () => {
    expect(missing(game, 0, 'supremacy')?.key).toBe('missing.planets');
    const rich = { ...game, players: game.players.map((player) => ({ ...player, tradeGoods: 6 })) };
    expect(missing(rich, 0, 'spendTradeGoods6')).toBeNull();
  });

  it('names the source of every change to the dice', () => {
    const battle = { kind: 'space battle', attacker: 0, defender: 1, system: 'quann', round: 1 } as const;
    const found = modifiersOf(game, battle, 0, ['cruiser', 'carrier']);
    expect(found).toContainEqual({ by: 1, units: ['cruiser', 'carrier'], source: 'ability:norr.fury' });
  });

  it('has a text for every window, and for nothing else that looks like one', () => {
    const named = Object.keys(words).flatMap((key) => (key.startsWith('window.') ? [key.slice('window.'.length)] : []));
    expect(named.sort()).toEqual(Object.keys(ti3.windows).sort());
  });
});
