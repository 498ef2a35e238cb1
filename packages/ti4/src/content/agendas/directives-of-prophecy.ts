// The directives of Prophecy of Kings.
import type { Choose } from '@custodian/kernel';
import { oneOf } from '@custodian/kernel';
import { redistributeTokens } from '../../atoms/board.ts';
import { showSecondary } from '../../atoms/table.ts';
import { loseFleetTokens } from '../../atoms/tokens-of-others.ts';
import { placeUnits, removeUnits } from '../../atoms/units.ts';
import type { StrategyCardId, TechnologyId } from '../../facts/index.ts';
import { strategyCards, technologies } from '../../facts/index.ts';
import type { G, Pool, Seat } from '../../game.ts';
import { pools } from '../../game.ts';
import { unitsWhere } from '../../queries/board.ts';
import { speakerOrder } from '../../queries/order.ts';
import { mayStandOn, mayUseStrategy } from '../../queries/permissions.ts';
import { homePlanets, playerOf, tokensLeft, tokensOnSheet } from '../../queries/players.ts';
import { technologyDeck } from '../../queries/technologies.ts';
import type { Decided } from '../../rules/council/sequences.ts';
import { declaredStrategyCards, sequencesOf } from '../../rules/rounds/strategic-action.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { agenda } from './vocabulary.ts';

const electedSeat = ({ outcome }: Decided): Seat => Number(outcome);

const STANDARD: Readonly<Record<Pool, number>> = { tactic: 3, fleet: 3, strategy: 2 };

/** The standard, as far as there are tokens. */
function standardized(g: G, seat: Seat): Record<Pool, number> {
  let left = tokensOnSheet(g, seat) + tokensLeft(g, seat);
  const to = { tactic: 0, fleet: 0, strategy: 0 };
  for (const pool of pools) {
    to[pool] = Math.min(STANDARD[pool], left);
    left -= to[pool];
  }
  return to;
}

const armedForcesStandardization = agenda('armedForcesStandardization', {
  elected: {
    atOnce: (x, decided) => redistributeTokens(x, electedSeat(decided), standardized(x.g, electedSeat(decided))),
  },
});

/** What a sequence for each player is given, for another one. */
const forSeat = <V extends Decided & { readonly seat: Seat }>({ seat, agenda: id, outcome, casts }: V) => ({
  seat,
  agenda: id,
  outcome,
  casts: casts.map((cast) => ({ ...cast })),
});

const clandestineOperations = agenda('clandestineOperations', {
  for: { eachRuns: 'return two tokens' },
  against: {
    atOnce: (x) => {
      for (const seat of speakerOrder(x.g)) loseFleetTokens(x, seat, 1);
    },
  },
  procedures: {
    'return two tokens': {
      rule: 'command tokens',
      steps: {
        'the first': { call: 'return a token', with: (x) => forSeat(x.v) },
        'the second': { call: 'return a token', with: (x) => forSeat(x.v) },
      },
    },
  },
});

const electedCard = ({ outcome }: Decided): StrategyCardId => outcome as StrategyCardId;

/** A token that the ability places comes from the reinforcements, or from a pool where none is left there. */
const couldUse = (g: G, seat: Seat, card: StrategyCardId): boolean =>
  declaredStrategyCards.has(card) &&
  (strategyCards[card].secondaryToken !== 'placed' || tokensLeft(g, seat) + tokensOnSheet(g, seat) > 0) &&
  mayUseStrategy(g, { seat, card, ability: 'secondary' }) === null;

/** Where a token to be placed is taken from, as none is left in the reinforcements. */
const poolsFor = (g: G, seat: Seat, card: StrategyCardId): Pool[] =>
  strategyCards[card].secondaryToken === 'placed' && tokensLeft(g, seat) === 0
    ? pools.filter((pool) => playerOf(g, seat)[pool] > 0)
    : [];

