// One agenda: it is revealed, voted on and resolved.
import type { Choose } from '@custodian/kernel';
import { askForPlan, isAblated, planned } from '@custodian/kernel';
import { exhaustPlanets } from '../../atoms/board.ts';
import {
  discardAgenda,
  drawCovertAgenda,
  enactLaw,
  repealLaw,
  revealAgenda,
  showAbstention,
  showCovertAgenda,
  showOutcome,
  showTieBroken,
  showVotes,
} from '../../atoms/council.ts';
import { allowTransactions, returnNote } from '../../atoms/goods.ts';
import { addEffect, endEffect, endEffects } from '../../atoms/table.ts';
import type { AgendaId } from '../../facts/index.ts';
import { agendas, lawPlace, promissoryNotes } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { votePlan } from '../../plans/council.ts';
import {
  canVote,
  electedBy,
  isPointless,
  LAW_ON_THE_TABLE,
  leading,
  outcomesOf,
  outcomeText,
  votesOf,
  votingOrder,
} from '../../queries/council.ts';
import { mayAddVotes } from '../../queries/permissions.ts';
import { noteId, seatsIn } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Cast } from '../windows.ts';
import { voteQuestion } from './voting.ts';

export interface OneAgenda {
  /** A law in play that is voted on anew. */
  readonly again?: AgendaId;
  /** Who decides it alone, as if with one vote. */
  readonly by?: Seat;
  agenda?: AgendaId;
  casts?: Cast[];
  /** Who still has to vote. */
  voters?: Seat[];
  /** Who votes now. */
  voter?: Seat;
  /** What he has to vote for. */
  bound?: string;
  outcome?: string;
  /** Whose hands are still to be looked at. */
  hands?: Seat[];
}

/** An effect that names a law which is treated as just revealed once this agenda is over. */
export const VOTED_AGAIN = 'voted on again';

const agendaIn = ({ agenda }: OneAgenda): AgendaId => agenda as AgendaId;
const castsIn = ({ casts = [] }: OneAgenda): Cast[] => casts.map((c) => ({ ...c }));

