// Where promissory notes could be that a seat does not see. Nobody has more notes of others than he has received and not laid open,
// and what a player has not given away is with him.
import type { Roll } from '@custodian/kernel';
import type { Game, Player, Seat } from './game.ts';
import { ownNotes } from './queries/notes.ts';
import { noteOwner } from './queries/players.ts';

const BACK = '?';

/** Turns the backs among notes in hands so that everybody has of others' at most what he has received. */
export function guessNotes(g: Game, roll: Roll): void {
  if (!g.players.some((p) => p.notes.includes(BACK))) return;
  const seen = new Set<string>();
  for (const p of g.players) {
    for (const note of p.notes) seen.add(note);
    for (const note of p.notesInPlay) seen.add(note);
  }
  const unseen = g.players.map((p, seat) =>
    p.faction === '' || p.eliminated
      ? []
      : shuffled(
          roll,
          ownNotes(g, seat).filter((note) => !seen.has(note)),
        ),
  );
  // Everybody first gets back his own; what then is left over went to those who hold more than they ever had.
  for (const [seat, p] of g.players.entries()) turn(p, unseen[seat] as string[]);
  const abroad = shuffled(roll, unseen.flat());
  for (const p of g.players) turn(p, abroad);
  exchange(g, seen, roll);
}

function turn({ notes }: Player, from: string[]): void {
  for (let i = 0; i < notes.length && from.length > 0; i++) if (notes[i] === BACK) notes[i] = from.pop() as string;
}

/** Two who have both received notes may have each other's, for all one knows. */
function exchange(g: Game, seen: ReadonlySet<string>, roll: Roll): void {
  if (g.players.filter((p) => p.received > 0).length < 2) return;
  const movable = (seat: Seat): number[] => {
    const { notes } = g.players[seat] as Player;
    return notes.flatMap((note, at) => (noteOwner(note) === seat && !seen.has(note) ? [at] : []));
  };
  const room = (seat: Seat): number => {
    const { notes, received } = g.players[seat] as Player;
    return received - notes.filter((note) => noteOwner(note) !== seat).length;
  };
  for (let a = 0; a < g.players.length; a++)
    for (let b = a + 1; b < g.players.length; b++) {
      if (room(a) <= 0 || room(b) <= 0 || roll(2) === 1) continue;
      const [mine, theirs] = [movable(a), movable(b)];
      if (mine.length === 0 || theirs.length === 0) continue;
      const [i, j] = [mine[roll(mine.length) - 1] as number, theirs[roll(theirs.length) - 1] as number];
      const [left, right] = [g.players[a] as Player, g.players[b] as Player];
      [left.notes[i], right.notes[j]] = [right.notes[j] as string, left.notes[i] as string];
    }
}

function shuffled<T>(roll: Roll, items: readonly T[]): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = roll(i + 1) - 1;
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
