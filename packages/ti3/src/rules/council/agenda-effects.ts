// What an agenda does once it is decided. Content declares the outcomes, by the card's id, in a small vocabulary: what
// happens at once, what each player decides in order of play, or a procedure of its own.
import type { CalledWith, Decision, Json } from '@custodian/kernel';
import { isAblated, oneOf, used } from '@custodian/kernel';
import type { PoliticalCardId } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { orderOfPlay } from '../../queries/order.ts';
import type { Sequence, ThirdEdition } from '../../terms.ts';
import { ifAnyBreach } from './compliance.ts';

/** One player's vote; an empty choice is an abstention. */
export type Cast = { readonly seat: Seat; readonly votes: number; readonly choice: readonly string[] };

/** A decided agenda, as its effects see it. */
export interface Decided {
  /** The player who executes the strategy card. */
  readonly seat: Seat;
  readonly agenda: PoliticalCardId;
  /** 'for', 'against', or whom or what was elected. */
  readonly outcome: readonly string[];
  readonly cast: readonly Cast[];
}

/** A sequence that a decided agenda starts. */
type AgendaSequence = CalledWith<ThirdEdition, Decided, void>;

/** The parts are carried out in this order. */
export interface Effect {
  readonly atOnce?: (x: Ti3, decided: Decided) => void;
  /** In order of play: a question (null: nothing to decide), and what follows. `answer` is undefined when none was asked. */
  readonly each?: {
    readonly ask: (g: G, seat: Seat, decided: Decided) => Decision | null;
    readonly then: (x: Ti3, seat: Seat, answer: Json | undefined, decided: Decided) => void;
  };
  /** A procedure of the component, started with the decided agenda. */
  readonly run?: AgendaSequence;
}

export interface Effects {
  readonly for?: Effect;
  readonly against?: Effect;
  readonly elected?: Effect;
}

const declared = new Map<PoliticalCardId, Effects>();

/** Called by the content for each agenda, once. */
export function declareEffects(agenda: PoliticalCardId, effects: Effects): void {
  declared.set(agenda, effects);
}

export const voters = (decided: Decided, side: 'for' | 'against'): Seat[] =>
  decided.cast.filter((c) => c.choice[0] === side).map((c) => c.seat);

const ownSequences = (): AgendaSequence[] =>
  [...declared.values()].flatMap((effects) => Object.values(effects).flatMap(({ run }: Effect) => run ?? []));

export const agendaEffect: Sequence<'agenda effect'> = {
  rule: 'council',
  steps: {
    'take effect': {
      do: (x) => {
        const effect = effectOf(x.v);
        if (effect === undefined) return 'end';
        used('agenda', x.v.agenda);
        effect.atOnce?.(x, x.v);
        x.v.queue = effect.each === undefined ? [] : orderOfPlay(x.g);
        return undefined;
      },
    },
    'each player': {
      ask: (x) => {
        const seat = x.v.queue?.[0];
        const decision = seat === undefined ? null : effectOf(x.v)?.each?.ask(x.g, seat, x.v);
        return decision === null || decision === undefined ? [] : [decision];
      },
      then: (x, got) => {
        const seat = x.v.queue?.shift();
        if (seat === undefined) return undefined;
        effectOf(x.v)?.each?.then(x, seat, Object.values(got)[0], x.v);
        return { goto: 'each player' };
      },
    },
    'a sequence of its own': oneOf(ownSequences, {
      call: (x) => effectOf(x.v)?.run as AgendaSequence,
      with: (x) => {
        if (effectOf(x.v)?.run === undefined) return null;
        const { seat, agenda, outcome, cast } = x.v;
        return { seat, agenda, outcome: [...outcome], cast: cast.map((c) => ({ ...c, choice: [...c.choice] })) };
      },
    }),
    'fleets and garrisons': { call: 'compliance', with: ifAnyBreach },
  },
};

function effectOf(decided: Decided): Effect | undefined {
  if (isAblated('agenda', decided.agenda)) return undefined;
  const effects = declared.get(decided.agenda);
  const [first] = decided.outcome;
  return first === 'for' ? effects?.for : first === 'against' ? effects?.against : effects?.elected;
}
