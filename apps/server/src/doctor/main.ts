// The doctor for data folders as a program; `custodian doctor --data` runs it.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { holdFolder } from '../storage/lock.ts';
import { titles } from '../titles.ts';
import type { Report } from './examine.ts';
import { examine, repair } from './examine.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, repair: { type: 'boolean' }, json: { type: 'boolean' } },
});
const folder = resolve(values.data ?? 'data');

if (values.repair && !holdFolder(folder)) {
  console.error(`The data folder ${folder} is in use by a server. Stop it before anything is mended.`);
  process.exit(1);
}
const report = values.repair ? await repair(folder, titles) : await examine(folder, titles);
console.log(values.json ? JSON.stringify(report) : inWords(report));
process.exit(report.ok ? 0 : 1);

function inWords({ ok, file, tables, copy }: Report): string {
  if (file !== null) return `WRONG  ${file}`;
  const lines = tables.flatMap(({ table, name, answers, wrong, done }) => {
    const title = `${wrong.length > 0 ? 'WRONG ' : done.length > 0 ? 'mended' : 'ok    '} ${table}  ${name}`;
    const count = answers === null ? '' : ` (${answers} answers)`;
    return [`${title}${count}`, ...wrong.map((text) => `         ${text}`), ...done.map((text) => `       > ${text}`)];
  });
  if (copy !== null) lines.push(`\nAs it was before: ${copy}`);
  else if (!ok)
    lines.push('\nNothing was changed. With --repair what can be mended is mended, after a copy of everything.');
  return lines.length > 0 ? lines.join('\n') : 'ok     no tables yet';
}
