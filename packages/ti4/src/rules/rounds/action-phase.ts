// The action phase: turns in initiative order, one action a turn, until all have passed.
import type { Barred, Choose, Option, Possible, Reacting, Refusal, Running } from '@custodian/kernel';
import { oneOf, used } from '@custodian/kernel';
import { beginPhase, beginTurn, endEffects, endTurn, pass, unpassAll } from '../../atoms/table.ts';
import type { StrategyCardId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { initiativeOrder } from '../../queries/order.ts';
import { mayActivate } from '../../queries/permissions.ts';
import { playerOf, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { handLimit } from '../../queries/values.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyoneIsOut } from './elimination.ts';

type Kind = 'strategic' | 'tactical' | 'component';

export interface Turns {
  /** The order of this cycle. */
  order: Seat[];
  at: number;
  seat: Seat;
  card: StrategyCardId;
  /** The component whose action is performed, which copy of it, and the sequence that does it. */
  component: string;
  copy: string;
  run: Running<FourthEdition, 'component action'>;
  action: Kind;
  /** A further action of the same turn, and what it may be. */
  further: 'any' | 'tactical' | null;
  /** Something has ended the turn. */
  ended: boolean;
  /** The further action need not be taken: it was only allowed, or it was cancelled. */
  mayEnd: boolean;
}

export const actionPhase: Sequence<'action phase'> = {
  rule: 'action phase',
  steps: {
    'begin the phase': {
      do: (x) => {
        beginPhase(x, 'action');
        unpassAll(x);
        Object.assign(x.v, { order: [], at: 0 });
      },
    },
    // What is limited anew when a turn is over: laws that were blank as long as it lasted.
    'hand limits': {
      rule: 'action cards',
      call: 'hand limit',
      with: (x) => {
        const seat = seatsIn(x.g).find((each) => playerOf(x.g, each).hand.length > handLimit(x.g, each));
        return seat === undefined ? null : { seat };
      },
      then: () => ({ goto: 'hand limits' }),
    },
    'next turn': { rule: 'initiative', do: (x) => (nextTurn(x) ? undefined : { goto: 'end of the phase' }) },
    'infantry return': {
      rule: 'infantry',
      call: 'infantry return',
      with: (x) => (playerOf(x.g, x.v.seat).resting === 0 ? null : { seat: x.v.seat }),
    },
    'turn begins': { window: 'turn begins', about: (x) => ({ seat: x.v.seat }) },
    'choose an action': {
      ask: (x) => [choosingAction(x)],
      then: (x, got) => chosen(x, (got[x.v.seat] as [string])[0]),
    },
    'strategic action': {
      call: 'strategic action',
      with: (x) => ({ seat: x.v.seat, card: x.v.card }),
      then: (x, { ended }) => {
        x.v.ended = ended;
        return { goto: 'after the action' };
      },
    },
    'tactical action': {
      call: 'tactical action',
      with: (x) => ({ seat: x.v.seat }),
      then: (x, { ended }) => {
        x.v.ended = ended;
        return { goto: 'after the action' };
      },
    },
    // What reacts to "component action" names existing sequences.
    'component action': oneOf((): Turns['run'][] => [], {
      rule: 'component action',
      call: (x) => x.v.run,
      with: (x): Reacting<FourthEdition, 'component action'> => {
        const { seat, component, copy } = x.v;
        used(component);
        return { seat, component, copy, window: 'component action', about: { seat } };
      },
      // A cancelled one does not use up the action.
      then: (x, result) => {
        if (!isCancelled(result) || isOut(x)) return undefined;
        x.v.mayEnd = x.v.further !== null;
        return { goto: 'choose an action' };
      },
    }),
    'after the action': { do: (x) => endEffects(x, 'action') },
    'who is out': { rule: 'elimination', call: 'elimination', with: ifAnyoneIsOut },
    'action performed': {
      window: 'action performed',
      // A turn that something has ended has no further action.
      about: (x) => {
        const { seat, action, component } = x.v;
        if (x.v.ended || isOut(x)) return null;
        return action === 'component' ? { seat, action, component } : { seat, action };
      },
      then: (x, { again, mayEnd }) => {
        if (again === undefined) return undefined;
        x.v.further = again;
        x.v.mayEnd = mayEnd === true;
        return { goto: 'choose an action' };
      },
    },
    'turn ends': { window: 'turn ends', about: (x) => (isOut(x) ? null : { seat: x.v.seat }) },
    'end of the turn': {
      do: (x) => {
        endTurn(x, x.v.seat);
        return { goto: 'hand limits' };
      },
    },
    'end of the phase': { do: (x) => endEffects(x, 'action phase') },
  },
};

const STRATEGIC = 'strategic ';
const END = 'end turn';

const isOut = (x: Ti4<Turns>): boolean => playerOf(x.g, x.v.seat).eliminated;

const isCancelled = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && (result as { cancelled?: unknown }).cancelled === true;

/** Moves on to the next seat by initiative that has not passed; false when all have. */
function nextTurn(x: Ti4<Turns>): boolean {
  for (let cycle = 0; cycle < 2; cycle++) {
    for (; x.v.at < x.v.order.length; x.v.at++) {
      const seat = x.v.order[x.v.at] as Seat;
      const { passed, eliminated } = playerOf(x.g, seat);
      if (passed || eliminated) continue;
      Object.assign(x.v, { seat, further: null, ended: false, mayEnd: false });
      x.v.at++;
      beginTurn(x, seat);
      return true;
    }
    x.v.order = initiativeOrder(x.g);
    x.v.at = 0;
  }
  return false;
}

type ComponentAction = Possible<FourthEdition, 'component action'>;

const componentActions = (x: Ti4<Turns>): ComponentAction[] =>
  x.reactionsTo('component action', x.v.seat, { seat: x.v.seat });

const idOf = ({ component, copy }: ComponentAction): string => (copy === '' ? component.id : `${component.id}#${copy}`);

function chosen(x: Ti4<Turns>, picked: string): { readonly goto: string } {
  if (picked === 'pass') {
    pass(x, x.v.seat);
    return { goto: 'turn ends' };
  }
  if (picked === END) return { goto: 'turn ends' };
  if (picked === 'tactical') {
    x.v.action = 'tactical';
    return { goto: 'tactical action' };
  }
  if (picked.startsWith(STRATEGIC)) {
    x.v.action = 'strategic';
    x.v.card = picked.slice(STRATEGIC.length) as StrategyCardId;
    return { goto: 'strategic action' };
  }
  const action = componentActions(x).find((possible) => idOf(possible) === picked) as ComponentAction;
  x.v.action = 'component';
  x.v.component = action.component.id;
  x.v.copy = action.copy;
  x.v.run = action.reaction.run;
  return { goto: 'component action' };
}

function choosingAction(x: Ti4<Turns>): Choose {
  const { g } = x;
  const { seat, further, mayEnd } = x.v;
  const options: Option[] = [];
  const barred: Barred[] = [];
  const offer = (option: Option, refusal: Refusal | null): void => {
    if (refusal === null) options.push(option);
    else barred.push({ option, why: refusal });
  };
  offer({ id: 'tactical', text: say('option.tactical action') }, refuseTactical(g, seat));
  if (further !== 'tactical') {
    for (const card of readiedCards(g, seat))
      offer({ id: `${STRATEGIC}${card}`, text: say('option.strategic action', { strategy: card }), on: [card] }, null);
    for (const possible of componentActions(x)) {
      const { component, reaction, copy } = possible;
      offer({ id: idOf(possible), text: reaction.text?.(copy) ?? component.name }, possible.why);
    }
  }
  if (further === null) offer({ id: 'pass', text: say('option.pass') }, refusePass(g, seat));
  // A further action is no occasion to pass; the turn ends where it cannot be taken.
  else if (mayEnd || options.length === 0) options.push({ id: END, text: say('option.end turn') });
  const ask = further === null ? say('ask.choose action') : say('ask.choose further action');
  return { kind: 'choose', seat, rule: 'action phase', ask, options, barred, pick: [1, 1] };
}

const readiedCards = (g: G, seat: Seat): StrategyCardId[] =>
  g.strategyCards.filter((card) => card.holder === seat && !card.exhausted).map((card) => card.id);

function refuseTactical(g: G, seat: Seat): Refusal | null {
  if (playerOf(g, seat).tactic === 0) return why('tactical action', 'why.tactic pool empty');
  for (const system of g.systems) if (mayActivate(g, { seat, system: system.id }) === null) return null;
  return why('tactical action', 'why.nothing to activate');
}

function refusePass(g: G, seat: Seat): Refusal | null {
  const [card] = readiedCards(g, seat);
  return card === undefined ? null : why('action phase', 'why.strategy card first', { strategy: card });
}