const useFreely: Sequence<'use a secondary freely'> = {
  rule: 'agenda cards',
  steps: {
    'use it or not': {
      ask: ({ g, v }): Choose[] => {
        const { seat } = v;
        const card = electedCard(v);
        if (!couldUse(g, seat, card)) return [];
        const ask = say('ask.use secondary freely', { strategy: card });
        const options = [{ id: 'secondary', text: say('option.use secondary') }];
        return [{ kind: 'choose', seat, rule: 'agenda cards', ask, options, pick: [0, 1] }];
      },
      then: (x, got) => {
        if ((got[x.v.seat] as readonly string[] | undefined)?.includes('secondary') !== true) return 'end';
        showSecondary(x, x.v.seat, electedCard(x.v));
        return undefined;
      },
    },
    'which token': {
      rule: 'command tokens',
      ask: ({ g, v }): Choose[] => {
        const from = poolsFor(g, v.seat, electedCard(v));
        if (from.length < 2) return [];
        const options = from.map((pool) => ({ id: pool, text: say(`term.pool.${pool}`) }));
        const ask = say('ask.token to be placed');
        return [{ kind: 'choose', seat: v.seat, rule: 'command tokens', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly Pool[] | undefined) ?? poolsFor(x.g, x.v.seat, electedCard(x.v));
        x.v.from = picked ?? 'reinforcements';
      },
    },
    'carry it out': oneOf(() => sequencesOf('secondary'), {
      call: (x) => `secondary ${electedCard(x.v)}` as const,
      with: ({ v: { seat, from = 'reinforcements' } }) => ({ seat, token: { of: seat, from } }),
    }),
    'secondary resolved': {
      window: 'strategy ability resolved',
      about: (x) => ({ seat: x.v.seat, card: electedCard(x.v), ability: 'secondary' }),
    },
  },
};

const galacticCrisisPact = agenda('galacticCrisisPact', {
  elected: { eachRuns: 'use a secondary freely' },
  procedures: { 'use a secondary freely': useFreely },
});

const ministerOfAntiquities = agenda('ministerOfAntiquities', {
  elected: { run: 'gain a relic by agenda' },
  procedures: {
    'gain a relic by agenda': {
      rule: 'relics',
      steps: { gain: { call: 'gain relic', with: (x) => ({ seat: electedSeat(x.v) }) } },
    },
  },
});

/** Home planets of a seat that it controls and where a mech may stand. */
const homes = (g: G, seat: Seat): string[] =>
  homePlanets(g, seat)
    .filter((p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null)
    .map((p) => p.id);

const rearmamentAgreement = agenda('rearmamentAgreement', {
  for: { eachRuns: 'place a mech at home' },
  against: {
    atOnce: (x) => {
      for (const { unit, system, planet } of unitsWhere(x.g, (u) => u.type === 'mech')) {
        const spot = { system: system.id, planet: planet?.id };
        removeUnits(x, spot, [unit.id]);
        placeUnits(x, unit.owner, spot, 'infantry', 1);
      }
    },
  },
  procedures: {
    'place a mech at home': {
      rule: 'mechs',
      steps: {
        place: {
          call: 'place units',
          with: ({ g, v: { seat } }) => {
            const places = homes(g, seat);
            if (places.length === 0) return null;
            return { seat, type: 'mech', count: 1, places, why: say('agenda.rearmamentAgreement') };
          },
        },
      },
    },
  },
});

const grantable = (g: G, seat: Seat): TechnologyId[] =>
  technologyDeck(g, seat).filter((id) => !playerOf(g, seat).technologies.includes(id));

const prerequisitesOf = (id: TechnologyId): number =>
  Object.values(technologies[id].needs).reduce((sum: number, count) => sum + count, 0);

const grantTechnology: Sequence<'grant a technology'> = {
  rule: 'technology',
  steps: {
    'choose a technology': {
      ask: ({ g, v }): Choose[] => {
        const seat = electedSeat(v);
        const options = grantable(g, seat).map((id) => ({ id, text: say(`technology.${id}`), on: [id] }));
        if (options.length < 2) return [];
        return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.research grant'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const seat = electedSeat(x.v);
        const [picked = grantable(x.g, seat)[0]] = (got[seat] as readonly TechnologyId[] | undefined) ?? [];
        if (picked === undefined) return 'end';
        x.v.technology = picked;
        return undefined;
      },
    },
    'gain it': {
      call: 'gain technology',
      with: (x) => ({ seat: electedSeat(x.v), technology: x.v.technology as TechnologyId }),
    },
    'return tokens': {
      do: (x) => {
        loseFleetTokens(x, electedSeat(x.v), prerequisitesOf(x.v.technology as TechnologyId));
      },
    },
  },
};

const researchGrantReallocation = agenda('researchGrantReallocation', {
  elected: { run: 'grant a technology' },
  procedures: { 'grant a technology': grantTechnology },
});

/** What it hides is drawn, voted on and shown where agendas are. */
const covertLegislation = agenda('covertLegislation', { inRules: 'rules/council/one-agenda.ts' });

export const directivesOfProphecy: readonly Ti4Component[] = [
  armedForcesStandardization,
  clandestineOperations,
  covertLegislation,
  galacticCrisisPact,
  ministerOfAntiquities,
  rearmamentAgreement,
  researchGrantReallocation,
];
