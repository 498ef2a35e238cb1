// Who is at this screen.

import { t } from '../words/words.svelte.ts';
import type { Person, Result } from './api.ts';
import { api, hasFailed } from './api.ts';

let person = $state.raw<Person | null>(null);

export const me = (): Person | null => person;

export function isNow(someone: Person | null): void {
  person = someone;
}

export async function loadMe(): Promise<void> {
  const answer = await api.me();
  if (!hasFailed(answer)) person = answer.person;
}

/** A guest with a plain name, for who has not said one; where another has that name, with a number. */
export async function somebody(): Promise<Result<Person>> {
  if (person !== null) return person;
  await loadMe();
  if (person !== null) return person;
  const plain = t('person.guest');
  let answer = await api.name(plain);
  if (hasFailed(answer) && answer.failed === 409)
    answer = await api.name(`${plain} ${1000 + Math.floor(Math.random() * 9000)}`);
  if (hasFailed(answer)) return answer;
  person = answer.person;
  return person ?? { failed: 0 };
}
