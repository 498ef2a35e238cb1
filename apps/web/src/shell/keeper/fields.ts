// Moments as the fields of a form hold them: by the clock on the wall of whoever fills it in.

export const DAY = 24 * 3600_000;

/** "2026-11-18T21:00". */
export function asField(at: number): string {
  const shift = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - shift).toJSON().slice(0, 16);
}
