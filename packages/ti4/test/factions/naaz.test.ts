// The Naaz-Rokha Alliance.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { combatDice } from '../../src/queries/values.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };

scenario(['technology:supercharge'], 'their combat rolls of a round have +1', () => {
  const t = tableWith(pok, 'naaz', 'xxcha', 'hacan');
  t.technologies('naaz', 'supercharge');
  t.fleet('naaz', '46', { carrier: 1 });
  t.fleet('xxcha', '46', { carrier: 1 });
  t.active('naaz', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.dice(8, 1);
  t.answer('naaz', 'technology:supercharge');
  t.playOn();
  expect(t.ships('xxcha', '46')).toEqual({});
  expect(t.player('naaz').exhausted).toEqual(['supercharge']);
});

scenario(['technology:preFabArcologies'], 'a planet that is explored is readied', () => {
  const t = tableWith(pok, 'naaz', 'xxcha', 'hacan');
  t.technologies('naaz', 'preFabArcologies');
  const empty = { cultural: [], hazardous: [], industrial: [], frontier: [] };
  Object.assign(t.game(), {
    explorationDecks: { ...empty, cultural: ['culturalRelicFragment.1'] },
    explorationDiscards: { ...empty },
  });
  t.own('naaz', 'lodor');
  t.exhaust('lodor');
  t.begin('explore planet', { seat: 0, planet: 'lodor' });
  expect(t.planet('lodor').exhausted).toBe(false);
});

scenario(['unit-card:viszElVir'], 'mechs in its system roll one die more in combat', () => {
  const t = tableWith(pok, 'naaz', 'xxcha', 'hacan');
  t.fleet('naaz', '26', { flagship: 1 });
  const dice = (system: string, kind: 'ground combat' | 'space cannon defense') =>
    combatDice(t.game(), { seat: 0, enemy: 1, unit: 'mech', kind, role: 'attacker', round: 1, system });
  expect([dice('26', 'ground combat'), dice('25', 'ground combat'), dice('26', 'space cannon defense')]).toEqual([
    3, 2, 0,
  ]);
});
