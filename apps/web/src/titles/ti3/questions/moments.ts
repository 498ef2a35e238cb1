// Why somebody is asked to react: who has done what, and where, from the window that is open.
import type { Frame, Json, Text } from '@custodian/kernel';

interface About {
  readonly [field: string]: Json | undefined;
}

/** What has happened; null when no window is open, or when it says enough by its name. */
export function momentOf(stack: readonly Frame[], isKnown: (key: string) => boolean): Text | null {
  const inner = stack.at(-1);
  if (inner?.run !== 'window') return null;
  const { name, about = {} } = inner.v as { name: string; about?: About };
  const onPlanet = `moment.${name} on planet`;
  const key = about.planet !== undefined && isKnown(onPlanet) ? onPlanet : `moment.${name}`;
  if (!isKnown(key)) return null;
  const { seat, attacker, player, enemy, defender, from, card, ...rest } = about;
  const fields: Record<string, Json | undefined> = {
    ...rest,
    seat: seat ?? attacker,
    player: player ?? enemy ?? defender ?? from,
    strategy: card,
    action: titleOf(card),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined) as [string, Json][];
  return { key, with: Object.fromEntries(known) };
}

/** The title of the action card that is answered: its text says what it does. */
export function cardAnswered(stack: readonly Frame[]): string | null {
  const inner = stack.at(-1);
  if (inner?.run !== 'window') return null;
  const { name, about } = inner.v as { name: string; about?: About };
  return name === 'action card played' ? (titleOf(about?.card) ?? null) : null;
}

/** Copies of a card are numbered: 'plague.2'. */
const titleOf = (card: Json | undefined): string | undefined =>
  typeof card === 'string' ? card.replace(/\.\d+$/, '') : undefined;
