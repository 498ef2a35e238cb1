// The name of a thing of the game by its id alone, whatever kind of thing it is.

const families = [
  'planet',
  'unit',
  'technology',
  'action',
  'agenda',
  'objective',
  'strategy',
  'note',
  'faction',
  'ability',
  'system',
  'leader',
  'exploration',
  'relic',
  'legendary',
  'attachment',
];

/** Numbered copies ('moraleBoost.3') and notes with their seats ('ceasefire.2') share the name of the thing. */
export function nameOfThing(id: string, word: (key: string) => string | undefined): string | undefined {
  const kind = id.replace(/\.\d+$/, '');
  for (const family of families) {
    const found = word(`${family}.${id}`) ?? word(`${family}.${kind}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
