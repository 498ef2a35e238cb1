// Leaves the page's files compressed beside them, so that nobody who comes first after a start waits for that.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is smaller fits in a packet or two anyway. */
const SMALLEST = 1400;
const QUALITY = 9;

export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.values(bundle)) {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (/\.(js|css|svg)$/.test(file.fileName) && bytes.length >= SMALLEST)
        writeFileSync(
          join(dir, `${file.fileName}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
        );
    }
  },
});
