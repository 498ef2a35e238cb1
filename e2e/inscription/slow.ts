// How long the page is held up, whatever else the machine does: by the time its own thread has worked.
import type { Page } from '@playwright/test';

interface Traced {
  readonly name: string;
  readonly tid: number;
  /** Microseconds of the thread. */
  readonly tdur?: number;
}

/** The longest task of the page meanwhile, in milliseconds. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
  await work();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  const main = events.find(({ name }) => name === 'EventDispatch')?.tid;
  const tasks = events.filter(({ name, tid }) => name === 'RunTask' && tid === main);
  if (tasks.length === 0) throw new Error('nothing was traced');
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000));
}
