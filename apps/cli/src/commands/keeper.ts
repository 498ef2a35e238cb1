import { parseArgs } from 'node:util';
import { checkout } from '../checkout.ts';
import type { Command } from '../command.ts';
import { serverProgram } from '../server-program.ts';

export const keeper: Command = {
  name: 'keeper',
  summary: 'say who looks after a server: announcements, closing, copies, people and reports',
  usage: `Usage: custodian keeper [NAME] [--remove] [--data FOLDER] [--json]

  NAME           the person who becomes a keeper, by the name he has on the page; without a name the keepers are listed
  --remove       he is no keeper any more
  --data FOLDER  the data folder of the server (./data); with DATABASE_URL its database instead
  --json         the keepers as one JSON object

The person must be able to come back: he has set a password or added a passkey on the page, so that the name is his alone, or confirmed a
mail address. The server may be running: it counts at once. Every change stands in the record of the keepers' page.`,
  async run(args) {
    parseArgs({
      args,
      allowPositionals: true,
      options: { remove: { type: 'boolean' }, data: { type: 'string' }, json: { type: 'boolean' } },
    });
    return serverProgram(checkout(), 'keeper', args);
  },
};
