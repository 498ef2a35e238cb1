// The compiler proves a translation complete: the same keys, and in each text the same parameters.

/** The names of the parameters in a text: 'a {b} {n|# ship|# ships}' has 'b' and 'n'. */
export type ParametersOf<T extends string> = T extends `${string}{${infer Inner}}${infer Rest}`
  ? NameOf<Inner> | ParametersOf<Rest>
  : never;
type NameOf<Inner extends string> = Inner extends `${infer Name}|${string}` ? Name : Inner;

/** What a translation of a list of texts must look like. */
export type Translation<Source extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Source]: string;
};

type SameParameters<A extends string, B extends string> = [ParametersOf<A>] extends [ParametersOf<B>]
  ? [ParametersOf<B>] extends [ParametersOf<A>]
    ? true
    : false
  : false;

/** The keys whose parameters differ; `never` when the translation is right. */
export type Differing<Source extends Readonly<Record<string, string>>, Other extends Translation<Source>> = {
  [Key in keyof Source]: SameParameters<Source[Key], Other[Key]> extends true ? never : Key;
}[keyof Source];

/** Fails to compile when a text lacks a parameter or has one too many. */
export type Faithful<Source extends Readonly<Record<string, string>>, Other extends Translation<Source>> =
  Differing<Source, Other> extends never ? true : Differing<Source, Other>;
