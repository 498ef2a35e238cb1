// The time of the server, in milliseconds since 1970, for everything that is stored or compared. It never goes back: a clock of
// the machine that is set back changes neither the order of what happened nor how long a session or a limit lasts.

let last = 0;
let read = 0;

/** Follows the machine's clock forward; where that goes back, time goes on from the latest moment there was. */
export function now(): number {
  const since = performance.now();
  last = Math.max(Date.now(), last + Math.max(0, since - read));
  read = since;
  return Math.floor(last);
}

/** What is stored already has happened, whatever the machine's clock says now. */
export function notBefore(latest: number): void {
  last = Math.max(now(), latest);
}
