// Names that look the same are the same name: whoever reads a table must be able to tell who is who.

/** Letters of other alphabets, and special ones of our own, by the plain letter they are taken for. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'АаΑαɑ',
  b: 'ВвЬьΒβ',
  c: 'СсϹϲ',
  d: 'ԁđ',
  e: 'ЕеΕε',
  f: 'Ϝſ',
  g: 'ɡց',
  h: 'НнһΗհħ',
  i: 'ІіΙιı',
  j: 'Јјϳ',
  k: 'КкΚκ',
  l: 'Ӏӏł',
  m: 'МмΜ',
  n: 'ПпΝηո',
  o: 'ОоΟοσøօ',
  p: 'РрΡρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'Ѕѕᴤ',
  t: 'ТтΤτ',
  u: 'υսμ',
  v: 'ѴѵνƲ',
  w: 'ԜԝωшШ',
  x: 'ХхΧχ',
  y: 'УуΥγү',
  z: 'Ζζᴢ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
};
const plain = new Map(Object.entries(LOOKS_LIKE).flatMap(([letter, all]) => [...all].map((one) => [one, letter])));

/** What is left of a name for the eye: two names with the same skeleton could be taken for each other. */
export function skeleton(name: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{P}]/gu, '');
  const letters = [...bare].map((one) => plain.get(one) ?? plain.get(one.toLowerCase()) ?? one.toLowerCase()).join('');
  return letters.replace(/[i1|]/g, 'l').replace(/0/g, 'o').replace(/rn/g, 'm').replace(/vv/g, 'w');
}

/** How somebody is called who has gone for good: nobody else can be, for a name has a letter or a figure. */
export const NOBODY = '—';
