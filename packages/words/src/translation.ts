// The compiler proves that a translation is complete: the same keys, and in each text the same parameters.

/** Texts by key. A text may name parameters: `{planet}`, or `{count|1 ship|# ships}` where the number picks the form.
 *  A single form, `{system|in}`, is a word that joins with the article of the name; see joining.ts. */
export type Catalogue = Readonly<Record<string, string>>;

/** The names of the parameters in a text. */
export type ParametersOf<Words extends string> = Words extends `${string}{${infer Inside}}${infer Rest}`
  ? NameIn<Inside> | ParametersOf<Rest>
  : never;

/** What the texts of another language must look like: no key missing or strange, no parameter forgotten. */
export type Translation<English extends Catalogue> = {
  readonly [Key in keyof English]: Naming<ParametersOf<English[Key]>>;
};

/** A finished catalogue; a text that names a parameter the English one lacks fits nothing. */
export type SameParameters<English extends Catalogue, Own extends Catalogue> = {
  readonly [Key in keyof English]: Key extends keyof Own
    ? [ParametersOf<Own[Key]>] extends [ParametersOf<English[Key]>]
      ? string
      : never
    : never;
};

type NameIn<Inside extends string> = Inside extends `${infer Name}|${string}` ? Name : Inside;

/** A text that holds every one of these parameters, in any order. */
type Naming<Name extends string> = [Name] extends [never]
  ? string
  : (Name extends string ? (text: `${string}{${Name}${'}' | '|'}${string}`) => void : never) extends (
        text: infer Each,
      ) => void
    ? Each
    : never;
