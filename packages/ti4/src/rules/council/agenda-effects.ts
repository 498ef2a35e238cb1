// What an agenda does once it is decided. Content declares the outcomes, by the card's id, in a small vocabulary: what happens at
// once, what each player decides or undergoes in speaker order, or a sequence of its own.
import type { CalledWith, Decision, Json } from '@custodian/kernel';
import { isAblated, oneOf, used } from '@custodian/kernel';
import type { AgendaId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { hasProphecy } from '../../queries/box.ts';
import { speakerOrder } from '../../queries/order.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import type { Decided } from './sequences.ts';

/** A sequence that a decided agenda starts. */
type AgendaSequence = CalledWith<FourthEdition, Decided, void>;
/** A sequence that a decided agenda starts for each player, one after the other. */
type SeatSequence = CalledWith<FourthEdition, Decided & { readonly seat: Seat }, void>;

/** The parts are carried out in this order. */
export interface AgendaEffect {
  readonly atOnce?: (x: Ti4, decided: Decided) => void;
  /** In speaker order: a question (null: nothing to decide), and what follows. `answer` is undefined when none was asked. */
  readonly each?: {
    readonly ask: (g: G, seat: Seat, decided: Decided) => Decision | null;
    readonly then: (x: Ti4, seat: Seat, answer: Json | undefined, decided: Decided) => void;
  };
  /** In speaker order: a sequence for each of these seats (everybody, unless said otherwise). */
  readonly eachRuns?: SeatSequence;
  readonly who?: (g: G, decided: Decided) => readonly Seat[];
  readonly run?: AgendaSequence;
}

export interface AgendaEffects {
  readonly for?: AgendaEffect;
  readonly against?: AgendaEffect;
  readonly elected?: AgendaEffect;
}

const declared = new Map<AgendaId, AgendaEffects>();

/** Called by the content for each agenda, once. */
export function declareEffects(agenda: AgendaId, effects: AgendaEffects): void {
  declared.set(agenda, effects);
}

const all = (): AgendaEffect[] => [...declared.values()].flatMap((effects) => Object.values(effects));
const ownSequences = (): AgendaSequence[] => all().flatMap(({ run }) => run ?? []);
const seatSequences = (): SeatSequence[] => all().flatMap(({ eachRuns }) => eachRuns ?? []);

export interface TakingEffect extends Decided {
  queue?: Seat[];
  /** Whose discards are still to be answered. */
  gone?: { seat: Seat; cards: string[] }[];
}

const decidedIn = ({ agenda, outcome, casts }: Decided): Decided => ({
  agenda,
  outcome,
  casts: casts.map((c) => ({ ...c })),
});

export const agendaEffect: Sequence<'agenda effect'> = {
  rule: 'agenda cards',
  steps: {
    'take effect': {
      do: (x) => {
        const effect = effectOf(x.v);
        if (effect === undefined) return 'end';
        used('agenda', x.v.agenda);
        const hands = hasProphecy(x.g) ? x.g.players.map(({ hand }) => [...hand]) : [];
        effect.atOnce?.(x, x.v);
        x.v.gone = hands
          .map((hand, seat) => ({ seat, cards: hand.filter((card) => x.g.actionDiscard.includes(card)) }))
          .filter(({ cards }) => cards.length > 0);
        x.v.queue = effect.each === undefined ? [] : concerned(x.g, x.v);
        return undefined;
      },
    },
    'after the discards': {
      call: 'after discards',
      with: (x) => x.v.gone?.shift() ?? null,
      then: () => ({ goto: 'after the discards' }),
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
    'who undergoes it': {
      do: (x) => {
        x.v.queue = effectOf(x.v)?.eachRuns === undefined ? [] : concerned(x.g, x.v);
      },
    },
    'each player in turn': oneOf(seatSequences, {
      call: (x) => effectOf(x.v)?.eachRuns as SeatSequence,
      with: (x) => {
        const seat = x.v.queue?.shift();
        return seat === undefined ? null : { seat, ...decidedIn(x.v) };
      },
      then: () => ({ goto: 'each player in turn' }),
    }),
    'a sequence of its own': oneOf(ownSequences, {
      call: (x) => effectOf(x.v)?.run as AgendaSequence,
      with: (x) => (effectOf(x.v)?.run === undefined ? null : decidedIn(x.v)),
    }),
  },
};

/** In speaker order. */
function concerned(g: G, decided: Decided): Seat[] {
  const who = effectOf(decided)?.who?.(g, decided);
  return speakerOrder(g).filter((seat) => who === undefined || who.includes(seat));
}

function effectOf(decided: Decided): AgendaEffect | undefined {
  if (isAblated('agenda', decided.agenda)) return undefined;
  const effects = declared.get(decided.agenda);
  if (decided.outcome === 'for') return effects?.for;
  return decided.outcome === 'against' ? effects?.against : effects?.elected;
}
