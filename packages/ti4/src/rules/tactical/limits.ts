// What holds at all times. Excess ships, fighters and ground forces are removed, which is not destroying; structures without
// troops, docks that are blockaded and tokens without a figure are destroyed.
import type { Choose, Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { returnCaptured } from '../../atoms/capture.ts';
import { removeUnits } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { RemovalPlan } from '../../plans/movement.ts';
import { removalPlan } from '../../plans/movement.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { locate, systemOf } from '../../queries/board.ts';
import { freedByBlockade } from '../../queries/capture.ts';
import type { OverLimit, TokenPlace } from '../../queries/limits.ts';
import {
  countFleet,
  doomedStructures,
  excessStructures,
  figureless,
  fleetsOver,
  isSound,
  removable,
  tokenPlaces,
  usurped,
} from '../../queries/limits.ts';
import { why } from '../../queries/refusals.ts';
import { keeps, removalInOrder, usualRemoval } from '../../queries/removal.ts';
import { isNonFighterShip } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyoneIsOut } from '../rounds/elimination.ts';

export const limits: Sequence<'limits'> = {
  rule: 'fleet pool',
  steps: {
    look: {
      do: (x) => {
        x.v.fought = x.v.combat ?? (x.g.combat?.kind === 'space combat' ? x.g.combat.system : '');
        if (isSound(x.g, x.v.fought) && freedByBlockade(x.g) === null) return 'end';
        x.v.doomed = doomedStructures(x.g);
        return undefined;
      },
    },
    // Also where only fighters blockade that are about to be removed.
    'captured units go home': {
      rule: 'capture',
      do: (x) => {
        for (let freed = freedByBlockade(x.g); freed !== null; freed = freedByBlockade(x.g))
          returnCaptured(x, freed.seat, freed.unit);
      },
    },
    'structures fall': {
      rule: 'structures',
      call: 'destroy units',
      with: (x) => {
        const next = x.v.doomed?.[0];
        return next === undefined ? null : { ...next, kind: null };
      },
      then: (x) => {
        const [done, ...rest] = x.v.doomed ?? [];
        x.v.doomed = rest;
        if (done?.ids.every((id) => locate(x.g, id) === undefined) === true) x.v.changed = true;
        return rest.length === 0 ? undefined : { goto: 'structures fall' };
      },
    },
    'too many structures': {
      rule: 'structures',
      do: (x) => {
        for (const { system, planet, ids } of excessStructures(x.g)) removeUnits(x, { system, planet }, ids);
      },
    },
    'control passes': {
      rule: 'control',
      call: 'gain control',
      with: (x) => {
        const next = usurped(x.g);
        if (next === null) return null;
        x.v.planet = next.planet;
        return { ...next, how: 'otherwise' };
      },
      then: (x) => {
        if (usurped(x.g)?.planet !== x.v.planet) x.v.changed = true;
      },
    },
    'remove units': {
      rule: 'capacity',
      ask: (x) => askRemovals(x.g, fleetsOver(x.g, x.v.fought), x.v.fought),
      then: (x, got) => {
        const over = fleetsOver(x.g, x.v.fought);
        for (const fleet of over) {
          const chosen = planned(removalPlan, got, fleet.seat)?.units;
          const there = removable(x.g, fleet);
          const gone =
            chosen === undefined
              ? usualRemoval(x.g, fleet, x.v.fought === fleet.system)
              : there.filter((u) => chosen.includes(u.id)).map((u) => u.id);
          removeUnits(x, { system: fleet.system }, gone);
        }
        if (over.length > 0) x.v.changed = true;
      },
    },
    'who is out': { rule: 'elimination', call: 'elimination', with: ifAnyoneIsOut },
    'places without a figure': {
      rule: 'component limitations',
      ask: (x) => askPlaces(x.g),
      then: (x, got) => {
        const lacking = figureless(x.g);
        x.v.lost = [];
        if (lacking === null) return;
        const places = tokenPlaces(x.g, lacking.seat, lacking.type);
        const chosen = (got[lacking.seat] as readonly string[] | undefined) ?? [];
        x.v.owner = lacking.seat;
        x.v.lost = places.filter((place) => chosen.includes(placeId(place)));
      },
    },
    'tokens are destroyed': {
      rule: 'component limitations',
      call: 'destroy units',
      with: (x) => {
        const next = x.v.lost?.[0];
        return next === undefined ? null : { ...next, seat: x.v.owner as Seat, enemy: NOBODY, kind: null };
      },
      then: (x) => {
        const [done, ...rest] = x.v.lost ?? [];
        x.v.lost = rest;
        if (done?.ids.every((id) => locate(x.g, id) === undefined) === true) x.v.changed = true;
        return rest.length === 0 ? undefined : { goto: 'tokens are destroyed' };
      },
    },
    'look again': {
      do: (x) => {
        if (x.v.changed !== true) return 'end';
        x.v.changed = false;
        return { goto: 'look' };
      },
    },
  },
};

