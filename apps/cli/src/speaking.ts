// A game in words.
import type { Text } from '@custodian/kernel';
import type { Title } from '@custodian/title';
import type { Language } from '@custodian/words';
import { speak } from '@custodian/words';

export type Say = (text: Text, game: unknown) => string;

/** Words a text, calling the players by what they play where a game is given. */
export async function speakerOf(title: Title, language: Language): Promise<Say> {
  const words = await title.words[language]();
  return (text, game) => {
    const seat = (n: number): string => (game === null ? undefined : title.nameOf(game, n, words)) ?? `#${n + 1}`;
    return speak(text, { language, words, seat });
  };
}

/** Has a key words in every language? */
export async function wordsOf(title: Title): Promise<(key: string) => boolean> {
  const catalogues = await Promise.all(Object.values(title.words).map((load) => load()));
  return (key) => catalogues.every((words) => Object.hasOwn(words, key));
}
