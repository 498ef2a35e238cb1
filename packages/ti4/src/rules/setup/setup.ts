// Setting up the game: the speaker, factions, the galaxy, decks, what every faction begins with, and objectives.
import type { Choose } from '@custodian/kernel';
import { planned } from '@custodian/kernel';
import { placeFrontierTokens, takePlanet } from '../../atoms/board.ts';
import { gainTradeGoods } from '../../atoms/goods.ts';
import { layLeaders } from '../../atoms/leaders.ts';
import { drawSecret, returnSecret, revealObjective } from '../../atoms/objectives.ts';
import {
  assignFaction,
  layDecks,
  layExplorations,
  layFrontierTokens,
  layObjectives,
  layStrategyCards,
} from '../../atoms/setup.ts';
import { gainTechnology, makeSpeaker } from '../../atoms/table.ts';
import type { ExplorationDeck, FactionId, ObjectiveId, TechnologyId } from '../../facts/index.ts';
import { factions, publicObjectives, secretObjectives, technologies } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import {
  fullActionDeck,
  fullAgendaDeck,
  fullExplorationDeck,
  fullObjectives,
  fullRelicDeck,
  fullStrategyCards,
} from '../../inventory.ts';
import { factionsInPlay, haveHomes } from '../../options.ts';
import { startingUnitsPlan } from '../../plans/setup.ts';
import { isHome } from '../../queries/board.ts';
import { hasProphecy, inGame, setsOf } from '../../queries/box.ts';
import { goodsAt, layoutOf } from '../../queries/layout.ts';
import { leadersFor } from '../../queries/leaders.ts';
import { clockwiseFrom, homePlanets, othersThan, playerOf } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { homeQuestion, takeHomes } from './homes.ts';
import { mapOf } from './quick-galaxy.ts';
import { placeStartingUnits, startingUnitsQuestion } from './starting-units.ts';

