// The domain counters of Distant Suns, one entry for each printed face.
// No list says which 44 of the known faces lie in the base box; three Peaceful Annexations are counted with the
// expansion, where extra blanks change the mix least.

import type { Expansion } from './records.ts';
import { withIds } from './records.ts';

export type DomainKind =
  | 'peacefulAnnexation'
  | 'naturalWealth'
  | 'hostileLocals'
  | 'biohazard'
  | 'radiation'
  | 'technologicalSociety'
  | 'industrialSociety'
  | 'lazaxSurvivors'
  | 'settlers'
  | 'wormholeAlpha'
  | 'wormholeBeta'
  | 'nativeIntelligence'
  | 'hiddenFactory'
  | 'hostageSituation'
  | 'automatedDefenseSystem'
  | 'fighterAmbush';

export interface DomainCounterFacts {
  readonly kind: DomainKind;
  /** The number printed on the counter: trade goods, ground forces or fighters. */
  readonly value: number | null;
  readonly copies: Readonly<Record<Expansion, number>>;
}

const printed = {
  peacefulAnnexation: { kind: 'peacefulAnnexation', value: null, copies: { base: 9, shatteredEmpire: 3 } },
  naturalWealth2: { kind: 'naturalWealth', value: 2, copies: { base: 5, shatteredEmpire: 0 } },
  naturalWealth4: { kind: 'naturalWealth', value: 4, copies: { base: 4, shatteredEmpire: 0 } },
  hostileLocals1: { kind: 'hostileLocals', value: 1, copies: { base: 5, shatteredEmpire: 0 } },
  hostileLocals2: { kind: 'hostileLocals', value: 2, copies: { base: 2, shatteredEmpire: 0 } },
  hostileLocals3: { kind: 'hostileLocals', value: 3, copies: { base: 1, shatteredEmpire: 0 } },
  biohazard: { kind: 'biohazard', value: null, copies: { base: 4, shatteredEmpire: 0 } },
  radiation: { kind: 'radiation', value: null, copies: { base: 4, shatteredEmpire: 0 } },
  technologicalSociety: { kind: 'technologicalSociety', value: null, copies: { base: 2, shatteredEmpire: 0 } },
  industrialSociety: { kind: 'industrialSociety', value: null, copies: { base: 2, shatteredEmpire: 0 } },
  lazaxSurvivors: { kind: 'lazaxSurvivors', value: null, copies: { base: 2, shatteredEmpire: 0 } },
  settlers: { kind: 'settlers', value: null, copies: { base: 2, shatteredEmpire: 0 } },
  wormholeAlpha: { kind: 'wormholeAlpha', value: null, copies: { base: 1, shatteredEmpire: 0 } },
  wormholeBeta: { kind: 'wormholeBeta', value: null, copies: { base: 1, shatteredEmpire: 0 } },
  nativeIntelligence: { kind: 'nativeIntelligence', value: null, copies: { base: 0, shatteredEmpire: 4 } },
  hiddenFactory: { kind: 'hiddenFactory', value: null, copies: { base: 0, shatteredEmpire: 3 } },
  hostageSituation: { kind: 'hostageSituation', value: null, copies: { base: 0, shatteredEmpire: 4 } },
  automatedDefenseSystem: { kind: 'automatedDefenseSystem', value: null, copies: { base: 0, shatteredEmpire: 3 } },
  fighterAmbush1: { kind: 'fighterAmbush', value: 1, copies: { base: 0, shatteredEmpire: 2 } },
  fighterAmbush2: { kind: 'fighterAmbush', value: 2, copies: { base: 0, shatteredEmpire: 2 } },
  fighterAmbush3: { kind: 'fighterAmbush', value: 3, copies: { base: 0, shatteredEmpire: 1 } },
} as const satisfies Record<string, DomainCounterFacts>;

export type DomainCounterId = keyof typeof printed;

export interface DomainCounter extends DomainCounterFacts {
  readonly id: DomainCounterId;
}

export const domainCounters: Readonly<Record<DomainCounterId, DomainCounter>> = withIds(printed);
export const domainCounterIds = Object.keys(printed) as readonly DomainCounterId[];