export const oneAgenda: Sequence<'one agenda'> = {
  rule: 'agenda phase',
  steps: {
    'reveal an agenda': {
      do: (x) => {
        if (x.v.by === undefined) allowTransactions(x);
        x.v.casts = [];
        const isAgain = x.v.agenda === undefined && x.v.again !== undefined;
        const agenda = isAgain ? (x.v.again as AgendaId) : revealAgenda(x);
        if (agenda === null) return 'end';
        x.v.agenda = agenda;
        if (isAgain) addEffect(x, { source: LAW_ON_THE_TABLE, seat: NOBODY, target: agenda, until: 'agenda' });
        if (!isPointless(x.g, agenda) && isCovertlyFit(x, agenda)) return undefined;
        putAway(x, 'agendaReplaced');
        return { goto: 'reveal an agenda' };
      },
    },
    'agenda revealed': {
      window: 'agenda revealed',
      about: (x) => ({ agenda: agendaIn(x.v) }),
      then: (x, { replaced }) => {
        if (replaced !== true) return undefined;
        putAway(x, 'agendaReplaced');
        endAgenda(x);
        return { goto: 'reveal an agenda' };
      },
    },
    'before voting': {
      window: 'before voting',
      about: (x) => ({ agenda: agendaIn(x.v) }),
      then: (x, { elected }) => {
        x.v.voters = x.v.by === undefined ? [...votingOrder(x.g, null)] : [];
        if (elected === undefined) return undefined;
        x.v.outcome = elected;
        return { goto: 'outcome' };
      },
    },
    'decide alone': {
      ask: ({ g, v }) => (v.by === undefined ? [] : decisionOf(g, v.by, agendaIn(v))),
      then: (x, got) => {
        const { by } = x.v;
        if (by === undefined) return;
        const [outcome = outcomesOf(x.g, agendaIn(x.v))[0]] = (got[by] as readonly string[] | undefined) ?? [];
        if (outcome !== undefined) addVotes(x, { seat: by, outcome, votes: 1 });
      },
    },
    // After his turn to vote: mostly the last, but who votes before all others is done before anybody else has voted.
    'speaker voted': {
      window: 'speaker voted',
      about: (x) => (x.v.voter === x.g.speaker ? { agenda: agendaIn(x.v), casts: castsIn(x.v) } : null),
      then: (x, { more = [] }) => {
        for (const cast of more) addVotes(x, cast);
      },
    },
    'next voter': {
      do: (x) => {
        x.v.voter = x.v.voters?.shift() ?? NOBODY;
        return x.v.voter === NOBODY ? { goto: 'all have voted' } : undefined;
      },
    },
    'about to vote': {
      window: 'about to vote',
      about: (x) => {
        const { voter = NOBODY } = x.v;
        delete x.v.bound;
        return canVote(x.g, voter, agendaIn(x.v)) ? { agenda: agendaIn(x.v), seat: voter } : null;
      },
      then: (x, { bound }) => {
        if (bound !== undefined) x.v.bound = bound;
      },
    },
    vote: {
      ask: (x) => {
        const { voter } = x.v;
        if (voter === undefined || !canVote(x.g, voter, agendaIn(x.v))) return [];
        return [askForPlan(votePlan, voteQuestion(x.g, voter, agendaIn(x.v), x.v.bound))];
      },
      then: (x, got) => {
        const voter = x.v.voter as Seat;
        const agenda = agendaIn(x.v);
        const { outcome = '', planets = [] } = planned(votePlan, got, voter) ?? {};
        const votes = outcome === '' ? 0 : votesOf(x.g, voter, planets);
        if (votes === 0) {
          showAbstention(x, voter, agenda);
          return { goto: 'speaker voted' };
        }
        exhaustPlanets(x, voter, planets);
        showVotes(x, voter, agenda, outcomeText(agenda, outcome), votes);
        x.v.casts?.push({ seat: voter, outcome, votes });
        return undefined;
      },
    },
    'votes cast': {
      window: 'votes cast',
      about: (x) => ({ agenda: agendaIn(x.v), ...(x.v.casts?.at(-1) as Cast) }),
      then: (x, { more = 0, seat, outcome }) => {
        if (more > 0) addVotes(x, { seat, outcome, votes: more });
        return { goto: 'speaker voted' };
      },
    },
    'all have voted': {
      window: 'all have voted',
      about: (x) => ({ agenda: agendaIn(x.v), casts: castsIn(x.v) }),
      then: (x, { more = [] }) => {
        for (const cast of more) addVotes(x, cast);
      },
    },
    'break the tie': {
      ask: (x) => tieQuestion(x.g, agendaIn(x.v), leading(x.v.casts ?? [])),
      then: (x, got) => {
        const tied = leading(x.v.casts ?? []);
        const [picked] = (got[x.g.speaker] as readonly string[] | undefined) ?? [];
        const outcome = picked ?? tied[0] ?? outcomesOf(x.g, agendaIn(x.v))[0];
        if (picked !== undefined) showTieBroken(x, x.g.speaker, outcomeText(agendaIn(x.v), picked));
        // Nothing can be elected, and nobody could vote for anything.
        if (outcome === undefined) {
          putAway(x, 'agendaDiscarded');
          endAgenda(x);
          return 'end';
        }
        x.v.outcome = outcome;
        return undefined;
      },
    },
    outcome: { do: (x) => showOutcome(x, agendaIn(x.v), outcomeText(agendaIn(x.v), x.v.outcome as string)) },
    'player elected': {
      window: 'player elected',
      about: (x) =>
        electedBy(x.g, agendaIn(x.v)) === 'player' ? { agenda: agendaIn(x.v), elected: x.v.outcome as string } : null,
      then: (x, { elected }) => {
        if (elected !== x.v.outcome) showOutcome(x, agendaIn(x.v), outcomeText(agendaIn(x.v), elected));
        x.v.outcome = elected;
      },
    },
    'outcome stands': {
      window: 'outcome stands',
      about: (x) => ({ agenda: agendaIn(x.v), outcome: x.v.outcome as string, casts: castsIn(x.v) }),
      then: (x, { discarded }) => {
        if (discarded !== true) return undefined;
        putAway(x, 'agendaDiscarded');
        endAgenda(x);
        return 'end';
      },
    },
    'show the covert agenda': {
      do: (x) => {
        const shown = showCovertAgenda(x);
        if (shown === null) return;
        discardAgenda(x, agendaIn(x.v));
        x.v.agenda = shown;
      },
    },
    'resolve the outcome': {
      call: 'agenda effect',
      with: (x) => ({ agenda: agendaIn(x.v), outcome: x.v.outcome as string, casts: castsIn(x.v) }),
    },
    'place or discard the card': { do: (x) => placeCard(x) },
    limits: { call: 'limits', with: () => ({}) },
    'law enacted': {
      window: 'law enacted',
      about: (x) => (x.g.laws.some((law) => law.id === agendaIn(x.v)) ? { agenda: agendaIn(x.v) } : null),
    },
    'whose hands': {
      do: (x) => {
        x.v.hands = seatsIn(x.g);
      },
    },
    'hand limits': {
      call: 'hand limit',
      with: (x) => {
        const seat = x.v.hands?.shift();
        return seat === undefined ? null : { seat };
      },
      then: () => ({ goto: 'hand limits' }),
    },
    'reward predictions': {
      call: 'reward predictions',
      with: (x) => ({ agenda: agendaIn(x.v), outcome: x.v.outcome as string, casts: castsIn(x.v) }),
    },
    'agenda resolved': {
      window: 'agenda resolved',
      about: (x) => ({ agenda: agendaIn(x.v), outcome: x.v.outcome as string, casts: castsIn(x.v) }),
    },
    'its effects end': { do: (x) => endAgenda(x) },
    'vote again': {
      call: 'one agenda',
      with: (x) => {
        const again = x.g.effects.find((e) => e.source === VOTED_AGAIN);
        if (again === undefined) return null;
        endEffect(x, VOTED_AGAIN, again.seat);
        const { by } = x.v;
        return { again: again.target as AgendaId, ...(by === undefined ? {} : { by }) };
      },
    },
  },
};

