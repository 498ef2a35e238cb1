// Saved games stand at names. The names of this revision are on the shelf; CUSTODIAN_SHELF=write puts new ones there.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ti4 } from '../../src/ti4.ts';

const file = new URL('./shelf/names.txt', import.meta.url);
const names = [...ti4.compiled].flatMap(([procedure, { names: steps }]) => steps.map((step) => `${procedure}/${step}`));
const heading = `revision ${ti4.revision}`;

test('no procedure or step was renamed or taken out since this revision began', () => {
  if (process.env.CUSTODIAN_SHELF === 'write') writeFileSync(file, `${[heading, ...names.sort()].join('\n')}\n`);
  const [pinned, ...known] = readFileSync(file, 'utf8').trim().split('\n');
  const gone = known.filter((name) => !names.includes(name));
  if (pinned === heading && gone.length > 0)
    throw new Error(`needs a migration: a saved game may stand at ${gone.join(', ')}. Raise the revision and migrate.`);
  expect([pinned, ...known], 'write the names of this revision to the shelf').toEqual([heading, ...names.sort()]);
});
