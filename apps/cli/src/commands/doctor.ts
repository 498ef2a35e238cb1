import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkout } from '../checkout.ts';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { serverProgram } from '../server-program.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'check this machine and checkout, or the games in a data folder',
  usage: `Usage: custodian doctor [--json]
       custodian doctor --data FOLDER [--repair] [--json]

  --data FOLDER   look through the games kept there: is every answer there as it was stored, and does each table open?
                  Nothing is changed, and a server may be running.
  --repair        mend what is wrong, from the last answer that can be relied on, after a copy of everything; what is
                  dropped is said. No server may be running.
  --json          the findings as one JSON object

Without --data, the data folder is $CUSTODIAN_DATA, or data in the checkout.`,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: { data: { type: 'string' }, repair: { type: 'boolean' }, json: { type: 'boolean' } },
    });
    const root = checkout();
    if (values.data !== undefined) return serverProgram(root, 'doctor', args);
    if (values.repair) throw new Misuse('--repair needs --data FOLDER.');
    const checks = [nodeVersion(), npmVersion(), packages(root), dataFolder(root)];
    const ok = checks.every((check) => check.ok);
    console.log(values.json ? JSON.stringify({ ok, checks }) : table(checks));
    return ok ? 0 : 1;
  },
};

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly found: string;
}

function nodeVersion(): Check {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return { name: 'Node', ok, found: ok ? process.version : `${process.version}, 20.19 or newer is needed` };
}

function npmVersion(): Check {
  // On Windows npm is a batch file, which only a shell can start.
  const { status, stdout } = spawnSync('npm --version', { shell: true, encoding: 'utf8' });
  return { name: 'npm', ok: status === 0, found: status === 0 ? stdout.trim() : 'not found' };
}

/** The installer leaves a stamp that begins with the hash of the lock file it installed. */
function packages(root: string): Check {
  const name = 'packages';
  const stamp = join(root, 'node_modules/.install-stamp');
  if (!existsSync(stamp)) return { name, ok: false, found: 'not installed, run npm run build' };
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const ok = readFileSync(stamp, 'utf8').startsWith(lock);
  return { name, ok, found: ok ? 'installed' : 'older than package-lock.json, run npm run build' };
}

function dataFolder(root: string): Check {
  const folder = resolve(process.env.CUSTODIAN_DATA ?? join(root, 'data'));
  const name = 'data folder';
  const there = nearestExisting(folder);
  try {
    accessSync(there, constants.W_OK);
  } catch {
    return { name, ok: false, found: `${there} cannot be written to` };
  }
  if (!statSync(there).isDirectory()) return { name, ok: false, found: `${there} is not a folder` };
  return { name, ok: true, found: there === folder ? folder : `${folder}, made when it is needed` };
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

function table(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return checks.map(({ name, ok, found }) => `${ok ? 'ok   ' : 'WRONG'}  ${name.padEnd(width)}  ${found}`).join('\n');
}
