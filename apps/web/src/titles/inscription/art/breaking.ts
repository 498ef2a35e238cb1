// Breaking a text into lines of a drawing.

/** Where nothing can be measured, letters are about as wide as this. */
const USUAL = 0.56;

let measure: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** In heights of the type. */
export function widthOf(text: string): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (measure === undefined) {
    measure = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
    if (measure != null) measure.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  }
  const width = measure == null ? text.length * USUAL : measure.measureText(text).width / 100;
  known.set(text, width);
  return width;
}

/** `width` in heights of the type; at most so many lines, the last with dots where something is left out. */
export function broken(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}
