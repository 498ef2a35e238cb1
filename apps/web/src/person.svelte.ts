// Who is at this screen.
import type { Person } from './api.ts';
import { api, hasFailed } from './api.ts';
import { t } from './words/words.svelte.ts';

let person = $state.raw<Person | null>(null);

export const me = (): Person | null => person;

export function isNow(someone: Person | null): void {
  person = someone;
}

export async function loadMe(): Promise<void> {
  const answer = await api.me();
  if (!hasFailed(answer)) person = answer.person;
}

/** A guest with a plain name, for who has not said one; null when the server cannot be reached. */
export async function somebody(): Promise<Person | null> {
  if (person !== null) return person;
  await loadMe();
  if (person !== null) return person;
  const answer = await api.name(t('person.guest'));
  if (!hasFailed(answer)) person = answer.person;
  return person;
}
