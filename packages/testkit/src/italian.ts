// Articles and prepositions that no Italian sentence has, and words for which the texts have another one.

/** What no Italian sentence says. */
const wrong: readonly (readonly [what: string, found: RegExp])[] = [
  ['a preposition that should have grown together', /(?<!\p{L})(di|a|da|in|su) (il|lo|gli|l’)(?!\p{L})/iu],
  ['a preposition grown together twice', /(?<!\p{L})(ne|de|a|da|su)l(il|i|gli) /iu],
  ['an article twice', /(?<!\p{L})(il|lo|la|i|gli|le|del|della|dei|degli|delle|nel|nella) (il|lo|gli|i)(?!\p{L})/iu],
  [
    'a missing article',
    /(?<!\p{L})(di|a|da|in|su|tra|per|con) (Sistema|Campo di asteroidi|Nebulosa|SuperNova|Tempesta|Tunnel|Nexus)(?!\p{L})/u,
  ],
  [
    'il before a vowel or an impure s',
    /(?<![\p{L}’])(il|del|al|dal|nel|sul|un bel) ([aeiouàèìòù]|z|x|y|gn|ps|s[bcdfglmnpqrtv])/iu,
  ],
  [
    'lo before a plain consonant',
    /(?<![\p{L}’])(lo|dello|allo|dallo|nello|sullo|uno) ([bcdfghjklmqrtvw]|s[aeiou])\p{L}+ (?=di|del|nemic|avversari)/iu,
  ],
  ['la before a vowel', /(?<![\p{L}’])(della|alla|dalla|nella|sulla) [aeiou]/iu],
  ['dei before a vowel or an impure s', /(?<![\p{L}’])(dei|ai|nei|sui) ([aeiou]|z|x|y|gn|ps|s[bcdfglmnpqrtv])/iu],
  ['degli before a plain consonant', /(?<![\p{L}’])(degli|agli|dagli|negli|sugli) ([bcdfghjklmqrtvw]|s[aeiou])/iu],
  ['un before an impure s', /(?<![\p{L}’])un (z|x|gn|ps|s[bcdfglmnpqrtv])/iu],
  ['nave is the word for a ship', /astronav/iu],
  ['carta strategica, azione strategica', /(?<!\p{L})cart[ae] strategia/iu],
  ['planets are carichi or scarichi', /pianet[ai] (pront|esaurit|disponibil)/iu],
  ['objectives are claimed: reclamare', /(realizz|dichiar)\p{L}+ (\p{L}+ )?obiettiv/iu],
  ['abilità primaria, abilità secondaria', /capacità (primari|secondari)/iu],
  ['things are written small', /Contator[ei] di Comando|Ben[ei] di Commercio|Forz[ae] di Terra/u],
  ['un’ before a masculine noun', /(?<!\p{L})un’(incrociatore|avversario|altro|obiettivo|ordine|accordo|anello)/iu],
];

/** What is wrong with a sentence, each fault with the sentence. */
export const faultsInItalian = (sentence: string): string[] =>
  wrong.filter(([, found]) => found.test(sentence)).map(([what]) => `${what}: ${sentence}`);
