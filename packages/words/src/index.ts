// From keys to sentences, in the languages of the house. Every title and the page word their texts with this.
export type { Language, Resolve, Speaker } from './format.ts';
export { format, languages, lists, numbers, perLanguage, speak } from './format.ts';
export type { Gender, Nouns } from './joining.ts';
export { joined, nounsOf } from './joining.ts';
export type { Catalogue, ParametersOf, SameParameters, Translation } from './translation.ts';
