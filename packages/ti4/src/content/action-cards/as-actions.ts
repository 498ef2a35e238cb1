// Action cards that are played as an action: on planets, cards, tokens and one's own forces.
import { giveActionCard } from '../../atoms/action-cards.ts';
import { exhaustPlanets, liftToken, readyPlanets, spendTokens } from '../../atoms/board.ts';
import { repealLaw } from '../../atoms/council.ts';
import { placeUnits } from '../../atoms/units.ts';
import type { AgendaId, PlanetId, PlanetTrait } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';

import {
  adjacency,
  hasOthersShips,
  hasShips,
  hasToken,
  hasUnit,
  isHome,
  isHomePlanet,
  planetOf,
  systemOf,
  systemOfPlanet,
  wormholesOf,
} from '../../queries/board.ts';
import { hasTrait } from '../../queries/exploration.ts';
import { spendableGoods } from '../../queries/payment.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { othersThan, planetsOf, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { hasUseForResearch } from '../../queries/technologies.ts';
import { cardOf } from '../../queries/units.ts';
import { resources } from '../../queries/values.ts';
import type { Played } from '../../rules/cards/playing.ts';
import { spendGoods } from '../../rules/production/spending.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard, atOnce } from './define.ts';
import {
  aimAt,
  ifAny,
  ifPiece,
  lawOption,
  ownPlanets,
  planetIds,
  planetOption,
  playerOption,
  systemOption,
} from './vocabulary.ts';

type Action = 'component action';

/** Planets of a trait that a seat controls. */
const withTrait = (g: G, seat: Seat, trait: PlanetTrait): PlanetId[] =>
  ownPlanets(g, seat).filter((id) => hasTrait(g, id, trait));

const economicInitiative = actionCard<Action>({
  id: 'economicInitiative',
  on: ['component action'],
  may: () => null,
  effect: atOnce((x) => {
    const cultural = withTrait(x.g, x.v.seat, 'cultural').filter((id) => planetOf(x.g, id).exhausted);
    readyPlanets(x, x.v.seat, cultural);
    return undefined;
  }),
});

/** Gains trade goods, so many as the card says when it is carried out. */
const gains = <Target>(amount: (g: G, v: Played<Action, Target>) => number) => ({
  rule: 'trade goods' as const,
  steps: {
    gain: {
      call: 'gain trade goods' as const,
      with: (x: { g: G; v: Played<Action, Target> }) => ({ seat: x.v.seat, amount: amount(x.g, x.v) }),
    },
  },
  gives: () => undefined,
});

const industrialInitiative = actionCard<Action>({
  id: 'industrialInitiative',
  on: ['component action'],
  may: () => null,
  effect: gains((g, { seat }) => withTrait(g, seat, 'industrial').length),
});

const miningInitiative = actionCard<Action, string>({
  id: 'miningInitiative',
  on: ['component action'],
  may: (g, seat) => ifAny(planetsOf(g, seat)),
  aim: aimAt(say('ask.aim.miningInitiative'), (g, { seat }) => ownPlanets(g, seat), planetOption),
  effect: gains((g, { target }) => resources(g, target as PlanetId)),
});

/** Readied planets of others outside home systems. */
const uprisable = (g: G, seat: Seat): PlanetId[] =>
  othersThan(g, seat).flatMap((other) =>
    planetIds(planetsOf(g, other).filter((p) => !p.exhausted && !isHomePlanet(g, p.id))),
  );

const uprising = actionCard<Action, string>({
  id: 'uprising',
  on: ['component action'],
  may: (g, seat) => ifAny(uprisable(g, seat)),
  aim: aimAt(say('ask.aim.uprising'), (g, { seat }) => uprisable(g, seat), planetOption),
  effect: {
    rule: 'action cards',
    steps: {
      exhaust: {
        do: (x) => {
          const planet = x.v.target as PlanetId;
          exhaustPlanets(x, planetOf(x.g, planet).owner, [planet]);
        },
      },
      gain: {
        call: 'gain trade goods',
        with: (x) => ({ seat: x.v.seat, amount: resources(x.g, x.v.target as PlanetId) }),
      },
    },
    gives: () => undefined,
  },
});

