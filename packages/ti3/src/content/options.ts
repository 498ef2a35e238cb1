// The options of the game that the rulebook offers.
import { forbid, set } from '@custodian/kernel';
import { hasRazed, isProbed } from '../queries/domain-counters.ts';
import { mayBombard, mayInvade } from '../queries/permissions.ts';
import { why } from '../queries/refusals.ts';
import { goal } from '../queries/values.ts';
import type { Ti3Component } from './define.ts';
import { gameOption } from './define.ts';
import { objectiveDeck } from './facts/index.ts';

export const gameOptions: readonly Ti3Component[] = [
  gameOption('longWar', {
    // The larger objective deck: rules/setup/setup.ts.
    modifies: [set(goal, (g, _, now) => (g.options.longWar ? objectiveDeck.longWar.victoryPoints : now))],
  }),
  gameOption('noGameOver', { inRules: 'rules/setup/setup.ts, rules/status/status-phase.ts' }),
  gameOption('ageOfEmpire', { inRules: 'rules/setup/setup.ts, rules/status/status-phase.ts' }),
  gameOption('distantSuns', {
    // The counters: rules/domain-counters.ts, rules/movement/probing.ts, rules/invasion/razing.ts.
    modifies: [
      forbid(mayInvade, (g, { seat, planet }, now) =>
        now === null && isProbed(g, seat, planet) ? why('probing', 'why.planet probed', { planet }) : now,
      ),
      // Said instead of what the Graviton Negator could lift.
      forbid(mayBombard, (g, { seat, ship }, now) =>
        ship !== undefined && hasRazed(g, seat, ship) ? why('razing', 'why.ship has razed') : now,
      ),
    ],
  }),
  // Everything about leaders works on those in play, and only this option brings them into play: rules/setup/starting-units.ts.
  gameOption('leaders', { inRules: 'rules/setup/starting-units.ts' }),
  gameOption('seStrategyCards', { inRules: 'inventory.ts, rules/setup/setup.ts' }),
  gameOption('seRaces', { inRules: 'options.ts' }),
  gameOption('wormholeNexus', { inRules: 'rules/setup/setup.ts' }),
  gameOption('sabotageRuns', { inRules: 'rules/invasion/sabotage-runs.ts' }),
];
