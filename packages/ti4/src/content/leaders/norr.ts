// The leaders of Sardakk N'orr.
import { add } from '@custodian/kernel';
import { purgeLeader } from '../../atoms/leaders.ts';
import { removeUnits } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import { isHome, lanes, planetIdsOf, shipsOf, systemOf, systemOfPlanet } from '../../queries/board.ts';
import { mayEnter, mayLeave } from '../../queries/permissions.ts';
import { controls, planetsOf } from '../../queries/players.ts';
import { isGroundForce } from '../../queries/units.ts';
import type { Reserve } from '../../queries/values.ts';
import { reservesFor } from '../../queries/values.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero, withCommander } from './define.ts';

/** Planets of the player whose action it was, in the active system. */
const landings = (g: G, { seat, system }: Windows['tactical action ends']) =>
  planetIdsOf(systemOf(g, system)).filter((planet) => controls(g, seat, planet));

const tro = agent<'tactical action ends'>('tro', {
  on: ['tactical action ends'],
  may: (g, _, about) => (landings(g, about).length > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'two infantry': {
        call: 'place units',
        with: ({ g, v: { about } }) => ({
          seat: about.seat,
          type: 'infantry',
          count: 2,
          places: landings(g, about),
          optional: true,
          why: say('leader.tro'),
        }),
      },
    },
    gives: () => undefined,
  },
});

/** From where ground forces reach the active system without a ship. */
const musters = (g: G, seat: Seat, system: string): string[] => [
  system,
  ...(lanes(g, seat).get(system) ?? []).filter(
    (from) =>
      from !== system &&
      mayLeave(g, { seat, from, to: system }) === null &&
      mayEnter(g, { seat, system, from }) === null,
  ),
];

const ghomSekkus = commander('ghomSekkus', {
  goal: (g, seat) => ({
    have: planetsOf(g, seat).filter((p) => !isHome(systemOfPlanet(g, p.id))).length,
    need: 5,
  }),
  modifies: [
    withCommander('ghomSekkus', add, reservesFor, (g, { seat, system }, now) => {
      if (g.active !== seat) return now;
      const reserves: Reserve[] = [...now];
      for (const id of musters(g, seat, system))
        for (const { id: planet, units } of systemOf(g, id).planets)
          for (const unit of units) if (unit.owner === seat && isGroundForce(unit)) reserves.push({ unit, planet });
      return reserves;
    }),
  ],
});

/** After their ships have moved: on to the landing; then the ships are gone, and so is the hero. */
const shvalHarbinger = hero<'ships moved'>('shvalHarbinger', {
  on: ['ships moved'],
  stays: true,
  may: (_, seat, about) => (about.seat === seat && about.straight !== true && about.otherwise !== true ? null : false),
  effect: {
    rule: 'leaders',
    steps: { 'straight to the landing': { do: () => undefined } },
    gives: () => ({ straight: true }),
  },
  procedures: {
    'the harbinger departs': {
      rule: 'leaders',
      steps: {
        'ships go back': {
          do: (x) => {
            const { seat, system } = x.v;
            const ships = shipsOf(systemOf(x.g, system), seat).map((u) => u.id);
            removeUnits(x, { system }, ships);
            purgeLeader(x, seat, 'shvalHarbinger');
          },
        },
      },
    },
  },
});

export const norr: readonly Ti4Component[] = [tro, ghomSekkus, shvalHarbinger];
