// A game is a package, a page module and one line in each list: nothing else in the repository names one.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Titles are the packages with a title to export. */
const titles = readdirSync(join(root, 'packages')).filter((name) => {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return exports['./title'] !== undefined;
});

/** Where one line names each title. */
const lists = [
  'apps/server/src/titles.ts',
  'apps/server/package.json',
  'apps/cli/src/titles.ts',
  'apps/cli/package.json',
  'apps/web/src/titles.ts',
  'apps/web/package.json',
  '.dependency-cruiser.mjs',
];

/** A title's own rooms: its package, its page module, its moments in the browser. */
const isOwn = (file: string, title: string): boolean =>
  [`packages/${title}/`, `apps/web/src/titles/${title}/`, `e2e/${title}/`].some((room) => file.startsWith(room));

/** Tests may take a game as their example. */
const isExample = (file: string): boolean =>
  /^(packages|apps)\/[^/]+\/test\/|^e2e\/[^/]+\.spec\.ts$|^e2e\/pictures\.ts$/.test(file);

const sources = ['packages', 'apps', 'scripts', 'e2e'].flatMap((folder) => filesIn(join(root, folder)));
const configs = ['.dependency-cruiser.mjs', 'knip.json', 'biome.json', 'vitest.config.ts', 'package.json'];
const files = [...sources.map((file) => relative(root, file).replaceAll('\\', '/')), ...configs];

const namesOf = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  return titles.filter(
    (title) => !isOwn(file, title) && new RegExp(`\\b${title}\\b|@custodian/${title}\\b`, 'i').test(text),
  );
};

const naming = files
  .filter((file) => !isExample(file) && !lists.includes(file))
  .flatMap((file) => namesOf(file).map((title) => `${file} names ${title}`));

test('there are titles to look for, and files to look through', () => {
  expect(titles).toEqual(expect.arrayContaining(['inscription', 'ti3', 'toy']));
  expect(files).toEqual(
    expect.arrayContaining([
      'apps/server/src/main.ts',
      'packages/kernel/src/engine.ts',
      'e2e/house.ts',
      'scripts/load.mjs',
    ]),
  );
  expect(namesOf('apps/server/src/titles.ts')).toEqual(['inscription', 'ti3', 'ti4']);
});

test('no file outside a title and the lists names it', () => {
  expect(naming).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.(ts|mjs|js|svelte|json|css|html)$/.test(entry.name) ? [path] : [];
  });
}
