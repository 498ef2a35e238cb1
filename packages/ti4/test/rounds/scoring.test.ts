// Scoring: in the status phase, by Imperial, and at once when something happens; infantry that return; the whole game.
import { scenario, sequence } from '@custodian/testkit';
import { expect } from 'vitest';
import type { Game } from '../../src/game.ts';
import { layTable } from '../../src/table.ts';
import type { FourthEdition } from '../../src/terms.ts';
import { ti4 } from '../../src/ti4.ts';
import { table } from '../kit/index.ts';

scenario(
  ['sequence:score a public objective', 'sequence:score objective'],
  'a public objective that is met is scored and paid for',
  () => {
    const t = table('sol', 'norr');
    t.objectives('negotiateTradeRoutes');
    t.goods('sol', 5);
    t.begin('score a public objective', { seat: 0 });
    t.answer('sol', 'negotiateTradeRoutes');
    expect(t.player('sol')).toMatchObject({ points: 1, scored: ['negotiateTradeRoutes'], tradeGoods: 0 });
  },
);

scenario(['sequence:score objectives'], 'one public and one secret objective in a status phase', () => {
  const t = table('sol', 'norr');
  t.objectives('negotiateTradeRoutes', 'developWeaponry');
  t.technologies('sol', 'carrierII', 'infantryII');
  t.goods('sol', 5);
  t.secret('sol', 'fuelTheWarMachine');
  t.begin('score objectives', { seat: 0 });
  expect(t.refusal('sol', ['negotiateTradeRoutes', 'developWeaponry'])).not.toBeNull();
  expect(t.refusal('sol', ['fuelTheWarMachine'])).not.toBeNull();
  t.answer('sol', 'negotiateTradeRoutes');
  expect(t.player('sol').points).toBe(1);
});

scenario(
  ['sequence:score at once', 'objective:unveilFlagship', 'sequence:losses', 'sequence:take hits'],
  'a secret objective is scored when what it asks for happens',
  () => {
    const t = table('sol', 'norr');
    t.secret('sol', 'unveilFlagship');
    t.fleet('sol', '25', { flagship: 1 });
    t.fleet('norr', '25', { carrier: 1 });
    t.dice(10, 1, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    t.answer('sol', 'objective:unveilFlagship');
    expect(t.player('sol')).toMatchObject({ points: 1, scored: ['unveilFlagship'] });
  },
);

scenario(
  ['sequence:infantry return'],
  'infantry on their card come back to the home system when the turn begins',
  () => {
    const t = table('sol', 'norr');
    t.player('sol').resting = 2;
    t.begin('infantry return', { seat: 0 });
    expect(t.ground('sol', 'jord')).toEqual({ infantry: 2 });
    expect(t.player('sol').resting).toBe(0);
  },
);

scenario(['sequence:structures fall'], 'structures of others fall on a planet that is gained', () => {
  const t = table('sol', 'norr');
  t.own('norr', 'quann', { pds: 1, spaceDock: 1 });
  t.landed('sol', 'quann', { infantry: 1 });
  t.begin('gain control', { seat: 0, planet: 'quann', how: 'invasion' });
  expect(t.ground('norr', 'quann')).toEqual({});
});

scenario(['sequence:produce'], 'units are produced without the Production ability, and paid for', () => {
  const t = table('sol', 'norr');
  t.goods('sol', 2);
  t.exhaust('jord');
  t.begin('produce', {
    seat: 0,
    system: '26',
    places: [],
    limit: 1,
    types: ['cruiser'],
    must: true,
    why: { key: 'title.name' },
  });
  t.playOn();
  expect(t.ships('sol', '26')).toEqual({ cruiser: 1 });
  expect(t.player('sol').tradeGoods).toBe(0);
});

scenario(['sequence:reroll dice'], 'dice are rolled again, each once', () => {
  const t = table('sol', 'norr');
  t.dice(9);
  const groups = [{ seat: 0, unit: 'cruiser' as const, dice: 2, need: 7, bonus: 0, rolls: [3, 8] }];
  t.begin('reroll dice', { seat: 0, groups });
  expect(
    t.refusal('sol', {
      dice: [
        { group: 0, die: 0 },
        { group: 0, die: 0 },
      ],
    }),
  ).not.toBeNull();
  expect(t.refusal('sol', { dice: [{ group: 0, die: 2 }] })).toBe('why.no such die');
  t.answer('sol', { dice: [{ group: 0, die: 0 }] });
  expect(t.events('dieRerolled')).toMatchObject([{ before: 3, after: 9 }]);
});

scenario(['sequence:play action card'], 'an action card is laid open, may be cancelled, and is discarded', () => {
  const t = table('sol', 'norr');
  t.hand('sol', 'riseOfAMessiah');
  t.hand('norr', 'sabotage');
  t.strategy('sol', 'trade');
  t.begin('action phase');
  t.answer('sol', 'action:riseOfAMessiah');
  expect(t.game().table.actionCards).toEqual(['riseOfAMessiah.1']);
  t.answer('norr', 'action:sabotage');
  expect(t.game().actionDiscard).toEqual(['sabotage.1', 'riseOfAMessiah.1']);
  expect(t.ground('sol', 'jord')).toEqual({});
});

scenario(['sequence:game'], 'a game goes through its setup, and then from round to round', () => {
  const t = sequence<Game, number, FourthEdition>({ rules: ti4, seat: (n) => n });
  t.beginOn(layTable(3, {}) as Game, 'game', {});
  t.playOn((where) => where === 'strategy phase/choose a strategy card');
  expect(t.state().game).toMatchObject({ round: 1, phase: 'strategy' });
  t.playOn(() => t.state().game.round > 1);
  expect(t.state().game.objectives.filter((o) => o.open)).toHaveLength(3);
});
