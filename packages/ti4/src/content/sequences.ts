// How the sequences of components are called. Families are declared by pattern; what else a component runs stands with its family
// or faction.
import type { Called, Json } from '@custodian/kernel';
import type { ActionCardId, ExplorationId, LeaderId, NoteId, StrategyCardId } from '../facts/index.ts';
import type { Seat } from '../game.ts';
import type { Aiming, CardGives, Played } from '../rules/cards/playing.ts';
import type { Explored } from '../rules/exploration/sequences.ts';
import type { WindowName, Windows } from '../rules/windows.ts';
import type { ActionCardSequences } from './action-cards/sequences.ts';
import type { AgendaSequences } from './agendas/sequences.ts';
import type { ExplorationCardSequences } from './explorations/sequences.ts';
import type { FactionSequences } from './factions/sequences.ts';
import type { LeaderSequences } from './leaders/sequences.ts';
import type { LegendarySequences } from './legendary/sequences.ts';
import type { MechSequences } from './mechs/sequences.ts';
import type { ObjectiveSequences } from './objectives/sequences.ts';
import type { NoteSequences } from './promissory-notes/sequences.ts';
import type { RelicSequences } from './relics/sequences.ts';
import type {
  StrategyAbility,
  StrategyCardSequences,
  StrategyGives,
  UsingStrategyCard,
} from './strategy-cards/sequences.ts';
import type { TechnologySequences } from './technologies/sequences.ts';

/** A reaction to a window, carried out by whoever chose it. */
export interface To<W extends WindowName> {
  readonly seat: Seat;
  readonly about: Windows[W];
}

/** The same, for a component of which a seat may have several. */
export interface CopyTo<W extends WindowName> extends To<W> {
  readonly copy: string;
}

/** A note that lies open. */
export interface NotePlayed<W extends WindowName = WindowName> extends Aiming<W> {
  readonly copy: string;
}

type OfStrategyCards = {
  [N in `${'primary' | 'secondary'} ${StrategyCardId}`]: Called<StrategyAbility, StrategyGives, UsingStrategyCard>;
};
type OfActionCards = { [N in `aim ${ActionCardId}`]: Called<Aiming, Json> } & {
  [N in `action ${ActionCardId}`]: Called<Played, CardGives>;
};
type OfExplorations = { [N in `explore ${ExplorationId}`]: Called<Explored> };
type OfNotes = { [N in `note ${NoteId}`]: Called<NotePlayed, CardGives> };

type OfLeaders = { [N in `leader ${LeaderId}`]: Called<Aiming, CardGives> };

export interface ContentSequences
  extends OfStrategyCards,
    OfActionCards,
    OfNotes,
    OfExplorations,
    OfLeaders,
    ActionCardSequences,
    AgendaSequences,
    ExplorationCardSequences,
    FactionSequences,
    LeaderSequences,
    LegendarySequences,
    MechSequences,
    NoteSequences,
    ObjectiveSequences,
    RelicSequences,
    StrategyCardSequences,
    TechnologySequences {}
