// The Action Phase: turns in the order of play, one action a turn, until all have passed.
import type { Barred, Choose, Option, Possible, Reacting, Refusal, Running } from '@custodian/kernel';
import { oneOf, used } from '@custodian/kernel';
import { beginPhase, endEffects, setPassed, setSkipped } from '../../atoms/table.ts';
import type { StrategyCardId } from '../../content/facts/index.ts';
import { strategyCardIds } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { orderOfPlay } from '../../queries/order.ts';
import { mayActivate } from '../../queries/permissions.ts';
import { hasAbility, playerOf, reinforcementCounters } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { unusedCards } from '../../queries/strategy-cards.ts';
import { transferPairs } from '../../queries/transfers.ts';
import type { Sequence, ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyBreach } from '../council/compliance.ts';
import { ifAnyoneIsOut } from '../status/victory.ts';

export interface Turns {
  /** The order of play of this cycle. */
  order: Seat[];
  at: number;
  seat: Seat;
  card: StrategyCardId;
  /** What is done instead of a regular action, and the sequence that does it. */
  component: string;
  run: Running<ThirdEdition, 'as an action'>;
}

export const actionPhase: Sequence<'action phase'> = {
  rule: 'action phase',
  steps: {
    'begin the phase': {
      do: (x) => {
        beginPhase(x, 'action');
        Object.assign(x.v, { order: [], at: 0 });
      },
    },
    'action phase begins': { window: 'action phase begins', about: () => ({}) },
    'next turn': {
      rule: 'order of play',
      do: (x) => (nextTurn(x) ? undefined : { goto: 'end of the phase' }),
    },
    'start of the turn': { window: 'any time', about: () => ({}) },
    'choose an action': {
      ask: (x) => [choosingAction(x)],
      then: (x, got) => {
        const { seat } = x.v;
        const [picked] = got[seat] as [string];
        if (picked === 'skip') {
          used('ability:yssaril.skip');
          setSkipped(x, seat, true);
          return { goto: 'end of the turn' };
        }
        if (picked === 'pass') {
          setPassed(x, seat);
          return { goto: 'end of the turn' };
        }
        if (picked === 'tactical') return { goto: 'tactical action' };
        if (picked === 'transfer') return { goto: 'transfer action' };
        if (picked.startsWith(STRATEGIC)) {
          x.v.card = picked.slice(STRATEGIC.length) as StrategyCardId;
          return { goto: 'strategic action' };
        }
        const chosen = insteadOfAction(x).find((p) => p.component.id === picked) as InsteadOfAction;
        x.v.component = picked;
        x.v.run = chosen.reaction.run;
        return { goto: 'another action' };
      },
    },
    'strategic action': {
      call: 'strategic action',
      with: (x) => ({ seat: x.v.seat, card: x.v.card }),
      then: () => ({ goto: 'after the action' }),
    },
    'tactical action': {
      call: 'tactical action',
      with: (x) => ({ seat: x.v.seat }),
      then: () => ({ goto: 'after the action' }),
    },
    'transfer action': {
      call: 'transfer action',
      with: (x) => ({ seat: x.v.seat }),
      then: () => ({ goto: 'after the action' }),
    },
    // What reacts to "as an action" names existing sequences.
    'another action': oneOf((): Turns['run'][] => [], {
      rule: 'action cards.as an action',
      call: (x) => x.v.run,
      with: (x): Reacting<ThirdEdition, 'as an action'> => {
        const { seat, component } = x.v;
        used(component);
        return { seat, component, copy: '', window: 'as an action', about: { seat } };
      },
      // A card that was sabotaged counts as not played: the turn is still to be taken.
      then: (x, result) => (isCancelled(result) && canAct(x.g, x.v.seat) ? { goto: 'choose an action' } : undefined),
    }),
    'after the action': {
      call: 'compliance',
      with: (x) => {
        if (playerOf(x.g, x.v.seat).skipped) setSkipped(x, x.v.seat, false);
        return ifAnyBreach(x);
      },
    },
    'who is out': { rule: 'elimination', call: 'elimination', with: ifAnyoneIsOut },
    'end of the turn': {
      do: (x) => {
        endEffects(x, 'action');
        return { goto: 'next turn' };
      },
    },
    'end of the phase': { do: (x) => endEffects(x, 'action phase') },
  },
};

