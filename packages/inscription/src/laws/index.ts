// What must hold at a table of Inscription, beside the laws of every game.
import type { Frozen, Json, State } from '@custodian/kernel';
import type { Asked, Laws } from '@custodian/title';
import { industryOf } from '../facts/sheets/index.ts';
import { RESOURCES, SHEETS } from '../facts/vocabulary.ts';
import type { G, Game, P } from '../game.ts';
import { copyDesk, mark, marksFor, mayStop, scoreOf } from '../marks/index.ts';
import type { Paper } from '../paper.ts';
import { deskAt } from '../queries/desks.ts';
import { wrongOn } from './sheets.ts';

export const laws: Laws<Game> = {
  also: invariants,
  // The faces of dice, on the table as on a desk.
  ambiguous: (id) => (RESOURCES as readonly string[]).includes(id),
  // When all markers are down, marks of whoever was done before somebody marked on are told at last.
  disclosing: ['marked'],
  kinds,
  offers,
  alone,
};

function invariants({ game, answers }: State<Game>): string[] {
  const g = game as G;
  const one = answers % g.players.length;
  return [
    ...g.players.flatMap((player, seat) => [
      ...pools(player, seat),
      ...markers(g, player, seat),
      ...boxes(g, player, seat),
    ]),
    // One after the other: between two steps everybody answers.
    ...sheets(g, g.players[one] as P, one),
  ];
}

/** Nobody has spent more than he had, or claimed more than is printed. */
function pools({ paper, desk }: P, seat: number): string[] {
  return [paper, ...(desk === null ? [] : [desk.paper])].flatMap(({ industry, sides }) => {
    const { trade, tradeSpent, votes, votesSpent } = industry;
    const printed = industryOf(sides.industry);
    const isRight = tradeSpent <= trade && trade <= printed.tradeGoods && votesSpent <= votes && votes <= printed.votes;
    return isRight
      ? []
      : [`seat ${seat} has spent ${tradeSpent} of ${trade} trade goods, ${votesSpent} of ${votes} votes`];
  });
}

/** While all markers are down nobody has a desk, and what the sheets are worth is counted. */
function markers(g: G, { desk, busy, paper, faction, points }: P, seat: number): string[] {
  if (g.marking !== null) return [];
  const { total } = scoreOf(paper as Paper, faction);
  return [
    ...(desk === null && !busy ? [] : [`seat ${seat} has its marker up`]),
    ...(points === total ? [] : [`seat ${seat} has ${total} points, not ${points}`]),
  ];
}

/** What is written could be written. Spoils of a war are told before they are marked. */
const sheets = ({ marking }: G, { paper, faction }: P, seat: number): string[] =>
  marking === 'effects' || faction === ''
    ? []
    : wrongOn(paper as Paper, faction).map((wrong) => `seat ${seat}: ${wrong}`);

/** Beside each relic's system stand the points of a relic, beside Mecatol Rex those of a name that stands there once. */
function boxes(g: G, { paper, hand, played }: P, seat: number): string[] {
  if (g.marking !== null) return [];
  const written = paper.navigation.boxes.filter(({ system }) => system === 'mecatol').length;
  const names = g.mecatol.filter(({ who }) => who === seat).length;
  const relics = paper.navigation.boxes.length - written;
  return [
    ...(written === names && names < 2
      ? []
      : [`seat ${seat} stands ${names} times on Mecatol Rex, with ${written} boxes`]),
    ...(relics === hand.length + played.length ? [] : [`seat ${seat} has boxes for ${relics} relics, and others`]),
  ];
}

/** First marks, and how many votes. */
function kinds(g: G): (readonly Json[])[] {
  const possible = g.players.flatMap(({ busy }, seat) => (busy ? marksFor(deskAt(g, seat)) : []));
  const starts = [...SHEETS.map((sheet) => `sheet ${sheet}`), ...RESOURCES.map((res) => `trade ${res}`)];
  return [[...new Set([...starts, ...possible])].slice(0, 60), Array.from({ length: 17 }, (_, votes) => votes)];
}

/** Every mark of a turn was possible when it was made, and the turn could end; votes are there to be cast. */
function offers(g: Frozen<Game>, { seat, shape, about }: Asked, plan: Json): boolean {
  if (shape === 'turn') {
    const trying = copyDesk(deskAt(g, seat));
    for (const each of (plan as { marks: string[] }).marks) {
      if (!marksFor(trying).includes(each)) return false;
      mark(trying, each);
    }
    return mayStop(trying);
  }
  const { votes, relic } = plan as { votes: number; relic: boolean };
  const have = about as { votes: number; free: number };
  return votes <= have.votes && (!relic || have.free > 0);
}

/** Each mark that could come first; it may have to be followed by others. */
function alone(_: G, { shape, about }: Asked): { plan: Json; unless: string[] }[] {
  if (shape !== 'turn') return [];
  const { marks } = about as { marks: string[] };
  return marks.map((each) => ({ plan: { marks: [each] }, unless: [...SHEETS, 'strategy', 'effects'] }));
}
