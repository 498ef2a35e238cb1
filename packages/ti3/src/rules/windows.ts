// Every moment at which a component may interrupt, with the rule that opens it. What a window is about stands beside it.
import type { RuleId } from './rulebook.ts';

export const windows = {
  // Strategy Phase
  'strategy phase begins': 'strategy phase', // {}
  'strategy phase': 'strategy phase', // {} before each choice and once after the last: cards "during the Strategy Phase"
  'strategy card chosen': 'strategy phase.choosing', // { seat, card } before its bonus counters are exchanged
  'all strategy cards chosen': 'strategy phase.choosing', // {}
  'action phase begins': 'action phase', // {}
  // Strategic actions and the council
  'as an action': 'action cards.as an action', // { seat }: offered with the other actions, never opened by itself
  'primary announced': 'strategic action', // { seat, card }
  'primary resolved': 'strategic action', // { seat, card }
  'trade income received': 'trade.income', // { seat, how: 'primary' | 'secondary' }
  'before political card': 'strategy.political', // { seat }
  'agenda read': 'council', // { seat, agenda }; a reaction may give { cancelled: true }
  'before vote': 'council.voting', // { seat, agenda }
  'vote cast': 'council.voting', // { seat, agenda }
  'all votes cast': 'council.voting', // { agenda }
  'technology purchase': 'technology.acquiring', // { seat, technology, buy }
  // Tactical action
  'system activated': 'tactical.activate', // { seat, system }
  'ships moved': 'tactical.movement', // { seat, system, moved }
  'before space battle': 'space battle.before', // { attacker, defender, system }; may give { avoided: true }
  'shots before battle': 'space battle.before', // { attacker, defender, system }
  'before combat round': 'space battle', // { kind, attacker, defender, system, planet?, round }
  'dice rolled': 'space battle.roll', // { kind, rolls, … }: see rules/dice.ts
  'ship damaged': 'sustaining damage', // { seat, enemy, system, ship, battle }
  'ships destroyed': 'space battle.casualties', // { seat, enemy, system, units, battle }
  'before landings': 'tactical.landings', // { seat, system }
  'before invasion combat': 'invasion combat', // { seat, enemy, system, planet }
  'before bombardment': 'invasion.bombardment', // { seat, enemy, system, planet, ships }
  'neutral planet taken': 'controlling planets', // { seat, planet }
  'planet lost': 'controlling planets', // { seat, planet, from, how }
  // Status Phase
  'status phase begins': 'status phase', // {}
  'before strategy cards return': 'status.return', // {}
  // Action cards
  'any time': 'action cards.playing', // {}
  'action card played': 'action cards.sabotage', // { seat, card }; may give { cancelled: true }
} as const satisfies Record<string, RuleId>;

export type WindowName = keyof typeof windows;
