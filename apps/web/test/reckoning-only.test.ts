// What the page brings of a game is enough to reckon with it: nothing is lost that changes a value.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ti3 } from '@custodian/ti3';
import { ti4 } from '@custodian/ti4';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { reckoningOnly, withoutPlay } from '../reckoning-only.ts';

interface Part {
  readonly id: string;
  readonly modifies?: readonly { readonly layer: string; readonly value: { readonly value: string } }[];
  readonly reacts?: unknown;
  readonly procedures?: object;
}

/** The components of a title as a build with these plugins has them, and how large they are. */
async function built(
  title: string,
  plugins: Parameters<typeof build>[0] & object = {},
): Promise<{ components: readonly Part[]; size: number }> {
  const entry = fileURLToPath(new URL(`../../../packages/${title}/src/content/index.ts`, import.meta.url));
  const made = (await build({
    ...plugins,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = made[0]?.output ?? [];
  if (chunk === undefined) throw new Error('nothing was built');
  const folder = mkdtempSync(join(tmpdir(), 'custodian-reckoning-'));
  try {
    const file = join(folder, 'components.mjs');
    writeFileSync(file, chunk.code);
    const { components } = (await import(pathToFileURL(file).href)) as { components: readonly Part[] };
    return { components, size: chunk.code.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const changes = (components: readonly Part[]): string[] =>
  components
    .flatMap(({ id, modifies = [] }) => modifies.map(({ layer, value }) => `${id} ${layer} ${value.value}`))
    .sort();

for (const [title, all] of [
  ['ti3', ti3.components],
  ['ti4', ti4.components],
] as const)
  test(`${title}: everything that changes a value is there, and nothing that is played`, async () => {
    const { components, size } = await built(title, { plugins: [reckoningOnly()] });
    expect(changes(components)).toEqual(changes(all));
    expect(changes(components).length).toBeGreaterThan(50);
    expect(all.filter(({ reacts }) => reacts !== undefined).length).toBeGreaterThan(50);
    // A line that a helper adds for many components at once is small; what it would begin is not there.
    expect(
      components.filter(({ procedures }) => procedures !== undefined && Object.keys(procedures).length > 0),
    ).toEqual([]);
    expect(size).toBeLessThan((await built(title)).size * 0.7);
  });

test('what is played is left out wherever it stands in the list', () => {
  const code =
    "const f = ({ may }) => may; export const a = { reacts: [f], modifies: [2], procedures: { 'x y': { do: f } } };";
  expect(withoutPlay(code)).toBe('const f = ({ may }) => may; export const a = {  modifies: [2],  };');
});
