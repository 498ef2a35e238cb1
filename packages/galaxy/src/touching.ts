// Whether what happens touches a player: it names him, or a place where he has something. Frames and what windows are about are read
// by the names of their fields.
import type { Frame, Seat } from '@custodian/kernel';

/** Where a player has something. */
export interface Held {
  isIn(system: string): boolean;
  isOn(planet: string): boolean;
}

const PARTIES = [
  ...['attacker', 'defender', 'enemy', 'victim', 'partner', 'receiver', 'loser', 'winner'],
  ...['player', 'by', 'from', 'to', 'of', 'active'],
];
const KNOWN = ['seat', 'system', 'planet', 'planets', 'target', ...PARTIES];

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What the window on top of the stack is about, and all that it is part of. Where nobody and no place is named it is everybody's. */
export function isTouched(stack: readonly Frame[], seat: Seat, held: Held): boolean {
  const about = aboutOf(stack);
  if (about.seat === seat) return true;
  const around = stack.flatMap(({ v }): unknown[] => [v, v.about]);
  if ([about, ...around].some((fields) => isFields(fields) && isNamed(fields, seat, held))) return true;
  return !Object.keys(about).some((name) => KNOWN.includes(name));
}

const aboutOf = (stack: readonly Frame[]): Fields => {
  const about: unknown = stack[stack.length - 1]?.v.about;
  return isFields(about) ? about : {};
};

function isNamed(fields: Fields, seat: Seat, held: Held): boolean {
  if (PARTIES.some((name) => fields[name] === seat)) return true;
  const { system, planet, planets, target } = fields;
  if (typeof system === 'string' && held.isIn(system)) return true;
  const on = [planet, ...(Array.isArray(planets) ? planets : [])];
  if (on.some((each) => typeof each === 'string' && held.isOn(each))) return true;
  return isAimedAt(target, seat, held);
}

/** Whatever a card was aimed with: seats, systems, planets, alone or several. */
function isAimedAt(target: unknown, seat: Seat, held: Held): boolean {
  if (typeof target === 'number') return target === seat;
  if (typeof target === 'string') return target === String(seat) || held.isIn(target) || held.isOn(target);
  return isFields(target) && Object.values(target).some((each) => isAimedAt(each, seat, held));
}
