// Relics that are used as an action.
import type { Choose } from '@custodian/kernel';
import { add, isAblated } from '@custodian/kernel';
import { takeDiscarded, titleOf } from '../../atoms/action-cards.ts';
import { returnCommodities } from '../../atoms/goods.ts';
import { exhaustLeader } from '../../atoms/leaders.ts';
import { attachRelic, destroyPlanet, exhaustRelic, purgeRelic } from '../../atoms/relics.ts';
import type { FactionId, PlanetId, UnitTypeId } from '../../facts/index.ts';
import { attachments, factions, mecatolRex } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasPlanet, hasUnit, isHome, neighbours, planetOf, systemOfPlanet } from '../../queries/board.ts';
import { hasRelic, isLegendary } from '../../queries/exploration.ts';
import { leaderOf, relicAgent } from '../../queries/leaders.ts';
import { canPay } from '../../queries/payment.ts';
import { mayPlaceStructure } from '../../queries/permissions.ts';
import { othersThan, planetsOf, playerOf, seatsIn } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { cardOf } from '../../queries/units.ts';
import { commodityLimit, influence, resources } from '../../queries/values.ts';
import { ifAnyoneIsOut } from '../../rules/rounds/elimination.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAny, planetOption, playerOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { choosing, pickedOf } from '../leaders/vocabulary.ts';
import { readied, relic } from './define.ts';

// Stellar Converter

/** Planets of others or of nobody, next to a unit of the seat that can bombard. */
function convertible(g: G, seat: Seat): PlanetId[] {
  const near = new Set<string>();
  for (const system of g.systems)
    if (hasUnit(system, seat, (u) => cardOf(g, u).bombardment !== null))
      for (const id of neighbours(g, system.id, seat)) near.add(id);
  return g.systems
    .filter((system) => near.has(system.id) && system.id !== mecatolRex && !isHome(system))
    .flatMap((system) => system.planets)
    .filter((planet) => planet.owner !== seat && !isLegendary(planet))
    .map((planet) => planet.id);
}

const useConverter: Sequence<'relic stellarConverter'> = {
  rule: 'relics',
  steps: {
    'choose a planet': {
      ask: ({ g, v: { seat } }) =>
        choosing(
          seat,
          say('ask.stellarConverter'),
          convertible(g, seat).map((id) => planetOption(g, id)),
        ),
      then: (x, got) => {
        const planet = pickedOf(got, x.v.seat, convertible(x.g, x.v.seat)) as PlanetId | undefined;
        if (planet === undefined) return 'end';
        purgeRelic(x, x.v.seat, 'stellarConverter');
        x.v.planet = planet;
        x.v.owners = [...new Set(planetOf(x.g, planet).units.map((u) => u.owner))];
        return undefined;
      },
    },
    'destroy its units': {
      rule: 'destroyed',
      call: 'destroy units',
      with: (x) => {
        const planet = x.v.planet as PlanetId;
        const owner = x.v.owners?.shift();
        if (owner === undefined || !hasPlanet(x.g, planet)) return null;
        const ids = planetOf(x.g, planet)
          .units.filter((u) => u.owner === owner)
          .map((u) => u.id);
        return { seat: owner, enemy: x.v.seat, system: systemOfPlanet(x.g, planet).id, planet, ids, kind: null };
      },
      then: () => ({ goto: 'destroy its units' }),
    },
    'destroy the planet': { rule: 'planets', do: (x) => destroyPlanet(x, x.v.seat, x.v.planet as PlanetId) },
    // Fighters may have lost their space dock.
    limits: { rule: 'capacity', call: 'limits', with: () => ({}) },
    'who is out': { rule: 'elimination', call: 'elimination', with: ifAnyoneIsOut },
  },
};

const stellarConverter = relic('stellarConverter', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => (hasRelic(g, seat, 'stellarConverter') ? ifAny(convertible(g, seat)) : false),
      run: 'relic stellarConverter',
    },
  ],
  procedures: { 'relic stellarConverter': useConverter },
});

// The Codex

const MOST_CARDS = 3;

const useCodex: Sequence<'relic theCodex'> = {
  rule: 'relics',
  steps: {
    'take cards': {
      rule: 'action cards',
      ask: ({ g, v: { seat } }): Choose[] => [
        {
          kind: 'choose',
          seat,
          rule: 'relics',
          ask: say('ask.theCodex', { most: MOST_CARDS }),
          options: g.actionDiscard.map((card) => ({ id: card, text: say(`action.${titleOf(card)}`), on: [card] })),
          pick: [1, Math.min(MOST_CARDS, g.actionDiscard.length)],
        },
      ],
      then: (x, got) => {
        purgeRelic(x, x.v.seat, 'theCodex');
        for (const card of got[x.v.seat] as readonly string[]) takeDiscarded(x, x.v.seat, card);
      },
    },
    'hand limit': { rule: 'action cards', call: 'hand limit', with: (x) => ({ seat: x.v.seat }) },
  },
};

const theCodex = relic('theCodex', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => (hasRelic(g, seat, 'theCodex') ? ifAny(g.actionDiscard) : false),
      run: 'relic theCodex',
    },
  ],
  procedures: { 'relic theCodex': useCodex },
});

// Dynamis Core

const MORE_GOODS = 2;

const useCore: Sequence<'relic dynamisCore'> = {
  rule: 'relics',
  steps: {
    purge: {
      do: (x) => {
        const { seat } = x.v;
        purgeRelic(x, seat, 'dynamisCore');
        // What the card made room for goes with it.
        returnCommodities(x, seat, playerOf(x.g, seat).commodities - commodityLimit(x.g, seat));
      },
    },
    'gain trade goods': {
      rule: 'trade goods',
      call: 'gain trade goods',
      with: ({ g, v: { seat } }) => ({
        seat,
        amount: factions[playerOf(g, seat).faction as FactionId].commodities + MORE_GOODS,
      }),
    },
  },
};

