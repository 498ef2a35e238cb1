// What a player of the Third Edition may answer before he is asked: secondaries, votes, passing.
import { isTouched } from '@custodian/galaxy';
import type { Event, Frame, Json, Text } from '@custodian/kernel';
import { fieldsOf } from '@custodian/kernel';
import type { Ahead, Breaking, OrderKind } from '@custodian/title';
import { askingFrame } from '@custodian/title';
import type { PoliticalCardId, StrategyCardId } from './content/facts/index.ts';
import { politicalCards, strategyCards } from './content/facts/index.ts';
import type { G, Game, Seat } from './game.ts';
import { hasPlanet, hasSystem, planetOf, systemOf } from './queries/board.ts';
import { nominees } from './queries/council.ts';
import { hasUnits } from './queries/occupation.ts';
import { ABSTAIN, outcomeText } from './rules/council/voting.ts';
import { say } from './words/index.ts';

/** Units of his, or a planet. */
const isIn = (g: G, seat: Seat, system: string): boolean =>
  hasSystem(g, system) &&
  (hasUnits(systemOf(g, system), seat) || systemOf(g, system).planets.some((p) => p.owner === seat));
const isOn = (g: G, seat: Seat, planet: string): boolean => hasPlanet(g, planet) && planetOf(g, planet).owner === seat;

const secondary: OrderKind<Game> = {
  questions: ['strategic action/use the secondary ability'],
  fields: ({ game }, seat) => {
    const cards = game.strategyCards.filter(({ id, holder }) => holder !== seat && strategyCards[id].secondary);
    if (cards.length === 0) return null;
    return [
      {
        name: 'card',
        choices: cards.map(({ id }) => ({ value: id, text: say('ahead.choice.card', { strategy: id }) })),
      },
      {
        name: 'use',
        choices: (['no', 'yes'] as const).map((value) => ({ value, text: say(`ahead.choice.${value}`) })),
      },
    ];
  },
  text: ({ card, use }) =>
    say(use === 'yes' ? 'ahead.told.secondary' : 'ahead.told.no secondary', { strategy: card as StrategyCardId }),
  answer: ({ card, use }, asked) => (askingFrame(asked).card !== card ? null : use === 'yes' ? ['secondary'] : []),
  unless: ['attacked', 'entered', 'lost'],
};

const pass: OrderKind<Game> = {
  questions: ['action phase/choose an action'],
  fields: ({ game }, seat) => (game.players[seat]?.passed ? null : []),
  text: () => say('ahead.told.pass'),
  answer: () => ['pass'],
  unless: ['attacked', 'entered', 'activated', 'lost'],
};

/** The agenda that is voted on. */
const agendaIn = (stack: readonly Frame[]): PoliticalCardId | null =>
  (stack.find(({ run }) => run === 'galactic council')?.v.agenda as PoliticalCardId | undefined) ?? null;

const vote: OrderKind<Game> = {
  questions: ['galactic council/vote'],
  // An election of two is a matter for the moment.
  fields: ({ game, stack }) => {
    const agenda = agendaIn(stack);
    const isPlain = agenda !== null && (politicalCards[agenda].elect?.count ?? 1) === 1;
    const ids = !isPlain ? [] : politicalCards[agenda].elect === null ? ['for', 'against'] : nominees(game, agenda);
    const outcomes = ids.map((id) => `${agenda} ${id}`);
    return [{ name: 'outcome', choices: [...outcomes, ABSTAIN].map((value) => ({ value, text: outcomeSaid(value) })) }];
  },
  text: ({ outcome = ABSTAIN }) => say('ahead.told.vote', { what: outcomeSaid(outcome) as unknown as Json }),
  answer: ({ outcome = ABSTAIN }, asked) => {
    const [agenda, id] = outcome.split(' ');
    // On another agenda it cannot be: the order is dropped.
    return outcome === ABSTAIN ? [ABSTAIN] : agenda === askingFrame(asked).agenda ? [id as string] : [];
  },
  unless: ['agenda', 'voted', 'attacked'],
};

function outcomeSaid(value: string): Text {
  const [agenda, id] = value.split(' ');
  return id === undefined ? say('term.abstain') : outcomeText(agenda as PoliticalCardId, id);
}

const byOther = (event: Event, seat: Seat): boolean => fieldsOf(event).seat !== seat;

const unless: Readonly<Record<string, Breaking<Game>>> = {
  attacked: {
    events: ['spaceBattleBegun', 'invasionBegun', 'planetBombarded'],
    is: (event, g, seat) => {
      const { player, planet } = fieldsOf(event);
      return player === seat || (byOther(event, seat) && typeof planet === 'string' && isOn(g, seat, planet));
    },
  },
  entered: {
    events: ['shipsMoved'],
    is: (event, g, seat) => byOther(event, seat) && isIn(g, seat, String(fieldsOf(event).system2)),
  },
  activated: {
    events: ['systemActivated'],
    is: (event, g, seat) => byOther(event, seat) && isIn(g, seat, String(fieldsOf(event).system)),
  },
  lost: { events: ['planetTaken', 'planetFreed'], is: (event, _, seat) => fieldsOf(event).from === seat },
  agenda: { events: ['agendaDrawn', 'agendaChosen', 'agendaDiscarded', 'politicalCardPlayed'] },
  voted: { events: ['voteCast'], is: (event, _, seat) => byOther(event, seat) },
};

export const ahead: Ahead<Game> = {
  touches: ({ game, stack }, seat) => {
    const { name, about } = askingFrame({ stack });
    const held = { isIn: (id: string) => isIn(game, seat, id), isOn: (id: string) => isOn(game, seat, id) };
    if (isTouched(stack, seat, held)) return true;
    // A card played instead of an action names its victim only once nobody has cancelled it.
    return name === 'action card played' && about.seat !== seat && stack.some(({ at }) => at === 'another action');
  },
  windows: ['action card played'],
  orders: { secondary, vote, pass },
  unless,
};
