// Relics that lie in the play area and work there, or wait for their moment.
import { add } from '@custodian/kernel';
import { exhaustPlanets } from '../../atoms/board.ts';
import { exhaustRelic, handOverRelic, purgeRelic } from '../../atoms/relics.ts';
import { addEffect, gainPoints } from '../../atoms/table.ts';
import type { RelicId, TechnologyId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { homeSystem, planetOf, systemOfPlanet } from '../../queries/board.ts';
import { hasRelic, isLegendary } from '../../queries/exploration.ts';
import { hasEffect, playerOf, readyPlanets } from '../../queries/players.ts';
import { isWorthIgnoringOne, technologyDeck } from '../../queries/technologies.ts';
import {
  prerequisitesWaivable,
  prerequisitesWaived,
  researches,
  secretLimit,
  tokenStandIns,
} from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { choosing, pickedOf } from '../leaders/vocabulary.ts';
import { readied, relic } from './define.ts';

// Maw of Worlds

const gainable = (g: G, seat: Seat): TechnologyId[] =>
  technologyDeck(g, seat).filter((id) => !playerOf(g, seat).technologies.includes(id));

const useMaw: Sequence<'relic mawOfWorlds'> = {
  rule: 'relics',
  steps: {
    'exhaust all planets': {
      do: (x) => {
        const { seat } = x.v;
        purgeRelic(x, seat, 'mawOfWorlds');
        exhaustPlanets(
          x,
          seat,
          readyPlanets(x.g, seat).map((p) => p.id),
        );
      },
    },
    'choose a technology': {
      rule: 'technology',
      ask: ({ g, v: { seat } }) =>
        choosing(
          seat,
          say('ask.mawOfWorlds'),
          gainable(g, seat).map((id) => ({ id, text: say(`technology.${id}`), on: [id] })),
        ),
      then: (x, got) => {
        const technology = pickedOf(got, x.v.seat, gainable(x.g, x.v.seat)) as TechnologyId | undefined;
        if (technology === undefined) return 'end';
        x.v.technology = technology;
        return undefined;
      },
    },
    'gain it': {
      rule: 'technology',
      call: 'gain technology',
      with: (x) => ({ seat: x.v.seat, technology: x.v.technology as TechnologyId }),
    },
  },
};

const mawOfWorlds = relic('mawOfWorlds', {
  reacts: [
    {
      window: 'agenda phase begins',
      may: (g, seat) => (hasRelic(g, seat, 'mawOfWorlds') && gainable(g, seat).length > 0 ? null : false),
      run: 'relic mawOfWorlds',
    },
  ],
  procedures: { 'relic mawOfWorlds': useMaw },
});

// The Obsidian

const theObsidian = relic('theObsidian', {
  modifies: [add(secretLimit, (g, seat, now) => (hasRelic(g, seat, 'theObsidian') ? now + 1 : now))],
  reacts: [
    {
      window: 'relic gained',
      forced: true,
      may: (_, seat, about) => (about.seat === seat && about.relic === 'theObsidian' ? null : false),
      run: 'relic theObsidian',
    },
  ],
  procedures: {
    'relic theObsidian': {
      rule: 'secret objectives',
      steps: {
        'draw a secret objective': { call: 'draw secret objective', with: (x) => ({ seat: x.v.seat }) },
      },
    },
  },
});

// Shard of the Throne

const shardPasses: Sequence<'the shard of the throne passes'> = {
  rule: 'relics',
  steps: {
    'it changes hands': {
      do: (x) => {
        const { seat, from } = x.v.about;
        handOverRelic(x, from, seat, 'shardOfTheThrone');
        gainPoints(x, from, -1);
        gainPoints(x, seat, 1);
      },
    },
  },
};

const shardOfTheThrone = relic('shardOfTheThrone', {
  reacts: [
    {
      window: 'relic gained',
      forced: true,
      may: (_, seat, about) => (about.seat === seat && about.relic === 'shardOfTheThrone' ? null : false),
      run: 'relic shardOfTheThrone',
    },
    {
      window: 'planet gained',
      timing: 'when',
      forced: true,
      may: (g, seat, { from, planet }) => {
        if (seat !== from || !hasRelic(g, seat, 'shardOfTheThrone')) return false;
        const isAtHome = homeSystem(g, seat)?.id === systemOfPlanet(g, planet).id;
        return isAtHome || isLegendary(planetOf(g, planet)) ? null : false;
      },
      run: 'the shard of the throne passes',
    },
  ],
  procedures: {
    'relic shardOfTheThrone': {
      rule: 'victory points',
      steps: { 'gain a point': { do: (x) => gainPoints(x, x.v.seat, 1) } },
    },
    'the shard of the throne passes': shardPasses,
  },
});

// The Prophet's Tears

const TEARS = 'relic:theProphetsTears';

/** Is there a technology for which one prerequisite is missing, or a planet would be exhausted? */
const isMissingOne = (g: G, seat: Seat, cost: number): boolean =>
  technologyDeck(g, seat).some((id) => isWorthIgnoringOne(g, seat, id, cost));

/** Whoever gains something else instead of researching has only the card. */
const useTears: Sequence<'relic theProphetsTears'> = {
  rule: 'relics',
  steps: {
    exhaust: {
      do: (x) => {
        const { seat } = x.v;
        exhaustRelic(x, seat, 'theProphetsTears');
        if (researches(x.g, seat)) addEffect(x, { source: TEARS, seat, until: 'research' });
      },
    },
    'draw an action card': {
      rule: 'action cards',
      call: 'draw action cards',
      with: ({ g, v: { seat } }) => (researches(g, seat) ? null : { seat, count: 1 }),
    },
  },
};

const drawByTears: Sequence<'the tears bring a card'> = {
  rule: 'relics',
  steps: {
    exhaust: { do: (x) => exhaustRelic(x, x.v.seat, 'theProphetsTears') },
    'draw an action card': {
      rule: 'action cards',
      call: 'draw action cards',
      with: ({ v: { seat } }) => ({ seat, count: 1 }),
    },
  },
};

const areReady = (g: G, seat: Seat): boolean => readied(g, seat, 'theProphetsTears') === null;

const theProphetsTears = relic('theProphetsTears', {
  modifies: [
    add(prerequisitesWaived, (g, { seat }, now) => (g.effects.length > 0 && hasEffect(g, TEARS, seat) ? now + 1 : now)),
    add(prerequisitesWaivable, (g, { seat }, now) => (areReady(g, seat) ? now + 1 : now)),
  ],
  reacts: [
    {
      window: 'about to research',
      may: (g, seat, about) =>
        about.seat === seat &&
        areReady(g, seat) &&
        (!researches(g, seat) || (about.instead !== true && isMissingOne(g, seat, about.cost)))
          ? null
          : false,
      run: 'relic theProphetsTears',
    },
    {
      window: 'technology researched',
      may: (g, seat, about) => (about.seat === seat && areReady(g, seat) ? null : false),
      run: 'the tears bring a card',
    },
  ],
  procedures: { 'relic theProphetsTears': useTears, 'the tears bring a card': drawByTears },
});

// Scepter of Emelpar: rules/rounds/tokens.ts asks for it wherever a token of the strategy pool is spent.

const SCEPTER: RelicId = 'scepterOfEmelpar';

const scepterOfEmelpar = relic('scepterOfEmelpar', {
  modifies: [add(tokenStandIns, (g, seat, now) => (readied(g, seat, SCEPTER) === null ? [...now, SCEPTER] : now))],
});

export const keptRelics: readonly Ti4Component[] = [
  mawOfWorlds,
  scepterOfEmelpar,
  shardOfTheThrone,
  theObsidian,
  theProphetsTears,
];
