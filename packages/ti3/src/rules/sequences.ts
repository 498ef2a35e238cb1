// How the sequences of the rulebook are called: what each is given, what it gives back, and, where its steps put more there,
// what its frame holds.
import type { Hits } from '@custodian/galaxy';
import type { Called } from '@custodian/kernel';
import type { PoliticalCardId, StrategyCardId, TechnologyId } from '../content/facts/index.ts';
import type { Seat } from '../game.ts';
import type { Retreat } from '../queries/retreat.ts';
import type { Turns } from './action/action-phase.ts';
import type { CardAsAction, CardGives, Playing, Revealing } from './action/playing-action-cards.ts';
import type { TacticalAction } from './action/tactical-action.ts';
import type { Negotiations } from './action/trade.ts';
import type { TransferAction } from './action/transfer-action.ts';
import type { Barraged, Exchange } from './combat/before-battle.ts';
import type { Search } from './combat/captives.ts';
import type { TakingGroundHits, TakingHits } from './combat/casualties.ts';
import type { Rolling } from './combat/dice.ts';
import type { Leaving } from './combat/high-alert.ts';
import type { PdsFire } from './combat/pds-fire.ts';
import type { Battle } from './combat/space-battle.ts';
import type { Decided } from './council/agenda-effects.ts';
import type { Convened, Council } from './council/galactic-council.ts';
import type { Encounter, Encounters } from './domain-counters.ts';
import type { Bombardment } from './invasion/bombardment.ts';
import type { Taking, TakingControl, TurningNeutral } from './invasion/control.ts';
import type { Fight, Invasion } from './invasion/fight-for-a-planet.ts';
import type { InvasionStep } from './invasion/invasion-combat.ts';
import type { Landings } from './invasion/landing-plan.ts';
import type { Landed } from './invasion/planetary-landings.ts';
import type { Razings } from './invasion/razing.ts';
import type { Run } from './invasion/sabotage-runs.ts';
import type { Moving } from './movement/movement.ts';
import type { Probing } from './movement/probing.ts';
import type { Production } from './production/production.ts';
import type { Creation } from './setup/galaxy-creation.ts';
import type { Claiming } from './status/objectives.ts';
import type { Status } from './status/status-phase.ts';
import type { StrategicAction } from './strategy/strategic-action.ts';
import type { Choosing, Receiving } from './strategy/strategy-phase.ts';
import type { Meeting } from './windows.ts';

interface OfSeat {
  readonly seat: Seat;
}

interface InSystem extends OfSeat {
  readonly system: string;
}

interface Drawing extends OfSeat {
  count: number;
}

export interface RuleSequences {
  game: Called<object>;
  setup: Called<object>;
  'galaxy creation': Called<object, void, Creation>;
  'strategy phase': Called<object, void, Choosing>;
  'receive strategy card': Called<OfSeat & { card: StrategyCardId }, void, Receiving>;
  'action phase': Called<object, void, Turns>;
  'status phase': Called<object, void, Status>;
  // Actions
  'strategic action': Called<OfSeat & { card: StrategyCardId }, void, StrategicAction>;
  'tactical action': Called<OfSeat, void, TacticalAction>;
  'transfer action': Called<OfSeat, void, TransferAction>;
  movement: Called<InSystem, { moved: readonly number[] }, Moving>;
  'high alert': Called<Leaving>;
  probing: Called<InSystem, void, Probing>;
  'produce units': Called<Production>;
  'trade negotiations': Called<OfSeat, void, Negotiations>;
  /** Gives the technology acquired. */
  'acquire technology': Called<OfSeat & { buy: boolean; technology?: TechnologyId | null }, TechnologyId | null>;
  compliance: Called<object>;
  elimination: Called<object>;
  // Shots and space battles
  'pds fire': Called<Omit<PdsFire, 'owners' | 'shots' | 'hits' | 'lost'>, void, PdsFire>;
  /** Gives the hits of each seat. */
  'roll dice': Called<Rolling, Hits>;
  /** Gives the number of ships destroyed. */
  'take hits': Called<TakingHits, number>;
  /** NOBODY wins when both fleets are gone, and when there was no battle at all. */
  'space battle': Called<Meeting, { winner: Seat; avoided: boolean }, Battle>;
  'before the battle': Called<Meeting, void, Barraged>;
  'exchange fire': Called<Exchange>;
  'sabotage runs': Called<Meeting>;
  'sabotage run': Called<Meeting & { seat: Seat; enemy: Seat }, void, Run>;
  /** Gives true when the fleet has gone. */
  retreat: Called<Retreat, boolean, Retreat & { gone?: boolean; to?: string }>;
  // Planets
  'planetary landings': Called<Landings, void, Landed>;
  'domain counters': Called<Omit<Encounter, 'planet'>, void, Encounters>;
  'invasion combat': Called<InSystem, void, InvasionStep>;
  razing: Called<InSystem, void, Razings>;
  'fight for a planet': Called<Invasion, number, Fight>;
  bombardment: Called<Bombardment>;
  /** Gives the number of ground forces killed. */
  'take ground hits': Called<TakingGroundHits, number>;
  'take control': Called<Taking, void, TakingControl>;
  'turn neutral': Called<Pick<TurningNeutral, 'planets'>, void, TurningNeutral>;
  // Leaders
  'leaders escape': Called<object>;
  'captive leaders': Called<object>;
  'captives found': Called<Search>;
  // Council
  'galactic council': Called<Convened, void, Council>;
  'agenda effect': Called<Decided, void, Decided & { queue?: Seat[] }>;
  'draw political cards': Called<Drawing>;
  /** Gives the agenda that was played. */
  'play agenda': Called<OfSeat, PoliticalCardId | null, OfSeat & { agenda?: PoliticalCardId | null }>;
  // Counters, cards and objectives
  'receive counters': Called<Drawing & { readonly beforeRedistribution?: true }>;
  'draw action cards': Called<Drawing>;
  'claim objectives': Called<Claiming>;
  'reveal action cards': Called<Revealing, Revealing['queue'], Revealing & { at: number }>;
  'play action card': Called<Playing, CardGives>;
  'play card as an action': Called<CardAsAction, { cancelled: boolean }>;
}
