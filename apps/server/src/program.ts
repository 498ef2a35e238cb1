// The server as a program: for the games it is given, with its threads and pages beside it.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Titles } from '@custodian/title';
import { startBots } from './bots/pool.ts';
import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import { startServer } from './http/server.ts';
import { backupsIn } from './keeping/backups.ts';
import type { Nodes } from './nodes/places.ts';
import { alone } from './nodes/places.ts';
import { holdFolder } from './storage/lock.ts';
import type { Storage } from './storage/storage.ts';
import { copyInThread, openInThread } from './storage/thread.ts';

export interface Parts {
  readonly titles: Titles;
  /** The scripts of the threads: the bots' and the storage's. */
  readonly bot: URL;
  readonly db: URL;
  /** The folder of the page's files. */
  readonly pages: URL;
}

export async function run({ titles, bot, db, pages }: Parts): Promise<void> {
  // Games live long, copies of them do not, and both are made by the same code: the younger ones are not to be kept like the old.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // What is held is tidied up before it has grown by half: else two thirds of a busy server's memory would be what nobody holds any more.
  setFlagsFromString('--heap-growing-percent=50');
  const config = readConfig(process.argv.slice(2), process.env);
  if ('problem' in config) return end(2, config.problem);
  const { storage, nodes } = await inFolderOrDatabase(config, db, titles);

  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const bots = startBots(bot, threads, config.botTime);
  try {
    const running = await startServer(config, {
      ...{ titles, storage, nodes, pages: pages.pathname },
      backups: config.database === null ? backupsIn(config.data, (file, to) => copyInThread(db, file, to)) : null,
      ...{ askBot: bots.ask, adviseSeat: bots.advise, botsWaiting: bots.waiting },
    });
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
    // Whoever reads this may end it.
    console.log(`Custodian is open: http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${running.port}`);
    bots.prepare();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    end(
      1,
      code === 'EADDRINUSE'
        ? `Port ${config.port} is in use. Choose another with --port, or 0 for any free one.`
        : `The server could not start: ${message}`,
    );
  }
}

async function inFolder(db: URL, folder: string): Promise<Storage> {
  const storage = openInThread(db, join(folder, 'custodian.db'));
  try {
    if (!holdFolder(folder))
      end(1, `The data folder ${folder} is in use by another server. Stop it, or choose another folder with --data.`);
    await storage.check(0);
  } catch (error) {
    end(1, `The data folder ${folder} cannot be used: ${(error as Error).message}`);
  }
  return storage;
}

/** What speaks with databases is loaded only here. */
async function inFolderOrDatabase(
  config: Config,
  db: URL,
  titles: Titles,
): Promise<{ storage: Storage; nodes: Nodes }> {
  const { database, node: address, host, redis } = config;
  if (database === null) return { storage: await inFolder(db, config.data), nodes: alone };
  const { openPostgres } = await import('./storage/postgres/open.ts');
  const { joinNodes } = await import('./nodes/nodes.ts');
  let nodes = alone;
  try {
    const storage = await openPostgres(database, async () => {
      const wire = redis === null ? {} : { wire: (await import('./nodes/redis.ts')).listenThroughRedis(redis) };
      const joined = await joinNodes({ database, titles, address, host, ...wire });
      nodes = joined.nodes;
      return joined.fences;
    });
    return { storage, nodes };
  } catch (error) {
    return end(1, `The server could not start: ${(error as Error).message}`);
  }
}

function end(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}