const focusedResearch = actionCard<Action>({
  id: 'focusedResearch',
  on: ['component action'],
  may: (g, seat) => {
    if (spendableGoods(g, seat) < 4) return why('action cards', 'why.four trade goods');
    return hasUseForResearch(g, seat) ? null : why('technology', 'why.nothing to research');
  },
  effect: {
    rule: 'technology',
    steps: {
      // A transaction may have taken them away since the card was announced.
      pay: {
        do: (x) => {
          if (spendableGoods(x.g, x.v.seat) < 4) return 'end';
          spendGoods(x, x.v.seat, 4);
          return undefined;
        },
      },
      research: {
        call: 'research technology',
        with: (x) => ({ seat: x.v.seat, must: true, why: say('action.focusedResearch') }),
      },
    },
    gives: () => undefined,
  },
});

const settleable = (g: G, seat: Seat): PlanetId[] =>
  ownPlanets(g, seat).filter((planet) => mayStandOn(g, { seat, planet }) === null);

const frontlineDeployment = actionCard<Action, string>({
  id: 'frontlineDeployment',
  on: ['component action'],
  may: (g, seat) => ifAny(settleable(g, seat)),
  aim: aimAt(say('ask.aim.frontlineDeployment'), (g, { seat }) => settleable(g, seat), planetOption),
  effect: {
    rule: 'action cards',
    steps: {
      deploy: {
        call: 'place units',
        with: (x) => ({
          seat: x.v.seat,
          type: 'infantry',
          count: 3,
          places: [x.v.target],
          why: say('action.frontlineDeployment'),
        }),
      },
    },
    gives: () => undefined,
  },
});

