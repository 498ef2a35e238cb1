import type { Titles } from '@custodian/title';

/** One word of the command line: `custodian <name> …`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The whole help of this command: how it is called and what its options mean. */
  readonly usage: string;
  /** Does the work, for the games there are, and gives the exit code: 0 well, 1 something is wrong, 2 called the wrong way. */
  run(args: string[], titles: Titles): Promise<number>;
}

/** A command was given something it cannot work with: the message names it and says what is possible. */
export class Misuse extends Error {}
