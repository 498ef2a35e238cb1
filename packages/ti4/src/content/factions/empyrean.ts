// The Empyrean.
import type { Called, Choose } from '@custodian/kernel';
import { add, set } from '@custodian/kernel';
import { gainTradeGoods, giveNote } from '../../atoms/goods.ts';
import { addEffect } from '../../atoms/table.ts';
import { repairUnit } from '../../atoms/units.ts';
import { factions } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import {
  anomaliesOf,
  areNeighbors,
  hasShips,
  isBarredByShips,
  isNebulaFor,
  locate,
  neighbours,
  systemOf,
  unitsIn,
} from '../../queries/board.ts';
import { factionNotes, givableNotes, ownNotes } from '../../queries/notes.ts';
import { canPay } from '../../queries/payment.ts';
import { mayUseAbility } from '../../queries/permissions.ts';
import {
  hasAbility,
  hasEffect,
  hasTechnology,
  isLaidOpenAtOnce,
  noteId,
  noteOf,
  noteOwner,
  othersThan,
  playerOf,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isShipUnit } from '../../queries/units.ts';
import { commodityLimit, moveValue } from '../../queries/values.ts';
import type { Windows } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import { inPlay, returnsOnActivation } from '../promissory-notes/vocabulary.ts';
import type { CopyTo, To } from '../sequences.ts';
import { flagshipOf } from './vocabulary.ts';

const PASSAGE = 'ability:aetherpassage';
const STREAM = 'technology:aetherstream';

export interface EmpyreanSequences {
  'open the aetherpassage': Called<To<'system activated'>>;
  'ride the aetherstream': Called<To<'system activated'>>;
  'pay the voidwatch': Called<To<'ships moved'>, void, To<'ships moved'> & { open?: string }>;
  'repair by Dynamo': Called<To<'sustain damage used'>>;
  'share the pact': Called<CopyTo<'commodities given'>>;
  'vote by blood pact': Called<CopyTo<'all have voted'>, { more: Windows['all have voted']['casts'] }>;
}

/** Its faction has a second note. Nothing that happens in a game takes it away again. */
const darkWhispers = ability('darkWhispers', {
  modifies: [
    add(ownNotes, (g, seat, now) => {
      const { faction } = playerOf(g, seat);
      if (faction === '' || !factions[faction].abilities.includes('darkWhispers')) return now;
      const all = factionNotes(g, faction).map((id) => noteOf(id, seat));
      return [...now, ...all.filter((copy) => !now.includes(copy))];
    }),
  ],
});

const voidborn = ability('voidborn', {
  modifies: [set(isNebulaFor, (g, { seat }, now) => now && !hasAbility(g, seat, 'voidborn'))],
});

const aetherpassage = ability('aetherpassage', {
  modifies: [
    set(isBarredByShips, (g, { seat, system }, now) => {
      if (!now || !hasEffect(g, PASSAGE, seat)) return now;
      const at = systemOf(g, system);
      return othersThan(g, seat).some((s) => hasShips(at, s) && !hasEffect(g, PASSAGE, seat, String(s)));
    }),
  ],
  reacts: [
    {
      window: 'system activated',
      may: (g, seat, about) =>
        about.seat !== seat &&
        about.ended !== true &&
        hasAbility(g, seat, 'aetherpassage') &&
        g.systems.some((s) => s.id !== about.system && hasShips(s, seat))
          ? mayUseAbility(g, { seat })
          : false,
      run: 'open the aetherpassage',
    },
  ],
  procedures: {
    'open the aetherpassage': {
      rule: 'movement',
      steps: {
        'let them pass': {
          do: (x) => addEffect(x, { source: PASSAGE, seat: x.v.about.seat, target: String(x.v.seat), until: 'action' }),
        },
      },
    },
  },
});

const aetherstream = technology('aetherstream', {
  modifies: [
    add(moveValue, (g, { seat }, now) =>
      now > 0 ? now + g.effects.filter((e) => e.source === STREAM && e.seat === seat).length : now,
    ),
  ],
  reacts: [
    {
      window: 'system activated',
      may: (g, seat, about) =>
        hasTechnology(g, seat, 'aetherstream') &&
        about.ended !== true &&
        (about.seat === seat || areNeighbors(g, { a: seat, b: about.seat })) &&
        neighbours(g, about.system).some((system) => anomaliesOf(g, { system }).length > 0)
          ? null
          : false,
      run: 'ride the aetherstream',
    },
  ],
  procedures: {
    'ride the aetherstream': {
      rule: 'movement',
      steps: {
        'ships move farther': {
          do: (x) => addEffect(x, { source: STREAM, seat: x.v.about.seat, until: 'action' }),
        },
      },
    },
  },
});

const payVoidwatch: Sequence<'pay the voidwatch'> = {
  rule: 'promissory notes',
  steps: {
    'choose a note': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const notes = givableNotes(g, about.seat, seat);
        if (notes.length < 2) return [];
        const options = notes.map((copy) => ({
          id: copy,
          text: say('option.note', { note: noteId(copy), player: noteOwner(copy) }),
        }));
        const ask = say('ask.voidwatch');
        return [{ kind: 'choose', seat: about.seat, rule: 'promissory notes', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const giver = x.v.about.seat;
        const [picked = givableNotes(x.g, giver, x.v.seat)[0]] = (got[giver] as readonly string[] | undefined) ?? [];
        if (picked === undefined) return;
        giveNote(x, giver, x.v.seat, picked);
        if (isLaidOpenAtOnce(picked) && noteOwner(picked) !== x.v.seat) x.v.open = picked;
      },
    },
    'note received': {
      window: 'note received',
      about: ({ v: { seat, open } }) => (open === undefined ? null : { seat, note: noteId(open), of: noteOwner(open) }),
    },
  },
};

