// Directives that destroy and place units.
import { rollDie } from '../../atoms/council.ts';
import { placeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import { mecatolRex } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import {
  hasShips,
  neighbours,
  planetOf,
  systemOf,
  systemOfPlanet,
  unitsIn,
  unitsOn,
  wormholesOf,
} from '../../queries/board.ts';
import { speakerOrder } from '../../queries/order.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { planetsOf, playerOf, seatsIn } from '../../queries/players.ts';
import { isShipUnit, isTroop } from '../../queries/units.ts';
import type { Decided } from '../../rules/council/sequences.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { returnToken } from './directives.ts';
import { agenda, destroying, votersOf, whichUnits } from './vocabulary.ts';

const electedPlanet = ({ outcome }: Decided): PlanetId => outcome as PlanetId;

const fewestPoints = (g: G): Seat[] => {
  const least = Math.min(...seatsIn(g).map((seat) => playerOf(g, seat).points));
  return seatsIn(g).filter((seat) => playerOf(g, seat).points === least);
};

const redistribute: Sequence<'redistribute a colony'> = {
  rule: 'agenda cards',
  steps: {
    'destroy its units': {
      call: 'the council destroys',
      with: (x) => {
        const planet = electedPlanet(x.v);
        x.v.controller = planetOf(x.g, planet).owner;
        return { destroying: destroying(x.g, (f) => f.planet?.id === planet) };
      },
    },
    'choose a player': {
      ask: (x) => {
        const seat = x.v.controller ?? NOBODY;
        const among = fewestPoints(x.g);
        if (!seatsIn(x.g).includes(seat) || among.length < 2) return [];
        const options = among.map((player) => ({ id: String(player), text: say('option.player', { player }) }));
        const ask = say('ask.who gets the colony', { planet: electedPlanet(x.v) });
        return [{ kind: 'choose', seat, rule: 'agenda cards', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.controller ?? NOBODY] as readonly string[] | undefined) ?? [];
        x.v.receiver = picked === undefined ? (fewestPoints(x.g)[0] as Seat) : Number(picked);
        return mayStandOn(x.g, { seat: x.v.receiver, planet: electedPlanet(x.v) }) === null ? undefined : 'end';
      },
    },
    'place infantry': {
      call: 'place units',
      with: (x) => ({
        seat: x.v.receiver as Seat,
        type: 'infantry',
        count: 1,
        places: [electedPlanet(x.v)],
        optional: true,
        why: say('agenda.colonialRedistribution'),
      }),
      then: (_, { place }) => (place === null ? 'end' : undefined),
    },
    'gain control': {
      call: 'gain control',
      with: (x) => {
        const planet = electedPlanet(x.v);
        const seat = x.v.receiver as Seat;
        return planetOf(x.g, planet).owner === seat ? null : { seat, planet, how: 'otherwise' };
      },
    },
  },
};

const colonialRedistribution = agenda('colonialRedistribution', {
  elected: { run: 'redistribute a colony' },
  procedures: { 'redistribute a colony': redistribute },
});

const disarm: Sequence<'disarm a planet'> = {
  rule: 'agenda cards',
  steps: {
    'destroy ground forces': {
      call: 'the council destroys',
      with: (x) => {
        const planet = electedPlanet(x.v);
        const { owner, units } = planetOf(x.g, planet);
        x.v.controller = owner;
        x.v.count = units.filter((u) => isTroop(x.g, u)).length;
        return { destroying: destroying(x.g, (f) => f.planet?.id === planet && isTroop(x.g, f.unit)) };
      },
    },
    compensation: {
      call: 'gain trade goods',
      with: ({ v: { controller = NOBODY, count = 0 } }) =>
        controller === NOBODY || count === 0 ? null : { seat: controller, amount: count },
    },
  },
};

const compensatedDisarmament = agenda('compensatedDisarmament', {
  elected: { run: 'disarm a planet' },
  procedures: { 'disarm a planet': disarm },
});

/** Each player in each system next to Mecatol Rex. */
const besideMecatolRex = (g: G): { seat: Seat; system: string }[] =>
  speakerOrder(g).flatMap((seat) =>
    neighbours(g, mecatolRex)
      .filter((system) => unitsIn(systemOf(g, system), seat).length > 0)
      .map((system) => ({ seat, system })),
  );

const ARTIFACT_LOSSES = 3;

const study: Sequence<'study the artifact'> = {
  rule: 'agenda cards',
  steps: {
    roll: {
      do: (x) => {
        x.v.roll = rollDie(x, x.g.speaker, x.v.agenda);
        x.v.queue = speakerOrder(x.g).flatMap((seat) => [seat, seat]);
        if (x.v.roll >= 6) return { goto: 'research' };
        x.v.systems = besideMecatolRex(x.g);
        x.v.destroying = destroying(x.g, (f) => f.system.id === mecatolRex);
        return undefined;
      },
    },
    'choose losses': {
      ask: (x) => {
        const next = x.v.systems?.[0];
        if (next === undefined) return [];
        const own = unitsIn(systemOf(x.g, next.system), next.seat);
        return whichUnits(
          x.g,
          next.seat,
          own,
          ARTIFACT_LOSSES,
          say('ask.destroy units in', { count: ARTIFACT_LOSSES, system: next.system }),
          'agenda cards',
        );
      },
      then: (x, got) => {
        const next = x.v.systems?.shift();
        if (next === undefined) return undefined;
        const own = unitsIn(systemOf(x.g, next.system), next.seat);
        const picked = (got[next.seat] as readonly string[] | undefined)?.map(Number);
        const ids = picked ?? own.slice(0, ARTIFACT_LOSSES).map((u) => u.id);
        x.v.destroying = [...(x.v.destroying ?? []), ...destroying(x.g, (f) => ids.includes(f.unit.id))];
        return { goto: 'choose losses' };
      },
    },
    'all at once': {
      call: 'the council destroys',
      with: (x) => ((x.v.destroying?.length ?? 0) > 0 ? { destroying: x.v.destroying ?? [] } : null),
      then: () => 'end',
    },
    done: { do: () => 'end' },
    research: {
      call: 'research technology',
      with: (x) => {
        const seat = x.v.queue?.shift();
        return seat === undefined ? null : { seat, why: say('agenda.ixthianArtifact') };
      },
      then: () => ({ goto: 'research' }),
    },
  },
};

const ixthianArtifact = agenda('ixthianArtifact', {
  for: { run: 'study the artifact' },
  procedures: { 'study the artifact': study },
});

const infantryOn = (g: G, seat: Seat, planet: PlanetId): FrozenUnit[] =>
  unitsOn(planetOf(g, planet), seat).filter((u) => u.type === 'infantry');

/** Half of a seat's infantry on each of its planets, rounded up. */
const halfOf = (g: G, seat: Seat): number[] =>
  planetsOf(g, seat).flatMap((p) => {
    const there = infantryOn(g, seat, p.id);
    return there.slice(0, Math.ceil(there.length / 2)).map((u) => u.id);
  });

/** Everybody loses first, then everybody gains. */
const beatSwords: Sequence<'beat swords'> = {
  rule: 'agenda cards',
  steps: {
    'half the infantry': {
      call: 'the council destroys',
      with: (x) => {
        const losses = speakerOrder(x.g).map((seat) => ({ seat, ids: halfOf(x.g, seat) }));
        x.v.gains = losses.map(({ seat, ids }) => ({ seat, amount: ids.length })).filter((gain) => gain.amount > 0);
        const lost = losses.flatMap(({ ids }) => ids);
        return lost.length === 0 ? null : { destroying: destroying(x.g, (f) => lost.includes(f.unit.id)) };
      },
    },
    'trade goods for them': {
      call: 'gain trade goods',
      with: (x) => x.v.gains?.shift() ?? null,
      then: () => ({ goto: 'trade goods for them' }),
    },
  },
};

const swordsToPlowshares = agenda('swordsToPlowshares', {
  for: { run: 'beat swords' },
  against: {
    atOnce: (x) => {
      for (const seat of speakerOrder(x.g))
        for (const { id } of planetsOf(x.g, seat))
          if (mayStandOn(x.g, { seat, planet: id }) === null)
            placeUnits(x, seat, { system: systemOfPlanet(x.g, id).id, planet: id }, 'infantry', 1);
    },
  },
  procedures: { 'beat swords': beatSwords },
});

const atAnyWormhole = (g: G, seat: Seat): boolean =>
  g.systems.some((s) => hasShips(s, seat) && wormholesOf(g, s).length > 0);

const researchAtWormholes: Sequence<'research at wormholes'> = {
  rule: 'agenda cards',
  steps: {
    'who is there': {
      do: (x) => {
        x.v.queue = speakerOrder(x.g).filter((seat) => atAnyWormhole(x.g, seat));
      },
    },
    research: {
      call: 'research technology',
      with: (x) => {
        const seat = x.v.queue?.shift();
        return seat === undefined ? null : { seat, why: say('agenda.wormholeResearch') };
      },
      then: () => ({ goto: 'research' }),
    },
    'all ships there': {
      call: 'the council destroys',
      with: (x) => {
        const isGate = (id: string): boolean =>
          wormholesOf(x.g, systemOf(x.g, id)).some((kind) => kind === 'alpha' || kind === 'beta');
        return { destroying: destroying(x.g, (f) => f.planet === null && isShipUnit(f.unit) && isGate(f.system.id)) };
      },
    },
  },
};

const wormholeResearch = agenda('wormholeResearch', {
  for: { run: 'research at wormholes' },
  against: { eachRuns: 'return a token', who: votersOf('against') },
  procedures: { 'research at wormholes': researchAtWormholes, 'return a token': returnToken },
});

export const directivesOfWar: readonly Ti4Component[] = [
  colonialRedistribution,
  compensatedDisarmament,
  ixthianArtifact,
  swordsToPlowshares,
  wormholeResearch,
];
