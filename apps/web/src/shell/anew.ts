// A part of the page that cannot be fetched: the server has been given a newer page since, or the network failed. What is played is kept
// at the server, so the page is loaded anew; but not again and again.

const KEY = 'custodian.loaded-anew';
/** Milliseconds within which it would be in vain. */
const IN_VAIN = 30_000;

export function loadAnewWhenPartsAreMissing(at: Window = window, now: () => number = Date.now): void {
  at.addEventListener('vite:preloadError', () => {
    const last = Number(at.sessionStorage.getItem(KEY) ?? 0);
    if (now() - last < IN_VAIN) return;
    at.sessionStorage.setItem(KEY, String(now()));
    at.location.reload();
  });
}
