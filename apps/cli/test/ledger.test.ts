import { expect, test } from 'vitest';
import { scenariosIn } from '../src/commands/ledger.ts';
import { captured } from './output.ts';

const { out, custodian, json } = captured();

test('scenario calls are read as they are written', () => {
  const source = `
    scenario(['technology:warSun', 'unit:warSun'], 'a war sun moves', () => {});
    scenario(
      ["ability:sol.levy"],
      "Sol's levy",
      () => {},
    );
    scenario(['sequence:movement'], \`what isn\\'t \\\`possible\\\`\`, () => {});
    scenario([], 'nothing named', run);`;
  expect(scenariosIn(source)).toEqual([
    { name: 'a war sun moves', components: ['technology:warSun', 'unit:warSun'] },
    { name: "Sol's levy", components: ['ability:sol.levy'] },
    { name: "what isn't `possible`", components: ['sequence:movement'] },
    { name: 'nothing named', components: [] },
  ]);
});

test('the ledger lists every component of the printed facts once', async () => {
  expect(await custodian('ledger', '--json')).toBe(0);
  const { components } = json() as { components: { title: string; kind: string; id: string; scenarios: string[] }[] };
  // Titles may call their components alike.
  const named = components.map((c) => `${c.title} ${c.id}`);
  expect(new Set(named).size).toBe(named.length);
  const ids = components.filter((c) => c.title === 'ti3').map((c) => c.id);
  for (const id of [
    'race:sol',
    'technology:warSun',
    'unit:carrier',
    'tile:mecatolRex',
    'planet:jord',
    'sequence:movement',
  ])
    expect(ids).toContain(id);
  expect(components.filter((c) => c.title === 'ti3' && c.kind === 'unit')).toHaveLength(9);
  expect(components.every((c) => Array.isArray(c.scenarios))).toBe(true);
  expect(new Set(components.map((c) => c.title))).toEqual(new Set(['ti3', 'ti4', 'inscription']));
  expect(out).toHaveLength(1);
});

test('--check fails exactly when a component lacks something', async () => {
  await custodian('ledger', '--missing', '--json');
  const { components } = json() as { components: unknown[] };
  expect(await custodian('ledger', '--check')).toBe(components.length > 0 ? 1 : 0);
});
