// The terms of the Third Edition: its game, what its windows are about, and how its sequences are called.
import type { Declared, Terms } from '@custodian/kernel';
import type { ContentSequences } from './content/sequences.ts';
import type { Events } from './events.ts';
import type { Game } from './game.ts';
import type { RuleSequences } from './rules/sequences.ts';
import type { Windows } from './rules/windows.ts';

export interface ThirdEdition extends Terms {
  readonly game: Game;
  readonly windows: Windows;
  readonly procedures: Sequences;
  readonly events: Events;
}

export interface Sequences extends RuleSequences, ContentSequences {}

/** A sequence as it is declared. */
export type Sequence<N extends keyof Sequences> = Declared<ThirdEdition, N>;
