// The agendas: four for each of the stages II, III and IV, two of them with a star.
import type { CrossOutTarget, Op } from '../facts/vocabulary.ts';
import { claimSystem, explore, gain, lose, spend } from './ops.ts';
import type { Agenda, Outcome } from './types.ts';

const crossOut = (n: number, target: CrossOutTarget): Op => ({ op: 'crossOut', target, n });
const each = (...effects: readonly Op[]): Outcome => ({ do: effects });

export const agendas: readonly Agenda[] = [
  {
    id: 'homestead_relief',
    stage: 2,
    star: true,
    pass: each(gain('pop')),
    fail: each({ op: 'develop', n: 2 }),
  },
  {
    id: 'population_controls',
    stage: 2,
    star: false,
    pass: each(crossOut(1, 'exp.unclaimedPopLine')),
    fail: each(lose('planet')),
  },
  {
    id: 'trade_fleet_subsidization',
    stage: 2,
    star: true,
    pass: each(gain('trade', 2)),
    fail: { do: [gain('com')], topVoter: 'commodity' },
  },
  {
    id: 'technology_embargo',
    stage: 2,
    star: false,
    pass: each(crossOut(1, 'tech.locked.specCost')),
    fail: each(crossOut(1, 'tech.locked.researchIcons')),
  },
  {
    id: 'corporate_tax_breaks',
    stage: 3,
    star: true,
    pass: each({ op: 'scale', per: 'ind.tradeIconsUnlocked', every: 2, max: 3, do: [gain('trade')] }),
    fail: each({ op: 'claimSpace', n: 1, where: 'legal' }),
  },
  {
    id: 'automated_worker_ban',
    stage: 3,
    star: false,
    pass: each(crossOut(2, 'ind.unmarkedSpace')),
    fail: each(lose('trade', 2)),
  },
  {
    id: 'hyperlane_security',
    stage: 3,
    star: true,
    pass: each(explore(2)),
    fail: each(claimSystem),
  },
  {
    id: 'disarmament_treaty',
    stage: 3,
    star: false,
    pass: each({ op: 'strength', n: -1, side: 'both', wars: 'next' }),
    fail: each(crossOut(2, 'war.unbuiltUnit')),
  },
  {
    id: 'earmarked_spending',
    stage: 4,
    star: true,
    pass: each(spend(2, 'any', 'any')),
    fail: each({ op: 'scale', per: 'ind.councilors', every: 2, max: 3, do: [{ op: 'vp', n: 1, sheet: 'industry' }] }),
  },
  {
    id: 'construction_moratorium',
    stage: 4,
    star: false,
    pass: each(crossOut(1, 'exp.unbuiltDock')),
    fail: each(crossOut(1, 'exp.lockedPlanet')),
  },
  {
    id: 'wartime_preparations',
    stage: 4,
    star: true,
    pass: each({ op: 'deploy', unit: 'cruiser', n: 1 }),
    fail: each({ op: 'strength', n: 1, side: 'both', wars: 'future' }),
  },
  {
    id: 'piracy_crackdown',
    stage: 4,
    star: false,
    pass: { do: [crossOut(2, 'nav.unclaimedSystem')], topVoter: 'asset kind' },
    fail: each(lose('trade'), { op: 'vp', n: -1, sheet: 'industry' }),
  },
];
