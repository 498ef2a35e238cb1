// Exploring planets and the frontier: a card is drawn from the deck of the planet’s trait, or the frontier deck, and carried out.
import type { Choose } from '@custodian/kernel';
import { isAblated, oneOf } from '@custodian/kernel';
import {
  attachExploration,
  discardExploration,
  drawExploration,
  gainRelic,
  keepExploration,
  putBackExploration,
  takeFrontierToken,
} from '../../atoms/prophecy.ts';
import type { Ti4Component } from '../../content/define.ts';
import type { ExplorationDeck, ExplorationId, PlanetId } from '../../facts/index.ts';
import { explorations } from '../../facts/index.ts';
import { NOBODY } from '../../game.ts';
import { planetOf, systemOf, systemOfPlanet } from '../../queries/board.ts';
import { explorationOf, traitsOf } from '../../queries/exploration.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { ResolvingExploration } from './sequences.ts';

/** The exploration cards whose sequence is declared: each adds itself. */
export const declaredExplorations = new Set<ExplorationId>();
const effects = (): `explore ${ExplorationId}`[] => [...declaredExplorations].map((id) => `explore ${id}` as const);

export const explorePlanet: Sequence<'explore planet'> = {
  rule: 'exploration',
  steps: {
    'choose the deck': {
      ask: ({ g, v: { seat, planet, deck } }) => {
        const decks = deck === undefined ? traitsOf(planetOf(g, planet)) : [];
        return decks.length < 2 ? [] : [deckQuestion(seat, planet, decks)];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly ExplorationDeck[] | undefined) ?? [];
        const deck = x.v.deck ?? picked ?? traitsOf(planetOf(x.g, x.v.planet))[0];
        if (deck === undefined || x.g.explorationDecks === undefined) return 'end';
        x.v.deck = deck;
        return undefined;
      },
    },
    'about to explore': {
      window: 'about to explore',
      about: ({ g, v: { seat, planet, deck } }) => ({
        seat,
        system: systemOfPlanet(g, planet).id,
        planet,
        deck: deck as ExplorationDeck,
      }),
      then: (x, { draws }) => {
        if (draws !== undefined) x.v.draws = draws;
      },
    },
    draw: {
      do: (x) => {
        const { seat, planet, deck, draws = 1 } = x.v;
        const at = { system: systemOfPlanet(x.g, planet).id, planet };
        const cards = Array.from({ length: draws }, () => drawExploration(x, seat, deck as ExplorationDeck, at));
        x.v.cards = cards.filter((card) => card !== null);
        return x.v.cards.length === 0 ? 'end' : undefined;
      },
    },
    'choose a card': {
      ask: ({ v: { seat, planet, cards = [] } }) => (cards.length < 2 ? [] : [cardQuestion(seat, planet, cards)]),
      then: (x, got) => {
        const { seat, cards = [] } = x.v;
        const [picked = cards[0]] = (got[seat] as readonly string[] | undefined) ?? [];
        for (const card of cards) if (card !== picked) putBackExploration(x, seat, card);
        x.v.cards = picked === undefined ? [] : [picked];
      },
    },
    resolve: {
      call: 'resolve exploration',
      with: (x) => {
        const { seat, planet, cards = [] } = x.v;
        const [card] = cards;
        x.v.cards = [];
        const { g } = x;
        return card === undefined ? null : { seat, system: systemOfPlanet(g, planet).id, planet, card };
      },
    },
  },
};

function deckQuestion(seat: number, planet: PlanetId, decks: readonly ExplorationDeck[]): Choose {
  return {
    kind: 'choose',
    seat,
    rule: 'exploration',
    ask: say('ask.exploration deck', { planet }),
    options: decks.map((deck) => ({ id: deck, text: say('option.exploration deck', { explorationDeck: deck }) })),
    pick: [1, 1],
  };
}

const cardQuestion = (seat: number, planet: PlanetId, cards: readonly string[]): Choose => ({
  kind: 'choose',
  seat,
  rule: 'exploration',
  ask: say('ask.exploration card', { planet }),
  options: cards.map((id) => ({ id, text: say('option.exploration', { exploration: explorationOf(id) }) })),
  pick: [1, 1],
});

