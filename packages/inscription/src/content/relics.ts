// The relic deck.
import { asset } from '../facts/assets.ts';
import type { Op } from '../facts/vocabulary.ts';
import { explore, gain, pay, spend, unlockAnyFocus, unlockAnyTech } from './ops.ts';
import type { Relic } from './types.ts';

/** Played while one marks during a strategy event. */
const relic = (id: string, points: number, ...effects: readonly Op[]): Relic => ({
  id,
  points,
  timing: 'strategy',
  do: effects,
});

export const relics: readonly Relic[] = [
  { id: 'crown_of_thalnos', points: 3, timing: 'afterDice', do: [], rerolls: true },
  relic('dominus_orb', 3, explore(3)),
  relic('dynamis_core', 2, { op: 'scale', per: 'ind.tradeIconsUnlocked', every: 1, max: 5, do: [gain('trade')] }),
  relic('luxarch_treatise_1', 3, spend(3, 'I', 'any')),
  relic('luxarch_treatise_2', 3, spend(3, 'R', 'any')),
  relic('nano_forge', 4, { op: 'develop', n: 2, together: true }),
  relic('maw_of_worlds', 3, { op: 'may', do: [pay('planet'), unlockAnyTech] }),
  relic('plenary_orbital', 3, { op: 'dock', n: 1 }),
  { id: 'shard_of_the_throne', points: 5, timing: 'council', do: [], freeVotes: 1 },
  {
    id: 'stellar_converter',
    points: 3,
    timing: 'beforeStrength',
    do: [{ op: 'strength', n: 4, side: 'choose', wars: 'current' }],
  },
  relic('the_codex', 2, { op: 'gain', asset: asset('spec'), n: 2, different: true }),
  relic('the_obsidian', 4, gain('pop')),
  relic('the_prophets_tears', 3, { op: 'unlockTech', n: 1, of: 'active' }),
  relic('the_quantumcore', 3, unlockAnyFocus),
  relic('the_syncretone', 2, gain('com', 3)),
  relic('tyrants_lament', 3, { op: 'deploy', unit: 'dreadnought', n: 1 }),
];
