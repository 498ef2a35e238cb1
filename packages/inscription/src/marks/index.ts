// Marking is one pure reducer: what can be marked now, what a mark does, what it would cost to stop. Rules, page and bots share it.
// A mark is a short sentence: who pays ('M', 'I', 'R', 'trade', 'planet', a specialty, 'focus', 'free'), what is done, and where.
//
//   sheet warfare            the active sheet of this event
//   M explore a1-b1          R explore a1-b1, free explore a1-b1; through wormholes: M warp w1-w4
//   I claim c1               free claim c1
//   R tech gravity_drive     propulsion tech gravity_drive; free tech gravity_drive; free icon gravity_drive (one research icon)
//   planet unlock p3         free unlock p3
//   M develop p3.0.1         free develop p3.0.1
//   M dock dock1.0           planet dock dock1; free dock dock1
//   M scrap h1_0             cybernetic scrap h3_-3 (tagged); free scrap h1_0
//   I space h1_0             R space h1_0, free space h1_0 (claims it)
//   cybernetic legend        counts as several resources on Industry
//   M build cruiser.1        band 1 of the cruisers; propulsion build flagship.0, trade build flagship.0, free build cruiser.0.M
//   warfare unit dreadnought unlocks the type
//   lay 3 4_2                the shape that must be drawn: which way it lies, and where its box begins (left, bottom)
//   node 4_2                 one node
//   focus M                  unlocks that die on the active sheet
//   trade M                  a trade good as that resource
//   use bio_stims            an ability that is used once while the sheet is active; turn I M: influence counts as material
//   relic dominus_orb        relic crown_of_thalnos 0,2,4 (dice to roll again)
//   forgo M                  gives up a black die with that face; switch industry: another active sheet for the dice
//   on industry              the sheet for resources that may go to any one
//   pick 0, no               one of several effects; not what may be done
//   side left, com tri, spec biotic, keep M (a focus die), die M warfare (unlocked there), cross <what>
export { newPaper, openDesk } from './beginning.ts';
export { agendaOutcome, isCompleted, setupOf } from './cards.ts';
export { counterOf, isMet } from './counters.ts';
export { nodesOf, whyNotThere } from './grid.ts';
export { claimTrade, claimVotes, tradeIcons, tradeLeft, voteIcons, votesLeft } from './industry.ts';
export { fillPurse, isHalted, mark, marksFor, mayStop, owe, settle, unspent } from './reducer.ts';
export { copyDesk, refuseMarks } from './refusing.ts';
export type { Score } from './scoring.ts';
export { scoreOf, strengthOf, subtotalOf } from './scoring.ts';
export { marksAnomalies } from './warfare.ts';