/** A planet that nobody controlled is explored by whoever gains it. */
export const exploreGained: Sequence<'explore gained planet'> = {
  rule: 'exploration',
  steps: {
    explore: { call: 'explore planet', with: (x) => ({ seat: x.v.seat, planet: x.v.about.planet }) },
  },
};

/** Between what happens *when* a planet is gained and what happens *after*, once structures of others are gone. */
export const gainedPlanetsExplored: Ti4Component = {
  id: 'rule:explore gained planet',
  kind: 'rule',
  name: say('sequence.explore gained planet'),
  reacts: [
    {
      window: 'planet gained',
      forced: true,
      may: (g, seat, { seat: winner, planet, from }) =>
        g.explorationDecks !== undefined &&
        seat === winner &&
        from === NOBODY &&
        traitsOf(planetOf(g, planet)).length > 0
          ? null
          : false,
      run: 'explore gained planet',
    },
  ],
};

export const exploreFrontier: Sequence<'explore frontier'> = {
  rule: 'exploration',
  steps: {
    draw: {
      do: (x) => {
        const { seat, system } = x.v;
        if (systemOf(x.g, system).frontier !== true) return 'end';
        const card = drawExploration(x, seat, 'frontier', { system });
        x.v.cards = card === null ? [] : [card];
        return undefined;
      },
    },
    resolve: {
      call: 'resolve exploration',
      with: (x) => {
        const { seat, system, cards = [] } = x.v;
        const [card] = cards;
        x.v.cards = [];
        return card === undefined ? null : { seat, system, planet: null, card };
      },
    },
    'take the token away': { do: (x) => takeFrontierToken(x, x.v.system) },
  },
};

/** Fragments and attachments need nothing but their place; the others have a sequence of their own. */
export const resolveExploration: Sequence<'resolve exploration'> = {
  rule: 'exploration',
  steps: {
    'keep or attach': {
      do: (x) => {
        const { seat, planet, card } = x.v;
        const { kind } = explorations[explorationOf(card)];
        if (kind === 'fragment' || kind === 'kept') keepExploration(x, seat, card);
        else if (kind === 'attached' && planet !== null) attachExploration(x, seat, planet, card);
        else return undefined;
        // An attachment may do something more at once.
        if (declaredExplorations.has(explorationOf(card))) return undefined;
        layAside(x);
        return { goto: 'explored' };
      },
    },
    'carry out': oneOf(effects, {
      call: (x) => `explore ${explorationOf(x.v.card)}` as const,
      with: ({ v: { seat, system, planet, card } }) =>
        isAblated('exploration', explorationOf(card)) ? null : { seat, system, planet, card },
    }),
    discard: {
      do: (x) => {
        const lies = x.g.table.explorations?.includes(x.v.card) === true;
        if (lies && !staysOpen(explorationOf(x.v.card))) discardExploration(x, x.v.card);
        layAside(x);
      },
    },
    explored: {
      window: 'explored',
      about: ({ v: { seat, system, planet, card, explored = explorationOf(card) } }) => ({
        ...{ seat, system, planet },
        card: explored,
      }),
    },
  },
};

function layAside({ v }: { readonly v: ResolvingExploration }): void {
  v.explored = explorationOf(v.card);
  v.card = '';
}

/** A token that is not purged has its card beside the board. */
const staysOpen = (id: ExplorationId): boolean => explorations[id].kind === 'token' && !explorations[id].purged;

export const gainARelic: Sequence<'gain relic'> = {
  rule: 'relics',
  steps: {
    'take the top card': {
      do: (x) => {
        const relic = gainRelic(x, x.v.seat);
        if (relic === null) return 'end';
        x.v.relic = relic;
        return undefined;
      },
    },
    'relic gained': {
      window: 'relic gained',
      about: ({ v: { seat, relic } }) => (relic === undefined ? null : { seat, relic }),
    },
  },
  gives: (x) => ({ relic: x.v.relic ?? null }),
};
