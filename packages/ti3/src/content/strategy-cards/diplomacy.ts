// Diplomacy: a pact with one opponent until the end of the Action Phase; others refresh planets.
import type { Choose } from '@custodian/kernel';
import { forbid } from '@custodian/kernel';
import { refreshPlanets } from '../../atoms/planets.ts';
import { addEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { systemOf } from '../../queries/board.ts';
import { hasUnits } from '../../queries/occupation.ts';
import { mayActivate } from '../../queries/permissions.ts';
import { opponentsOf, planetsOutsideHome } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { influence, resources } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { pointless, strategyCard } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';

const PACT = 'strategy:diplomacy';

const primaryDiplomacy: Sequence<'primary diplomacy'> = {
  rule: 'strategy.diplomacy',
  steps: {
    'name an opponent': {
      ask: (x) => namingOpponent(x.g, x.v.seat),
      then: (x, got) => {
        const [target] = (got[x.v.seat] as string[] | undefined) ?? opponentsOf(x.g, x.v.seat).map(String);
        if (target !== undefined) addEffect(x, { source: PACT, seat: x.v.seat, target, until: 'action phase' });
      },
    },
  },
};

function namingOpponent(g: G, seat: Seat): Choose[] {
  const opponents = opponentsOf(g, seat);
  if (opponents.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'strategy.diplomacy',
      ask: say('ask.name opponent'),
      options: opponents.map((player) => ({ id: String(player), text: say('option.player', { player }) })),
      pick: [1, 1],
    },
  ];
}

/** The seat that a pact binds this one to; NOBODY when it is not part of it. */
const boundBy = (pact: { readonly seat: Seat; readonly target: string }, seat: Seat): Seat =>
  pact.seat === seat ? Number(pact.target) : Number(pact.target) === seat ? pact.seat : NOBODY;

const noActivation = forbid(mayActivate, (g, { seat, system }, now) => {
  if (now !== null || g.effects.length === 0) return now;
  for (const effect of g.effects) {
    if (effect.source !== PACT) continue;
    const player = boundBy(effect, seat);
    if (player !== NOBODY && hasUnits(systemOf(g, system), player))
      return why('strategy.diplomacy', 'why.diplomatic pact', { player });
  }
  return now;
});

const worth = (g: G, planet: PlanetId): number => resources(g, planet) + influence(g, planet);

const refreshable = (g: G, seat: Seat): PlanetId[] =>
  planetsOutsideHome(g, seat)
    .filter((p) => p.exhausted)
    .map((p) => p.id);

const secondaryDiplomacy: Sequence<'secondary diplomacy'> = {
  rule: 'strategy.diplomacy',
  steps: {
    'refresh planets': {
      ask: (x) => refreshing(x.g, x.v.seat),
      then: (x, got) => refreshPlanets(x, (got[x.v.seat] ?? []) as PlanetId[]),
    },
  },
};

function refreshing(g: G, seat: Seat): Choose[] {
  const exhausted = refreshable(g, seat);
  if (exhausted.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'strategy.diplomacy',
      ask: say('ask.refresh planets'),
      options: exhausted.map((id) => ({ id, text: say(`planet.${id}`), on: [id] })),
      pick: [0, Math.min(2, exhausted.length)],
      proposal: [...exhausted].sort((a, b) => worth(g, b) - worth(g, a)).slice(0, 2),
    },
  ];
}

export const diplomacy = strategyCard('diplomacy', {
  procedures: { 'primary diplomacy': primaryDiplomacy, 'secondary diplomacy': secondaryDiplomacy },
  modifies: [
    noActivation,
    pointless('diplomacy', 'secondary', (g, seat) =>
      refreshable(g, seat).length === 0 ? why('strategy.diplomacy', 'why.nothing to refresh') : null,
    ),
  ],
});
