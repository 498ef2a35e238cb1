// The browser that the tests drive: one that is there, or the one of the system's own packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { die, say } from './prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

/** The path of a Chromium; CHROMIUM_PATH decides when it is set. */
export function chromium() {
  const found = find();
  if (found !== undefined) return found;
  if (onPath('apt-get') !== undefined) install();
  return find() ?? die('no Chromium found: install one, or set CHROMIUM_PATH');
}

const find = () => process.env.CHROMIUM_PATH ?? names.map(onPath).find((path) => path !== undefined);

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

function install() {
  const asRoot = process.getuid?.() === 0;
  if (!asRoot && spawnSync('sudo', ['-n', 'true']).status !== 0)
    die('Chromium is missing: install it (apt-get install chromium) or set CHROMIUM_PATH');
  say('installing Chromium');
  // Recommended packages are many and not needed; without a font, texts have no glyphs.
  apt(asRoot, 'update', '-qq');
  apt(asRoot, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
}

function apt(asRoot, ...args) {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args];
  const [program, ...rest] = asRoot ? command : ['sudo', '-n', ...command];
  if (spawnSync(program, rest, { stdio: ['ignore', 2, 2] }).status !== 0) die('Chromium could not be installed');
}
