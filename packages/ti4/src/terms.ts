// The terms of the Fourth Edition: its game, what its windows are about, and how its sequences are called.
import type { Declared, Terms } from '@custodian/kernel';
import type { ContentSequences } from './content/sequences.ts';
import type { Events } from './events/index.ts';
import type { Game } from './game.ts';
import type { RuleSequences } from './rules/sequences.ts';
import type { Windows } from './rules/windows.ts';

export interface FourthEdition extends Terms {
  readonly game: Game;
  readonly windows: Windows;
  readonly procedures: Sequences;
  readonly events: Events;
}

export interface Sequences extends RuleSequences, ContentSequences {}

/** A sequence as it is declared. */
export type Sequence<N extends keyof Sequences> = Declared<FourthEdition, N>;
