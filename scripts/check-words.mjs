// Fails when a file of the repository names a folder of somebody's machine or a package registry.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { die, root } from './prepare.mjs';

const forbidden = [
  { what: 'a path of a machine', pattern: /(?<![\w.~-])\/(?:root|work|home\/[\w-]+|Users\/[\w-]+)\/[\w.-]/ },
  {
    what: 'a package registry',
    pattern: /registry\.(?:npmjs|npmmirror|yarnpkg)\.|(?:deb|security)\.debian\.|"resolved":\s"http/,
  },
];
const binary = /\.(?:png|webp|jpg|ico|woff2)$/;

// Files not yet committed count too; ignored ones do not.
const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
if (git.status !== 0) {
  console.log('not a git checkout: nothing to check');
  process.exit(0);
}

const found = git.stdout
  .split('\0')
  .filter((file) => file !== '' && !binary.test(file))
  .flatMap(offences);
if (found.length > 0) die(`words that must not be in the repository:\n${found.join('\n')}`);

function offences(file) {
  const lines = textOf(file).split('\n');
  return forbidden.flatMap(({ what, pattern }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`  ${file}:${index + 1}: ${what}`] : [])),
  );
}

/** Empty for a file that was deleted and not yet committed. */
function textOf(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}
