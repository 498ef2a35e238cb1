// What would be a good choice among the options of a question in the first round. Plans propose something themselves.
import type { DecisionView } from '@custodian/protocol';
import type { PlanetId } from '@custodian/ti3/facts';
import type { Game, Seat } from '@custodian/ti3/game';
import { NOBODY } from '@custodian/ti3/game';
import { neighbours, systemOf } from '@custodian/ti3/queries/board';
import { influence, resources } from '@custodian/ti3/queries/values';
import { meansOf, powerOf } from '../panels/paying/paying.ts';
import type { Topic } from './questions.ts';

/** Points first, then what grows; what only hinders others last. */
const cards = ['imperial', 'technology', 'logistics', 'trade', 'initiative', 'political', 'warfare', 'diplomacy'];
/** Resources for which building is worth an action. */
const WORTH_BUILDING = 3;

/** The options to take; empty where any will do, or where the plan as proposed is good. */
export function advise(g: Game, seat: Seat, decision: DecisionView, topic: Topic): readonly string[] {
  if (decision.kind !== 'choose') return [];
  const ids = decision.options.map((option) => option.id);
  const first = (...wanted: readonly (string | undefined)[]): readonly string[] => {
    const found = wanted.find((id) => id !== undefined && ids.includes(id));
    return found === undefined ? [] : [found];
  };
  switch (topic) {
    case 'card':
      return first(...cards);
    case 'action':
      return adviseAction(g, seat, ids);
    case 'activate':
      return first(...settlements(g, seat), yard(g, seat));
    case 'secondary':
      return decision.ask.with?.strategy === 'warfare' ? [] : first('secondary');
    case 'bonus':
      return first('command counter');
    case 'tradecard':
      return first('trade');
    case 'trade':
      return ids.slice(0, 1);
    case 'deal':
      return first('yes');
    default:
      return decision.proposal ?? [];
  }
}

/** Planets first, then one's cards, then building with what is left. */
function adviseAction(g: Game, seat: Seat, ids: readonly string[]): readonly string[] {
  const mayActivate = ids.includes('tactical');
  const card = ids.find((id) => id.startsWith('strategic '));
  if (mayActivate && settlements(g, seat).length > 0) return ['tactical'];
  if (card !== undefined) return [card];
  const isWorthBuilding = powerOf(meansOf({ g, seat }, 'resources')) >= WORTH_BUILDING;
  if (mayActivate && isWorthBuilding && yard(g, seat) !== undefined) return ['tactical'];
  return ids.filter((id) => id === 'pass');
}

const hasOwnCounter = (system: Game['systems'][number], seat: Seat): boolean => (system.counters & (1 << seat)) !== 0;

/** Systems with planets of nobody's that a carrier could settle at once, the best first. */
function settlements(g: Game, seat: Seat): string[] {
  const worth = (id: string): number =>
    systemOf(g, id).planets.reduce(
      (sum, p) => sum + resources(g, p.id as PlanetId) + influence(g, p.id as PlanetId),
      0,
    );
  const ready = g.systems.filter(
    (s) =>
      !hasOwnCounter(s, seat) &&
      s.ships.some((ship) => ship.owner === seat && ship.type === 'carrier') &&
      s.planets.some((p) => p.owner === seat && p.groundForces > 1),
  );
  return [...new Set(ready.flatMap((from) => neighbours(g, from.id)))]
    .filter((id) => {
      const system = g.systems.find((s) => s.id === id);
      if (system === undefined || hasOwnCounter(system, seat)) return false;
      const isFree = system.planets.length > 0 && system.planets.every((p) => p.owner === NOBODY);
      return isFree && system.id !== 'mecatolRex' && system.ships.every((ship) => ship.owner === seat);
    })
    .sort((a, b) => worth(b) - worth(a));
}

/** One's own system with a space dock that has not been activated. */
const yard = (g: Game, seat: Seat): string | undefined =>
  g.systems.find((s) => !hasOwnCounter(s, seat) && s.planets.some((p) => p.owner === seat && p.dock >= 0))?.id;
