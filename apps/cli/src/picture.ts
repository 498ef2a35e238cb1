// The outcome of a ladder as a picture (SVG): shares of the victories with their intervals beside what is fair, then races or factions.
import type { Rung, Standing } from './laddering.ts';

const WIDTH = 760;
const NAMES = 190;
const FIGURES = 150;
const ROW = 26;
/** Victories of races and factions are drawn up to so many times a fair share. */
const MOST_TIMES = 3;

const ink = { page: '#080c15', bar: '#79b8ff', lamp: '#ffe3b3', text: '#eef2fa', soft: '#b7c3d9' };

export function pictureOf(game: string, seats: number, standing: Standing): string {
  const { games, rounds, rungs, kinds } = standing;
  const parts: string[] = [];
  let y = 34;
  const head = (words: string, size = 16): void => {
    parts.push(text(20, y, words, size, ink.text));
    y += size + 14;
  };
  head(`${game}, ${seats} seats: ${games} games, ${rounds.toFixed(1)} rounds on average`, 18);
  head('Shares of the victories, with what they may well be (95 %); the lamp marks what would be fair', 12);
  for (const rung of rungs) {
    parts.push(rungRow(rung, y));
    y += ROW;
  }
  for (const [kind, things] of Object.entries(kinds)) {
    y += 26;
    head(`Victories by ${kind}, as times a fair share`, 12);
    for (const thing of things) {
      parts.push(thingRow(thing, y));
      y += ROW;
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 10}" font-family="sans-serif" role="img">`,
    `<title>${escaped(`Bots of ${game} by level`)}</title>`,
    `<rect width="${WIDTH}" height="${y + 10}" fill="${ink.page}"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

/** From nothing at the left to all of it at the right. */
const at = (share: number): number => NAMES + Math.min(1, share) * (WIDTH - NAMES - FIGURES);

const rungRow = ({ level, share, interval, fair, times }: Rung, y: number): string =>
  [
    text(20, y + 5, level, 13, ink.text),
    bar(y, share),
    `<path d="M${round(at(interval[0]))} ${y}H${round(at(interval[1]))}" stroke="${ink.text}" stroke-width="2"/>`,
    mark(y, fair),
    text(WIDTH - FIGURES + 14, y + 5, `${(100 * share).toFixed(1)} %, ${times.toFixed(2)} times`, 12, ink.soft),
  ].join('');

const thingRow = ({ id, seats, times }: Standing['kinds'][string][number], y: number): string =>
  [
    text(20, y + 5, id, 13, ink.text),
    bar(y, times / MOST_TIMES),
    mark(y, 1 / MOST_TIMES),
    text(WIDTH - FIGURES + 14, y + 5, `${times.toFixed(2)} times, of ${seats}`, 12, ink.soft),
  ].join('');

const bar = (y: number, share: number): string =>
  `<rect x="${NAMES}" y="${y - 8}" width="${round(at(share) - NAMES)}" height="16" rx="3" fill="${ink.bar}" fill-opacity=".55"/>`;

const mark = (y: number, share: number): string =>
  `<path d="M${round(at(share))} ${y - 11}V${y + 11}" stroke="${ink.lamp}" stroke-width="2"/>`;

const text = (x: number, y: number, words: string, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escaped(words)}</text>`;

const round = (n: number): number => Number(n.toFixed(1));

const escaped = (words: string): string => words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
