// The units as silhouettes on a 24 by 24 grid, bow up. The outline alone tells them apart: dart, arrow, catamaran, slab
// with two bays, hammerhead, sunburst, crowned bow, helmet, walker, gun, cradle; a banner for leaders.
interface Silhouette {
  /** Filled by the even-odd rule. */
  readonly path: string;
  /** How much of the square's width the hull takes. */
  readonly beam: number;
}

/** Spikes around a ring that is open in the middle. */
function sunburst(spikes: number): string {
  const points = Array.from({ length: spikes * 2 }, (_, i) => {
    const angle = (i * Math.PI) / spikes;
    const reach = i % 2 === 0 ? 12 : 8.2;
    return `${(12 + reach * Math.sin(angle)).toFixed(2)} ${(12 - reach * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}ZM12 8.4A3.6 3.6 0 1 0 12 15.6A3.6 3.6 0 1 0 12 8.4Z`;
}

/** From the strongest ship to the weakest, then what stands on planets. */
export const silhouettes = {
  flagship: {
    path: 'M12 0L14.2 5.4V9.4L17.6 4.6L19.4 9.2L23.4 8.6L20.8 21.6L16.6 18.6L14.6 23.6H9.4L7.4 18.6L3.2 21.6L.6 8.6L4.6 9.2L6.4 4.6L9.8 9.4V5.4ZM12 10.4L10.6 13.8L7.4 15L10.6 16.2L12 19.6L13.4 16.2L16.6 15L13.4 13.8Z',
    beam: 1,
  },
  warSun: { path: sunburst(10), beam: 1 },
  dreadnought: {
    path: 'M6.6 1H17.4L18.7 4.7L15.2 7.3V10.3L20.5 13L22.7 21L17.7 19.2L15.3 23H8.7L6.3 19.2L1.3 21L3.5 13L8.8 10.3V7.3L5.3 4.7ZM12 12.2L9.7 15.8L12 19.4L14.3 15.8Z',
    beam: 0.92,
  },
  cruiser: {
    path: 'M12 1L14 4.8V10H16.5V7.6L18.3 4.6L20.1 7.6V19L19 21.4H17.5L16.5 19V14.8H14V19.4L13.1 22.8H10.9L10 19.4V14.8H7.5V19L6.5 21.4H5L3.9 19V7.6L5.7 4.6L7.5 7.6V10H10V4.8Z',
    beam: 0.72,
  },
  destroyer: {
    path: 'M12 .8L14 7.6L14.4 13L19 18V21.2L14.3 19.2L13.5 23H10.5L9.7 19.2L5 21.2V18L9.6 13L10 7.6Z',
    beam: 0.62,
  },
  carrier: {
    path: 'M8.2 1.6H15.8L20 5V19L15.8 22.4H8.2L4 19V5ZM7 7V17H10.5V7ZM13.5 7V17H17V7Z',
    beam: 0.72,
  },
  fighter: {
    path: 'M12 2.4L14.3 10L21.4 17.4L20.6 19.8L14.7 17.7L12 21.4L9.3 17.7L3.4 19.8L2.6 17.4L9.7 10Z',
    beam: 0.82,
  },
  groundForce: {
    path: 'M12 2C7.2 2 4.5 5.5 4.5 9.7V13.5L2.8 15.2V18H7.5L9 22H15L16.5 18H21.2V15.2L19.5 13.5V9.7C19.5 5.5 16.8 2 12 2ZM7.8 9.8H16.2V12.6L14.4 13.9H9.6L7.8 12.6Z',
    beam: 0.82,
  },
  infantry: {
    path: 'M12 2.2C7.4 2.2 4.8 5.6 4.8 9.9V14H3V18.6H8L9 21.8H15L16 18.6H21V14H19.2V9.9C19.2 5.6 16.6 2.2 12 2.2ZM7.4 10H16.6V13.6H7.4Z',
    beam: 0.8,
  },
  mech: {
    path: 'M9.4 1.6H14.6L16 4.4H20.8L22.4 7V13.4H18.8V8.8H17.4V13.2L19.4 17.2V22.4H14.2V17.6L12 15L9.8 17.6V22.4H4.6V17.2L6.6 13.2V8.8H5.2V13.4H1.6V7L3.2 4.4H8ZM9.6 6V8.6H14.4V6Z',
    beam: 0.86,
  },
  pds: {
    path: 'M2.3 22V18.9L5 17.2C5 13.6 7.3 11 10.5 10.3L16.9 2L20.5 4.7L14.9 11.5C17.5 12.5 19 14.6 19 17.2L21.7 18.9V22Z',
    beam: 0.86,
  },
  spaceDock: {
    path: 'M2.3 4.5H6.9V13.6L8.7 15.4H15.3L17.1 13.6V4.5H21.7V17.5L18.5 20.5H14.5V23.2H9.5V20.5H5.5L2.3 17.5ZM12 1.2L14.9 11.8H9.1Z',
    beam: 0.86,
  },
  leader: {
    path: 'M5.5 1.8H18.5V22L12 17.8L5.5 22ZM12 5.2L10.7 8.3L7.4 8.6L9.9 10.8L9.1 14L12 12.3L14.9 14L14.1 10.8L16.6 8.6L13.3 8.3Z',
    beam: 0.62,
  },
} as const satisfies Readonly<Record<string, Silhouette>>;

/** Every unit that can be drawn. */
export type UnitArt = keyof typeof silhouettes;

/** A wound across the hull. */
export const crack = 'M23.5 3L17.2 8.6L19.8 10.4L13.6 14.4L15.4 16.2L11 20.5';
