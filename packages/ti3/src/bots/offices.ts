// What it is to be elected: offices that bring something round after round, and what is better left to a rival.
import type { PoliticalCardId } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';

/** By the agenda that is in play for whoever it elected. */
const LAWS: Readonly<Partial<Record<PoliticalCardId, number>>> = {
  scienceCommunitySpeaker: 16,
  councilElder: 8,
  ministerOfCommerce: 10,
  ministerOfPolicy: 10,
  ministerOfWar: 8,
  ministerOfExploration: 6,
  ministerOfInternalSecurity: 6,
  crownOfThalnos: 6,
  councilsCensure: -25,
  forcedEconomicIndependence: -6,
};

/** By the agenda whose effect lasts for a while. */
const EFFECTS: Readonly<Record<string, number>> = {
  'agenda:prophecyOfIxth': 4,
  'agenda:officialSanction': -15,
  'agenda:tradeEmbargo': -8,
  'agenda:publicExecution': -6,
};

export function officesWorth(g: G, seat: Seat): number {
  let worth = 0;
  const name = String(seat);
  for (const { id, elected } of g.laws) if (elected.includes(name)) worth += LAWS[id] ?? 0;
  for (const { source, seat: whose } of g.effects) if (whose === seat) worth += EFFECTS[source] ?? 0;
  return worth;
}
