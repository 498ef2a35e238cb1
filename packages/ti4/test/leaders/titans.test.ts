// The leaders of the Titans of Ul.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { cannonDice } from '../../src/queries/cannons.ts';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { influence, resources } from '../../src/queries/values.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };

scenario(['leader:tellurian'], 'a hit against anybody is cancelled', () => {
  const t = tableWith(pok, 'sol', 'norr', 'titans');
  t.fleet('sol', '46', { cruiser: 1 });
  t.begin('take hits', { seat: 0, by: 1, hits: 1, kind: 'space combat', system: '46' });
  t.answer('titans', 'leader:tellurian');
  expect(t.ships('sol', '46')).toEqual({ cruiser: 1 });
});

scenario(['leader:tungstantus'], 'a use of Production brings a trade good, which may pay for it', () => {
  const t = tableWith(pok, 'titans', 'sol', 'norr');
  t.own('titans', 'elysium', { spaceDock: 1, pds: 2 });
  t.own('titans', 'quann', { pds: 2 });
  expect(leaderProgress(t.game(), 0, 'tungstantus')).toEqual({ have: 5, need: 5 });
  t.unlock('titans', 'tungstantus');
  t.exhaust('elysium', 'quann');
  t.begin('production', { seat: 0, system: '55' });
  t.answer('titans', 'leader:tungstantus');
  expect(t.refusal('titans', { units: [], pay: { planets: [], goods: 0 } })).toBe('why.make something');
  t.answer('titans', { units: [{ unit: 'infantry', count: 2, place: 'elysium' }], pay: { planets: [], goods: 1 } });
  expect(t.ground('titans', 'elysium')).toEqual({ spaceDock: 1, pds: 2, infantry: 2 });
});

scenario(['leader:ulTheProgenitor'], 'attached to Elysium it brings 3 of each and a cannon, and stays', () => {
  const t = tableWith(pok, 'titans', 'sol', 'norr');
  t.unlock('titans', 'ulTheProgenitor');
  t.own('titans', 'elysium', { infantry: 1 });
  t.exhaust('elysium');
  t.fleet('sol', '55', { cruiser: 1 });
  t.strategy('titans', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('titans', 'leader:ulTheProgenitor');
  const g = t.game();
  expect([resources(g, 'elysium'), influence(g, 'elysium')]).toEqual([7, 4]);
  expect(t.planet('elysium').exhausted).toBe(false);
  expect(cannonDice(g, 0, 1, '55', 1)).toMatchObject([{ unit: 'pds', dice: 3, need: 5 }]);
  expect(t.player('titans').leaders?.find(({ id }) => id === 'ulTheProgenitor')?.is).toBe('unlocked');
});
