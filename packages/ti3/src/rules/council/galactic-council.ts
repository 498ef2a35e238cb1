// The Galactic Council: a political card is drawn and read, the players vote, the outcome is carried out.
import type { Text } from '@custodian/kernel';
import { discardPoliticalCard, drawPoliticalCard, enactLaw, repealLaw } from '../../atoms/cards.ts';
import { castVote, decideAgenda, electAnew } from '../../atoms/council.ts';
import type { PoliticalCardId } from '../../content/facts/index.ts';
import { politicalCards } from '../../content/facts/index.ts';
import type { Seat, Ti3 } from '../../game.ts';
import { canBeElected, canBeVotedOn, staysInPlay, votesOf } from '../../queries/council.ts';
import { mayVote } from '../../queries/permissions.ts';
import { clockwiseFrom, leftOf } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import type { Cast } from './agenda-effects.ts';
import { choiceIn, leading, outcomeText, tieBroken, tieQuestion, voteQuestion } from './voting.ts';

export interface Convened {
  /** The player who executes the strategy card. */
  readonly seat: Seat;
  /** Voted on instead of a drawn card. */
  readonly agenda?: PoliticalCardId;
  /** A law in play that is voted on anew: nothing is drawn or read. */
  readonly anew?: true;
}

export interface Council extends Convened {
  agenda: PoliticalCardId;
  /** Cards nobody could vote on, drawn and discarded. */
  passedOver?: PoliticalCardId[];
  /** Who has yet to vote, in turn. */
  voters: Seat[];
  /** Votes added before the next vote. */
  extra?: number;
  /** Only this player's votes count (Council Elder). */
  only?: Seat;
  cast: Cast[];
  outcome: string[];
}

export const galacticCouncil: Sequence<'galactic council'> = {
  rule: 'council',
  steps: {
    'before political card': {
      window: 'before political card',
      about: (x) => (x.v.agenda === undefined ? { seat: x.v.seat } : null),
      then: (x, about) => {
        if (about.agenda !== undefined) x.v.agenda = about.agenda;
      },
    },
    'draw a political card': {
      rule: 'strategy.political',
      do: (x) => {
        if (x.v.agenda !== undefined) return undefined;
        const card = drawPoliticalCard(x);
        if (card === null) return 'end';
        x.v.agenda = card;
        return undefined;
      },
    },
    'read the agenda': {
      do: (x) => {
        const agenda = x.v.agenda;
        if (canBeVotedOn(x.g, agenda)) return undefined;
        const passedOver = x.v.passedOver ?? [];
        setAside(x);
        if (passedOver.includes(agenda)) return 'end';
        x.v.passedOver = [...passedOver, agenda];
        return { goto: 'draw a political card' };
      },
    },
    'agenda read': {
      window: 'agenda read',
      about: (x) => (x.v.anew ? null : { seat: x.v.seat, agenda: x.v.agenda }),
      then: (x, about) => {
        if (about.only !== undefined) x.v.only = about.only;
        if (!about.cancelled) return undefined;
        setAside(x);
        return { goto: 'draw a political card' };
      },
    },
    'open the vote': {
      rule: 'council.voting',
      do: (x) => {
        // The Council Elder may have given up the only law that could be elected.
        if (!canBeVotedOn(x.g, x.v.agenda)) return { goto: 'read the agenda' };
        x.v.cast = [];
        x.v.voters = clockwiseFrom(x.g, leftOf(x.g, x.g.speaker));
        return undefined;
      },
    },
    'before vote': {
      rule: 'council.voting',
      window: 'before vote',
      about: (x) => {
        const [seat] = x.v.voters;
        return seat !== undefined && isVoting(x) ? { seat, agenda: x.v.agenda } : null;
      },
      then: (x, about) => {
        x.v.extra = about.extra ?? 0;
      },
    },
    vote: {
      rule: 'council.voting',
      ask: (x) => {
        const seat = x.v.voters[0];
        if (seat === undefined || !isVoting(x)) return [];
        return [voteQuestion(x.g, seat, x.v.agenda, votesOf(x.g, seat) + (x.v.extra ?? 0))];
      },
      then: (x, got) => {
        const seat = x.v.voters[0];
        if (seat === undefined) return { goto: 'all votes cast' };
        const choice = got[seat] === undefined ? [] : choiceIn(got[seat] as string[]);
        const votes = choice.length === 0 ? 0 : votesOf(x.g, seat) + (x.v.extra ?? 0);
        x.v.cast.push({ seat, votes, choice });
        castVote(x, seat, x.v.agenda, votes, inWords(x, choice));
        return undefined;
      },
    },
    'vote cast': {
      rule: 'council.voting',
      window: 'vote cast',
      about: (x) => {
        const last = x.v.cast.at(-1);
        if (last === undefined || last.choice.length === 0) return null;
        return { seat: last.seat, agenda: x.v.agenda, votes: last.votes, choice: [...last.choice] };
      },
      then: (x, about) => {
        if (about.discredited) x.v.cast.splice(-1, 1, { seat: about.seat, votes: 0, choice: [] });
      },
    },
    'next player': {
      do: (x) => {
        x.v.voters.shift();
        return isBeforeCouncil(x) ? { goto: 'before vote' } : 'end';
      },
    },
    'all votes cast': {
      rule: 'council.voting',
      window: 'all votes cast',
      about: (x) => ({ agenda: x.v.agenda, cast: x.v.cast.map((c) => ({ ...c, choice: [...c.choice] })) }),
      then: (x, about) => {
        x.v.cast = [...about.cast];
      },
    },
    'break the tie': {
      rule: 'council.ties',
      ask: (x) => {
        const most = leading(counted(x));
        if (most.length === 1 || !isBeforeCouncil(x) || !canBeVotedOn(x.g, x.v.agenda)) return [];
        return [tieQuestion(x.g, x.v.agenda, most)];
      },
      then: (x, got) => {
        if (!isBeforeCouncil(x)) return 'end';
        const answer = got[x.g.speaker];
        const outcome = answer === undefined ? leading(counted(x))[0] : tieBroken(answer as string[]);
        if (outcome === undefined) {
          setAside(x);
          return 'end';
        }
        x.v.outcome = outcome;
        decideAgenda(x, x.v.agenda, inWords(x, outcome));
        return undefined;
      },
    },
    'carry out the agenda': {
      call: 'agenda effect',
      with: (x) => {
        const { seat, agenda } = x.v;
        const cast = x.v.cast.map((c) => ({ ...c, choice: [...c.choice] }));
        return { seat, agenda, outcome: [...x.v.outcome], cast };
      },
    },
    'place or discard the card': {
      rule: 'council.laws',
      do: placeCard,
    },
  },
};

