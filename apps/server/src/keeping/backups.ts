// Copies of the file in which a server keeps everything, made while it runs: each is whole, as of one moment.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupInfo } from '@custodian/protocol';
import { now } from '../clock.ts';

export interface Backups {
  /** The latest first. */
  list(): BackupInfo[];
  /** Null while another is being made. */
  make(): Promise<BackupInfo | null>;
  /** False when there is none of that name. */
  remove(name: string): boolean;
}

const NAME = /^custodian-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}\.db$/;

/** `copy` makes the copy and looks whether it is sound; it may take its time. */
export function backupsIn(folder: string, copy: (file: string, to: string) => Promise<void>): Backups {
  const place = join(folder, 'backups');
  let isBusy = false;
  const infoOf = (name: string): BackupInfo => {
    const { size, mtimeMs } = statSync(join(place, name));
    return { name, size, at: Math.round(mtimeMs) };
  };
  const names = (): string[] => (existsSync(place) ? readdirSync(place).filter((name) => NAME.test(name)) : []);
  return {
    list: () => names().sort().reverse().map(infoOf),
    make: async () => {
      if (isBusy) return null;
      isBusy = true;
      const name = `custodian-${new Date(now()).toJSON().slice(0, -1).replace(/[:.]/g, '-')}.db`;
      const half = join(place, 'unfinished.db');
      try {
        mkdirSync(place, { recursive: true });
        rmSync(half, { force: true });
        await copy(join(folder, 'custodian.db'), half);
        renameSync(half, join(place, name));
        return infoOf(name);
      } finally {
        isBusy = false;
        rmSync(half, { force: true });
      }
    },
    remove: (name) => {
      if (!names().includes(name)) return false;
      rmSync(join(place, name));
      return true;
    },
  };
}
