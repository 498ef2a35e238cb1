// A seat is a colour, a shape and a letter: always the three together.
import type { Seat } from '@custodian/kernel';

export interface SeatMark {
  readonly letter: string;
  readonly colour: string;
  readonly shape: string;
  /** An outline of about 20 by 20 around the origin. */
  readonly path: string;
  /** How far the letter stands below the middle. */
  readonly sink: number;
}

const mark = (letter: string, shape: string, path: string, sink = 0): SeatMark => ({
  letter,
  colour: `var(--seat-${letter.toLowerCase()})`,
  shape,
  path,
  sink,
});

export const seatMarks: readonly SeatMark[] = [
  mark('A', 'circle', 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z'),
  mark('B', 'square', 'M-8-8H8V8H-8Z'),
  mark('C', 'triangle', 'M0-10.5L10.5 8H-10.5Z', 3.2),
  mark('D', 'diamond', 'M0-11L11 0L0 11L-11 0Z'),
  mark('E', 'hexagon', 'M-5.2-9H5.2L10.4 0L5.2 9H-5.2L-10.4 0Z'),
  mark('F', 'shield', 'M-8.5-9H8.5V2C8.5 6 4 9 0 11C-4 9-8.5 6-8.5 2Z', -0.2),
  mark('G', 'star', 'M0-11.5L3-5.2L10-5.8L6 0L10 5.8L3 5.2L0 11.5L-3 5.2L-10 5.8L-6 0L-10-5.8L-3-5.2Z'),
  mark('H', 'cross', 'M-4.5-10H4.5V-4.5H10V4.5H4.5V10H-4.5V4.5H-10V-4.5H-4.5Z'),
];

export const seatMark = (seat: Seat): SeatMark => seatMarks[seat] ?? (seatMarks[0] as SeatMark);
