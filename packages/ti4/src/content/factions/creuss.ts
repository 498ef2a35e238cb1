// The Ghosts of Creuss.
import type { Called, Choose, Option } from '@custodian/kernel';
import { add, set } from '@custodian/kernel';
import type { Wormhole } from '../../facts/index.ts';
import { unitCards } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import {
  bringing,
  broughtWormholes,
  gates,
  hasOthersShips,
  hasShips,
  holdsPlanetIn,
  homeSystem,
  isHome,
  systemOf,
  wormholesOf,
} from '../../queries/board.ts';
import { fleetIn } from '../../queries/combat.ts';
import { mayMoveEarly } from '../../queries/movement.ts';
import { hasAbility, hasTechnology } from '../../queries/players.ts';
import { moveValue } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility, withAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';
import { bringToken, creussTokens } from './creuss-tokens.ts';
import { isFlagship, opponentIn, takesPart } from './vocabulary.ts';

type Beginning = To<'combat round begins'>;

export interface CreussSequences {
  'splice dimensions': Called<Beginning, void, Beginning & { victim?: number }>;
  /** A wormhole token goes into a system that the seat chooses. */
  'move a wormhole': Called<{ readonly seat: Seat }>;
  'generate a wormhole': Called<To<'status phase begins'>>;
}

/** For them all alpha and beta wormholes are one, whatever else holds. */
const quantumEntanglement = ability('quantumEntanglement', {
  modifies: [
    set(gates, (g, seat, now) =>
      seat !== NOBODY && hasAbility(g, seat, 'quantumEntanglement')
        ? [[...new Set([...(now[0] ?? []), ...(now[1] ?? [])])], [], ...now.slice(2)]
        : now,
    ),
  ],
});

const isGate = (g: G, system: string): boolean =>
  wormholesOf(g, systemOf(g, system)).some((kind) => kind === 'alpha' || kind === 'beta');

const slipstream = ability('slipstream', {
  modifies: [
    withAbility('slipstream', add, moveValue, (g, { seat, from }, now) =>
      now > 0 && (homeSystem(g, seat)?.id === from || isGate(g, from)) ? now + 1 : now,
    ),
  ],
});

const splice: Sequence<'splice dimensions'> = {
  rule: 'technology',
  steps: {
    'choose a ship': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const ships = fleetIn(g, about.system, opponentIn(seat, about));
        if (ships.length < 2) return [];
        const options = ships.map((u) => unitOption(g, String(u.id)));
        return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.devote at'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [first] = fleetIn(x.g, about.system, opponentIn(seat, about));
        x.v.victim = Number((got[seat] as readonly string[] | undefined)?.[0] ?? first?.id ?? -1);
      },
    },
    'one hit': {
      call: 'take hits',
      with: ({ v: { seat, about, victim = -1 } }) => ({
        seat: opponentIn(seat, about),
        by: seat,
        hits: 1,
        kind: 'other',
        system: about.system,
        among: [victim],
      }),
    },
  },
};

const dimensionalSplicer = technology('dimensionalSplicer', {
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) =>
        about.kind === 'space combat' &&
        about.round === 1 &&
        about.drawn !== true &&
        takesPart(seat, about) &&
        hasTechnology(g, seat, 'dimensionalSplicer') &&
        wormholesOf(g, systemOf(g, about.system)).length > 0 &&
        hasShips(systemOf(g, about.system), seat) &&
        fleetIn(g, about.system, opponentIn(seat, about)).length > 0
          ? null
          : false,
      run: 'splice dimensions',
    },
  ],
  procedures: { 'splice dimensions': splice },
});

/** Where the seat may put a token: with a planet of its own, or outside homes where no others' ships are. */
const openings = (g: G, seat: Seat): string[] =>
  g.systems.filter((s) => holdsPlanetIn(s, seat) || (!isHome(s) && !hasOthersShips(s, seat))).map((s) => s.id);

/** 'alpha 26': which token goes where. */
function placements(g: G, seat: Seat): Option[] {
  return creussTokens(g).flatMap((kind) =>
    openings(g, seat).map((system) => ({
      id: `${kind} ${system}`,
      text: say('option.wormhole token', { wormhole: kind, system }),
      on: [system],
    })),
  );
}

const moveWormhole: Sequence<'move a wormhole'> = {
  rule: 'wormholes',
  steps: {
    'which token, and where': {
      ask: ({ g, v: { seat } }): Choose[] => {
        const options = placements(g, seat);
        if (options.length === 0) return [];
        return [{ kind: 'choose', seat, rule: 'wormholes', ask: say('ask.wormhole token'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        if (picked === undefined) return;
        const [kind, system] = picked.split(' ') as [Wormhole, string];
        bringToken(x, kind, system);
      },
    },
    limits: { call: 'limits', with: () => ({}) },
  },
};

const wormholeGenerator = technology('wormholeGenerator', {
  reacts: [
    {
      window: 'status phase begins',
      forced: true,
      may: (g, seat) => (hasTechnology(g, seat, 'wormholeGenerator') ? null : false),
      run: 'generate a wormhole',
    },
  ],
  procedures: {
    'generate a wormhole': {
      rule: 'technology',
      steps: { move: { call: 'move a wormhole', with: (x) => ({ seat: x.v.seat }) } },
    },
    'move a wormhole': moveWormhole,
  },
});

/** Where it is. */
function led(g: G): string | undefined {
  // Asked whenever somebody looks at wormholes: most tables have nobody with such a flagship.
  const { faction } = unitCards.hilColish;
  const seat = g.players.findIndex((player) => player.faction === faction);
  if (seat < 0) return undefined;
  for (const system of g.systems)
    for (const u of system.space)
      if (u.type === 'flagship' && u.owner === seat && isFlagship(g, seat, 'hilColish')) return system.id;
  return undefined;
}

/** Its system has a delta wormhole, and it may go before the others or after them. */
const hilColish = unitAbility('hilColish', {
  modifies: [
    add(broughtWormholes, (g, _, now) => {
      const system = led(g);
      return system === undefined ? now : bringing(now, [{ system, kind: 'delta' }]);
    }),
    set(mayMoveEarly, (g, { seat, type }, now) => now || (type === 'flagship' && isFlagship(g, seat, 'hilColish'))),
  ],
});

const creussIff = note<'turn begins'>({
  id: 'creussIff',
  on: ['turn begins'],
  may: (g, seat, _, about) => (about.seat === seat && openings(g, seat).length > 0 ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: { move: { call: 'move a wormhole', with: (x) => ({ seat: x.v.seat }) } },
    gives: () => undefined,
  },
});

export const creuss: readonly Ti4Component[] = [
  quantumEntanglement,
  slipstream,
  ability('creussGate', { inRules: 'rules/setup/placing-tiles.ts' }),
  dimensionalSplicer,
  wormholeGenerator,
  hilColish,
  creussIff,
];
