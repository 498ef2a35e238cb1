import { parseArgs } from 'node:util';
import { checkout } from '../checkout.ts';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { serverProgram } from '../server-program.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: 'set up the PostgreSQL database of a server, or bring it up to date',
  usage: `Usage: DATABASE_URL=postgres://user:password@host:5432/name custodian migrate

Takes the steps that the database lacks, each in one transaction, and says which. Nothing is done twice: several may call
it at the same time. There is no way back; servers of the version before play on until they are replaced.`,
  async run(args) {
    parseArgs({ args, options: {} });
    if (!process.env.DATABASE_URL) throw new Misuse('DATABASE_URL must say which database.');
    return serverProgram(checkout(), 'migrate', args);
  },
};