/** One question a seat, about all its fleets at once; none where there is nothing to choose. */
function askRemovals(g: G, over: readonly OverLimit[], combat: string | undefined): Plan[] {
  if (over.length === 0) return [];
  const asked: Plan[] = [];
  for (const seat of new Set(over.map((o) => o.seat))) {
    const own = over.filter((o) => o.seat === seat);
    if (own.every((fleet) => isForced(g, fleet, combat === fleet.system))) continue;
    asked.push(
      askForPlan(removalPlan, {
        seat,
        rule: 'capacity',
        ask: say('ask.removal'),
        about: () => ({ systems: own.map((o) => o.system), combat: combat ?? '' }),
        check: (plan) => refuseRemoval(g, own, combat, plan),
        sample: (roll) => ({ units: own.flatMap((o) => randomRemoval(g, o, combat === o.system, roll)) }),
        fallback: () => ({ units: own.flatMap((o) => usualRemoval(g, o, combat === o.system)) }),
      }),
    );
  }
  return asked;
}

/** There is nothing to choose: what could go is alike, or goes altogether. */
function isForced(g: G, fleet: OverLimit, combat: boolean): boolean {
  const units = removable(g, fleet);
  if (areAlike(units)) return true;
  const system = systemOf(g, fleet.system);
  const ships = units.filter(isNonFighterShip);
  const { limit, excess, room, support } = countFleet(g, system, fleet.seat, system.space);
  if (ships.length > limit) return (combat || units.length === ships.length) && areAlike(ships);
  // Without any room all of them go.
  return excess === null && (room + support === 0 || areAlike(units.filter((u) => !isNonFighterShip(u))));
}

const areAlike = (units: readonly FrozenUnit[]): boolean =>
  units.every((u) => u.type === units[0]?.type && u.damaged === units[0].damaged);

function refuseRemoval(
  g: G,
  over: readonly OverLimit[],
  combat: string | undefined,
  plan: RemovalPlan,
): Refusal | null {
  if (new Set(plan.units).size < plan.units.length) return why('capacity', 'why.unit named twice');
  let known = 0;
  for (const fleet of over) {
    const there = removable(g, fleet);
    const gone = there.filter((u) => plan.units.includes(u.id));
    known += gone.length;
    const isCombat = combat === fleet.system;
    if (!keeps(g, fleet, gone, isCombat)) return why('capacity', 'why.still over limits', { system: fleet.system });
    const needless = gone.find((unit) =>
      keeps(
        g,
        fleet,
        gone.filter((u) => u !== unit),
        isCombat,
      ),
    );
    if (needless !== undefined)
      return why('capacity', 'why.removed for nothing', { unit: needless.type, system: fleet.system });
  }
  return known === plan.units.length ? null : why('capacity', 'why.not your unit there');
}

function randomRemoval(g: G, fleet: OverLimit, combat: boolean, roll: Roll): number[] {
  const units = [...removable(g, fleet)];
  for (let at = units.length - 1; at > 0; at--) {
    const other = roll(at + 1) - 1;
    [units[at], units[other]] = [units[other] as FrozenUnit, units[at] as FrozenUnit];
  }
  return removalInOrder(g, fleet, units, combat);
}

const placeId = ({ system, planet }: TokenPlace): string => planet ?? system;

/** Which places are given up, where there are more than figures. */
function askPlaces(g: G): Choose[] {
  const lacking = figureless(g);
  if (lacking === null) return [];
  const { seat, type, excess } = lacking;
  const places = tokenPlaces(g, seat, type);
  return [
    {
      kind: 'choose',
      seat,
      rule: 'component limitations',
      ask: say('ask.places without a figure', { unit: type, count: excess }),
      options: places.map((place) => ({
        id: placeId(place),
        text:
          place.planet === undefined
            ? say('option.system', { system: place.system })
            : say('option.planet', { planet: place.planet }),
        on: [placeId(place)],
      })),
      pick: [excess, excess],
    },
  ];
}
