import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';

/** `custodian help`: it lists the other commands, so it is made from them. */
export function helpFor(others: readonly Command[]): Command {
  const help: Command = {
    name: 'help',
    summary: 'list the commands, or explain one',
    usage: `Usage: custodian help [command] [--json]

  --json   the list as one JSON object`,
    async run(args) {
      const { values, positionals } = parseArgs({
        args,
        options: { json: { type: 'boolean' } },
        allowPositionals: true,
      });
      const commands = [help, ...others];
      const [topic] = positionals;
      if (topic !== undefined) return explain(commands, topic);
      if (values.json) {
        console.log(JSON.stringify({ commands: commands.map(({ name, summary }) => ({ name, summary })) }));
      } else {
        console.log(list(commands));
      }
      return 0;
    },
  };
  return help;
}

function explain(commands: readonly Command[], topic: string): number {
  const command = commands.find(({ name }) => name === topic);
  if (!command) {
    console.error(`custodian help: there is no command "${topic}".\n\n${list(commands)}`);
    return 2;
  }
  console.log(`${command.summary}\n\n${command.usage}`);
  return 0;
}

function list(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return ['Usage: custodian <command> [options]', '', ...lines, '', 'custodian help <command> says more.'].join('\n');
}
