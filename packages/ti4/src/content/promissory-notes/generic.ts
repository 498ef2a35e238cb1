// The promissory notes that every player has.
import type { Refusal } from '@custodian/kernel';
import { add, forbid } from '@custodian/kernel';
import { giveGoods, returnNote } from '../../atoms/goods.ts';
import { addEffect, gainPoints } from '../../atoms/table.ts';
import { systemOf, unitsIn } from '../../queries/board.ts';
import { commandersOf, unlockedCommanders } from '../../queries/leaders.ts';
import { mayEnter, mayPlayCard, mayUseAbility, mayVote } from '../../queries/permissions.ts';
import { hasEffect, noteOwner, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import type { Ti4Component } from '../define.ts';
import type { NotePlayed } from '../sequences.ts';
import { note } from './define.ts';
import { inPlay, returnOfNote, returnsOnActivation } from './vocabulary.ts';

const ceasefire = note<'system activated'>({
  id: 'ceasefire',
  on: ['system activated'],
  may: (g, seat, owner, about) =>
    about.seat === owner && about.ended !== true && unitsIn(systemOf(g, about.system), seat).length > 0 ? null : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'no units move in': {
        do: (x) => {
          const { seat, system } = x.v.about;
          addEffect(x, { source: 'note:ceasefire', seat, target: system, until: 'action' });
        },
      },
    },
    gives: () => undefined,
  },
  // Units that are there already act as they like, but do not leave and come back with others.
  modifies: [
    forbid(mayEnter, (g, { seat, system }) =>
      hasEffect(g, 'note:ceasefire', seat, system) ? why('promissory notes', 'why.ceasefire', { system }) : null,
    ),
  ],
});

const tradeAgreement = note<'commodities replenished', NotePlayed<'commodities replenished'> & { given?: number }>({
  id: 'tradeAgreement',
  on: ['commodities replenished'],
  timing: 'when',
  may: (_, __, owner, about) => (about.seat === owner ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: {
      'all commodities': {
        do: (x) => {
          const owner = noteOwner(x.v.copy);
          x.v.given = playerOf(x.g, owner).commodities;
          giveGoods(x, owner, x.v.seat, 0, x.v.given);
        },
      },
      'commodities given': {
        rule: 'commodities',
        window: 'commodities given',
        about: ({ v: { seat, copy, given = 0 } }) =>
          given === 0 ? null : { seat: noteOwner(copy), receiver: seat, count: given, deal: false },
      },
    },
    gives: () => undefined,
  },
});

const supportEnds: Sequence<'throne support ends'> = {
  rule: 'promissory notes',
  steps: {
    'lose the point': {
      do: (x) => {
        returnNote(x, x.v.seat, x.v.copy);
        gainPoints(x, x.v.seat, -1);
      },
    },
  },
};

const supportForTheThrone = note<'note received'>({
  id: 'supportForTheThrone',
  on: ['note received'],
  forced: true,
  may: (_, seat, owner, about) =>
    about.seat === seat && about.note === 'supportForTheThrone' && about.of === owner ? null : false,
  effect: {
    rule: 'promissory notes',
    steps: { 'a victory point': { do: (x) => gainPoints(x, x.v.seat, 1) } },
    gives: () => undefined,
  },
  later: [returnsOnActivation('supportForTheThrone', 'throne support ends')],
  procedures: { 'throne support ends': supportEnds, 'return note': returnOfNote },
});

const SECRET = 'note:politicalSecret';
const silenced = (): Refusal => why('promissory notes', 'why.political secret');

const politicalSecret = note<'agenda revealed'>({
  id: 'politicalSecret',
  on: ['agenda revealed'],
  timing: 'when',
  may: (_, __, ___, about) => (about.replaced === true ? false : null),
  effect: {
    rule: 'promissory notes',
    steps: {
      silence: { do: (x) => addEffect(x, { source: SECRET, seat: noteOwner(x.v.copy), until: 'agenda' }) },
    },
    gives: () => undefined,
  },
  modifies: [
    forbid(mayVote, (g, { seat }) => (hasEffect(g, SECRET, seat) ? silenced() : null)),
    forbid(mayPlayCard, (g, { seat }) => (hasEffect(g, SECRET, seat) ? silenced() : null)),
    forbid(mayUseAbility, (g, { seat }) => (hasEffect(g, SECRET, seat) ? silenced() : null)),
  ],
});

/** Shares the commander of whoever gave it, while that is unlocked. */
const alliance = note<'note received'>({
  id: 'alliance',
  on: ['note received'],
  forced: true,
  may: (_, seat, owner, about) =>
    about.seat === seat && about.note === 'alliance' && about.of === owner ? null : false,
  effect: {
    rule: 'promissory notes',
    steps: { 'the alliance stands': { do: () => undefined } },
    gives: () => undefined,
  },
  modifies: [
    add(commandersOf, (g, seat, now) => {
      const allied = inPlay(g, seat, 'alliance');
      return allied.length === 0 ? now : [...now, ...allied.flatMap((copy) => unlockedCommanders(g, noteOwner(copy)))];
    }),
  ],
  later: [returnsOnActivation('alliance')],
});

export const genericNotes: readonly Ti4Component[] = [
  ceasefire,
  tradeAgreement,
  supportForTheThrone,
  politicalSecret,
  alliance,
];
