import { expect, test } from 'vitest';
import { loadAnewWhenPartsAreMissing } from '../src/shell/anew.ts';

test('the page is loaded anew when a part of it cannot be fetched, and not again at once', () => {
  const kept = new Map<string, string>();
  let loaded = 0;
  let time = 1_000_000;
  const page = Object.assign(new EventTarget(), {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    location: { reload: () => loaded++ },
  });
  loadAnewWhenPartsAreMissing(page as unknown as Window, () => time);
  const miss = (): boolean => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  miss();
  expect(loaded).toBe(1);
  time += 20_000;
  miss();
  expect(loaded).toBe(1);
  time += 20_000;
  miss();
  expect(loaded).toBe(2);
});
