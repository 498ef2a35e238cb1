// The terms of Inscription: its game, what its windows are about, and how its sequences are called.
import type { Called, Declared, Reacting, Terms } from '@custodian/kernel';
import type { Events } from './events.ts';
import type { Game } from './game.ts';
import type { Tally } from './rules/council/vote.ts';
import type { Marked } from './rules/marking.ts';

export interface Inscription extends Terms {
  readonly game: Game;
  readonly windows: Windows;
  readonly procedures: Sequences;
  readonly events: Events;
}

export interface Windows {
  /** Strengths are about to be written. */
  'before strength': { readonly level: number };
}

export interface Sequences {
  game: Called<object>;
  setup: Called<object>;
  round: Called<object>;
  strategy: Called<object>;
  war: Called<{ readonly level: number }>;
  production: Called<object>;
  council: Called<object>;
  vote: Called<object, void, Tally>;
  'vote against the rival': Called<object>;
  /** Everybody who has something to mark marks it, unseen; then all markers are down. */
  marking: Called<object, void, Marked>;
  scoring: Called<object>;
  'add strength by a relic': Called<Reacting<Inscription, 'before strength'>>;
}

export type Sequence<N extends keyof Sequences> = Declared<Inscription, N>;
