// The built server as a process of its own, as a host runs it.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built server with the games of the list. */
export const theServer = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface Launched {
  readonly port: number;
  /** What it has printed so far, on both channels. */
  readonly printed: () => string;
  /** Ends it with a signal and waits until it is gone; gives the exit code, null when the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts the server and waits for the address it prints. */
export const launch = (folder: string, ...flags: string[]): Promise<Launched> =>
  launchProgram(theServer, folder, ...flags);

/** The same with a server that was built for other games. */
export const launchProgram = (program: string, folder: string, ...flags: string[]): Promise<Launched> =>
  ready(run(program, {}, '--port', '0', '--data', folder, ...flags));

/** The same with an environment and flags of its own. */
export const launchProgramWith = (
  program: string,
  env: Readonly<Record<string, string>>,
  ...flags: string[]
): Promise<Launched> => ready(run(program, env, '--port', '0', ...flags));

/** The same with an environment of its own, which says where games are kept. */
export const launchWith = (env: Readonly<Record<string, string>>, ...flags: string[]): Promise<Launched> =>
  launchProgramWith(theServer, env, ...flags);

function ready({ child, printed, gone }: Process): Promise<Launched> {
  return new Promise((open, fail) => {
    gone.then((code) => fail(new Error(`the server ended with ${code}: ${printed()}`)));
    child.stdout?.on('data', () => {
      const port = /http:\/\/[^:]+:(\d+)/.exec(printed())?.[1];
      if (port === undefined) return;
      const end = (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
        child.kill(signal);
        return gone;
      };
      open({ port: Number(port), printed, end });
    });
  });
}

/** Runs the server with flags that end it by itself. */
export const launchAndEnd = (...flags: string[]): Promise<Ended> => runToEnd(theServer, {}, ...flags);

interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs a program of the server until it has ended by itself. */
export async function runToEnd(
  program: string,
  env: Readonly<Record<string, string>>,
  ...flags: string[]
): Promise<Ended> {
  const { printed, gone } = run(program, env, ...flags);
  return { code: await gone, printed: printed() };
}

interface Process {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly gone: Promise<number | null>;
}

function run(program: string, env: Readonly<Record<string, string>>, ...flags: string[]): Process {
  if (!existsSync(program)) throw new Error('build the server first');
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, [program, ...flags], { stdio, env: { ...process.env, ...env } });
  let text = '';
  for (const channel of [child.stdout, child.stderr])
    channel?.on('data', (chunk) => {
      text += String(chunk);
    });
  const gone = new Promise<number | null>((end) => child.once('close', (code) => end(code)));
  return { child, printed: () => text, gone };
}
