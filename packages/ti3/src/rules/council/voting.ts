// Voting in the Galactic Council: the question put to each player, the count, and the Speaker's tie break.
import type { Choose, Option, Text } from '@custodian/kernel';
import type { PoliticalCardId } from '../../content/facts/index.ts';
import { politicalCards } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { mayElectTogether, nominees } from '../../queries/council.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';
import type { Cast } from './agenda-effects.ts';

export const ABSTAIN = 'abstain';

/** All votes for one outcome, or none: a choice, or abstaining. */
export function voteQuestion(g: G, seat: Seat, agenda: PoliticalCardId, votes: number): Choose {
  return {
    kind: 'choose',
    seat,
    rule: 'council.voting',
    ask: say('ask.vote', { agenda, votes }),
    options: [...outcomes(g, agenda), { id: ABSTAIN, text: say('term.abstain') }],
    ...picking(g, agenda, true),
  };
}

/** The choice in an answer; empty when the player abstains. */
export const choiceIn = (picked: readonly string[]): string[] => (picked[0] === ABSTAIN ? [] : [...picked].sort());

/** The outcomes with most votes: one decides, several are a tie. Nobody voted: none. */
export function leading(cast: readonly Cast[]): string[][] {
  const totals = new Map<string, { choice: string[]; votes: number }>();
  for (const { choice, votes } of cast) {
    if (choice.length === 0) continue;
    const key = choice.join(' ');
    const so = totals.get(key) ?? { choice: [...choice], votes: 0 };
    so.votes += votes;
    totals.set(key, so);
  }
  const most = Math.max(0, ...[...totals.values()].map((t) => t.votes));
  return [...totals.values()].filter((t) => t.votes === most).map((t) => t.choice);
}

/** The Speaker decides between the tied outcomes; when nobody voted, between all there are. */
export function tieQuestion(g: G, agenda: PoliticalCardId, tied: readonly (readonly string[])[]): Choose {
  const question = {
    kind: 'choose',
    seat: g.speaker,
    rule: 'council.ties',
    ask: say('ask.break the tie', { agenda }),
  } as const;
  if (tied.length === 0) return { ...question, options: outcomes(g, agenda), ...picking(g, agenda, false) };
  return {
    ...question,
    options: tied.map((choice) => ({
      id: choice.join(' '),
      text: say('option.both', { what: choice.map((id) => outcomeText(agenda, id)) }),
      on: choice,
    })),
    pick: [1, 1],
  };
}

/** The outcome in the Speaker's answer. */
export const tieBroken = (picked: readonly string[]): string[] =>
  picked.length === 1 ? (picked[0] as string).split(' ') : [...picked].sort();

/** An outcome in words: a side, or whom or what is named. */
export function outcomeText(agenda: PoliticalCardId, id: string): Text {
  switch (politicalCards[agenda].elect?.what) {
    case undefined:
      return say(id === 'for' ? 'term.for' : 'term.against');
    case 'player':
      return say('option.player', { player: Number(id) });
    case 'planet':
      return say('option.planet', { planet: id });
    case 'law':
      return say('option.agenda', { agenda: id });
    case 'technologyColor':
      return say('option.field', { field: id });
    case 'publicObjective':
      return say('option.objective', { objective: id });
  }
}

function outcomes(g: G, agenda: PoliticalCardId): Option[] {
  const ids = politicalCards[agenda].elect === null ? ['for', 'against'] : nominees(g, agenda);
  return ids.map((id) => ({ id, text: outcomeText(agenda, id), on: [id] }));
}

/** One outcome, or the two that an election of two may name together. */
function picking(g: G, agenda: PoliticalCardId, abstain: boolean): Pick<Choose, 'pick' | 'check'> {
  const count = politicalCards[agenda].elect?.count ?? 1;
  if (count === 1) return { pick: [1, 1] };
  return {
    pick: [abstain ? 1 : count, count],
    check: (picked) => {
      if (abstain && picked.length === 1 && picked[0] === ABSTAIN) return null;
      if (picked.length !== count || picked.includes(ABSTAIN)) return why('council.elect', 'why.elect two', { count });
      return mayElectTogether(g, { agenda, picked });
    },
  };
}
