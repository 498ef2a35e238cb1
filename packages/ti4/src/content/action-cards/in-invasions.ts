// Action cards of invasions and of planets that change hands.
import type { Choose } from '@custodian/kernel';
import { add, set } from '@custodian/kernel';
import { exhaustPlanets, readyPlanets } from '../../atoms/board.ts';
import { addEffect } from '../../atoms/table.ts';
import { liftUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { planetOf, systemOf, unitsOn } from '../../queries/board.ts';
import { hasShield } from '../../queries/permissions.ts';
import { hasEffect, planetsOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { combatBonus, combatDice } from '../../queries/values.ts';
import type { Played } from '../../rules/cards/playing.ts';
import { othersStructures } from '../../rules/production/replacing.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import type { CardAim } from './define.ts';
import { actionCard, atOnce } from './define.ts';
import { aimAt, planetIds, planetOption } from './vocabulary.ts';

type Invasion = 'invasion begins';

const bunker = actionCard<Invasion>({
  id: 'bunker',
  on: ['invasion begins'],
  may: (g, seat, about) =>
    about.seat !== seat && systemOf(g, about.system).planets.some((p) => p.owner === seat) ? null : false,
  effect: atOnce((x) => {
    addEffect(x, { source: 'action:bunker', seat: x.v.seat, target: x.v.about.system, until: 'invasion' });
    return undefined;
  }),
  modifies: [
    add(combatBonus, (g, { kind, planet, system }, now) =>
      kind === 'bombardment' && planet !== undefined && hasEffect(g, 'action:bunker', planetOf(g, planet).owner, system)
        ? now - 4
        : now,
    ),
  ],
});

const hasOthersPds = (g: G, seat: Seat, system: string): boolean =>
  systemOf(g, system).planets.some((p) => p.units.some((u) => u.type === 'pds' && u.owner !== seat));

/** The active player has switched off the PDS of the others in the system. */
const isDisabled = (g: G, owner: Seat, system: string): boolean =>
  g.effects.some((e) => e.source === 'action:disable' && e.target === system && e.seat !== owner) &&
  hasEffect(g, 'action:disable');

const disable = actionCard<Invasion>({
  id: 'disable',
  on: ['invasion begins'],
  may: (g, seat, about) => (about.seat === seat && hasOthersPds(g, seat, about.system) ? null : false),
  effect: atOnce((x) => {
    addEffect(x, { source: 'action:disable', seat: x.v.seat, target: x.v.about.system, until: 'invasion' });
    return undefined;
  }),
  modifies: [
    set(hasShield, (g, { unit }, now) =>
      unit.type === 'pds' && g.activeSystem !== '' && isDisabled(g, unit.owner, g.activeSystem) ? false : now,
    ),
    set(combatDice, (g, { unit, kind, seat, system }, now) =>
      unit === 'pds' && kind === 'space cannon defense' && isDisabled(g, seat, system) ? 0 : now,
    ),
  ],
});

const invaded = (g: G, seat: Seat, planets: readonly PlanetId[]): PlanetId[] =>
  planets.filter((planet) => planetOf(g, planet).owner === seat);

const parley = actionCard<'forces committed', string>({
  id: 'parley',
  on: ['forces committed'],
  may: (g, seat, about) => (about.seat === seat ? false : ifAnyOrFalse(invaded(g, seat, about.planets))),
  aim: aimAt(say('ask.aim.parley'), (g, { seat, about }) => invaded(g, seat, about.planets), planetOption),
  effect: {
    rule: 'action cards',
    steps: {
      'back to space': {
        do: (x) => {
          const planet = x.v.target as PlanetId;
          const landed = unitsOn(planetOf(x.g, planet), x.v.about.seat).map((u) => u.id);
          liftUnits(x, planet, landed);
        },
      },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

function ifAnyOrFalse(targets: readonly unknown[]): null | false {
  return targets.length > 0 ? null : false;
}

const fireTeam = actionCard<
  'dice rolled',
  null,
  Played<'dice rolled', null> & { groups?: Played<'dice rolled'>['about']['groups'] }
>({
  id: 'fireTeam',
  on: ['dice rolled'],
  may: (_, seat, about) => (about.kind === 'ground combat' && about.seat === seat ? null : false),
  effect: {
    rule: 'rerolls',
    steps: {
      reroll: {
        call: 'reroll dice',
        with: ({ v: { seat, about } }) => ({ seat, groups: about.groups }),
        then: (x, { groups }) => {
          x.v.groups = groups;
        },
      },
    },
    gives: (x) => (x.v.groups === undefined ? undefined : { groups: x.v.groups }),
  },
});

const infiltrate = actionCard<'planet gained'>({
  id: 'infiltrate',
  on: ['planet gained'],
  timing: 'when',
  may: (g, seat, about) => (about.seat === seat ? ifAnyOrFalse(othersStructures(g, about.planet, seat)) : false),
  effect: {
    rule: 'action cards',
    steps: {
      replace: {
        call: 'replace structures',
        with: ({ v: { seat, about } }) => ({ seat, planet: about.planet, why: say('action.infiltrate') }),
      },
    },
    gives: () => undefined,
  },
});

const readyOf = (g: G, seat: Seat): PlanetId[] => planetIds(planetsOf(g, seat).filter((p) => !p.exhausted));
const exhaustedOf = (g: G, seat: Seat): PlanetId[] => planetIds(planetsOf(g, seat).filter((p) => p.exhausted));

function askPlanet(
  seat: Seat,
  planets: readonly PlanetId[],
  key: 'ask.aim.reparations' | 'ask.aim.reparations own',
): Choose[] {
  if (planets.length < 2) return [];
  const options = planets.map((id) => ({ id, text: say('option.planet', { planet: id }), on: [id] }));
  return [{ kind: 'choose', seat, rule: 'action cards', ask: say(key), options, pick: [1, 1] }];
}

/** Two planets, the other player's and one's own; empty where there is none. */
const twoPlanets: CardAim<'planet lost', string> = {
  rule: 'action cards',
  steps: {
    'one of theirs': {
      ask: ({ g, v: { seat, about } }) => askPlanet(seat, readyOf(g, about.to), 'ask.aim.reparations'),
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        x.v.target = picked ?? readyOf(x.g, x.v.about.to)[0] ?? '';
      },
    },
    'one of yours': {
      ask: ({ g, v: { seat } }) => askPlanet(seat, exhaustedOf(g, seat), 'ask.aim.reparations own'),
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        x.v.target = `${x.v.target ?? ''} ${picked ?? exhaustedOf(x.g, x.v.seat)[0] ?? ''}`;
      },
    },
  },
  gives: (x) => x.v.target ?? '',
};

const reparations = actionCard<'planet lost', string>({
  id: 'reparations',
  on: ['planet lost'],
  may: (g, seat, about) => {
    if (about.seat !== seat) return false;
    return readyOf(g, about.to).length + exhaustedOf(g, seat).length > 0 ? null : why('action cards', 'why.no target');
  },
  aim: twoPlanets,
  effect: atOnce<'planet lost', string>((x) => {
    const [theirs, own] = x.v.target.split(' ') as [PlanetId | '', PlanetId | ''];
    if (theirs !== '') exhaustPlanets(x, planetOf(x.g, theirs).owner, [theirs]);
    if (own !== '') readyPlanets(x, x.v.seat, [own]);
    return undefined;
  }),
});

export const cardsInInvasions: readonly Ti4Component[] = [bunker, disable, parley, fireTeam, infiltrate, reparations];
