// How the game ends other than by points: the last objective card, and players who have lost everything.
import { isAblated, used } from '@custodian/kernel';
import { discardActionCard, loseSecret, returnStrategyCard, revealObjective, takeSpeaker } from '../../atoms/cards.ts';
import { releaseLeader } from '../../atoms/leaders.ts';
import { discardFromPoliticalHand } from '../../atoms/political-hands.ts';
import { breakAgreement, declareWinner, eliminate, spendTradeGoods } from '../../atoms/table.ts';
import type { PoliticalCardId } from '../../content/facts/index.ts';
import { objectives } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { captivesOf } from '../../queries/leaders.ts';
import { agreementsOf, leftOf, planetsOf, playerOf, seatsIn } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { ifAnyEscape } from '../combat/leader-fate.ts';

/** Turns the top objective; the game ends when it is Imperium Rex. Gives false when it has. */
export function revealNextObjective(x: Ti3): boolean {
  const card = revealObjective(x);
  if (card === null || objectives[card].points !== 'gameOver') return true;
  endByImperiumRex(x);
  return false;
}

/** The card is revealed: the game ends at once. */
export function endByImperiumRex(x: Ti3): void {
  if (isAblated('objective', 'imperiumRex')) return;
  used('objective:imperiumRex');
  endByPoints(x);
}

/** The game is over: most victory points win, and ties are broken in this order. Still tied: a draw. */
export function endByPoints(x: Ti3): void {
  let best = seatsIn(x.g);
  for (const measure of tieBreakers) {
    const most = Math.max(...best.map((seat) => measure(x.g, seat)));
    best = best.filter((seat) => measure(x.g, seat) === most);
  }
  declareWinner(x, best, 'imperiumRex');
}

const tieBreakers: readonly ((g: G, seat: Seat) => number)[] = [
  (g, seat) => playerOf(g, seat).points,
  (g, seat) => playerOf(g, seat).claimed.length,
  (g, seat) => planetsOf(g, seat).length,
  // Unused: what could still be spent. Fleet Supply is in use.
  (g, seat) => playerOf(g, seat).commandPool + playerOf(g, seat).strategyAllocation,
  (g, seat) => {
    const { commandPool, strategyAllocation, fleetSupply } = playerOf(g, seat);
    return commandPool + strategyAllocation + fleetSupply;
  },
];

/** For the steps that call it: hardly ever has somebody lost everything. */
export const ifAnyoneIsOut = (x: Ti3): object | null => (withoutAnything(x.g).length > 0 ? {} : null);

/** A player without a planet and without a unit on the board is out; the last one left wins. */
export const elimination: Sequence<'elimination'> = {
  rule: 'elimination',
  steps: {
    'leave the table': {
      do: (x) => {
        const gone = withoutAnything(x.g);
        // Nobody is left at all: those who fell together share the end.
        if (gone.length === seatsIn(x.g).length) declareWinner(x, gone, 'last standing');
        else for (const seat of gone) leaveTable(x, seat);
        const [last, ...others] = seatsIn(x.g);
        if (last !== undefined && others.length === 0) declareWinner(x, [last], 'last standing');
      },
    },
    'leaders escape': { rule: 'leaders.captives', call: 'leaders escape', with: ifAnyEscape },
  },
};

function withoutAnything(g: G): readonly Seat[] {
  const present = seatsOnBoard(g);
  return present === bitsOfAll(g) ? [] : seatsIn(g).filter((seat) => (present & (1 << seat)) === 0);
}

const bitsOfAll = (g: G): number => (1 << g.players.length) - 1;

/** One bit for each seat that has a planet or a unit. */
function seatsOnBoard(g: G): number {
  let present = 0;
  for (const system of g.systems) {
    if (present === bitsOfAll(g)) break;
    for (const ship of system.ships) present |= 1 << ship.owner;
    for (const dock of system.docks) present |= 1 << dock.owner;
    for (const planet of system.planets) {
      if (planet.owner >= 0) present |= 1 << planet.owner;
      if (planet.invaders !== null) present |= 1 << planet.invaders.owner;
    }
  }
  return present;
}

function leaveTable(x: Ti3, seat: Seat): void {
  for (const { id } of captivesOf(x.g, seat)) releaseLeader(x, id, false);
  for (const { partner } of agreementsOf(x.g, seat)) breakAgreement(x, seat, partner);
  for (const card of [...playerOf(x.g, seat).hand]) discardActionCard(x, seat, card);
  for (const card of [...playerOf(x.g, seat).politicalHand]) discardFromPoliticalHand(x, seat, card as PoliticalCardId);
  loseSecret(x, seat);
  spendTradeGoods(x, seat, playerOf(x.g, seat).tradeGoods);
  for (const card of x.g.strategyCards) if (card.holder === seat) returnStrategyCard(x, card.id);
  if (x.g.speaker === seat) takeSpeaker(x, leftOf(x.g, seat));
  eliminate(x, seat);
}