export const setup: Sequence<'setup'> = {
  rule: 'setup',
  steps: {
    'choose the speaker': {
      rule: 'speaker',
      do: (x) => makeSpeaker(x, x.roll('speaker', x.g.players.length) - 1),
    },
    'deal factions': {
      do: (x) => {
        const { factions: how, given } = x.g.options;
        if (how === 'chosen') return;
        const dealt = how === 'given' ? given : withHomes(x.shuffle('factions', factionsInPlay(x.g.options)), x.g);
        if (how === 'drafted') x.v.pool = dealt.slice(0, x.g.players.length + SPARE);
        else forEverybody(x, (seat) => assignFaction(x, seat, dealt[seat] as FactionId));
      },
    },
    'choose a faction': {
      ask: (x) => {
        const seat = withoutFaction(x.g);
        return seat === undefined ? [] : [factionQuestion(x.g, seat, x.v.pool ?? factionsInPlay(x.g.options))];
      },
      then: (x, got) => {
        const seat = withoutFaction(x.g);
        if (seat === undefined) return;
        assignFaction(x, seat, (got[seat] as [FactionId])[0]);
        return { goto: 'choose a faction' };
      },
    },
    'choose a home': {
      ask: (x) => x.g.players.flatMap((_, seat) => homeQuestion(x.g, seat)),
      then: (x, got) => takeHomes(x, got),
    },
    'create the galaxy': {
      rule: 'galaxy',
      call: 'galaxy creation',
      with: ({ v: { pool } }) => (pool === undefined ? {} : { pool }),
    },
    'place frontier tokens': {
      rule: 'exploration',
      do: (x) => {
        if (!hasProphecy(x.g)) return;
        const empty = x.g.systems.filter((s) => s.planets.length === 0 && !isHome(s));
        placeFrontierTokens(
          x,
          empty.map((s) => s.id),
        );
      },
    },
    'take the planet cards of home systems': {
      do: (x) =>
        forEverybody(x, (seat) => {
          for (const planet of homePlanets(x.g, seat)) takePlanet(x, seat, planet.id, false);
        }),
    },
    'receive trade goods for a cramped place': {
      do: (x) => {
        const { galaxy } = x.g.options;
        const isMapped = galaxy === 'sample' || galaxy === 'map';
        const goods = isMapped ? goodsAt(x.g, mapOf(x.g).homes) : layoutOf(x.g).startingTradeGoods;
        forEverybody(x, (seat) => gainTradeGoods(x, seat, goods[playerOf(x.g, seat).position] ?? 0));
      },
    },
    'shuffle the decks': {
      do: (x) =>
        layDecks(
          x,
          x.shuffle('action deck', fullActionDeck(setsOf(x.g))),
          x.shuffle('agenda deck', fullAgendaDeck(setsOf(x.g))),
          x.shuffle('secret objectives', fullObjectives('secret', setsOf(x.g))),
        ),
    },
    'lay out exploration': {
      rule: 'exploration',
      do: (x) => {
        if (!hasProphecy(x.g)) return;
        const sets = setsOf(x.g);
        const shuffled = (deck: ExplorationDeck) => x.shuffle(`${deck} exploration`, fullExplorationDeck(deck, sets));
        const decks = {
          cultural: shuffled('cultural'),
          hazardous: shuffled('hazardous'),
          industrial: shuffled('industrial'),
          frontier: shuffled('frontier'),
        };
        layExplorations(x, decks, x.shuffle('relics', fullRelicDeck(sets)));
        layFrontierTokens(x);
      },
    },
    'lay out the strategy cards': {
      do: (x) => layStrategyCards(x, fullStrategyCards(setsOf(x.g))),
    },
    'take leaders': {
      rule: 'leaders',
      do: (x) => {
        if (!hasProphecy(x.g)) return;
        forEverybody(x, (seat) => layLeaders(x, seat, leadersFor(x.g, playerOf(x.g, seat).faction as FactionId)));
      },
    },
    'take starting technologies': {
      rule: 'technology',
      ask: (x) => x.g.players.flatMap((_, seat) => technologyQuestion(x.g, seat)),
      then: (x, got) =>
        forEverybody(x, (seat) => {
          const { startingTechnologies } = factionOf(x.g, seat);
          const chosen = (got[seat] ?? []) as TechnologyId[];
          for (const technology of [...startingTechnologies, ...chosen])
            gainTechnology(x, seat, technology, 'technologyGained');
        }),
    },
    'take technologies of others': {
      rule: 'technology',
      ask: (x) => x.g.players.flatMap((_, seat) => othersQuestion(x.g, seat)),
      then: (x, got) =>
        forEverybody(x, (seat) => {
          if (factionOf(x.g, seat).startingChoice?.from !== 'ofOthers') return;
          const chosen = (got[seat] as readonly TechnologyId[] | undefined) ?? technologiesOfOthers(x.g, seat);
          for (const technology of chosen) gainTechnology(x, seat, technology, 'technologyGained');
        }),
    },
    'place starting units': {
      ask: (x) => x.g.players.flatMap((_, seat) => startingUnitsQuestion(x.g, seat)),
      then: (x, got) => forEverybody(x, (seat) => placeStartingUnits(x, seat, planned(startingUnitsPlan, got, seat))),
    },
    'draw secret objectives': {
      rule: 'secret objectives',
      do: (x) =>
        forEverybody(x, (seat) => {
          for (let i = 0; i < secretObjectives.dealt; i++) drawSecret(x, seat);
        }),
    },
    'keep one secret objective': {
      rule: 'secret objectives',
      ask: (x) => x.g.players.map((_, seat) => secretQuestion(x.g, seat)),
      then: (x, got) =>
        forEverybody(x, (seat) => {
          const kept = got[seat] as ObjectiveId[];
          const drawn = playerOf(x.g, seat).secrets as readonly ObjectiveId[];
          for (const card of drawn.filter((each) => !kept.includes(each))) returnSecret(x, seat, card);
        }),
    },
    'lay out the objectives': {
      rule: 'objectives',
      do: (x) => {
        const first = x.shuffle('objectives', fullObjectives('stageI', setsOf(x.g)));
        const second = x.shuffle('objectives', fullObjectives('stageII', setsOf(x.g)));
        const laid = [...first.splice(0, publicObjectives.stageI), ...second.splice(0, publicObjectives.stageII)];
        layObjectives(x, laid, [...first, ...second]);
        for (let i = 0; i < publicObjectives.open; i++) revealObjective(x);
      },
    },
  },
};

