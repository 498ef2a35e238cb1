// Setting up the game: races, decks, objectives, the galaxy, and what every race begins with.
import type { Choose } from '@custodian/kernel';
import { planned, used } from '@custodian/kernel';
import { placeTile } from '../../atoms/board.ts';
import { gainTechnology, revealObjective, takeSpeaker } from '../../atoms/cards.ts';
import { takePlanet } from '../../atoms/planets.ts';
import { drawToPoliticalHand } from '../../atoms/political-hands.ts';
import {
  assignRace,
  boxObjectives,
  dealSecret,
  exchangeSecret,
  layActionDeck,
  layObjectiveDeck,
  layPoliticalDeck,
  layStrategyCards,
} from '../../atoms/setup.ts';
import { gainTradeGoods } from '../../atoms/table.ts';
import type { ObjectiveId, RaceId } from '../../content/facts/index.ts';
import { objectiveDeck, objectives, races, startingPoliticalCards } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import {
  endsTheGame,
  fullActionDeck,
  fullObjectives,
  fullPoliticalDeck,
  fullStrategyCards,
  isGameOverUsed,
} from '../../inventory.ts';
import { racesInPlay } from '../../options.ts';
import { startingUnitsPlan } from '../../plans/sharing.ts';
import { hasWormhole } from '../../queries/board.ts';
import { clockwiseFrom, homePlanets, playerOf } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { layOutDomainCounters } from '../domain-counters.ts';
import { layoutOf } from './placing-systems.ts';
import { placeStartingUnits, startingUnitsQuestion } from './starting-units.ts';

export const setup: Sequence<'setup'> = {
  rule: 'setup',
  steps: {
    'determine the first player': {
      do: (x) => takeSpeaker(x, x.roll('first player', x.g.players.length) - 1),
    },
    'draw races': {
      rule: 'setup.home systems',
      do: (x) => {
        const { races: how, given } = x.g.options;
        if (how === 'chosen') return;
        const drawn = how === 'given' ? given : x.shuffle('races', racesInPlay(x.g.options));
        forEverybody(x, (seat) => assignRace(x, seat, drawn[seat] as RaceId));
      },
    },
    'choose a race': {
      rule: 'setup.home systems',
      ask: (x) => {
        const seat = withoutRace(x.g);
        return seat === undefined ? [] : [raceQuestion(x.g, seat)];
      },
      then: (x, got) => {
        const seat = withoutRace(x.g);
        if (seat === undefined) return;
        assignRace(x, seat, (got[seat] as [RaceId])[0]);
        return { goto: 'choose a race' };
      },
    },
    'shuffle action cards and political cards': {
      do: (x) => {
        layActionDeck(x, x.shuffle('action deck', fullActionDeck(x.g.options)));
        layPoliticalDeck(x, x.shuffle('political deck', fullPoliticalDeck(x.g.options)));
      },
    },
    'deal political cards': {
      rule: 'political cards.hand',
      do: (x) => {
        if (!x.g.options.seStrategyCards) return;
        forEverybody(x, (seat) => {
          for (let i = 0; i < startingPoliticalCards; i++) drawToPoliticalHand(x, seat);
        });
      },
    },
    'lay out the strategy cards': {
      do: (x) => layStrategyCards(x, fullStrategyCards(x.g.options)),
    },
    'prepare the objective cards': {
      rule: 'objectives.preparing',
      do: prepareObjectives,
    },
    'lay out the objective cards': {
      rule: 'age of empire',
      do: (x) => {
        if (x.g.options.ageOfEmpire) layOutObjectives(x);
      },
    },
    'reveal the first objective': {
      rule: 'objectives.preparing',
      do: (x) => {
        if (!x.g.options.seStrategyCards || x.g.options.ageOfEmpire) return;
        used('option:seStrategyCards');
        revealObjective(x);
      },
    },
    'create the galaxy': {
      call: 'galaxy creation',
      with: () => ({ turn: 0, planetless: 0 }),
    },
    'lay the Wormhole Nexus beside the board': {
      rule: 'wormholes',
      do: (x) => {
        if (!x.g.options.wormholeNexus) return;
        used('option:wormholeNexus');
        placeTile(x, NEXUS.tile, NEXUS.q, NEXUS.r, NOBODY);
      },
    },
    'lay out the domain counters': {
      rule: 'distant suns',
      do: layOutDomainCounters,
    },
    'exchange an impossible secret objective': {
      rule: 'secret objective',
      do: (x) => {
        // The Wormhole Nexus alone leads nowhere.
        if (x.g.systems.some((s) => s.id !== NEXUS.tile && (hasWormhole(s, 'alpha') || hasWormhole(s, 'beta')))) return;
        const seat = x.g.players.findIndex((p) => p.secret === 'keeperOfGates');
        if (seat < 0) return;
        const others = x.g.box.objectives.filter((card) => objectives[card as ObjectiveId].stage === 'secret');
        exchangeSecret(x, seat, x.shuffle('secret objectives', others)[0] as ObjectiveId);
      },
    },
    'take the planet cards of home systems': {
      do: (x) =>
        forEverybody(x, (seat) => {
          for (const planet of homePlanets(x.g, seat)) takePlanet(x, seat, planet.id, false);
        }),
    },
    'place starting units': {
      rule: 'setup.units',
      ask: (x) => x.g.players.flatMap((_, seat) => startingUnitsQuestion(x.g, seat)),
      then: (x, got) => forEverybody(x, (seat) => placeStartingUnits(x, seat, planned(startingUnitsPlan, got, seat))),
    },
    'place starting technologies': {
      rule: 'setup.units',
      do: (x) =>
        forEverybody(x, (seat) => {
          for (const technology of races[playerOf(x.g, seat).race as RaceId].startingTechnologies)
            gainTechnology(x, seat, technology);
        }),
    },
    'receive trade goods for a cramped place': {
      rule: 'five players',
      do: (x) =>
        forEverybody(x, (seat) => {
          gainTradeGoods(x, seat, layoutOf(x.g).startingTradeGoods[playerOf(x.g, seat).position] ?? 0);
        }),
    },
  },
};

