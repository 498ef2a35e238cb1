// Players who have lost everything leave the game.
import { discardActionCard } from '../../atoms/action-cards.ts';
import { liftToken } from '../../atoms/board.ts';
import { returnCaptured } from '../../atoms/capture.ts';
import { repealLaw } from '../../atoms/council.ts';
import { eliminate } from '../../atoms/elimination.ts';
import { discardFound } from '../../atoms/prophecy.ts';
import { purgeRelic } from '../../atoms/relics.ts';
import { endGame, gainPoints, makeSpeaker, returnStrategyCard } from '../../atoms/table.ts';
import { removeUnits } from '../../atoms/units.ts';
import { unitTypes } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { hasToken, unitsWhere } from '../../queries/board.ts';
import { leftOf, noteOf, playerOf, seatsIn } from '../../queries/players.ts';
import { systemProduction } from '../../queries/production.ts';
import { unitCard } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';
import { discardsOf } from '../cards/discards.ts';

/** For the steps that call it: hardly ever has somebody lost everything. */
export const ifAnyoneIsOut = (x: Ti4): object | null => (isAnyoneOut(x.g) ? {} : null);

export interface Eliminating {
  /** What those who have left had in hand, which others may still answer to. */
  gone?: { seat: Seat; cards: readonly string[] }[];
}

export const elimination: Sequence<'elimination'> = {
  rule: 'elimination',
  steps: {
    'leave the game': {
      do: (x) => {
        const gone = withoutAnything(x.g);
        if (gone.length === 0) return 'end';
        // Nobody is left at all: those who fell together share the end.
        if (gone.length === seatsIn(x.g).length) endGame(x, gone, 'last player');
        x.v.gone = gone
          .map((seat) => ({ seat, cards: [...playerOf(x.g, seat).hand] }))
          .filter(({ cards }) => cards.length > 0);
        for (const seat of x.g.winner === null ? gone : []) leave(x, seat);
        return undefined;
      },
    },
    'after the discards': {
      rule: 'action cards',
      call: 'after discards',
      with: (x) => {
        const next = x.v.gone?.shift();
        return next === undefined || x.g.winner !== null ? null : discardsOf(x.g, next.seat, next.cards);
      },
      then: (x) => ((x.v.gone?.length ?? 0) > 0 ? { goto: 'after the discards' } : undefined),
    },
    'the last one': {
      do: (x) => {
        const [last, ...others] = seatsIn(x.g);
        if (last !== undefined && others.length === 0) endGame(x, [last], 'last player');
      },
    },
  },
};

/** One bit for each seat that has a planet, a ground force or a unit that can produce. */
function present(g: G): number {
  let seats = 0;
  for (const system of g.systems) {
    for (const { owner, type } of system.space)
      if (keepsInGame(g, owner, type) || systemProduction(g, { seat: owner, system: system.id }) > 0)
        seats |= 1 << owner;
    for (const planet of system.planets) {
      if (planet.owner !== NOBODY) seats |= 1 << planet.owner;
      for (const { owner, type } of planet.units) if (keepsInGame(g, owner, type)) seats |= 1 << owner;
    }
  }
  return seats;
}

const keepsInGame = (g: G, seat: Seat, type: keyof typeof unitTypes): boolean => {
  if (unitTypes[type].kind === 'groundForce') return true;
  const production = unitCard(g, seat, type)?.production ?? null;
  return production !== null;
};

function isAnyoneOut(g: G): boolean {
  let holding = 0;
  for (const system of g.systems) for (const { owner } of system.planets) if (owner !== NOBODY) holding |= 1 << owner;
  // Nearly always everybody has a planet.
  const everybody = (1 << g.players.length) - 1;
  const seats = holding === everybody ? everybody : present(g);
  for (let seat = 0; seat < g.players.length; seat++)
    if ((seats & (1 << seat)) === 0 && !playerOf(g, seat).eliminated) return true;
  return false;
}

function withoutAnything(g: G): Seat[] {
  const seats = present(g);
  return seatsIn(g).filter((seat) => (seats & (1 << seat)) === 0);
}

/** Has lost everything, and is about to leave the game. */
export const isAboutToLeave = (g: G, seat: Seat): boolean => withoutAnything(g).includes(seat);

function leave(x: Ti4, seat: Seat): void {
  for (const { unit, system, planet } of unitsWhere(x.g, ({ owner }) => owner === seat))
    removeUnits(x, { system: system.id, planet: planet?.id }, [unit.id]);
  for (const system of x.g.systems) if (hasToken(system, seat)) liftToken(x, seat, system.id);
  for (const law of [...x.g.laws]) if (law.owner === seat) repealLaw(x, law.id);
  for (const card of [...playerOf(x.g, seat).hand]) discardActionCard(x, seat, card);
  for (const card of x.g.strategyCards) if (card.holder === seat) returnStrategyCard(x, card.id);
  for (const other of leftOf(x.g, seat))
    if (playerOf(x.g, other).notesInPlay.includes(noteOf('supportForTheThrone', seat))) gainPoints(x, other, -1);
  for (const { id } of playerOf(x.g, seat).relics ?? []) purgeRelic(x, seat, id);
  discardFound(x, seat);
  for (const unit of [...(playerOf(x.g, seat).captured ?? [])]) returnCaptured(x, seat, unit);
  const [next] = leftOf(x.g, seat);
  eliminate(x, seat);
  if (x.g.speaker === seat && next !== undefined) makeSpeaker(x, next);
}
