import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ListedComponent, Title } from '@custodian/title';
import { checkout, soakFile } from '../checkout.ts';
import type { Command } from '../command.ts';
import { titleNamed } from '../input.ts';

export const ledger: Command = {
  name: 'ledger',
  summary: 'list every component: does it behave, which scenarios show it, how often was it used',
  usage: `Usage: custodian ledger [--game NAME] [--check] [--missing] [--json]

  --game      only the components of one game (default: of all)
  --check     exit code 1 when a component has no behaviour or no scenario
  --missing   only the components that lack something
  --json      the list as one JSON object

Scenarios are read from the tests of the game's package, uses from its last custodian soak.`,
  async run(args, titles) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string' },
        check: { type: 'boolean' },
        missing: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    const chosen = values.game === undefined ? [...titles.values()] : [titleNamed(titles, values.game)];
    const entries: Entry[] = [];
    for (const title of chosen) entries.push(...(await entriesOf(title)));
    const wrong = entries.filter((entry) => entry.lacks !== null);
    const listed = values.missing ? wrong : entries;
    if (values.json) console.log(JSON.stringify({ components: listed.map(({ lacks: _, ...entry }) => entry) }));
    else console.log(table(listed));
    if (!values.check) return 0;
    for (const { id, lacks } of wrong) console.error(`${id} ${lacks}`);
    return wrong.length > 0 ? 1 : 0;
  },
};

export interface Entry extends Component {
  readonly scenarios: readonly string[];
  /** In the last soak; null without one. */
  readonly used: number | null;
  /** What it lacks; null when nothing. */
  readonly lacks: string | null;
}

export interface Scenario {
  readonly name: string;
  readonly components: readonly string[];
}

interface Component extends ListedComponent {
  readonly title: string;
}

/** A title's tests lie in the package that is called after it. */
async function entriesOf({ id: title, ledger }: Title): Promise<Entry[]> {
  const scenarios = scenariosByComponent(readTests(join(checkout(), 'packages', title, 'test')));
  const used = lastSoak(title);
  return (await ledger()).map((component) => entryOf({ title, ...component }, scenarios, used));
}

function entryOf(
  component: Component,
  scenarios: ReadonlyMap<string, readonly string[]>,
  used: Readonly<Record<string, number>> | null,
): Entry {
  const { id, registered } = component;
  const named = scenarios.get(id) ?? [];
  const lacks = !registered ? 'has no behaviour' : named.length === 0 ? 'has no scenario' : null;
  return {
    ...component,
    scenarios: named,
    used: used === null ? null : (used[id] ?? 0),
    lacks,
  };
}

/** The scenario calls in a test: `scenario(['technology:warSun'], 'a war sun …', …)`. */
export function scenariosIn(source: string): Scenario[] {
  const calls = source.matchAll(
    /\bscenario\(\s*\[([^\]]*)\]\s*,\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g,
  );
  return [...calls].map(([, components = '', single, double, template]) => ({
    name: (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
    components: [...components.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, a, b]) => (a ?? b) as string),
  }));
}

function scenariosByComponent(sources: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, components } of sources.flatMap(scenariosIn))
    for (const component of components) found.set(component, [...(found.get(component) ?? []), name]);
  return found;
}

function readTests(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function lastSoak(title: string): Record<string, number> | null {
  try {
    return JSON.parse(readFileSync(soakFile(title), 'utf8')).used;
  } catch {
    return null;
  }
}

function table(entries: readonly Entry[]): string {
  const chapters = new Set(entries.map((e) => `${e.title}: ${e.kind}`));
  const lines = [...chapters].flatMap((chapter) => {
    const own = entries.filter((e) => `${e.title}: ${e.kind}` === chapter);
    const count = (test: (e: Entry) => boolean): number => own.filter(test).length;
    const head = `${chapter}: ${own.length}, ${count((e) => e.registered)} registered, ${count((e) => e.scenarios.length > 0)} with a scenario`;
    return [head, ...own.map(line)];
  });
  const lacking = entries.filter((e) => e.lacks !== null).length;
  const end = lacking === 0 ? 'every component is complete' : `${lacking} components lack something`;
  return [
    ...lines,
    '',
    entries.some((e) => e.used === null) ? 'no soak yet: uses are not known' : 'used: in the last soak',
    end,
  ].join('\n');
}

function line({ id, registered, scenarios, used, lacks, note }: Entry): string {
  const shown = scenarios.length === 1 ? '1 scenario' : `${scenarios.length} scenarios`;
  const parts = [registered ? 'registered' : 'not registered', shown, ...(used === null ? [] : [`used ${used}`])];
  if (used === 0 && note !== undefined) parts.push(note);
  return `  ${lacks === null ? ' ' : '!'} ${id.padEnd(44)} ${parts.join(', ')}`;
}
