// The leaders of the Xxcha Kingdom.
import { add, set } from '@custodian/kernel';
import { lookAt } from '../../atoms/action-cards.ts';
import { readyPlanets } from '../../atoms/board.ts';
import { arrangeAgendas, discardFromAgendaDeck, refillAgendaDeck, repealLaw } from '../../atoms/council.ts';
import { addEffect, endEffect, endEffects } from '../../atoms/table.ts';
import { removeUnits } from '../../atoms/units.ts';
import type { AgendaId, PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { isAdjacent, locate, planetOf, systemOfPlanet } from '../../queries/board.ts';
import { hasCommander, hasHero } from '../../queries/leaders.ts';
import { votesInAnyCase } from '../../queries/permissions.ts';
import { planetsOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { ALONE } from '../../queries/silence.ts';
import { influence, planetVotes, planetWorth, resources } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { topOf } from '../../rules/council/looking.ts';
import { say } from '../../words/index.ts';
import { lawOption, planetOption, unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero, withCommander } from './define.ts';
import { choosing, pickedOf, worthOf } from './vocabulary.ts';

type Acting = Aiming<'component action'>;

const exhausted = (g: G): PlanetId[] =>
  g.systems.flatMap((s) => s.planets.filter((p) => p.owner !== NOBODY && p.exhausted).map((p) => p.id));

/** Its system holds a planet of the seat, or is next to one: a planet counts as adjacent to its own system. */
const isNear = (g: G, seat: Seat, planet: PlanetId): boolean => {
  const at = systemOfPlanet(g, planet).id;
  return planetsOf(g, seat).some(({ id }) => {
    const own = systemOfPlanet(g, id).id;
    return own === at || isAdjacent(g, own, at, seat);
  });
};

/** One infantry of each player there. */
const guards = (g: G, seat: Seat, planet: PlanetId | undefined): string[] => {
  if (planet === undefined || !isNear(g, seat, planet)) return [];
  const infantry = planetOf(g, planet).units.filter((u) => u.type === 'infantry');
  return infantry.filter((u, i) => infantry.findIndex((v) => v.owner === u.owner) === i).map((u) => String(u.id));
};

const ggrocutoRinn = agent<'component action', Acting & { planet?: PlanetId }>('ggrocutoRinn', {
  on: ['component action'],
  may: (g) => (exhausted(g).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a planet': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader target', { leader: 'ggrocutoRinn' }),
            exhausted(g).map((planet) => planetOption(g, planet)),
          ),
        then: (x, got) => {
          const planet = pickedOf(got, x.v.seat, exhausted(x.g)) as PlanetId | undefined;
          if (planet === undefined) return;
          x.v.planet = planet;
          readyPlanets(x, planetOf(x.g, planet).owner, [planet]);
        },
      },
      'remove an infantry': {
        ask: ({ g, v: { seat, planet } }) =>
          choosing(
            seat,
            say('ask.leader remove infantry'),
            guards(g, seat, planet).map((id) => unitOption(g, id)),
            [0, 1],
          ),
        then: (x, got) => {
          const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
          const found = picked === undefined ? undefined : locate(x.g, Number(picked));
          if (found === undefined) return;
          removeUnits(x, { system: found.system.id, planet: found.planet?.id }, [found.unit.id]);
        },
      },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

const elderQanoj = commander('elderQanoj', {
  goal: (g, seat) => ({ have: worthOf(g, seat, influence), need: 12 }),
  modifies: [
    withCommander('elderQanoj', add, planetVotes, (_, __, now) => now + 1),
    set(votesInAnyCase, (g, seat, now) => now || hasCommander(g, seat, 'elderQanoj')),
  ],
});

const LOOKED_AT = 5;
const REVEALED = 2;

/** `deck`: how many cards it had when two lay on top; what is known of them stays in the deck. */
type Nexus = Acting & { left?: number; deck?: number };

const xxekirGrom = hero<'component action', Nexus>('xxekirGrom', {
  on: ['component action'],
  effect: {
    rule: 'leaders',
    steps: {
      'discard a law': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader discard a law'),
            g.laws.map(({ id }) => lawOption(g, id)),
            [0, 1],
          ),
        then: (x, got) => {
          const { seat } = x.v;
          addEffect(x, { source: ALONE, seat, until: 'action' });
          const [law] = (got[seat] as readonly AgendaId[] | undefined) ?? [];
          if (law !== undefined) repealLaw(x, law);
        },
      },
      limits: { call: 'limits', with: () => ({}) },
      look: {
        do: (x) => {
          refillAgendaDeck(x, LOOKED_AT);
          lookAt(x, x.v.seat, topOf(x.g, LOOKED_AT));
        },
      },
      'choose two': {
        ask: ({ g, v: { seat } }) => {
          const seen = topOf(g, LOOKED_AT);
          if (seen.length === 0) return [];
          const few = Math.min(REVEALED, seen.length);
          const options = seen.map((agenda) => ({ id: agenda, text: say('option.agenda', { agenda }), on: [agenda] }));
          const ask = say('ask.leader two agendas');
          return [{ kind: 'choose', seat, rule: 'leaders', ask, options, pick: [few, few], secret: true }];
        },
        then: (x, got) => {
          const seen = topOf(x.g, LOOKED_AT);
          const chosen = (got[x.v.seat] as readonly AgendaId[] | undefined) ?? [];
          discardFromAgendaDeck(
            x,
            seen.filter((agenda) => !chosen.includes(agenda)),
          );
          // The first one lies uppermost.
          arrangeAgendas(x, x.v.seat, [...chosen].reverse(), []);
          x.v.left = chosen.length;
          x.v.deck = x.g.agendaDeck.length;
        },
      },
      'resolve them': {
        call: 'one agenda',
        with: ({ g, v: { seat, left = 0, deck = 0 } }) => {
          // One that was turned in the place of the first is not turned again.
          const isThere = left > 0 && g.agendaDeck.length === deck - (REVEALED - left);
          return isThere || left === REVEALED ? { by: seat } : null;
        },
        then: (x) => {
          x.v.left = (x.v.left ?? 0) - 1;
          return { goto: 'resolve them' };
        },
      },
      'others may act again': {
        do: (x) => {
          endEffects(x, 'agenda phase');
          endEffect(x, ALONE, x.v.seat);
        },
      },
    },
    gives: () => undefined,
  },
});

/** Never purged: planets give both of their values for either. */
const xxekirGromOmega = hero('xxekirGromOmega', {
  modifies: [
    add(planetWorth, (g, { seat, planet, of }, now) =>
      hasHero(g, seat, 'xxekirGromOmega')
        ? now + (of === 'resources' ? influence(g, planet) : resources(g, planet))
        : now,
    ),
    add(planetVotes, (g, { seat, planet }, now) =>
      hasHero(g, seat, 'xxekirGromOmega') ? now + resources(g, planet) : now,
    ),
  ],
});

export const xxcha: readonly Ti4Component[] = [ggrocutoRinn, elderQanoj, xxekirGrom, xxekirGromOmega];
