// The server with one game more than the list holds.
import { run } from '../../apps/server/src/program.ts';
import { titles } from './titles.ts';

const beside = (name: string): URL => new URL(name, import.meta.url);
const built = new URL('../../apps/server/dist/', import.meta.url);

await run({ titles, bot: beside('./bot.js'), db: new URL('db.js', built), pages: new URL('pages', built) });