/** Where the Wormhole Nexus lies: beside every layout, next to nothing. */
const NEXUS = { tile: 'wormholeNexus', q: 5, r: -4 } as const;

/** Clockwise from the first player, the next without a race. */
const withoutRace = (g: G): Seat | undefined =>
  clockwiseFrom(g, g.speaker).find((seat) => playerOf(g, seat).race === '');

function raceQuestion(g: G, seat: Seat): Choose {
  const left = racesInPlay(g.options).filter((race) => !g.players.some((p) => p.race === race));
  return {
    kind: 'choose',
    seat,
    rule: 'setup.home systems',
    ask: say('ask.race'),
    options: left.map((race) => ({ id: race, text: say(`race.${race}`) })),
    pick: [1, 1],
  };
}

/** A secret objective for everybody; then a deck of random Stage I cards over Stage II cards with Imperium Rex. */
function prepareObjectives(x: Ti3): void {
  const { options } = x.g;
  const { stageI, stageII: usual } = objectiveDeck[options.longWar ? 'longWar' : 'standard'];
  const stageII = usual + (options.seStrategyCards ? 1 : 0);
  const secrets = x.shuffle('secret objectives', fullObjectives(options, 'secret'));
  forEverybody(x, (seat) => dealSecret(x, seat, secrets.pop() as ObjectiveId));
  const all = fullObjectives(options, 'stageII');
  const second = x.shuffle(
    'objective deck',
    all.filter((card) => !endsTheGame(card)),
  );
  const gameOver = all.filter(endsTheGame);
  const bottom = x.shuffle('objective deck', [
    ...second.splice(0, stageII),
    ...(isGameOverUsed(options) ? gameOver.splice(0) : []),
  ]);
  const first = x.shuffle('objective deck', fullObjectives(options, 'stageI'));
  const top = first.splice(0, stageI);
  layObjectiveDeck(x, [...bottom, ...top], [...secrets, ...second, ...gameOver, ...first]);
}

/** All in a line from the top of the deck to the Game Over card; what is left goes back into the box. */
function layOutObjectives(x: Ti3): void {
  used('option:ageOfEmpire');
  let card = revealObjective(x);
  while (card !== null && !endsTheGame(card)) card = revealObjective(x);
  boxObjectives(x);
}

function forEverybody(x: Ti3, act: (seat: Seat) => void): void {
  for (const seat of clockwiseFrom(x.g, x.g.speaker)) act(seat);
}
