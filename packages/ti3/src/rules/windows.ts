// Every moment at which a component may interrupt, with the rule that opens it. What a window is about stands beside it.
import type { RuleId } from './rulebook.ts';

export const windows = {
  // Strategy Phase
  'strategy phase begins': 'strategy phase', // {}
  'strategy phase': 'strategy phase', // {} before each choice and once after the last: cards "during the Strategy Phase"
  'strategy card chosen': 'strategy phase.choosing', // { seat, card } before the Speaker token and bonus counters; whoever then holds the card has them, and a card that was returned is chosen anew
  'all strategy cards chosen': 'strategy phase.choosing', // {}
  'action phase begins': 'action phase', // {}
  // Strategic actions and the council
  'as an action': 'action cards.as an action', // { seat }: offered with the other actions, never opened by itself; { cancelled: true } leaves the turn to be taken
  'primary announced': 'strategic action', // { seat, card }
  'primary resolved': 'strategic action', // { seat, card }
  'secondary declined': 'secondary ability', // { seat, card }: did not or could not use it
  'trade income received': 'trade.income', // { seat, how: 'primary' | 'secondary' }
  'before political card': 'strategy.political', // { seat }; may give { agenda } from the table or the laws in play
  'agenda read': 'council', // { seat, agenda }; may give { cancelled: true }, or { only } whose votes count
  'before vote': 'council.voting', // { seat, agenda }; may give { extra } votes
  'vote cast': 'council.voting', // { seat, agenda, votes, choice }; may give { discredited: true }
  'all votes cast': 'council.voting', // { agenda, cast }; may give { cast }: every vote so far, see rules/council/agenda-effects.ts
  'technology purchase': 'technology.acquiring', // { seat } who is about to buy, before he names the technology and pays
  // Tactical action
  'system activated': 'tactical.activate', // { seat, system, action: 'tactical' | 'transfer' | 'patrol' }
  'ships moved': 'tactical.movement', // { seat, system, moved }: the ids of the ships that have come
  'fleet attacked': 'space battle.before', // { attacker, defender, system } before the battle begins; may give { avoided: true }
  'before space battle': 'space battle.before', // { attacker, defender, system }; may give { avoided: true }
  'shots before battle': 'space battle.before', // { attacker, defender, system }
  'before combat round': 'space battle', // { kind, attacker, defender, system, planet?, round }
  'dice rolled': 'space battle.roll', // DiceRolled of rules/combat/dice.ts; may give changed { groups } or { cancelled }
  'ship damaged': 'sustaining damage', // { seat, enemy, system, ship, battle }
  'ships destroyed': 'space battle.casualties', // { seat, enemy, system, units, battle }
  'before landings': 'tactical.landings', // { seat, system }
  'neutral landing': 'tactical.landings', // { seat, system, planet } before ground forces that landed take control
  'about to be invaded': 'tactical.invasion', // { seat, enemy, system, planet } once all have landed, before anything is fired; only with leaders on the planet
  'before invasion combat': 'invasion combat', // { seat, enemy, system, planet }
  'before bombardment': 'invasion.bombardment', // { seat, enemy, system, planet, ships }; may give { cancelled: true }
  'structures fall': 'invasion.success', // { seat, planet, landed }: PDS that the conqueror landed; only with leaders of his; may give { takenOver: { pds, dock } }
  'neutral planet taken': 'controlling planets', // { seat, planet }
  'planet lost': 'controlling planets', // { seat, planet, from, how }: taken by the seat, or turned neutral (NOBODY, 'neutral')
  // Status Phase
  'status phase begins': 'status phase', // {}
  'before action cards': 'status.receive', // {}; may give { drawn: true } when everybody has his cards
  'before strategy cards return': 'status.return', // {}
  // Action cards
  'any time': 'action cards.playing', // {}
  'action card played': 'action cards.sabotage', // { seat, card }; may give { cancelled: true }
} as const satisfies Record<string, RuleId>;

export type WindowName = keyof typeof windows;
