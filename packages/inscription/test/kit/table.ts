// Builds a table of Inscription in the game's own words, starts any sequence on it, and answers for the players.
//
//   const t = table('hacan', 'titans', 'arborec');
//   t.strengths('hacan', 1, 6, 2);
//   t.begin('war', { level: 1 });
//
// The first faction is the Speaker; seats run clockwise, so that everybody's left neighbour is the next one. Sheets show side B.
//
// Dice: `dice(…)` takes numbers of six-sided dice in the order in which they are rolled. A strategy event rolls the three black dice, then
// the focus dice of material, influence and research; dice rolled again come in the same order. Black: 1 to 3 material, 4 and 5
// influence, 6 research. Focus: 1 to 4 one icon, 5 and 6 two. `M`, `I`, `R` and `DOUBLE` say that in words.
import type { Json } from '@custodian/kernel';
import { loadDice } from '@custodian/kernel/testing';
import type { Beginning } from '@custodian/testkit';
import { found, sequence } from '@custodian/testkit';
import { eventOf, objectiveOf } from '../../src/content/index.ts';
import type { Desk } from '../../src/desk.ts';
import { warfareOf } from '../../src/facts/sheets/index.ts';
import type { Side } from '../../src/facts/vocabulary.ts';
import type { Game, Seat } from '../../src/game.ts';
import { inscription } from '../../src/inscription.ts';
import type { Paper } from '../../src/paper.ts';
import { deskAt } from '../../src/queries/desks.ts';
import type { Inscription, Sequences } from '../../src/terms.ts';
import { laidTable } from './laying.ts';

/** A face of a black die, or one icon of a focus die. */
export const M = 1;
export const I = 4;
export const R = 6;
export const DOUBLE = 5;

type Who = string | Seat;

export function table(...factions: string[]) {
  loadDice(null);
  const g = laidTable(factions);
  const seat = (w: Who): Seat => (typeof w === 'number' ? w : factions.indexOf(w));
  const playing = sequence<Game, Who, Inscription>({ rules: inscription, seat });
  const game = (): Game => (playing.hasBegun() ? playing.state().game : g);
  const player = (w: Who): Game['players'][number] => found(game().players[seat(w)], `seat ${w}`);

  const t = {
    ...playing,
    seat,
    game,
    player,
    paper: (w: Who): Paper => player(w).paper,
    desk: (w: Who): Desk => deskAt(game(), seat(w)),
    /** An event card lies open, with its stage; the round is the given one. */
    event(id: string, round = 5): void {
      Object.assign(game(), { event: id, stage: eventOf(id).stage, round });
    },
    /** A round in which this card is revealed. */
    round(id: string, live = false): void {
      game().deck = [id, ...game().deck.filter((card) => card !== id)];
      game().round = 4;
      playing.beginOn(g, 'round', {}, live);
    },
    objectives(...ids: string[]): void {
      game().objectives = ids.map((id) => ({ id, sheet: objectiveOf(id).sheet, flipped: 0, first: [] }));
    },
    /** These agendas lie face down for their stage, the top one first. */
    agendas(stage: number, ...cards: string[]): void {
      game().agendas = [{ stage, cards }];
    },
    /** Out of the relic deck into a hand. */
    hand(w: Who, ...relics: string[]): void {
      game().relics = game().relics.filter((relic) => !relics.includes(relic));
      player(w).hand.push(...relics);
    },
    /** The next relics to be drawn. */
    nextRelics(...relics: string[]): void {
      game().relics = [...relics, ...game().relics.filter((relic) => !relics.includes(relic))];
    },
    speaker(w: Who): void {
      game().speaker = seat(w);
    },
    technologies(w: Who, ...ids: string[]): void {
      for (const each of t.paper(w).technologies) if (ids.includes(each.id)) each.unlocked = true;
    },
    /** Votes that are claimed and not spent. */
    votes(w: Who, count: number): void {
      t.paper(w).industry.votes = count;
    },
    /** So many marked nodes in the sections of a level. */
    strengths(w: Who, level: number, left: number, right: number): void {
      const marked = [...freeNodes(t.paper(w), 'left', level, left), ...freeNodes(t.paper(w), 'right', level, right)];
      for (const node of marked) t.paper(w).warfare.drawn.push({ unit: 'node', nodes: [node], built: false });
    },
    /** The rival has crossed out so many icons of a track. */
    rivalStruck(track: string, icons: number): void {
      const own = found(
        game().rival?.tracks.find(({ id }) => id === track),
        `track ${track}`,
      );
      own.struck = Array.from({ length: icons }, (_, n) => n);
    },
    begin<N extends keyof Sequences & string>(run: N, ...[given, live]: Beginning<Inscription, N>): void {
      playing.beginOn(g, run, given ?? {}, live);
    },
    /** What could be marked first. */
    possible: (w: Who): readonly string[] => {
      const asked = playing.asked(w);
      return asked?.kind === 'plan' ? (asked.about as { marks: readonly string[] }).marks : [];
    },
    /** All marks of a turn. */
    turn(w: Who, ...marks: string[]): void {
      playing.answer(w, { marks });
    },
    /** Everybody who is asked just now marks or casts only what he must. */
    confirmAll(): void {
      for (const each of playing.awaited()) playing.confirm(each);
    },
    ballot(w: Who, outcome: string, votes = 0, relic = false): void {
      playing.answer(w, { outcome, votes, relic } as Json);
    },
    /** What is written in the strength boxes of a level, and how each war went. */
    wars: (w: Who, level: number): (string | number | null)[] =>
      (['left', 'right'] as const).flatMap((side) => {
        const war = t.paper(w).warfare.wars.find(({ section }) => section === `${side}${level}`);
        return war === undefined ? [] : [war.strength, war.result];
      }),
  };
  return t;
}

export type Table = ReturnType<typeof table>;

/** Nodes of a section without anomaly; those without an asset come first. */
function freeNodes({ sides, warfare }: Paper, side: Side, level: number, count: number): string[] {
  const { nodes, columns } = warfareOf(sides.warfare);
  const taken = warfare.drawn.flatMap((drawn) => drawn.nodes);
  const inSection = nodes.filter(
    ({ id, x, y, anomaly }) =>
      !anomaly && !taken.includes(id) && x < columns / 2 === (side === 'left') && Math.floor(y / 3) === level - 1,
  );
  const plain = inSection.filter(({ asset }) => asset === null);
  const picked = [...plain, ...inSection.filter(({ asset }) => asset !== null)].slice(0, count);
  if (picked.length < count) throw new Error(`no room for ${count} nodes on the ${side} of level ${level}`);
  return picked.map(({ id }) => id);
}
