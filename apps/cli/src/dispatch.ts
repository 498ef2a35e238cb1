import type { Titles } from '@custodian/title';
import type { Command } from './command.ts';
import { Misuse } from './command.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { doctor } from './commands/doctor.ts';
import { helpFor } from './commands/help.ts';
import { keeper } from './commands/keeper.ts';
import { ladder } from './commands/ladder.ts';
import { ledger } from './commands/ledger.ts';
import { migrate } from './commands/migrate.ts';
import { move } from './commands/move.ts';
import { odds } from './commands/odds.ts';
import { replay } from './commands/replay.ts';
import { sim } from './commands/sim.ts';
import { soak } from './commands/soak.ts';
import { unknownOption } from './nearest.ts';
import { titles as known } from './titles.ts';

const others: readonly Command[] = [
  sim,
  replay,
  odds,
  soak,
  balance,
  ladder,
  bench,
  ledger,
  doctor,
  migrate,
  move,
  keeper,
];
const help = helpFor(others);
const commands: readonly Command[] = [help, ...others];

/** Runs one command line, without the `custodian` in front, and gives the exit code. */
export async function dispatch(argv: readonly string[], titles: Titles = known): Promise<number> {
  const [first = 'help', ...args] = argv;
  const name = first === '--help' || first === '-h' ? 'help' : first;
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    console.error(`custodian: there is no command "${name}". There is: ${commands.map((c) => c.name).join(', ')}.`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) return help.run([name], titles);
  try {
    return await command.run(args, titles);
  } catch (error) {
    if (!isMisuse(error)) throw error;
    const unknown = UNKNOWN_OPTION.exec(error.message)?.[1];
    const said = unknown === undefined ? error.message : unknownOption(unknown, command.usage);
    console.error(`custodian ${name}: ${said}\n\n${command.usage}`);
    return 2;
  }
}

/** As node:util parseArgs words it. */
const UNKNOWN_OPTION = /^Unknown option '(-[^']*)'/;

/** An unknown option or a missing value, as node:util parseArgs reports it, or what a command cannot work with. */
function isMisuse(error: unknown): error is Error {
  if (error instanceof Misuse) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
