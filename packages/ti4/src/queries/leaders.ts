// What a seat has of leaders: agents that are readied, commanders and heroes that are unlocked, and how far the locked ones are.
import { defineValue, isAblated } from '@custodian/kernel';
import type { FactionId, LeaderId, RelicId } from '../facts/index.ts';
import { factions, leaderIds, leaders } from '../facts/index.ts';
import type { G, Game, LeaderState, Seat } from '../game.ts';
import { inGame } from './box.ts';
import { playerOf } from './players.ts';

const NONE: readonly never[] = [];

/** The leader cards of a faction in this game: of a card and its revision one. */
export const leadersFor = (g: G, faction: FactionId): readonly LeaderId[] => {
  const inPlay = inGame(g, leaders);
  const hero = heroOf(g, faction);
  const isHis = (id: LeaderId): boolean => hero === undefined || leaders[id].kind !== 'hero' || id === hero;
  const all = factions[faction].leaders.filter((id) => inPlay.includes(id) && isHis(id));
  return isAblated('ability', 'theCompany') ? all.filter((id) => !isFurtherAgent(all, id)) : all;
};

/** The hero that comes with the home of a faction that has a choice of homes. */
function heroOf(g: G, faction: FactionId): LeaderId | undefined {
  const { choices, home } = factions[faction];
  return choices?.[g.players.find((p) => p.faction === faction)?.home ?? home]?.hero;
}

/** One agent a faction, three of the Nomad. */
const isFurtherAgent = (all: readonly LeaderId[], id: LeaderId): boolean =>
  leaders[id].kind === 'agent' && all.find((each) => leaders[each].kind === 'agent') !== id;

/** The relic that is an agent too. */
export const relicAgent = 'jrXs455O' satisfies RelicId;

/** An agent of the seat that is exhausted now. */
export const isAgentExhausted = (g: G, seat: Seat, agent: LeaderId | typeof relicAgent): boolean =>
  agent === relicAgent
    ? playerOf(g, seat).relics?.some(({ id, exhausted }) => id === agent && exhausted) === true
    : leaderOf(g, seat, agent)?.is === 'exhausted';

/** Null: not a leader of this seat. */
export function leaderOf(g: G, seat: Seat, id: LeaderId): Readonly<LeaderState> | null {
  for (const leader of playerOf(g, seat).leaders ?? NONE) if (leader.id === id) return leader;
  return null;
}

/** An agent's text, and the card that is exhausted to use it: its own, unless another card has the text too. */
export interface AgentText {
  readonly agent: LeaderId;
  readonly card: LeaderId;
}

/** The agents whose text a seat has the use of, exhausted or not. */
export const agentTexts = defineValue<Game, Seat, readonly AgentText[]>('agents', (g, seat) => {
  const texts: AgentText[] = [];
  for (const { id } of playerOf(g, seat).leaders ?? NONE) if (leaders[id].kind === 'agent') texts.push(ownTexts[id]);
  return texts;
});

/** Of each agent its own text, by its own card. */
const ownTexts = Object.fromEntries(leaderIds.map((id) => [id, { agent: id, card: id }])) as Record<
  LeaderId,
  AgentText
>;

/** The card by which a seat has the text of an agent: what lies on the agent lies there. */
export const cardWithText = (g: G, seat: Seat, id: LeaderId): LeaderId =>
  agentTexts(g, seat).find(({ agent }) => agent === id)?.card ?? id;

/** The readied card with which a seat uses the text of an agent; null: all are exhausted; false: it has no such text. */
export function agentCard(g: G, seat: Seat, id: LeaderId): LeaderId | null | false {
  if (playerOf(g, seat).leaders === undefined || isAblated('leader', id)) return false;
  let found: null | false = false;
  for (const { agent, card } of agentTexts(g, seat)) {
    if (agent !== id) continue;
    if (leaderOf(g, seat, card)?.is === 'readied') return card;
    found = null;
  }
  return found;
}

/** The commanders whose ability a seat has: its own once it is unlocked, and those that notes or abilities share with it. */
export const commandersOf = defineValue<Game, Seat, readonly LeaderId[]>('commanders', (g, seat) =>
  unlockedCommanders(g, seat),
);

/** The commanders of the seat itself that are unlocked. */
export function unlockedCommanders(g: G, seat: Seat): readonly LeaderId[] {
  let found = NO_COMMANDER;
  for (const { id, is } of playerOf(g, seat).leaders ?? NONE)
    if (is === 'unlocked' && leaders[id].kind === 'commander') found = [...found, id];
  return found;
}
const NO_COMMANDER: readonly LeaderId[] = [];

/** Has the ability of this commander: its own, or by an Alliance. */
export const hasCommander = (g: G, seat: Seat, id: LeaderId): boolean =>
  g.options.prophecy === true && commandersOf(g, seat).includes(id) && !isAblated('leader', id);

/** The hero is unlocked and not used up. */
export const hasHero = (g: G, seat: Seat, id: LeaderId): boolean =>
  leaderOf(g, seat, id)?.is === 'unlocked' && !isAblated('leader', id);

export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** What unlocks each commander: declared with it. */
export const goals = new Map<LeaderId, (g: G, seat: Seat) => Progress>();

/** Shows at less cost that a commander's goal is not reached, for those that count much. */
export const farGoals = new Map<LeaderId, (g: G, seat: Seat) => boolean>();

const OBJECTIVES = 3;

/** How far a commander or hero of the seat is from being unlocked; null: an agent, or nothing is known of it. */
export function leaderProgress(g: G, seat: Seat, id: LeaderId): Progress | null {
  if (leaders[id].kind === 'hero') return { have: playerOf(g, seat).scored.length, need: OBJECTIVES };
  return goals.get(id)?.(g, seat) ?? null;
}

/** Locked leaders of the seat whose condition is met now. */
export const unlockable = (g: G, seat: Seat): LeaderId[] =>
  (playerOf(g, seat).leaders ?? NONE).filter((leader) => isUnlockable(g, seat, leader)).map(({ id }) => id);

/** Is there any? */
export function canUnlock(g: G, seat: Seat): boolean {
  for (const leader of playerOf(g, seat).leaders ?? NONE) if (isUnlockable(g, seat, leader)) return true;
  return false;
}

function isUnlockable(g: G, seat: Seat, { id, is }: Readonly<LeaderState>): boolean {
  if (is !== 'locked' || isAblated('leader', id) || farGoals.get(id)?.(g, seat) === true) return false;
  const progress = leaderProgress(g, seat, id);
  return progress !== null && progress.have >= progress.need;
}
