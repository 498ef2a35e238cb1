// The server with the games of the list.
import { run } from './program.ts';
import { titles } from './titles.ts';

const beside = (name: string): URL => new URL(name, import.meta.url);

await run({ titles, bot: beside('./bot.js'), db: beside('./db.js'), pages: beside('./pages') });
