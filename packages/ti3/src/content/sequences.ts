// How the sequences of components are called: what each is given, what it gives back, and, where its steps put more there, what its
// frame holds.
import type { Called } from '@custodian/kernel';
import type { Seat } from '../game.ts';
import type { CardGives, Played } from '../rules/action/playing-action-cards.ts';
import type { Decided } from '../rules/council/agenda-effects.ts';
import type { Encounter } from '../rules/domain-counters.ts';
import type { TakenOver } from '../rules/invasion/control.ts';
import type { WindowName, Windows } from '../rules/windows.ts';
import type { Exchange } from './abilities/economy.ts';
import type { Sacrifice } from './abilities/yin.ts';
import type { MinesExploding } from './action-cards/in-movement.ts';
import type { OwnSecondaries } from './agendas/council.ts';
import type { AtWormholes } from './agendas/industry.ts';
import type { Redistribution } from './agendas/planets.ts';
import type { Artifact } from './agendas/rare.ts';
import type { FaceUp } from './agendas/supplies.ts';
import type { ActionCardId, DomainKind, StrategyCardId } from './facts/index.ts';
import type { Assembly, TradeTwo } from './strategy-cards/shattered-empire-council.ts';
import type { Diplomacy } from './strategy-cards/shattered-empire-diplomacy.ts';

interface OfSeat {
  readonly seat: Seat;
}

/** A reaction to a window, carried out by whoever announced it. */
interface To<W extends WindowName> extends OfSeat {
  about: Windows[W];
}

/** The ability of a strategy card, used by a seat. */
interface Ability extends OfSeat {
  readonly card?: StrategyCardId;
}

type OfStrategyCards = { [N in `${'primary' | 'secondary'} ${StrategyCardId}`]: Called<Ability> };
type OfActionCards = { [N in `action ${ActionCardId}`]: Called<Played, CardGives> };
type OfDomainCounters = { [N in `domain ${DomainKind}`]: Called<Encounter> };

export interface ContentSequences extends OfStrategyCards, OfActionCards, OfDomainCounters {
  // Strategy cards whose steps keep something
  'primary assembly': Called<Ability, void, Assembly>;
  'primary tradeII': Called<Ability, void, TradeTwo>;
  'primary diplomacyII': Called<Ability, void, Diplomacy>;
  'secondary diplomacyII': Called<Ability, void, Diplomacy>;
  'secondary warfare': Called<Ability, void, Ability & { activated: readonly string[] }>;
  // Race abilities and technologies
  'ability mentak.piracy': Called<OfSeat>;
  'ability muaat.forge': Called<OfSeat>;
  'ability sol.levy': Called<OfSeat>;
  'ability yin.conversion': Called<To<'before invasion combat'>>;
  'ability yin.exchange': Called<OfSeat>;
  'ability yin.sacrifice': Called<To<'before combat round'>, void, Sacrifice>;
  'ability yssaril.spies': Called<OfSeat>;
  'cancel the agenda': Called<To<'agenda read'>, { cancelled: true }>;
  'exchange action cards': Called<OfSeat, void, Exchange>;
  'focus lasers': Called<To<'dice rolled'>, Rerolled>;
  recalculation: Called<To<'dice rolled'>, Rerolled>;
  'release bacteria': Called<To<'before bombardment'>, { cancelled: true }>;
  'slip away': Called<To<'fleet attacked'>, { avoided?: true }, To<'fleet attacked'> & { gone?: boolean }>;
  'technology transitDiodes': Called<OfSeat>;
  'war funding': Called<To<'before combat round'>>;
  // Leaders
  'general re-roll': Called<To<'dice rolled'>, Rerolled>;
  'sacrifice an agent': Called<OfSeat, { cancelled: true }>;
  'take over structures': Called<
    To<'structures fall'>,
    { takenOver: TakenOver },
    To<'structures fall'> & { takenOver: TakenOver }
  >;
  'turn back invaders': Called<To<'about to be invaded'>>;
  // What lasts of action cards
  'hold the breach': Called<To<'ship damaged'>>;
  'mines explode': Called<To<'shots before battle'>, void, MinesExploding>;
  'the usurper falls': Called<OfSeat>;
  // Laws
  'a card instead of technology': Called<OfSeat>;
  'action cards face up': Called<OfSeat, { drawn: true }, FaceUp>;
  'collect fees': Called<OfSeat>;
  'discard a further counter': Called<OfSeat>;
  'hand the strategy card over': Called<To<'strategy card chosen'>>;
  'lose the prophecy': Called<OfSeat>;
  'pay for the censure': Called<OfSeat>;
  'pay the traffic tariff': Called<OfSeat>;
  'planetary conscription': Called<To<'neutral planet taken'>>;
  'reward exploration': Called<OfSeat>;
  'secure Mecatol Rex': Called<OfSeat>;
  'sell a technology': Called<OfSeat>;
  'speak as the Council Elder': Called<OfSeat, { only: Seat }>;
  'the Minister of War strikes': Called<To<'shots before battle'>>;
  'the truce ends': Called<OfSeat>;
  'unguarded planets turn neutral': Called<OfSeat>;
  'wage trade war': Called<OfSeat>;
  // Agendas with a sequence of their own
  'colonial redistribution': Called<Decided, void, Redistribution>;
  'dispute resolution': Called<Decided>;
  'most influence strikes a law': Called<Decided, void, Decided & { by?: Seat }>;
  'own secondary abilities': Called<Decided, void, OwnSecondaries>;
  'planetary security': Called<Decided>;
  'ships at wormholes': Called<Decided, void, AtWormholes>;
  'the Ancient Artifact': Called<Decided, void, Artifact>;
  'two more agendas': Called<Decided>;
  'vote on a law anew': Called<Decided>;
  // Domain counters
  terraforming: Called<To<'neutral planet taken'>>;
  'voice regained': Called<OfSeat>;
  welcome: Called<To<'neutral planet taken'>>;
}

/** Dice that were rolled again. */
type Rerolled = Pick<Windows['dice rolled'], 'groups'>;