const voidwatch = technology('voidwatch', {
  reacts: [
    {
      window: 'ships moved',
      forced: true,
      may: (g, seat, about) =>
        about.seat !== seat &&
        about.straight !== true &&
        hasTechnology(g, seat, 'voidwatch') &&
        unitsIn(systemOf(g, about.system), seat).length > 0 &&
        systemOf(g, about.system).space.some((u) => about.moved.includes(u.id) && isShipUnit(u)) &&
        givableNotes(g, about.seat, seat).length > 0
          ? null
          : false,
      run: 'pay the voidwatch',
    },
  ],
  procedures: { 'pay the voidwatch': payVoidwatch },
});

/** Its system, or one next to it. */
const isNearDynamo = (g: G, seat: Seat, system: string): boolean => {
  const at = flagshipOf(g, seat, 'dynamo')?.system.id;
  return at !== undefined && (at === system || neighbours(g, at, seat).includes(system));
};

const dynamo = unitAbility('dynamo', {
  reacts: [
    {
      window: 'sustain damage used',
      may: (g, seat, about) => {
        if (!isNearDynamo(g, seat, about.system) || locate(g, about.unit.id)?.unit.damaged !== true) return false;
        return canPay(g, seat, 'influence', 2) ? null : why('influence', 'why.two influence');
      },
      run: 'repair by Dynamo',
    },
  ],
  procedures: {
    'repair by Dynamo': {
      rule: 'sustain damage',
      steps: {
        pay: {
          call: 'pay',
          with: (x) => ({ seat: x.v.seat, amount: 2, of: 'influence', why: say('unitCard.dynamo') }),
        },
        repair: {
          do: (x) => {
            const at = locate(x.g, x.v.about.unit.id);
            if (at !== undefined) repairUnit(x, { system: at.system.id, planet: at.planet?.id }, at.unit.id);
          },
        },
      },
    },
  },
});

/** What both have voted for; undefined where they have not. */
function agreed({ casts }: Windows['all have voted'], a: Seat, b: Seat): string | undefined {
  const of = (seat: Seat) => casts.filter((c) => c.seat === seat && c.votes > 0).map((c) => c.outcome);
  return of(a).find((outcome) => of(b).includes(outcome));
}

const bloodPact = note<'component action'>({
  id: 'bloodPact',
  on: ['component action'],
  may: () => null,
  effect: {
    rule: 'promissory notes',
    steps: { 'the note lies open': { do: () => undefined } },
    gives: () => undefined,
  },
  later: [
    returnsOnActivation('bloodPact'),
    {
      window: 'all have voted',
      timing: 'when',
      forced: true,
      copies: (g, seat) => inPlay(g, seat, 'bloodPact'),
      may: (_, seat, about, copy) => (agreed(about, seat, noteOwner(copy)) === undefined ? false : null),
      run: 'vote by blood pact',
    },
  ],
  procedures: {
    'vote by blood pact': {
      rule: 'agenda phase',
      steps: { 'more votes': { do: () => undefined } },
      gives: ({ v: { seat, about, copy } }) => {
        const outcome = agreed(about, seat, noteOwner(copy)) as string;
        return { more: [...(about.more ?? []), { seat, outcome, votes: 4 }] };
      },
    },
  },
});

/** What was given is as much as the giver can have. In a deal the trade goods come with the rest: it is gained from but once. */
const darkPact = note<'component action'>({
  id: 'darkPact',
  on: ['component action'],
  may: () => null,
  effect: {
    rule: 'promissory notes',
    steps: { 'the note lies open': { do: () => undefined } },
    gives: () => undefined,
  },
  later: [
    returnsOnActivation('darkPact'),
    {
      window: 'commodities given',
      timing: 'when',
      forced: true,
      copies: (g, seat) => inPlay(g, seat, 'darkPact'),
      may: (g, seat, about, copy) =>
        about.seat === seat && about.receiver === noteOwner(copy) && about.count === commodityLimit(g, seat)
          ? null
          : false,
      run: 'share the pact',
    },
  ],
  procedures: {
    'share the pact': {
      rule: 'promissory notes',
      steps: {
        'a trade good each': {
          do: (x) => {
            const { seat, about } = x.v;
            if (!about.deal) return;
            for (const each of [seat, about.receiver]) gainTradeGoods(x, each, 1);
          },
        },
        'to the giver': {
          call: 'gain trade goods',
          with: ({ v: { seat, about } }) => (about.deal ? null : { seat, amount: 1 }),
        },
        'to the receiver': {
          call: 'gain trade goods',
          with: ({ v: { about } }) => (about.deal ? null : { seat: about.receiver, amount: 1 }),
        },
      },
    },
  },
});

export const empyrean: readonly Ti4Component[] = [
  voidborn,
  aetherpassage,
  darkWhispers,
  aetherstream,
  voidwatch,
  dynamo,
  bloodPact,
  darkPact,
];
