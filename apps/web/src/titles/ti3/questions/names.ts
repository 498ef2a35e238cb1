// The name of a thing of the game by its id alone, whatever kind of thing it is.

const families = [
  'system',
  'planet',
  'unit',
  'technology',
  'action',
  'agenda',
  'objective',
  'strategy',
  'leader',
  'race',
];

/** Numbered copies ('empty-3', 'moraleBoost.3') share the name of the thing. */
export function nameOfThing(id: string, word: (key: string) => string | undefined): string | undefined {
  const kind = id.replace(/[-.]\d+$/, '');
  for (const family of families) {
    const found = word(`${family}.${id}`) ?? word(`${family}.${kind}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
