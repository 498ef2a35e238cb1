// Action cards about exploration cards, the frontier and relic fragments; all are played as an action.
import { discardExploration, giveFragment, keepExploration, revealExploration } from '../../atoms/prophecy.ts';
import type { ExplorationDeck } from '../../facts/index.ts';
import { explorations } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { areNeighbors, hasShips, neighbours, systemOf } from '../../queries/board.ts';
import { explorationOf, fragmentsOf, traitsOf } from '../../queries/exploration.ts';
import { othersThan, planetsOf } from '../../queries/players.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard, atOnce } from './define.ts';
import { aimAt, ifAny, systemOption } from './vocabulary.ts';

type Action = 'component action';

/** Decks of which a seat controls a planet. */
const ownDecks = (g: G, seat: Seat): ExplorationDeck[] =>
  g.explorationDecks === undefined ? [] : [...new Set(planetsOf(g, seat).flatMap((p) => traitsOf(p)))];

const REVEALED = 3;

const archaeologicalExpedition = actionCard<Action, string>({
  id: 'archaeologicalExpedition',
  on: ['component action'],
  may: (g, seat) => ifAny(ownDecks(g, seat)),
  aim: aimAt(
    say('ask.aim.archaeologicalExpedition'),
    (g, { seat }) => ownDecks(g, seat),
    (_, deck) => ({ id: deck, text: say('option.exploration deck', { explorationDeck: deck }) }),
  ),
  effect: atOnce<Action, string>((x) => {
    const { seat, target } = x.v;
    const cards: string[] = [];
    for (let left = REVEALED; left > 0; left--) {
      const card = revealExploration(x, seat, target as ExplorationDeck);
      if (card !== null) cards.push(card);
    }
    for (const card of cards)
      if (explorations[explorationOf(card)].kind === 'fragment') keepExploration(x, seat, card);
      else discardExploration(x, card, 'revealed');
    return undefined;
  }),
});

/** Frontier tokens where a seat has ships, or next to it. */
const probed = (g: G, seat: Seat): string[] =>
  g.systems
    .filter(
      (s) =>
        s.frontier === true &&
        (hasShips(s, seat) || neighbours(g, s.id, seat).some((id) => hasShips(systemOf(g, id), seat))),
    )
    .map((s) => s.id);

const explorationProbe = actionCard<Action, string>({
  id: 'explorationProbe',
  on: ['component action'],
  may: (g, seat) => ifAny(probed(g, seat)),
  aim: aimAt(say('ask.aim.explorationProbe'), (g, { seat }) => probed(g, seat), systemOption),
  effect: {
    rule: 'exploration',
    steps: {
      explore: { call: 'explore frontier', with: ({ v: { seat, target } }) => ({ seat, system: target }) },
    },
    gives: () => undefined,
  },
});

/** 'seat copy': fragments of neighbors, one of each kind. */
const seizable = (g: G, seat: Seat): string[] =>
  othersThan(g, seat)
    .filter((other) => fragmentsOf(g, other).length > 0 && areNeighbors(g, { a: seat, b: other }))
    .flatMap((other) => {
      const kinds = new Map(fragmentsOf(g, other).map((copy) => [explorationOf(copy), copy]));
      return [...kinds.values()].map((copy) => `${other} ${copy}`);
    });

const seizeArtifact = actionCard<Action, string>({
  id: 'seizeArtifact',
  on: ['component action'],
  may: (g, seat) => ifAny(seizable(g, seat)),
  aim: aimAt(
    say('ask.aim.seizeArtifact'),
    (g, { seat }) => seizable(g, seat),
    (_, target) => {
      const [player, copy] = target.split(' ') as [string, string];
      const text = say('option.fragment of player', { player: Number(player), exploration: explorationOf(copy) });
      return { id: target, text };
    },
  ),
  effect: atOnce<Action, string>((x) => {
    const [player, copy] = x.v.target.split(' ') as [string, string];
    if (fragmentsOf(x.g, Number(player)).includes(copy)) giveFragment(x, Number(player), x.v.seat, copy);
    return undefined;
  }),
});

export const cardsOfExplorers: readonly Ti4Component[] = [archaeologicalExpedition, explorationProbe, seizeArtifact];