const STRATEGIC = 'strategic ';

const isCancelled = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && (result as { cancelled?: unknown }).cancelled === true;

/** A seat that has passed takes a turn only if a card came to it whose strategic action is still owed. */
const canAct = (g: G, seat: Seat): boolean => {
  const player = playerOf(g, seat);
  return !player.eliminated && (!player.passed || unusedCards(g, seat).length > 0);
};

/** Moves on to the next seat in the order of play; false when all have passed. */
function nextTurn(x: Ti3<Turns>): boolean {
  for (let cycle = 0; cycle < 2; cycle++) {
    for (; x.v.at < x.v.order.length; x.v.at++) {
      const seat = x.v.order[x.v.at] as Seat;
      if (!canAct(x.g, seat)) continue;
      x.v.seat = seat;
      x.v.at++;
      return true;
    }
    x.v.order = orderOfPlay(x.g);
    x.v.at = 0;
  }
  return false;
}

type InsteadOfAction = Possible<ThirdEdition, 'as an action'>;

const insteadOfAction = (x: Ti3<Turns>): InsteadOfAction[] =>
  x.reactionsTo('as an action', x.v.seat, { seat: x.v.seat });

const tacticalOption: Option = { id: 'tactical', text: say('term.action.tactical') };
const transferOption: Option = { id: 'transfer', text: say('term.action.transfer') };
const passOption: Option = { id: 'pass', text: say('option.pass') };
const strategicOptions = new Map<StrategyCardId, Option>(
  strategyCardIds.map((card) => [
    card,
    { id: `${STRATEGIC}${card}`, text: say('option.strategic action', { strategy: card }), on: [card] },
  ]),
);

function choosingAction(x: Ti3<Turns>): Choose {
  const { g } = x;
  const { seat } = x.v;
  const options: Option[] = [];
  const barred: Barred[] = [];
  const offer = (option: Option, refusal: Refusal | null): void => {
    if (refusal === null) options.push(option);
    else barred.push({ option, why: refusal });
  };
  for (const card of unusedCards(g, seat)) options.push(strategicOptions.get(card) as Option);
  if (!playerOf(g, seat).passed) {
    offer(tacticalOption, refuseTactical(g, seat));
    offer(transferOption, refuseTransfer(g, seat));
    for (const { component, why: refusal } of insteadOfAction(x))
      offer({ id: component.id, text: component.name }, refusal);
    if (hasAbility(g, seat, 'yssaril.skip')) offer({ id: 'skip', text: say('option.skip turn') }, refuseSkip(g, seat));
    offer(passOption, refusePass(g, seat));
  }
  return { kind: 'choose', seat, rule: 'action phase', ask: say('ask.choose action'), options, barred, pick: [1, 1] };
}

function refuseTactical(g: G, seat: Seat): Refusal | null {
  if (playerOf(g, seat).commandPool === 0) return why('command pool', 'why.command pool empty');
  for (const system of g.systems) if (mayActivate(g, { seat, system: system.id }) === null) return null;
  return why('tactical.activate', 'why.nothing to activate');
}

function refuseTransfer(g: G, seat: Seat): Refusal | null {
  if (playerOf(g, seat).commandPool === 0) return why('command pool', 'why.command pool empty');
  if (reinforcementCounters(g, seat) === 0) return why('transfer.activate', 'why.no counter in reinforcements');
  return transferPairs(g, seat, 1).length === 0 ? why('transfer.activate', 'why.nothing to transfer') : null;
}

const refuseSkip = (g: G, seat: Seat): Refusal | null =>
  playerOf(g, seat).skipped ? why('race sheet', 'why.skipped last turn') : null;

function refusePass(g: G, seat: Seat): Refusal | null {
  const [card] = unusedCards(g, seat);
  return card === undefined ? null : why('passing', 'why.strategic action first', { strategy: card });
}
