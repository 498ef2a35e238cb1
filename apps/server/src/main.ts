// The server as a program.
import { join } from 'node:path';
import { startBots } from './bots/pool.ts';
import { readConfig } from './config.ts';
import { startServer } from './http/server.ts';
import { openSqlite } from './storage/sqlite.ts';

const config = readConfig(process.argv.slice(2), process.env);
if ('problem' in config) {
  console.error(config.problem);
  process.exit(2);
}

const pages = new URL('./pages', import.meta.url).pathname;
let storage: ReturnType<typeof openSqlite>;
try {
  storage = openSqlite(join(config.data, 'custodian.db'));
  await storage.check();
} catch (error) {
  console.error(`The data folder ${config.data} cannot be used: ${(error as Error).message}`);
  process.exit(1);
}

const bots = startBots(new URL('./bot.js', import.meta.url), 1, config.botTime);
try {
  const running = await startServer(config, storage, bots.ask, pages);
  console.log(`Custodian is open: http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${running.port}`);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await running.stop();
    await bots.stop();
    await storage.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${config.port} is in use. Choose another with --port, or 0 for any free one.`
      : `The server could not start: ${message}`,
  );
  process.exit(1);
}
