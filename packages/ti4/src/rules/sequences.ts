// How the sequences of the rules are called: what each is given, what it gives back, and what its frame holds. One file an area.
import type { CardSequences } from './cards/sequences.ts';
import type { CombatSequences } from './combat/sequences.ts';
import type { CouncilSequences } from './council/sequences.ts';
import type { ExplorationSequences } from './exploration/sequences.ts';
import type { LeaderRuleSequences } from './leaders/sequences.ts';
import type { ProductionSequences } from './production/sequences.ts';
import type { RoundSequences } from './rounds/sequences.ts';
import type { SetupSequences } from './setup/sequences.ts';
import type { TacticalSequences } from './tactical/sequences.ts';
import type { TradeSequences } from './trade/sequences.ts';

export interface RuleSequences
  extends SetupSequences,
    RoundSequences,
    TacticalSequences,
    CombatSequences,
    ProductionSequences,
    CouncilSequences,
    ExplorationSequences,
    LeaderRuleSequences,
    TradeSequences,
    CardSequences {}
