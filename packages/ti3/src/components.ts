// Everything printed that must be somewhere: the full decks of a game with given options, and what is miscounted.
import type { ActionCardId, ObjectiveId, PoliticalCardId } from './content/facts/index.ts';
import {
  actionCardIds,
  actionCards,
  objectiveIds,
  objectives,
  politicalCardIds,
  politicalCards,
  tileInstances,
  tileOf,
  unitIds,
  units,
} from './content/facts/index.ts';
import type { G, Seat } from './game.ts';
import { fighterPlaces, groundForcePlaces } from './queries/fleet.ts';
import { hasAgreement, playerOf, reinforcementCounters, unitsLeft } from './queries/players.ts';

/** Every action card of the game as a numbered copy. */
export function fullActionDeck(_: G['options']): string[] {
  return actionCardIds
    .filter((id) => actionCards[id].expansion === 'base')
    .flatMap((id: ActionCardId) => Array.from({ length: actionCards[id].copies }, (_, i) => `${id}.${i + 1}`));
}

export function fullPoliticalDeck(_: G['options']): PoliticalCardId[] {
  return politicalCardIds.filter((id) => politicalCards[id].expansion === 'base');
}

export function fullObjectives(_: G['options'], stage: 'stageI' | 'stageII' | 'secret'): ObjectiveId[] {
  return objectiveIds.filter((id) => objectives[id].stage === stage && objectives[id].expansion === 'base');
}

/** The tiles that are shuffled and dealt: all but homes and Mecatol Rex. */
export function fullTiles(_: G['options']): string[] {
  return tileInstances(['base']).filter((t) => ['regular', 'special'].includes(tileOf(t).kind));
}

/** In words, every count that is off. */
export function miscounted(g: G): string[] {
  const wrong: string[] = [];
  const whole = (what: string, found: readonly string[], all: readonly string[]): void => {
    const missing = all.filter((c) => !found.includes(c));
    const twice = found.filter((c, i) => found.indexOf(c) !== i || !all.includes(c));
    if (missing.length > 0) wrong.push(`${what} missing: ${missing.join(', ')}`);
    if (twice.length > 0) wrong.push(`${what} too many: ${twice.join(', ')}`);
  };
  if (g.phase !== 'setup') {
    const hands = g.players.flatMap((p) => p.hand);
    whole(
      'action cards',
      [...g.actionDeck, ...g.actionDiscard, ...g.table.actionCards, ...hands],
      fullActionDeck(g.options),
    );
    const held = g.players.flatMap((p) => p.politicalHand);
    const laws = g.laws.map((l) => l.id);
    const agendas = [...g.politicalDeck, ...g.politicalDiscard, ...g.table.agendas, ...held, ...laws];
    whole('political cards', agendas, fullPoliticalDeck(g.options));
  }
  const supply = g.players.reduce((sum, p) => sum + p.tradeGoods, g.tradeSupply);
  const goods = g.options.seStrategyCards || g.options.seRaces ? 52 : 40;
  if (supply !== goods || g.tradeSupply < 0) wrong.push(`${supply} trade goods instead of ${goods}`);
  for (let seat = 0; seat < g.players.length; seat++) wrong.push(...miscountedPlayer(g, seat));
  for (const system of g.systems) {
    for (const s of system.ships)
      if (s.groundForces < 0 || s.pds < 0) wrong.push(`ship ${s.id} carries ${s.groundForces}/${s.pds}`);
    for (const p of system.planets)
      if (p.groundForces < 0 || p.pds < 0 || p.pds > 2 || (p.owner < 0 && p.groundForces + p.pds > 0))
        wrong.push(`${p.id} holds ${p.groundForces} ground forces and ${p.pds} PDS of ${p.owner}`);
  }
  return wrong;
}

function miscountedPlayer(g: G, seat: Seat): string[] {
  const wrong: string[] = [];
  const p = playerOf(g, seat);
  const areas = [p.commandPool, p.fleetSupply, p.strategyAllocation, p.tradeGoods, reinforcementCounters(g, seat)];
  if (p.race !== '' && areas.some((n) => n < 0)) wrong.push(`seat ${seat} has negative counters: ${areas.join('/')}`);
  for (const unit of unitIds)
    if (!units[unit].limitless && unitsLeft(g, seat, unit) < 0) wrong.push(`seat ${seat} has too many of ${unit}`);
  if (groundForcePlaces(g, seat) > units.groundForce.limit) wrong.push(`seat ${seat}: ground forces without a figure`);
  if (fighterPlaces(g, seat) > units.fighter.limit) wrong.push(`seat ${seat}: fighters without a figure`);
  for (const card of p.contracts)
    if (card.partner >= 0 && !hasAgreement(g, card.partner, seat)) wrong.push(`seat ${seat}: one-sided agreement`);
  return wrong;
}
