// Writing that a player leaves the game: everything that is his goes to the box.
import { objectives } from '../facts/index.ts';
import type { Seat, Ti4 } from '../game.ts';
import { noteOwner } from '../queries/players.ts';
import { forget, playerAt } from './finding.ts';
import { clear, emit, open } from './pen.ts';

/** Units, tokens, laws, action cards and strategy cards have been seen to. Notes go home, his own go to the box; secret objectives,
 *  scored or not, go back into their deck. */
export function eliminate(x: Ti4, seat: Seat): void {
  const g = open(x);
  const player = playerAt(x, seat);
  for (const note of [...player.notes, ...player.notesInPlay])
    if (noteOwner(note) !== seat) playerAt(x, noteOwner(note)).notes.push(note);
  for (const other of g.players) {
    const received = other.notes.filter((note) => noteOwner(note) === seat).length;
    other.received = Math.max(0, other.received - received);
    other.notes = other.notes.filter((note) => noteOwner(note) !== seat);
    other.notesInPlay = other.notesInPlay.filter((note) => noteOwner(note) !== seat);
  }
  const secrets = player.scored.filter(
    (id) => objectives[id].stage === 'secret' && !g.objectives.some((o) => o.id === id),
  );
  g.secretDeck = x.shuffle('secret objectives', [...g.secretDeck, ...player.secrets, ...secrets]);
  forget(g, g.secretDeck);
  clear(player, 'othersTokens');
  Object.assign(player, {
    tactic: 0,
    fleet: 0,
    strategy: 0,
    tradeGoods: 0,
    commodities: 0,
    technologies: [],
    exhausted: [],
    notes: [],
    received: 0,
    notesInPlay: [],
    secrets: [],
    scored: [],
    resting: 0,
    passed: true,
    eliminated: true,
  });
  emit(x, { type: 'playerEliminated', seat });
}
