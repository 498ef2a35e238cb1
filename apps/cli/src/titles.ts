// The games the command line knows, and what it needs to know about each.
import { spiritedPolicy } from '@custodian/bots';
import type { Decision, Json, Roll, Rules, State, Text } from '@custodian/kernel';
import type { LawsOptions } from '@custodian/testkit/laws';
import { ti3Laws } from '@custodian/testkit/ti3-laws';
import type { Game } from '@custodian/ti3';
import { defaultOptions, ti3 } from '@custodian/ti3';
import { en } from '@custodian/ti3/words/en/index';
import type { Language } from '@custodian/ti3/words/format';
import { speak } from '@custodian/ti3/words/format';
import { it } from '@custodian/ti3/words/it/index';

export type { Language };
export const languages: readonly Language[] = ['en', 'it'];

export interface Title {
  readonly id: string;
  readonly rules: Rules<Game>;
  readonly seats: readonly [least: number, most: number];
  /** What else holds in this game, beside the laws of every game. */
  readonly laws: Pick<LawsOptions<Game>, 'also' | 'ambiguous' | 'kinds' | 'offers' | 'alone'>;
  /** A player who does as much as he can. */
  spirited(state: State<Game>, decision: Decision, roll: Roll): Json;
  /** Switches that a soak turns on and off. */
  readonly switches: readonly string[];
  hasWords(key: string): boolean;
  /** Words a text, calling the players by their races where a game is given. */
  speaker(language: Language, game: Game | null): { say(text: Text): string };
  rounds(game: Game): number;
  /** Why the game ended; null while it goes on. */
  ending(game: Game): string | null;
}

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, it };

export const titles = {
  ti3: {
    id: 'ti3',
    rules: ti3,
    seats: [3, 6],
    laws: ti3Laws,
    spirited: (state, decision, roll) => spiritedPolicy({ rules: ti3, state, seat: decision.seat, decision, roll }),
    switches: Object.entries(defaultOptions)
      .filter(([, value]) => typeof value === 'boolean')
      .map(([name]) => name),
    hasWords: (key) => Object.hasOwn(en, key) && Object.hasOwn(it, key),
    speaker: (language, game) => {
      const words = catalogues[language];
      const seat = (n: number): string => words[`race.${game?.players[n]?.race ?? ''}`] ?? `#${n + 1}`;
      return { say: (text) => speak(text, { language, words, seat }) };
    },
    rounds: (game) => game.round,
    ending: (game) => game.winner?.why ?? null,
  },
} as const satisfies Record<string, Title>;