/** Among those dealt, whoever would have no home goes to the end of the pile. */
function withHomes(dealt: readonly FactionId[], g: G): FactionId[] {
  const piles = [...dealt];
  const seats = g.players.length;
  const homeless = haveHomes(piles.slice(0, seats))
    ? undefined
    : piles.slice(0, seats).find((id) => factions[id].choices);
  return homeless === undefined ? piles : [...piles.filter((id) => id !== homeless), homeless];
}

/** Factions in a draft beyond one for each player. */
const SPARE = 3;

/** Who chooses next: clockwise from the speaker; in a draft the other way round, so that the speaker, who chooses the first
 *  strategy card, has the last pick. Nobody where factions are picked together with slices. */
function withoutFaction(g: G): Seat | undefined {
  if (g.options.galaxy === 'slices') return undefined;
  const order = clockwiseFrom(g, g.speaker);
  if (g.options.factions === 'drafted') order.reverse();
  return order.find((seat) => playerOf(g, seat).faction === '');
}

function factionQuestion(g: G, seat: Seat, pool: readonly FactionId[]): Choose {
  const taken = g.players.flatMap((p) => (p.faction === '' ? [] : [p.faction]));
  const left = pool.filter((faction) => !taken.includes(faction) && haveHomes([...taken, faction]));
  return {
    kind: 'choose',
    seat,
    rule: 'setup',
    ask: say('ask.faction'),
    options: left.map((faction) => ({ id: faction, text: say(`faction.${faction}`) })),
    pick: [1, 1],
  };
}

const factionOf = (g: G, seat: Seat) => factions[playerOf(g, seat).faction as FactionId];

/** Where a faction chooses what it begins with. */
function technologyQuestion(g: G, seat: Seat): Choose[] {
  const { startingChoice } = factionOf(g, seat);
  if (startingChoice === undefined || startingChoice.from === 'ofOthers') return [];
  const { count, from } = startingChoice;
  const choice = inGame(g, technologies).filter((id) =>
    from === 'withoutPrerequisites' ? isWithoutPrerequisites(id) : from.includes(id),
  );
  return [
    {
      kind: 'choose',
      seat,
      rule: 'technology',
      ask: say('ask.starting technologies', { count }),
      options: choice.map((technology) => ({ id: technology, text: say('option.technology', { technology }) })),
      pick: [count, count],
    },
  ];
}

/** Technologies of no faction that other players begin with. */
const technologiesOfOthers = (g: G, seat: Seat): TechnologyId[] => {
  const all = othersThan(g, seat).flatMap((other) => playerOf(g, other).technologies);
  return [...new Set(all)].filter((id) => technologies[id].faction === null);
};

/** Asked when all others have theirs. */
function othersQuestion(g: G, seat: Seat): Choose[] {
  const { startingChoice } = factionOf(g, seat);
  const all = startingChoice?.from === 'ofOthers' ? technologiesOfOthers(g, seat) : [];
  const count = Math.min(startingChoice?.count ?? 0, all.length);
  if (count === all.length) return [];
  const ask = say('ask.starting technologies', { count });
  const options = all.map((technology) => ({ id: technology, text: say('option.technology', { technology }) }));
  return [{ kind: 'choose', seat, rule: 'technology', ask, options, pick: [count, count] }];
}

/** A general technology that anybody could research first. */
const isWithoutPrerequisites = (id: TechnologyId): boolean =>
  technologies[id].faction === null && Object.keys(technologies[id].needs).length === 0;

function secretQuestion(g: G, seat: Seat): Choose {
  const secrets = playerOf(g, seat).secrets as readonly ObjectiveId[];
  return {
    kind: 'choose',
    seat,
    rule: 'secret objectives',
    ask: say('ask.keep a secret objective'),
    options: secrets.map((id) => ({ id, text: say(`objective.${id}`) })),
    pick: [secretObjectives.kept, secretObjectives.kept],
  };
}

function forEverybody(x: Ti4, act: (seat: Seat) => void): void {
  for (const seat of clockwiseFrom(x.g, x.g.speaker)) act(seat);
}
