/** A bar on stderr, when somebody is there to see it. */
export function progress(total: number): { step(done: number, note?: string): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { step: () => undefined, end: () => undefined };
  let shown = 0;
  return {
    step(done, note = '') {
      const now = Date.now();
      if (now - shown < 100 && done < total) return;
      shown = now;
      const filled = Math.round((done / Math.max(1, total)) * 30);
      stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${total} ${note}\u001b[K`);
    },
    end: () => void stderr.write('\r\u001b[K'),
  };
}
