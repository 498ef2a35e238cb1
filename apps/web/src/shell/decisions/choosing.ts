// Picking among the options of a choose decision.
import type { Json, Option } from '@custodian/kernel';
import type { ChooseView } from '@custodian/protocol';

/** The picks after an option was pointed at: one choice replaces the other, several come and go. */
export function toggle(picks: readonly string[], id: string, most: number): readonly string[] {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  if (most === 1) return [id];
  return picks.length < most ? [...picks, id] : picks;
}

/** How many picks are missing, or are too many; 0 when the number is right. */
export function lacking({ pick: [least, most] }: Pick<ChooseView, 'pick'>, picked: number): number {
  return picked < least ? least - picked : Math.min(0, most - picked);
}

/** The digit that a key picks an option by; null while somebody writes, or for any other key. */
export function digitOf(event: KeyboardEvent): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return null;
  const writes = 'textarea, select, input[type=text], input[type=search]';
  if (event.target instanceof HTMLElement && event.target.matches(writes)) return null;
  return /^[1-9]$/.test(event.key) ? Number(event.key) : null;
}

/** Options that a piece of the board stands for. */
export const optionsOn = (options: readonly Option[], piece: string): readonly Option[] =>
  options.filter((option) => piecesIn(option).includes(piece));

export const piecesOf = (options: readonly Option[]): readonly string[] => [...new Set(options.flatMap(piecesIn))];

/** What an option stands for on the board: what it says itself, else the places that its text names. */
function piecesIn({ on, text }: Option): readonly string[] {
  if (on !== undefined) return on;
  if (text.key.startsWith('planet.')) return [text.key.slice('planet.'.length)];
  return ['system', 'system1', 'system2', 'planet'].flatMap((name) => {
    const place = text.with?.[name];
    return typeof place === 'string' ? [place] : [];
  });
}

/** Nothing can be picked, and it goes by without an answer: there is nothing to ask. */
export const isInformation = ({
  options,
  pick: [least],
  secret,
}: Pick<ChooseView, 'options' | 'pick' | 'secret'>): boolean => secret && options.length === 0 && least === 0;

/** What is picked before anything is touched: what is proposed, or the only thing there is. */
export function proposedPicks({
  options,
  pick: [least],
  proposal,
}: Pick<ChooseView, 'options' | 'pick' | 'proposal'>): readonly string[] {
  if (proposal !== null) return proposal;
  return least === 1 && options.length === 1 ? options.map((o) => o.id) : [];
}

/** An answer that one click gives; without an option: no. */
export interface QuickAnswer {
  readonly option: Option | null;
  readonly value: readonly string[];
}

/** The answers of a question of yes or no, or of one that has a single answer; empty for every other question. */
export function quickAnswers({ options, pick: [least, most] }: Pick<ChooseView, 'options' | 'pick'>): QuickAnswer[] {
  if (most !== 1) return [];
  const isYesOrNo = options.length === 2 && options[0]?.id === 'yes' && options[1]?.id === 'no';
  if (options.length !== 1 && !(isYesOrNo && least === 1)) return [];
  const given = options.map((option) => ({ option, value: [option.id] }));
  return least === 0 ? [...given, { option: null, value: [] }] : given;
}

export const sameAnswer = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
