// The browser that the tests drive: one that is there, or the one of the system's own packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { die, say } from './prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

const HELP = 'install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to the one that is there';

/** The path of a Chromium; CHROMIUM_PATH decides when it is set. */
export function chromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : die(`CHROMIUM_PATH names ${given}, and there is nothing there`);
  if (find() === undefined && onPath('apt-get') !== undefined) install();
  return find() ?? die(`the tests in the browser need a Chromium, and none was found: ${HELP}`);
}

const find = () => names.map(onPath).find((path) => path !== undefined);

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

function install() {
  const asRoot = process.getuid?.() === 0;
  if (!asRoot && spawnSync('sudo', ['-n', 'true']).status !== 0)
    die(`the tests in the browser need a Chromium, and only root may install packages here: ${HELP}`);
  say('installing Chromium');
  // Recommended packages are many and not needed; without a font, texts have no glyphs.
  // A list that cannot be fetched is no reason to stop: the packages may be known already.
  apt(asRoot, 'update', '-qq');
  if (apt(asRoot, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core') !== 0)
    die(`Chromium could not be installed: ${HELP}`);
}

function apt(asRoot, ...args) {
  const settings = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...settings, ...args];
  const [program, ...rest] = asRoot ? command : ['sudo', '-n', ...command];
  return spawnSync(program, rest, { stdio: ['ignore', 2, 2] }).status;
}
