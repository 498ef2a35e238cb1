// The factions: what they begin with, what they can do, and what a faction asset gives them.
import type { Op, UnitId } from '../facts/vocabulary.ts';
import { claimSystem, explore, gain, pay, spend, unlockAnyFocus, unlockAnyTech } from './ops.ts';
import type { Faction, Passive } from './types.ts';

const deploy = (unit: UnitId, n = 1): Op => ({ op: 'deploy', unit, n });
const oneOf = (...of: readonly Op[][]): Op => ({ op: 'choose', of });
const markNode: Op = { op: 'markNode', n: 1 };

const faction = (
  id: string,
  passive: readonly Passive[],
  ability: readonly Op[],
  setup: readonly Op[] = [],
): Faction => ({
  id,
  setup,
  passive,
  ability,
});

export const factions: readonly Faction[] = [
  faction('arborec', [{ on: 'perActive', sheets: ['expansion', 'warfare'], do: [deploy('infantry')] }], [gain('pop')]),
  faction('argent', [{ on: 'strength', n: 1, side: 'mixed' }], [gain('vote'), markNode]),
  faction('letnev', [{ on: 'strength', n: 2, side: 'choose' }], [gain('trade', 2)]),
  faction(
    'saar',
    [{ on: 'unlockPlanet', do: [gain('trade')] }],
    [oneOf([{ op: 'dock', n: 1 }], [spend(2, 'M', 'any')])],
  ),
  faction(
    'muaat',
    [{ on: 'perActive', sheets: ['warfare'], do: [{ op: 'buildIcon', n: 1, unit: 'warsun' }] }],
    [{ op: 'buildIcon', n: 2, unit: 'any' }],
    [{ op: 'unlockUnit', unit: 'warsun' }],
  ),
  faction(
    'hacan',
    [
      { on: 'production', do: [gain('trade')] },
      { on: 'flag', flag: 'tradeVpRoundUp' },
    ],
    [gain('com'), gain('trade')],
  ),
  faction(
    'sol',
    [{ on: 'perActive', sheets: ['expansion', 'warfare'], do: [spend(1, 'any', 'active')] }],
    [oneOf([gain('pop')], [deploy('infantry', 2)])],
  ),
  faction(
    'creuss',
    [{ on: 'claim', what: 'wormhole', do: [gain('trade')] }],
    [claimSystem],
    [{ op: 'unlockTech', n: 1, of: 'gravity_drive' }],
  ),
  faction(
    'l1z1x',
    [{ on: 'build', unit: 'dreadnought', do: [gain('vote')] }],
    [spend(3, 'M', 'any')],
    [{ op: 'unlockUnit', unit: 'dreadnought' }],
  ),
  faction(
    'mahact',
    [
      { on: 'warWon', do: [gain('com')] },
      { on: 'warTied', do: [gain('vote')] },
    ],
    [unlockAnyFocus],
  ),
  faction(
    'mentak',
    [{ on: 'discount', unit: 'cruiser', res: 'M', n: 1, first: 2 }],
    [gain('trade'), { op: 'strength', n: 1, side: 'choose', wars: 'future' }],
  ),
  faction('naalu', [{ on: 'switchSheet' }], [spend(2, 'any', 'active')]),
  faction(
    'naaz_rokha',
    [
      { on: 'perActive', sheets: ['navigation'], do: [explore(1)] },
      { on: 'claim', what: 'relic', do: [gain('trade')] },
    ],
    [oneOf([claimSystem], [deploy('mech')])],
  ),
  faction(
    'nekro',
    [
      { on: 'claim', what: 'spec', do: [spend(1, 'any', 'active')] },
      { on: 'warWon', do: [{ op: 'researchIcon', n: 1 }] },
    ],
    [unlockAnyTech],
  ),
  faction(
    'nomad',
    [
      { on: 'flag', flag: 'flagshipSpecAsTrade' },
      { on: 'becomesActive', do: [{ op: 'may', do: [pay('trade'), spend(2, 'any', 'active')] }] },
    ],
    [gain('trade'), spend(1, 'any', 'any')],
  ),
  faction('sardakk', [{ on: 'strength', n: 1, side: 'both' }], [spend(2, 'M', 'warfare'), markNode]),
  faction(
    'titans',
    [
      { on: 'build', unit: 'pds', do: [gain('trade')] },
      { on: 'perActive', sheets: ['expansion'], do: [{ op: 'develop', n: 1, res: 'M' }] },
    ],
    [{ op: 'develop', n: 2 }],
    [{ op: 'unlockPlanet', n: 1 }],
  ),
  faction('jolnar', [{ on: 'flag', flag: 'researchDouble' }], [unlockAnyTech]),
  faction(
    'vuilraith',
    [
      { on: 'flag', flag: 'mayMarkAnomalies' },
      { on: 'anomaly', do: [gain('vote')] },
    ],
    [{ op: 'markNode', n: 2, anomalies: true }],
  ),
  faction(
    'winnu',
    [
      { on: 'mecatol', do: [{ op: 'vp', n: 1, sheet: 'navigation' }] },
      { on: 'perActive', sheets: ['navigation'], do: [{ op: 'explore', n: 1, closer: true }] },
    ],
    [gain('vote', 2)],
  ),
  faction(
    'xxcha',
    [
      { on: 'councilClaim', do: [gain('vote')] },
      { on: 'flag', flag: 'refundVotes' },
      { on: 'voteWon', do: [gain('trade')] },
    ],
    [gain('councilor')],
  ),
  faction('yin', [{ on: 'convert', from: 'I' }], [gain('pop')]),
  faction('yssaril', [{ on: 'forgo', do: [gain('trade')] }], [gain('spec')]),
  faction(
    'empyrean',
    [
      { on: 'claim', what: 'empty', do: [gain('trade'), { op: 'vp', n: 1, sheet: 'navigation' }] },
      { on: 'claim', what: 'neighbor', do: [gain('trade')] },
    ],
    [explore(2)],
  ),
];
