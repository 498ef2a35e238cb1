// Names for what nobody has named: the game's own word for it, else the id as plain words.

/** Numbered copies ('boon.3') share the name of the thing; families are words before a dot ('card.boon'). */
export function plainName(id: string, word: (key: string) => string | undefined): string {
  const kind = id.replace(/[-.]\d+$/, '');
  return word(id) ?? word(`thing.${kind}`) ?? readable(kind);
}

/** 'tradeGoods' and 'trade-goods' as "Trade goods". */
export function readable(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_:]+/g, ' ')
    .trim()
    .toLocaleLowerCase();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Each once; those that come several times with their number. */
export const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return count === 1 ? name : `${count} × ${name}`;
  });
