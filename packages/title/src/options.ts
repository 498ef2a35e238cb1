// The choices made before a game, declared as data: the lobby draws them, the soak shuffles them, and what is given is checked
// and completed by the same declaration.
import type { Json, Refusal, Roll } from '@custodian/kernel';

/** Asked for only where another option has this value. */
export interface Condition {
  readonly option: string;
  readonly is: Json;
}

interface Common {
  readonly only?: Condition;
  /** Asked for only with so many seats. */
  readonly seats?: readonly number[];
}

export interface Switch extends Common {
  readonly kind: 'switch';
  readonly usual: boolean;
  /** Always on with so many seats or more: so many cannot play without it. */
  readonly from?: number;
}

export interface Choice extends Common {
  readonly kind: 'choice';
  readonly of: readonly string[];
  readonly usual: string;
  /** Possible, but nothing a lobby asks for. */
  readonly quiet?: readonly string[];
}

/** Something to write: a map. Dropped where it is not asked for. */
export interface Field extends Common {
  readonly kind: 'text';
  readonly usual: string;
}

/** Some of what there is, in order: races for the seats. Dropped where it is not asked for. */
export interface Listing extends Common {
  readonly kind: 'list';
  readonly of: readonly string[];
  readonly usual: readonly string[];
}

export type Option = Switch | Choice | Field | Listing;
export type Options = Readonly<Record<string, Json>>;

/** Options by name, in the order in which they are shown. Each has words: 'option-of-game.NAME' and '….text', a choice also
 *  'option-of-game.NAME.VALUE' and '….text'. */
export type Declaration<O extends Options = Options> = string extends keyof O
  ? Readonly<Record<string, Option>>
  : { readonly [Name in keyof O]: DeclaredAs<O[Name]> };

type DeclaredAs<Value> = Value extends boolean ? Switch : Value extends string ? Choice | Field : Listing;

export const optionKey = (name: string, value?: string): string =>
  value === undefined ? `option-of-game.${name}` : `option-of-game.${name}.${value}`;

export const usualOptions = <O extends Options>(declared: Declaration<O>, seats = 0): O =>
  Object.fromEntries(
    entries(declared).map(([name, option]) => [name, isNeeded(option, seats) || copied(option.usual)]),
  ) as O;

/** So many cannot play without it. */
export const isNeeded = (option: Option, seats: number): boolean =>
  option.kind === 'switch' && option.from !== undefined && seats >= option.from;

/** The options that are asked for, given the others and how many play. */
export const asked = (declared: Declaration, chosen: Options, seats?: number): string[] =>
  entries(declared).flatMap(([name, { only, seats: of }]) =>
    (only === undefined || chosen[only.option] === only.is) &&
    (of === undefined || seats === undefined || of.includes(seats))
      ? [name]
      : [],
  );

/** Complete options from a partial object, or what is wrong with it, by the rule about setting up. */
export function readOptions<O extends Options>(
  declared: Declaration<O>,
  given: Json,
  rule: string,
  seats = 0,
): O | Refusal {
  const usual = usualOptions(declared, seats);
  if (given === null || given === undefined) return usual;
  if (typeof given !== 'object' || Array.isArray(given)) return { rule, text: { key: 'why.options malformed' } };
  for (const [name, value] of Object.entries(given)) {
    const refused = refuseOption(declared as Declaration, name, value, rule);
    if (refused !== null) return refused;
  }
  const unneeded = entries(declared).find(
    ([name, option]) => isNeeded(option, seats) && (given as Options)[name] === false,
  );
  if (unneeded !== undefined) return { rule, text: { key: 'why.option needed', with: { option: unneeded[0], seats } } };
  const options: Record<string, Json> = { ...usual, ...(given as Options) };
  const wanted = asked(declared as Declaration, options);
  for (const [name, { kind, usual: empty }] of entries(declared)) {
    const isContent = kind === 'text' || kind === 'list';
    options[name] = copied(isContent && !wanted.includes(name) ? empty : (options[name] as Json));
  }
  return options as O;
}

/** What each option can be for so many: a switch on or off, or one of a choice; what would have to be written is left out. */
export function possibleValues(declared: Declaration, seats?: number): { readonly [name: string]: readonly Json[] } {
  const demands = (option: string, value: string): boolean =>
    entries(declared).some(([, { kind, only }]) => {
      const isContent = kind === 'text' || kind === 'list';
      return isContent && only?.option === option && only.is === value;
    });
  const possible = entries(declared).flatMap(([name, option]): [string, readonly Json[]][] => {
    const { seats: of } = option;
    if (of !== undefined && seats !== undefined && !of.includes(seats)) return [];
    if (option.kind === 'switch') return [[name, isNeeded(option, seats ?? 0) ? [true] : [true, false]]];
    return option.kind === 'choice' ? [[name, option.of.filter((value) => !demands(name, value))]] : [];
  });
  return Object.fromEntries(possible);
}

/** Each of these at random. */
export const shuffledOptions = (declared: Declaration, roll: Roll, seats?: number): Options =>
  Object.fromEntries(
    Object.entries(possibleValues(declared, seats)).map(([name, values]) => [
      name,
      values[roll(values.length) - 1] as Json,
    ]),
  );

function refuseOption(declared: Declaration, name: string, value: Json, rule: string): Refusal | null {
  const option = Object.hasOwn(declared, name) ? declared[name] : undefined;
  const because = (key: string, parameters: { readonly [name: string]: Json }): Refusal => ({
    rule,
    text: { key, with: parameters },
  });
  if (option === undefined)
    return because('why.unknown option', { option: name, known: Object.keys(declared).join(', ') });
  const known = option.kind === 'switch' ? ['true', 'false'] : option.kind === 'choice' ? option.of : null;
  if (known === null) return fits(option, value) ? null : { rule, text: { key: 'why.options malformed' } };
  return fits(option, value)
    ? null
    : because('why.option value', { option: name, value: shown(value), known: known.join(', ') });
}

function fits(option: Option, value: Json): boolean {
  if (option.kind === 'switch') return typeof value === 'boolean';
  if (option.kind === 'choice') return option.of.includes(value as string);
  return option.kind === 'text' ? typeof value === 'string' : Array.isArray(value);
}

const entries = (declared: object): [string, Option][] => Object.entries(declared) as [string, Option][];
const copied = (value: Json): Json => (Array.isArray(value) ? [...value] : value);
const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