function addVotes(x: Ti4<OneAgenda>, cast: Cast): void {
  const agenda = agendaIn(x.v);
  if (mayAddVotes(x.g, { seat: cast.seat, agenda }) !== null) return;
  x.v.casts?.push({ ...cast });
  showVotes(x, cast.seat, agenda, outcomeText(agenda, cast.outcome), cast.votes);
}

/** Where the agenda hides another one, that is drawn; false: there is none, or it has nothing to be voted on. */
function isCovertlyFit(x: Ti4, agenda: AgendaId): boolean {
  if (agendas[agenda].hidden !== true || isAblated('agenda', agenda)) return true;
  const drawn = drawCovertAgenda(x);
  return drawn !== null && !isPointless(x.g, drawn);
}

/** Off the table, or, where a law was voted on anew, out of play. */
function putAway(x: Ti4<OneAgenda>, how: 'agendaReplaced' | 'agendaDiscarded'): void {
  const agenda = agendaIn(x.v);
  const covert = showCovertAgenda(x);
  if (covert !== null) discardAgenda(x, covert);
  if (x.g.table.agendas.includes(agenda)) discardAgenda(x, agenda, how);
  else repealLaw(x, agenda);
}

/** What lasted for this agenda is over, and notes that waited for it go home. */
function endAgenda(x: Ti4): void {
  endEffects(x, 'agenda');
  x.g.players.forEach(({ notesInPlay }, seat) => {
    for (const copy of [...notesInPlay]) {
      const { staysInPlay, timing } = promissoryNotes[noteId(copy)];
      if (!staysInPlay && timing === 'whenAgendaRevealed') returnNote(x, seat, copy);
    }
  });
}

/** A law that was adopted or elected stays in play; everything else is discarded. */
function placeCard(x: Ti4<OneAgenda>): void {
  endEffect(x, LAW_ON_THE_TABLE, NOBODY);
  const agenda = agendaIn(x.v);
  const outcome = x.v.outcome as string;
  const place = lawPlace(agendas[agenda]);
  if (place === null || outcome === 'against') {
    putAway(x, 'agendaDiscarded');
    return;
  }
  const elected = agendas[agenda].elect === null ? '' : outcome;
  if (!x.g.table.agendas.includes(agenda)) repealLaw(x, agenda);
  enactLaw(
    x,
    { id: agenda, elected, owner: place === 'player' ? Number(outcome) : NOBODY },
    outcomeText(agenda, outcome),
  );
}

/** Any outcome, by whoever decides alone. */
function decisionOf(g: G, seat: Seat, agenda: AgendaId): Choose[] {
  const outcomes = outcomesOf(g, agenda);
  if (outcomes.length < 2) return [];
  const options = outcomes.map((id) => ({ id, text: outcomeText(agenda, id), on: [id] }));
  return [
    { kind: 'choose', seat, rule: 'agenda phase', ask: say('ask.decide alone', { agenda }), options, pick: [1, 1] },
  ];
}

/** The speaker decides between the tied outcomes; when nobody voted, between all there are. */
function tieQuestion(g: G, agenda: AgendaId, tied: readonly string[]): Choose[] {
  const outcomes = tied.length === 0 ? outcomesOf(g, agenda) : tied;
  if (outcomes.length < 2) return [];
  const options = outcomes.map((id) => ({ id, text: outcomeText(agenda, id), on: [id] }));
  const ask = say('ask.break the tie', { agenda });
  return [{ kind: 'choose', seat: g.speaker, rule: 'agenda phase', ask, options, pick: [1, 1] }];
}
