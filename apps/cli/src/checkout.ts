import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, from the sources as well as from the built file. */
export function checkout(folder = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('not inside a checkout of Custodian');
  return checkout(above);
}

/** What the last soak of a game found; outside the repository's history. */
export const soakFile = (title: string): string => join(checkout(), `.cache/soak-${title}.json`);
