import type { TableFault } from '@custodian/protocol';

/** A table that cannot be opened as it is stored: what those who sit there are told, and in words what is wrong, for whoever
 *  runs the server. It stays so until somebody does something about it. */
export class CannotOpen extends Error {
  constructor(
    readonly fault: TableFault,
    message: string,
    /** The row of history at which it fails, when that is known. */
    readonly row: number | null = null,
  ) {
    super(message);
  }
}

/** For those who look for a table: what they are told when it cannot be opened. Anything else that went wrong still fails. */
export function unopened(error: unknown): CannotOpen {
  if (error instanceof CannotOpen) return error;
  throw error;
}
