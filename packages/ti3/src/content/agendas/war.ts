// Agendas about fleets, battles and garrisons.
import type { Option } from '@custodian/kernel';
import { add, forbid, set, whole } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { discardActionCard, repealLaw } from '../../atoms/cards.ts';
import { exhaustPlanets } from '../../atoms/planets.ts';
import { addEffect } from '../../atoms/table.ts';
import { destroyDock, destroyDockInSpace } from '../../atoms/units.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { homeSystem, planetOf, systemOf } from '../../queries/board.ts';
import { isElected, staysInPlay } from '../../queries/council.ts';
import type { Dock } from '../../queries/docks.ts';
import { dockNumber, docksIn, isInSpace } from '../../queries/docks.ts';
import { mayBombard, mayRetreat } from '../../queries/permissions.ts';
import { hasEffect, playerOf, readyPlanets, unitsOnBoard } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { combatBonus } from '../../queries/values.ts';
import { loseGroundForces, loseShips } from '../../rules/combat/losses.ts';
import { voters } from '../../rules/council/agenda-effects.ts';
import type { Meeting } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { withLaw } from '../define.ts';
import type { ShipType } from '../facts/index.ts';
import { planets } from '../facts/index.ts';
import { agenda, electedSeat, exhausting, or, pickOne, planetOption } from './vocabulary.ts';

// Arms Reduction

const kept: Partial<Record<ShipType, number>> = { dreadnought: 2, cruiser: 4 };

interface Surplus {
  readonly type: ShipType;
  readonly count: number;
  readonly ships: readonly { readonly id: number; readonly system: string }[];
}

/** The types of which a seat has more than it may keep. */
function surplusShips(g: G, seat: Seat): Surplus[] {
  return (Object.keys(kept) as ShipType[]).flatMap((type) => {
    const ships = g.systems.flatMap((s) =>
      s.ships.filter((ship) => ship.owner === seat && ship.type === type).map(({ id }) => ({ id, system: s.id })),
    );
    const count = ships.length - (kept[type] ?? 0);
    return count > 0 ? [{ type, count, ships }] : [];
  });
}

// Conventions of War

/** Docks outside the player's own home system, in space too. */
const docksAbroad = (g: G, seat: Seat): Dock[] =>
  g.systems.filter((s) => s !== homeSystem(g, seat)).flatMap((s) => docksIn(s, seat));

const dockOption = ({ id, system }: Dock): Option =>
  isInSpace(id) ? { id, text: say('option.system', { system }), on: [system] } : planetOption(id);

function returnDock(x: Ti3, { id, system }: Dock): void {
  if (isInSpace(id)) destroyDockInSpace(x, system, dockNumber(id));
  else destroyDock(x, id);
}

// Minister of War

const enemyIn = (about: Meeting, seat: Seat): Seat => (about.attacker === seat ? about.defender : about.attacker);

/** One hit before the battle, for a counter. */
const ministerStrikes: Sequence<'the Minister of War strikes'> = {
  rule: 'space battle.before',
  steps: {
    'spend a counter': { do: (x) => spendCounters(x, x.v.seat, 'strategyAllocation', 1) },
    'the enemy takes a hit': {
      call: 'take hits',
      with: (x) => ({
        seat: enemyIn(x.v.about, x.v.seat),
        enemy: x.v.seat,
        system: x.v.about.system,
        hits: 1,
        battle: true,
      }),
    },
  },
};

// Minister of Internal Security

const MOST_DESTROYED = 4;

const secureMecatol: Sequence<'secure Mecatol Rex'> = {
  rule: 'ground force',
  steps: {
    'how many': {
      ask: (x) => {
        const most = Math.min(MOST_DESTROYED, planetOf(x.g, 'mecatolRex').groundForces);
        const options = Array.from({ length: most }, (_, i) => ({
          id: String(i + 1),
          text: say('option.destroy ground forces', { count: i + 1 }),
        }));
        return [pickOne(x.v.seat, 'ground force', say('ask.internal security'), options, 1)];
      },
      then: (x, got) => {
        const [count] = got[x.v.seat] as string[];
        repealLaw(x, 'ministerOfInternalSecurity');
        loseGroundForces(x, 'mecatolRex', Number(count));
      },
    },
  },
};

// Prophecy of Ixth

const boughtFighters = (g: G, seat: Seat): number =>
  g.deeds.reduce((sum, d) => (d.deed === 'bought fighters' && d.seat === seat ? sum + d.amount : sum), 0);

const loseProphecy: Sequence<'lose the prophecy'> = {
  rule: 'council',
  steps: { 'discard the card': { do: (x) => repealLaw(x, 'prophecyOfIxth') } },
};

