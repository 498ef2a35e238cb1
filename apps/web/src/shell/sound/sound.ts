// The one voice of the page.
import { createQueue } from './queue.ts';
import { sleep, sound, wake } from './synth.ts';

export { wake } from './synth.ts';

const queue = createQueue({
  play: sound,
  isHidden: () => document.hidden,
  now: () => performance.now(),
  later: (milliseconds, then) => {
    setTimeout(then, milliseconds);
  },
});

export const { offer } = queue;

export function hush(): void {
  queue.clear();
  sleep();
}

/** So that one hears what was switched on. */
export async function sample(): Promise<void> {
  await wake();
  offer(['turn']);
}
