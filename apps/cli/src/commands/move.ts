import { parseArgs } from 'node:util';
import { checkout } from '../checkout.ts';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { serverProgram } from '../server-program.ts';

export const move: Command = {
  name: 'move',
  summary: 'carry a whole server from a data folder to a PostgreSQL database, or back',
  usage: `Usage: custodian move --from PLACE --to PLACE [--json]

  --from PLACE   a data folder, or postgres://user@host:5432/name; it is only read
  --to PLACE     the same; it must be empty (a database that is not set up yet is set up)
  --json         the counts and hashes as one JSON object

People, sessions, tables, answers, saved states and chat: everything is copied, read again on the other side and compared, count and
hash, before it counts there. Whatever goes wrong, nothing has changed. No server may be running on either. A password may be given as
PGPASSWORD instead of in the address.`,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
    });
    for (const way of ['from', 'to'] as const) if (!values[way]) throw new Misuse(`--${way} must name a place.`);
    return serverProgram(checkout(), 'move', args);
  },
};
