import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Misuse } from './command.ts';

/** The server knows its own files: a program of its own does the work. Gives the exit code. */
export function serverProgram(
  root: string,
  name: 'doctor' | 'keeper' | 'migrate' | 'move',
  args: readonly string[],
): number {
  const program = join(root, 'apps/server/dist', `${name}.js`);
  if (!existsSync(program)) throw new Misuse('the server is not built yet, run npm run build first.');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  if (stdout !== '') console.log(stdout.trimEnd());
  if (stderr !== '') console.error(stderr.trimEnd());
  return status ?? 1;
}