/** Barred from voting, outvoted by the Council Elder, or left with nothing to elect: the player counts as abstaining. */
function isVoting(x: Ti3<Council>): boolean {
  const seat = x.v.voters[0];
  const agenda = x.v.agenda;
  if (seat === undefined || (x.v.only !== undefined && x.v.only !== seat)) return false;
  return mayVote(x.g, { seat, agenda }) === null && canBeVotedOn(x.g, agenda);
}

/** Laws may leave play at any time, the one that is voted on anew too: then there is nothing left to decide. */
const isBeforeCouncil = ({ g, v }: Ti3<Council>): boolean =>
  g.table.agendas.includes(v.agenda) || g.laws.some((law) => law.id === v.agenda);

/** Votes for a law that has left play meanwhile count for nothing. */
const counted = ({ g, v }: Ti3<Council>): Cast[] => v.cast.filter((c) => canBeElected(g, v.agenda, c.choice));

const inWords = (x: Ti3<Council>, ids: readonly string[]): Text[] => ids.map((id) => outcomeText(x.v.agenda, id));

/** Nobody votes on it: the card is discarded; a law already in play stays as it was. */
function setAside(x: Ti3<Council>): void {
  const v: Partial<Council> = x.v;
  if (x.g.table.agendas.includes(x.v.agenda)) discardPoliticalCard(x, x.v.agenda);
  delete v.agenda;
  delete v.only;
}

function placeCard(x: Ti3<Council>): void {
  const { agenda, outcome } = x.v;
  const stays = staysInPlay(x.g, agenda) && outcome[0] !== 'against';
  const inPlay = x.g.laws.some((l) => l.id === agenda);
  const elected = politicalCards[agenda].elect === null ? [] : outcome;
  // A law voted on anew may have been discarded meanwhile: then there is nothing to place.
  if (!inPlay && !x.g.table.agendas.includes(agenda)) return;
  if (inPlay && stays) electAnew(x, agenda, elected);
  else if (inPlay) repealLaw(x, agenda);
  else if (stays) enactLaw(x, agenda, elected);
  else discardPoliticalCard(x, agenda);
}