const dynamisCore = relic('dynamisCore', {
  modifies: [add(commodityLimit, (g, seat, now) => (hasRelic(g, seat, 'dynamisCore') ? now + MORE_GOODS : now))],
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => (hasRelic(g, seat, 'dynamisCore') ? null : false),
      run: 'relic dynamisCore',
    },
  ],
  procedures: { 'relic dynamisCore': useCore },
});

// JR-XS455-O

const STRUCTURES: readonly UnitTypeId[] = ['pds', 'spaceDock'];
const STRUCTURE_PRICE = 3;

const canBuild = (g: G, seat: Seat): boolean =>
  canPay(g, seat, 'resources', STRUCTURE_PRICE) &&
  STRUCTURES.some(
    (type) =>
      hasPiece(g, seat, type) &&
      planetsOf(g, seat).some((p) => mayPlaceStructure(g, { seat, planet: p.id, type }) === null),
  );

const useAgent: Sequence<'relic jrXs455O'> = {
  rule: 'relics',
  steps: {
    'choose a player': {
      ask: ({ g, v: { seat } }) =>
        choosing(
          seat,
          say('ask.jrXs455O'),
          seatsIn(g).map((player) => playerOption(g, String(player))),
        ),
      then: (x, got) => {
        if (hasRelic(x.g, x.v.seat, 'jrXs455O')) exhaustRelic(x, x.v.seat, 'jrXs455O');
        else exhaustLeader(x, x.v.seat, 'ssruu');
        x.v.player = Number(pickedOf(got, x.v.seat, [String(x.v.seat)]));
      },
    },
    'build or gain': {
      ask: ({ g, v: { player = 0 } }): Choose[] =>
        canBuild(g, player)
          ? [
              {
                kind: 'choose',
                seat: player,
                rule: 'relics',
                ask: say('ask.jrXs455O builds', { price: STRUCTURE_PRICE }),
                options: [{ id: 'build', text: say('option.build a structure', { price: STRUCTURE_PRICE }) }],
                pick: [0, 1],
              },
            ]
          : [],
      then: (x, got) => {
        x.v.builds = ((got[x.v.player as Seat] as readonly string[] | undefined) ?? []).includes('build');
      },
    },
    pay: {
      rule: 'resources',
      call: 'pay',
      with: ({ v: { player = 0, builds } }) =>
        builds === true ? { seat: player, amount: STRUCTURE_PRICE, of: 'resources', why: say('relic.jrXs455O') } : null,
    },
    'place a structure': {
      rule: 'structures',
      call: 'place structure',
      with: ({ v: { player = 0, builds } }) =>
        builds === true ? { seat: player, types: STRUCTURES, must: true, why: say('ask.place PDS or dock') } : null,
    },
    'gain a trade good': {
      rule: 'trade goods',
      call: 'gain trade goods',
      with: ({ v: { player = 0, builds } }) => (builds === true ? null : { seat: player, amount: 1 }),
    },
    'agent exhausted': {
      rule: 'leaders',
      window: 'agent exhausted',
      about: ({ g, v: { seat } }) => ({ seat, agent: hasRelic(g, seat, relicAgent) ? relicAgent : 'ssruu' }),
    },
  },
};

/** It is an agent too: while another player has it, whoever has the text of all agents has its. */
const mayCopyIt = (g: G, seat: Seat): boolean =>
  leaderOf(g, seat, 'ssruu')?.is === 'readied' &&
  !isAblated('leader', 'ssruu') &&
  othersThan(g, seat).some((other) => hasRelic(g, other, 'jrXs455O'));

const jrXs455O = relic('jrXs455O', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => (mayCopyIt(g, seat) ? null : readied(g, seat, 'jrXs455O')),
      run: 'relic jrXs455O',
    },
  ],
  procedures: { 'relic jrXs455O': useAgent },
});

// Nano-Forge

const forgeable = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .filter((planet) => !isLegendary(planet) && !isHome(systemOfPlanet(g, planet.id)))
    .map((planet) => planet.id);

const useForge: Sequence<'relic nanoForge'> = {
  rule: 'attach',
  steps: {
    'choose a planet': {
      ask: ({ g, v: { seat } }) =>
        choosing(
          seat,
          say('ask.nanoForge'),
          forgeable(g, seat).map((id) => planetOption(g, id)),
        ),
      then: (x, got) => {
        const planet = pickedOf(got, x.v.seat, forgeable(x.g, x.v.seat));
        if (planet !== undefined) attachRelic(x, x.v.seat, planet as PlanetId, 'nanoForge');
      },
    },
  },
};

const isForged = (g: G, planet: PlanetId): boolean =>
  g.options.prophecy === true &&
  hasPlanet(g, planet) &&
  planetOf(g, planet).attachments?.includes('nanoForge') === true;

const nanoForge = relic('nanoForge', {
  modifies: [
    add(resources, (g, planet, now) => (isForged(g, planet) ? now + attachments.nanoForge.resources : now)),
    add(influence, (g, planet, now) => (isForged(g, planet) ? now + attachments.nanoForge.influence : now)),
  ],
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => {
        if (!hasRelic(g, seat, 'nanoForge')) return false;
        return forgeable(g, seat).length > 0 ? null : why('attach', 'why.no target');
      },
      run: 'relic nanoForge',
    },
  ],
  procedures: { 'relic nanoForge': useForge },
});

export const relicsAsActions: readonly Ti4Component[] = [stellarConverter, theCodex, dynamisCore, jrXs455O, nanoForge];
