// Voting: what may be voted for, in which order, with how many votes.
import type { Text } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { AgendaId, Electable, PlanetId, StrategyCardId } from '../facts/index.ts';
import { agendas, objectives, planets, strategyCards } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { Cast } from '../rules/windows.ts';
import { say } from '../words/index.ts';
import { isHome, isMecatolRex, systemOfPlanet } from './board.ts';
import { hasTrait } from './exploration.ts';
import { scoredSecrets } from './objectives.ts';
import { mayElect, mayVote, votesInAnyCase } from './permissions.ts';
import { clockwiseFrom, readyPlanets, seatsIn } from './players.ts';
import { extraVotes, planetVotes } from './values.ts';

/** An effect that names a law in play while it is voted on anew: it lies with the laws, not among the agendas on the table. */
export const LAW_ON_THE_TABLE = 'law on the table';

/** Is an agenda being voted on: one on the table, or a law that is voted on anew? */
export const isAgendaOpen = (g: G): boolean =>
  g.phase === 'agenda' && (g.table.agendas.length > 0 || g.effects.some((e) => e.source === LAW_ON_THE_TABLE));

/** What is elected; null: players vote for or against. Of a hidden agenda everybody knows just that. */
export const electedBy = (g: G, agenda: AgendaId): Electable | null =>
  agendas[agenda].hidden === true && g.table.covert !== undefined ? g.table.covert.elect : agendas[agenda].elect;

/** Everything that may be voted for. */
export function outcomesOf(g: G, agenda: AgendaId): string[] {
  const elect = electedBy(g, agenda);
  if (elect === null) return ['for', 'against'];
  return electable(g, elect, agenda).filter((outcome) => mayElect(g, { agenda, outcome }) === null);
}

function electable(g: G, elect: Electable, agenda: AgendaId): string[] {
  switch (elect) {
    case 'player':
      return seatsIn(g).map(String);
    case 'law':
      return g.laws.map((law) => law.id).filter((id) => id !== agenda);
    case 'strategyCard':
      return g.strategyCards.map((card) => card.id);
    case 'scoredSecretObjective':
      return g.players.flatMap((_, seat) => scoredSecrets(g, seat));
    default:
      return controlled(g).filter((id) => isOfKind(g, id, elect));
  }
}

/** Planets that some player controls. */
const controlled = (g: G): PlanetId[] =>
  g.systems.flatMap((s) => s.planets.filter((p) => p.owner !== NOBODY).map((p) => p.id));

function isOfKind(g: G, planet: PlanetId, elect: Electable): boolean {
  switch (elect) {
    case 'culturalPlanet':
      return hasTrait(g, planet, 'cultural');
    case 'hazardousPlanet':
      return hasTrait(g, planet, 'hazardous');
    case 'industrialPlanet':
      return hasTrait(g, planet, 'industrial');
    case 'outlyingPlanet': {
      const system = systemOfPlanet(g, planet);
      return !isHome(system) && !isMecatolRex(system);
    }
    default:
      return true;
  }
}

/** An outcome in words: a side, or whom or what is named. */
export function outcomeText(agenda: AgendaId, outcome: string): Text {
  const elect = agendas[agenda].hidden === true ? kindOf(outcome) : agendas[agenda].elect;
  if (elect === null) return say(outcome === 'for' ? 'term.for' : 'term.against');
  if (elect === 'player') return say('option.player', { player: Number(outcome) });
  if (elect === 'law') return say('option.agenda', { agenda: outcome });
  if (elect === 'strategyCard') return say(`strategy.${outcome as StrategyCardId}`);
  return elect === 'scoredSecretObjective'
    ? say('option.objective', { objective: outcome })
    : say('option.planet', { planet: outcome });
}

/** What an outcome of a hidden agenda names. */
function kindOf(outcome: string): Electable | null {
  if (outcome === 'for' || outcome === 'against') return null;
  if (Object.hasOwn(agendas, outcome)) return 'law';
  if (Object.hasOwn(strategyCards, outcome)) return 'strategyCard';
  if (Object.hasOwn(objectives, outcome)) return 'scoredSecretObjective';
  return Object.hasOwn(planets, outcome) ? 'planet' : 'player';
}

/** What an agenda needs to be voted on is not there: another one takes its place. */
export function isPointless(g: G, agenda: AgendaId): boolean {
  const { needs, elect } = agendas[agenda];
  if (needs === undefined) return false;
  return elect === null ? g.laws.length === 0 : outcomesOf(g, agenda).length === 0;
}

/** Left of the speaker, clockwise, the speaker last. */
export const votingOrder = defineValue<Game, null, readonly Seat[]>('voting order', (g) => {
  const [speaker, ...others] = clockwiseFrom(g, g.speaker);
  return speaker === undefined ? others : [...others, speaker];
});

/** So many votes for everybody, without exhausting a planet; null: by the influence of planets. */
export const flatVotes = defineValue<Game, Seat, number | null>('flat votes', () => null);

/** Planets a seat can vote with, and what each is worth. */
export const votingPlanets = (g: G, seat: Seat): { planet: PlanetId; votes: number }[] =>
  readyPlanets(g, seat)
    .map(({ id }) => ({ planet: id, votes: planetVotes(g, { seat, planet: id }) }))
    .filter(({ votes }) => votes > 0);

/** Could this seat cast a vote at all? */
export const canVote = (g: G, seat: Seat, agenda: AgendaId): boolean =>
  (votesInAnyCase(g, seat) || mayVote(g, { seat, agenda }) === null) &&
  (flatVotes(g, seat) === null ? votingPlanets(g, seat).length > 0 : (flatVotes(g, seat) ?? 0) > 0) &&
  outcomesOf(g, agenda).length > 0;

/** Votes that come with these planets. */
export function votesOf(g: G, seat: Seat, used: readonly PlanetId[]): number {
  const flat = flatVotes(g, seat);
  if (flat !== null) return flat;
  const sum = used.reduce((votes, planet) => votes + planetVotes(g, { seat, planet }), 0);
  return sum === 0 ? 0 : sum + extraVotes(g, seat);
}

/** The outcomes with most votes: one decides, several are a tie. Nobody voted: none. */
export function leading(casts: readonly Cast[]): string[] {
  const totals = new Map<string, number>();
  for (const { outcome, votes } of casts) totals.set(outcome, (totals.get(outcome) ?? 0) + votes);
  const most = Math.max(0, ...totals.values());
  return [...totals].filter(([, votes]) => votes === most && votes > 0).map(([outcome]) => outcome);
}

/** Who has cast votes for an outcome. */
export const votersFor = (casts: readonly Cast[], outcome: string): Seat[] => [
  ...new Set(casts.filter((c) => c.outcome === outcome && c.votes > 0).map((c) => c.seat)),
];
