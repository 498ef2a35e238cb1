// What a player of the Fourth Edition may answer before he is asked: secondaries, votes, passing.
import { isTouched } from '@custodian/galaxy';
import type { Event, Frame, Json, Text } from '@custodian/kernel';
import { fieldsOf } from '@custodian/kernel';
import type { Ahead, Breaking, OrderKind } from '@custodian/title';
import { askingFrame } from '@custodian/title';
import type { AgendaId, PlanetId, StrategyCardId } from './facts/index.ts';
import type { G, Game, Seat } from './game.ts';
import type { VotePlan } from './plans/council.ts';
import { hasPlanet, hasSystem, planetOf, systemOf } from './queries/board.ts';
import { flatVotes, outcomesOf, outcomeText, votingPlanets } from './queries/council.ts';
import { extraVotes } from './queries/values.ts';
import { say } from './words/index.ts';

const isOn = (g: G, seat: Seat, planet: string): boolean => hasPlanet(g, planet) && planetOf(g, planet).owner === seat;
/** Units of his, or a planet. */
function isIn(g: G, seat: Seat, id: string): boolean {
  if (!hasSystem(g, id)) return false;
  const { space, planets } = systemOf(g, id);
  return (
    space.some(({ owner }) => owner === seat) ||
    planets.some((planet) => planet.owner === seat || planet.units.some(({ owner }) => owner === seat))
  );
}

const secondary: OrderKind<Game> = {
  questions: ['strategic action/use the secondary ability'],
  fields: ({ game }, seat) => {
    const cards = game.strategyCards.filter(({ holder, exhausted }) => holder !== seat && !exhausted);
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
  unless: ['attacked', 'entered'],
};

const pass: OrderKind<Game> = {
  questions: ['action phase/choose an action'],
  fields: ({ game }, seat) => (game.players[seat]?.passed ? null : []),
  text: () => say('ahead.told.pass'),
  answer: () => ['pass'],
  unless: ['attacked', 'entered', 'activated'],
};

const ABSTAIN = 'abstain';
const ALL = 'all';

/** The agenda that is voted on. */
const agendaIn = (stack: readonly Frame[]): AgendaId | null =>
  ([...stack].reverse().find(({ run }) => run === 'one agenda')?.v.agenda as AgendaId | undefined) ?? null;

const vote: OrderKind<Game> = {
  questions: ['one agenda/vote'],
  fields: ({ game, stack }, seat) => {
    const agenda = agendaIn(stack);
    const outcomes = agenda === null ? [] : outcomesOf(game, agenda).map((outcome) => `${agenda} ${outcome}`);
    const choices = [...outcomes, ABSTAIN].map((value) => ({ value, text: outcomeSaid(value) }));
    if (agenda === null) return [{ name: 'outcome', choices }];
    const votes = [ALL, ...Array.from({ length: mostVotes(game, seat) }, (_, i) => String(i + 1))];
    return [
      { name: 'outcome', choices },
      { name: 'votes', choices: votes.map((value) => ({ value, text: votesSaid(value) })) },
    ];
  },
  text: ({ outcome = ABSTAIN, votes = ALL }) =>
    outcome === ABSTAIN
      ? say('ahead.told.abstain')
      : say('ahead.told.vote', {
          what: outcomeSaid(outcome) as unknown as Json,
          votes: votesSaid(votes) as unknown as Json,
        }),
  answer: ({ outcome = ABSTAIN, votes = ALL }, { game, seat, ...asked }): VotePlan => {
    const [agenda, ...id] = outcome.split(' ');
    if (outcome === ABSTAIN) return { outcome: '', planets: [] };
    // On another agenda it cannot be: the order is dropped.
    if (agenda !== askingFrame(asked).agenda) return { outcome: '?', planets: [] };
    return { outcome: id.join(' '), planets: planetsFor(game, seat, votes) };
  },
  unless: ['agenda', 'voted', 'attacked'],
};

const mostVotes = (g: G, seat: Seat): number =>
  votingPlanets(g, seat).reduce((sum, { votes }) => sum + votes, flatVotes(g, seat) === null ? extraVotes(g, seat) : 0);

/** Planets that give at least so many votes, and as few more as can be; none where they cannot. */
function planetsFor(g: G, seat: Seat, wish: string): PlanetId[] {
  if (flatVotes(g, seat) !== null) return [];
  const able = votingPlanets(g, seat);
  if (wish === ALL) return able.map(({ planet }) => planet);
  const wanted = Math.max(1, Number(wish) - extraVotes(g, seat));
  const bySum = new Map<number, readonly PlanetId[]>([[0, []]]);
  for (const { planet, votes } of able)
    for (const [sum, planets] of [...bySum]) if (!bySum.has(sum + votes)) bySum.set(sum + votes, [...planets, planet]);
  const least = Math.min(...[...bySum.keys()].filter((sum) => sum >= wanted));
  return [...(bySum.get(least) ?? [])];
}

function outcomeSaid(value: string): Text {
  const [agenda, ...id] = value.split(' ');
  return value === ABSTAIN ? say('ahead.choice.abstain') : outcomeText(agenda as AgendaId, id.join(' '));
}
const votesSaid = (value: string): Text =>
  value === ALL ? say('ahead.choice.all votes') : say('ahead.choice.votes', { votes: Number(value) });

const byOther = (event: Event, seat: Seat): boolean => fieldsOf(event).seat !== seat;

const unless: Readonly<Record<string, Breaking<Game>>> = {
  attacked: {
    events: ['spaceCombatBegan', 'groundCombatBegan'],
    is: (event, _, seat) => fieldsOf(event).player === seat,
  },
  entered: {
    events: ['unitsMoved', 'unitsLanded'],
    is: (event, g, seat) => {
      const { system, system2 } = fieldsOf(event);
      return byOther(event, seat) && isIn(g, seat, String(system2 ?? system));
    },
  },
  activated: {
    events: ['systemActivated'],
    is: (event, g, seat) => byOther(event, seat) && isIn(g, seat, String(fieldsOf(event).system)),
  },
  agenda: { events: ['agendaDrawn', 'agendaReplaced', 'agendaDiscarded'] },
  voted: { events: ['votesCast'], is: (event, _, seat) => byOther(event, seat) },
};

export const ahead: Ahead<Game> = {
  touches: ({ game, stack }, seat) =>
    isTouched(stack, seat, { isIn: (id) => isIn(game, seat, id), isOn: (id) => isOn(game, seat, id) }),
  windows: ['action card played'],
  orders: { secondary, vote, pass },
  unless,
};