export const warAgendas: readonly Ti3Component[] = [
  agenda('codeOfHonor', {
    modifies: [
      withLaw('codeOfHonor', forbid, mayRetreat, (_, { byCard }, now) =>
        byCard === true ? now : or(now, why('space battle.retreat', 'why.code of honor')),
      ),
    ],
  }),
  agenda('crownOfThalnos', {
    modifies: [
      withLaw('crownOfThalnos', add, combatBonus, (g, { seat, unit }, now) =>
        unit === 'groundForce' && isElected(g, 'crownOfThalnos', seat) ? now + 1 : now,
      ),
    ],
  }),
  agenda('unconventionalWeapons', {
    against: exhausting((g, seat) => unitsOnBoard(g, seat, 'dreadnought') + unitsOnBoard(g, seat, 'warSun')),
    modifies: [
      withLaw('unconventionalWeapons', add, combatBonus, (_, { unit }, now) =>
        unit === 'dreadnought' || unit === 'warSun' ? now - 2 : now,
      ),
    ],
  }),
  agenda('conventionsOfWar', {
    against: {
      each: {
        ask: (g, seat, decided) => {
          const docks = voters(decided, 'against').includes(seat) ? docksAbroad(g, seat) : [];
          return docks.length < 2
            ? null
            : pickOne(seat, 'space dock', say('ask.return dock'), docks.map(dockOption), 1);
        },
        then: (x, seat, answer, decided) => {
          if (!voters(decided, 'against').includes(seat)) return;
          const [picked] = (answer ?? []) as string[];
          const docks = docksAbroad(x.g, seat);
          const dock = docks.find((d) => d.id === picked) ?? docks[0];
          if (dock !== undefined) returnDock(x, dock);
        },
      },
    },
    modifies: [
      // Said instead of what the Graviton Negator could lift.
      withLaw('conventionsOfWar', forbid, mayBombard, (g, { planet }, now) =>
        planetOf(g, planet).dock >= 0 ? why('bombardment', 'why.conventions of war') : now,
      ),
    ],
  }),
  agenda('armsReduction', {
    for: {
      each: {
        ask: (g, seat, { agenda: id }) => {
          const surplus = surplusShips(g, seat);
          if (surplus.length === 0) return null;
          const count = surplus.reduce((sum, s) => sum + s.count, 0);
          return {
            kind: 'choose',
            seat,
            rule: 'council',
            ask: say('ask.destroy ships', { agenda: id, count }),
            options: surplus.flatMap((s) =>
              s.ships.map((ship) => ({
                id: String(ship.id),
                text: say('option.ship', { unit: s.type, system: ship.system }),
                on: [ship.system],
              })),
            ),
            pick: [count, count],
            check: (picked) => {
              const wrong = surplus.find(
                (s) => s.ships.filter((ship) => picked.includes(String(ship.id))).length !== s.count,
              );
              return wrong === undefined
                ? null
                : why('council', 'why.destroy exactly', { unit: wrong.type, count: wrong.count });
            },
          };
        },
        then: (x, seat, answer) => {
          const doomed = ((answer ?? []) as string[]).map(whole);
          for (const { ships } of surplusShips(x.g, seat))
            for (const { id, system } of ships) if (doomed.includes(id)) loseShips(x, system, [id]);
        },
      },
    },
    against: {
      each: {
        ask: () => null,
        then: (x, seat) =>
          exhaustPlanets(
            x,
            readyPlanets(x.g, seat)
              .map((p) => p.id)
              .filter((id) => planets[id].specialty === 'red'),
          ),
      },
    },
  }),
  agenda('publicExecution', {
    elected: {
      atOnce: (x, decided) => {
        const seat = electedSeat(decided);
        for (const card of [...playerOf(x.g, seat).hand]) discardActionCard(x, seat, card);
        exhaustPlanets(
          x,
          readyPlanets(x.g, seat).map((p) => p.id),
        );
        addEffect(x, { source: 'agenda:publicExecution', seat, until: 'round' });
      },
    },
    modifies: [add(combatBonus, (g, { seat }, now) => (hasEffect(g, 'agenda:publicExecution', seat) ? now - 1 : now))],
  }),
  agenda('prophecyOfIxth', {
    elected: {
      // The round of the election itself is not looked at.
      atOnce: (x, decided) =>
        addEffect(x, { source: 'agenda:prophecyOfIxth', seat: electedSeat(decided), until: 'round' }),
    },
    modifies: [
      set(staysInPlay, (_, id, now) => (id === 'prophecyOfIxth' ? true : now)),
      withLaw('prophecyOfIxth', add, combatBonus, (g, { seat, unit }, now) =>
        unit === 'fighter' && isElected(g, 'prophecyOfIxth', seat) ? now + 1 : now,
      ),
    ],
    reacts: [
      {
        window: 'before strategy cards return',
        may: (g, seat) =>
          isElected(g, 'prophecyOfIxth', seat) &&
          !hasEffect(g, 'agenda:prophecyOfIxth', seat) &&
          boughtFighters(g, seat) < 2
            ? null
            : false,
        run: 'lose the prophecy',
        forced: true,
      },
    ],
    procedures: { 'lose the prophecy': loseProphecy },
  }),
  agenda('ministerOfWar', {
    reacts: [
      {
        window: 'shots before battle',
        may: (g, seat, about) => {
          if (!isElected(g, 'ministerOfWar', seat) || (about.attacker !== seat && about.defender !== seat))
            return false;
          if (!systemOf(g, about.system).ships.some((s) => s.owner === enemyIn(about, seat))) return false;
          return playerOf(g, seat).strategyAllocation > 0
            ? null
            : why('strategy allocation', 'why.no counter to spend');
        },
        run: 'the Minister of War strikes',
      },
    ],
    procedures: { 'the Minister of War strikes': ministerStrikes },
  }),
  agenda('ministerOfInternalSecurity', {
    reacts: [
      {
        window: 'any time',
        may: (g, seat) =>
          isElected(g, 'ministerOfInternalSecurity', seat) && planetOf(g, 'mecatolRex').groundForces > 0 ? null : false,
        run: 'secure Mecatol Rex',
      },
    ],
    procedures: { 'secure Mecatol Rex': secureMecatol },
  }),
];