const riseOfAMessiah = actionCard<Action>({
  id: 'riseOfAMessiah',
  on: ['component action'],
  may: () => null,
  effect: {
    rule: 'action cards',
    steps: {
      rise: {
        do: (x) => {
          const { seat } = x.v;
          for (const planet of settleable(x.g, seat))
            placeUnits(x, seat, { system: systemOfPlanet(x.g, planet).id, planet }, 'infantry', 1);
        },
      },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

const ghostHavens = (g: G, seat: Seat): string[] =>
  g.systems.filter((s) => !isHome(s) && wormholesOf(g, s).length > 0 && !hasOthersShips(s, seat)).map((s) => s.id);

const ghostShip = actionCard<Action, string>({
  id: 'ghostShip',
  on: ['component action'],
  may: (g, seat) => ifAny(ghostHavens(g, seat)) ?? ifPiece(g, seat, 'destroyer'),
  aim: aimAt(say('ask.aim.ghostShip'), (g, { seat }) => ghostHavens(g, seat), systemOption),
  effect: placesShip('destroyer', 'ghostShip'),
});

const warEffort = actionCard<Action, string>({
  id: 'warEffort',
  on: ['component action'],
  may: (g, seat) => ifAny(withOwnShips(g, seat)) ?? ifPiece(g, seat, 'cruiser'),
  aim: aimAt(say('ask.aim.warEffort'), (g, { seat }) => withOwnShips(g, seat), systemOption),
  effect: placesShip('cruiser', 'warEffort'),
});

function withOwnShips(g: G, seat: Seat): string[] {
  return g.systems.filter((s) => hasShips(s, seat)).map((s) => s.id);
}

function placesShip(type: 'destroyer' | 'cruiser', card: 'ghostShip' | 'warEffort') {
  return {
    rule: 'action cards' as const,
    steps: {
      place: {
        call: 'place units' as const,
        with: (x: { v: Played<Action, string> }) => ({
          seat: x.v.seat,
          type,
          count: 1,
          places: [`space ${x.v.target}`],
          why: say(`action.${card}`),
        }),
      },
    },
    gives: () => undefined,
  };
}

const withTactic = (g: G, seat: Seat): string[] =>
  othersThan(g, seat)
    .filter((s) => playerOf(g, s).tactic > 0)
    .map(String);

const insubordination = actionCard<Action, string>({
  id: 'insubordination',
  on: ['component action'],
  may: (g, seat) => ifAny(withTactic(g, seat)),
  aim: aimAt(say('ask.aim.insubordination'), (g, { seat }) => withTactic(g, seat), playerOption),
  effect: atOnce<Action, string>((x) => {
    if (playerOf(x.g, Number(x.v.target)).tactic > 0) spendTokens(x, Number(x.v.target), 'tactic', 1);
    return undefined;
  }),
});

const repealLawCard = actionCard<Action, string>({
  id: 'repealLaw',
  on: ['component action'],
  may: (g) => ifAny(g.laws),
  aim: aimAt(say('ask.aim.repealLaw'), (g) => g.laws.map((l) => l.id), lawOption),
  effect: {
    rule: 'action cards',
    steps: {
      repeal: { do: (x) => repealLaw(x, x.v.target as AgendaId) },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

function jammable(g: G, seat: Seat): string[] {
  const near = adjacency(g, seat);
  const isBesideShips = (id: string): boolean => near.get(id)?.some((n) => hasShips(systemOf(g, n), seat)) ?? false;
  return g.systems.filter((s) => !isHome(s) && (hasShips(s, seat) || isBesideShips(s.id))).map((s) => s.id);
}

/** 'seat system': whose token goes where. */
function jams(g: G, seat: Seat): string[] {
  const systems = jammable(g, seat);
  return othersThan(g, seat).flatMap((other) => systems.map((system) => `${other} ${system}`));
}

const signalJamming = actionCard<Action, string>({
  id: 'signalJamming',
  on: ['component action'],
  may: (g, seat) => ifAny(jams(g, seat)),
  aim: aimAt(
    say('ask.aim.signalJamming'),
    (g, { seat }) => jams(g, seat),
    (_, target) => {
      const [player, system] = target.split(' ') as [string, string];
      return { id: target, text: say('option.token of player', { player: Number(player), system }), on: [system] };
    },
  ),
  effect: {
    rule: 'command tokens',
    steps: {
      place: {
        call: 'place token',
        with: ({ v: { target } }) => {
          const [player, system] = target.split(' ') as [string, string];
          return { seat: Number(player), system };
        },
      },
    },
    gives: () => undefined,
  },
});

const withCards = (g: G, seat: Seat): string[] =>
  othersThan(g, seat)
    .filter((s) => playerOf(g, s).hand.length > 0)
    .map(String);

const spy = actionCard<Action, string>({
  id: 'spy',
  on: ['component action'],
  may: (g, seat) => ifAny(withCards(g, seat)),
  aim: aimAt(say('ask.aim.spy'), (g, { seat }) => withCards(g, seat), playerOption),
  effect: {
    rule: 'action cards',
    steps: {
      'a random card': {
        do: (x) => {
          const from = Number(x.v.target);
          const { hand } = playerOf(x.g, from);
          const card = hand.length === 0 ? undefined : hand[x.roll('random card', hand.length) - 1];
          if (card !== undefined) giveActionCard(x, from, x.v.seat, card);
        },
      },
      'hand limit': { call: 'hand limit', with: (x) => ({ seat: x.v.seat }) },
    },
    gives: () => undefined,
  },
});

const bombarders = (g: G, seat: Seat): string[] =>
  g.systems.filter((s) => hasUnit(s, seat, (u) => cardOf(g, u).bombardment !== null)).map((s) => s.id);

const tacticalBombardment = actionCard<Action, string>({
  id: 'tacticalBombardment',
  on: ['component action'],
  may: (g, seat) => ifAny(bombarders(g, seat)),
  aim: aimAt(say('ask.aim.tacticalBombardment'), (g, { seat }) => bombarders(g, seat), systemOption),
  effect: atOnce<Action, string>((x) => {
    const { planets } = systemOf(x.g, x.v.target);
    for (const seat of othersThan(x.g, x.v.seat))
      exhaustPlanets(x, seat, planetIds(planets.filter((p) => p.owner === seat && !p.exhausted)));
    return undefined;
  }),
});

const ownTokens = (g: G, seat: Seat): string[] => g.systems.filter((s) => hasToken(s, seat)).map((s) => s.id);

const unexpectedAction = actionCard<Action, string>({
  id: 'unexpectedAction',
  on: ['component action'],
  may: (g, seat) => ifAny(ownTokens(g, seat)),
  aim: aimAt(say('ask.aim.unexpectedAction'), (g, { seat }) => ownTokens(g, seat), systemOption),
  effect: atOnce<Action, string>((x) => {
    liftToken(x, x.v.seat, x.v.target);
    return undefined;
  }),
});

export const cardsAsActions: readonly Ti4Component[] = [
  economicInitiative,
  industrialInitiative,
  miningInitiative,
  uprising,
  focusedResearch,
  frontlineDeployment,
  riseOfAMessiah,
  ghostShip,
  warEffort,
  insubordination,
  repealLawCard,
  signalJamming,
  spy,
  tacticalBombardment,
  unexpectedAction,
];
