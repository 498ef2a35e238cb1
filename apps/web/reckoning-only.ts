// The page reckons with a game and never plays it: of a component it needs what it changes, not who reacts to what and in which
// steps. These are left out of what the page brings of a title that has a module for it, `src/reckoned.ts`. A thread beside the page,
// which plays, is built without this.
import { existsSync } from 'node:fs';
import { type Plugin, parseAst } from 'vite';

/** The rulebook of a title, and its components. */
const RULES = /^(.*\/packages\/([^/]+)\/src)\/\2\.ts$/;
const COMPONENTS = /^(.*\/packages\/[^/]+\/src)\/content\/(?!facts\/)/;
const PLAYED = ['reacts', 'procedures', 'effect', 'later', 'aim', 'may', 'could'];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly computed: boolean;
  readonly key: { readonly name?: string; readonly value?: unknown };
}

export const reckoningOnly = (): Plugin => ({
  name: 'reckoning-only',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (isOfReckoned(RULES, id)) throw new Error(`the page would play with half of its rules: it brings ${id}`);
    return isOfReckoned(COMPONENTS, id) ? { code: withoutPlay(code), map: null } : null;
  },
});

function isOfReckoned(pattern: RegExp, id: string): boolean {
  const source = pattern.exec(id)?.[1];
  return source !== undefined && existsSync(`${source}/reckoned.ts`);
}

/** Lines that are only named there are then used by nobody, and fall away by themselves. */
export function withoutPlay(code: string): string {
  let left = '';
  let at = 0;
  for (const { start, end } of playedIn(parseAst(code) as Node)) {
    left += code.slice(at, start);
    at = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return left + code.slice(at);
}

/** The properties of objects in which a component says how it is played, in the order of the text. */
function playedIn(node: Node): Property[] {
  return Object.values(node)
    .flat()
    .filter((part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part)
    .flatMap((part) =>
      // What is taken out of an object has the same form as what is put into one.
      node.type === 'ObjectExpression' && part.type === 'Property' && isPlayed(part as Property)
        ? [part as Property]
        : playedIn(part),
    );
}

const isPlayed = ({ computed, key }: Property): boolean => !computed && PLAYED.includes(key.name ?? String(key.value));
