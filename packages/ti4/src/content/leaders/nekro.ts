// The leaders of the Nekro Virus.
import type { Option } from '@custodian/kernel';
import { discardActionCard, titleOf } from '../../atoms/action-cards.ts';
import { spendTokens } from '../../atoms/board.ts';
import type { PlanetId, TechnologyId } from '../../facts/index.ts';
import { technologies } from '../../facts/index.ts';
import type { G, Pool, Seat } from '../../game.ts';
import { pools } from '../../game.ts';
import { planetOf, systemOfPlanet, unitsIn } from '../../queries/board.ts';
import { playerOf, seatsIn, tokensOnSheet } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { technologyDeck } from '../../queries/technologies.ts';
import { influence, resources, specialties } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import { planetOption, playerOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

const customers = (g: G): string[] =>
  seatsIn(g)
    .filter((seat) => playerOf(g, seat).hand.length + tokensOnSheet(g, seat) > 0)
    .map(String);

const isPool = (id: string): id is Pool => pools.includes(id as Pool);

/** What a player may give up: tokens by their pools, action cards of the hand. */
function offerings(g: G, seat: Seat): Option[] {
  const player = playerOf(g, seat);
  return [
    ...pools
      .filter((pool) => player[pool] > 0)
      .map((pool) => ({ id: pool, text: say('option.leader spend a token', { pool: say(`term.pool.${pool}`) }) })),
    ...player.hand.map((card) => ({ id: card, text: say(`action.${titleOf(card)}`), on: [card] })),
  ];
}

type Trading = Aiming<'turn begins' | 'turn ends'> & { player?: Seat; pool?: Pool };

/** During the action phase, while nothing else is being resolved: as turns begin and end. */
const nekroMalleon = agent<'turn begins' | 'turn ends', Trading>('nekroMalleon', {
  on: ['turn begins', 'turn ends'],
  may: (g) => (customers(g).length > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a player': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader target', { leader: 'nekroMalleon' }),
            customers(g).map((player) => playerOption(g, player)),
          ),
        then: (x, got) => {
          const picked = pickedOf(got, x.v.seat, customers(x.g));
          if (picked === undefined) return 'end';
          x.v.player = Number(picked);
          return undefined;
        },
      },
      'a card or a token': {
        ask: ({ g, v: { player = 0 } }) => [
          {
            kind: 'choose',
            seat: player,
            rule: 'leaders',
            ask: say('ask.leader card or token'),
            options: offerings(g, player),
            pick: [0, 1],
          },
        ],
        then: (x, got) => {
          const { player = 0 } = x.v;
          const [picked] = (got[player] as readonly string[] | undefined) ?? [];
          if (picked === undefined) return 'end';
          if (isPool(picked)) {
            spendTokens(x, player, picked, 1);
            x.v.pool = picked;
          } else discardActionCard(x, player, picked);
          return undefined;
        },
      },
      limits: { rule: 'fleet pool', call: 'limits', with: (x) => (x.v.pool === 'fleet' ? {} : null) },
      gain: { call: 'gain trade goods', with: ({ v: { player = 0 } }) => ({ seat: player, amount: 2 }) },
      'token spent': {
        window: 'strategy token spent',
        about: ({ v: { player = 0, pool } }) => (pool === 'strategy' ? { seat: player, count: 1 } : null),
      },
    },
    gives: () => undefined,
  },
});

const ASSIMILATORS: readonly TechnologyId[] = ['valefarAssimilatorX', 'valefarAssimilatorY'];

const nekroAcidos = commander<'technology gained'>('nekroAcidos', {
  // An assimilator counts while its token lies on a technology.
  goal: (g, seat) => ({
    have: playerOf(g, seat).technologies.filter(
      (id) => !ASSIMILATORS.includes(id) || g.effects.some((e) => e.seat === seat && e.source === `technology:${id}`),
    ).length,
    need: 3,
  }),
  on: ['technology gained'],
  may: (_, seat, about) => (about.seat === seat ? null : false),
  effect: {
    rule: 'leaders',
    steps: { draw: { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 1 }) } },
    gives: () => undefined,
  },
});

/** Technologies of the deck that match the specialties of a planet; upgrades of units have no colour. */
const lessons = (g: G, seat: Seat, planet: PlanetId): TechnologyId[] => {
  const colors = specialties(g, planet);
  return technologyDeck(g, seat).filter((id) => {
    const { color } = technologies[id];
    return color !== null && colors.includes(color) && !playerOf(g, seat).technologies.includes(id);
  });
};

const devourable = (g: G, seat: Seat): PlanetId[] =>
  g.systems
    .filter((system) => unitsIn(system, seat).length > 0)
    .flatMap((system) => system.planets.map((p) => p.id))
    .filter((planet) => lessons(g, seat, planet).length > 0);

const unitDsgnFlayesh = hero<
  'component action',
  Aiming<'component action'> & { planet?: PlanetId; technology?: TechnologyId }
>('unitDsgnFlayesh', {
  on: ['component action'],
  may: (g, seat) => (devourable(g, seat).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a planet': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader target', { leader: 'unitDsgnFlayesh' }),
            devourable(g, seat).map((planet) => planetOption(g, planet)),
          ),
        then: (x, got) => {
          const planet = pickedOf(got, x.v.seat, devourable(x.g, x.v.seat));
          if (planet === undefined) return 'end';
          x.v.planet = planet as PlanetId;
          return undefined;
        },
      },
      'destroy units': {
        rule: 'destroyed',
        call: 'destroy units',
        with: ({ g, v: { seat, planet } }) => {
          if (planet === undefined) return null;
          const { units } = planetOf(g, planet);
          const owner = units.find((u) => u.owner !== seat)?.owner;
          if (owner === undefined) return null;
          const ids = units.filter((u) => u.owner === owner).map((u) => u.id);
          return { seat: owner, enemy: seat, system: systemOfPlanet(g, planet).id, planet, ids, kind: null };
        },
        then: () => ({ goto: 'destroy units' }),
      },
      'gain trade goods': {
        call: 'gain trade goods',
        with: ({ g, v: { seat, planet } }) =>
          planet === undefined ? null : { seat, amount: resources(g, planet) + influence(g, planet) },
      },
      'choose a technology': {
        ask: ({ g, v: { seat, planet } }) =>
          planet === undefined
            ? []
            : choosing(
                seat,
                say('ask.leader technology'),
                lessons(g, seat, planet).map((id) => ({ id, text: say('option.technology', { technology: id }) })),
              ),
        then: (x, got) => {
          const { seat, planet } = x.v;
          const picked = planet === undefined ? undefined : pickedOf(got, seat, lessons(x.g, seat, planet));
          if (picked !== undefined) x.v.technology = picked as TechnologyId;
        },
      },
      'gain it': {
        call: 'gain technology',
        with: ({ v: { seat, technology } }) => (technology === undefined ? null : { seat, technology }),
      },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

export const nekro: readonly Ti4Component[] = [nekroMalleon, nekroAcidos, unitDsgnFlayesh];
