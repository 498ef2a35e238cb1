// Promissory notes that players have to give: each chooses one of his hand. It is no transaction.
import type { Choose, Text } from '@custodian/kernel';
import { giveNote } from '../../atoms/goods.ts';
import type { G, Seat } from '../../game.ts';
import { givableNotes } from '../../queries/notes.ts';
import { isLaidOpenAtOnce, noteId, noteOwner } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export interface GivingNotes {
  /** Who gives, and who receives. */
  readonly from: readonly Seat[];
  readonly to: Seat;
  readonly why: Text;
  /** Notes that are laid open by being received, whose turn is still to come. */
  open?: string[];
}

export const giveNotes: Sequence<'give notes'> = {
  rule: 'promissory notes',
  steps: {
    'choose notes': {
      ask: ({ g, v }) => v.from.flatMap((seat) => choosing(g, seat, v)),
      then: (x, got) => {
        const { from, to } = x.v;
        x.v.open = [];
        for (const seat of from) {
          const [picked = givableNotes(x.g, seat, to)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
          if (picked === undefined) continue;
          giveNote(x, seat, to, picked);
          if (isLaidOpenAtOnce(picked) && noteOwner(picked) !== to) x.v.open.push(picked);
        }
      },
    },
    'note received': {
      window: 'note received',
      about: ({ v: { to, open = [] } }) => {
        const [next] = open;
        return next === undefined ? null : { seat: to, note: noteId(next), of: noteOwner(next) };
      },
      then: (x) => {
        x.v.open = x.v.open?.slice(1) ?? [];
        return { goto: 'note received' };
      },
    },
  },
};

function choosing(g: G, seat: Seat, { to, why: ask }: GivingNotes): Choose[] {
  const notes = givableNotes(g, seat, to);
  if (notes.length < 2) return [];
  const options = notes.map((copy) => ({
    id: copy,
    text: say('option.note', { note: noteId(copy), player: noteOwner(copy) }),
  }));
  return [{ kind: 'choose', seat, rule: 'promissory notes', ask, options, pick: [1, 1] }];
}
