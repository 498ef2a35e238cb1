// How far somebody has come with the guide at a table: kept on the device, so that a reload goes on where it was left.

export interface Progress {
  /** Steps of the tour that were read. */
  readonly tour: number;
  /** Topics that were explained. */
  readonly read: readonly string[];
  readonly isEnded: boolean;
}

const fresh: Progress = { tour: 0, read: [], isEnded: false };
const keyOf = (table: string): string => `custodian.guide.${table}`;

export function recall(table: string, storage: Pick<Storage, 'getItem'> = localStorage): Progress {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(table)) ?? '{}') as Partial<Progress>;
    return { ...fresh, ...kept };
  } catch {
    return fresh;
  }
}

export function keep(table: string, progress: Progress, storage: Pick<Storage, 'setItem'> = localStorage): void {
  storage.setItem(keyOf(table), JSON.stringify(progress));
}
