// How high the decision stands over the galaxy on a phone.
const trayHeights = ['low', 'middle', 'tall'] as const;
export type TrayHeight = (typeof trayHeights)[number];

/** How far a finger must draw the tray before it changes. */
const FAR = 36;

/** One step up or down; the outermost stays. */
export function changed(height: TrayHeight, by: 1 | -1): TrayHeight {
  return trayHeights[trayHeights.indexOf(height) + by] ?? height;
}

/** Drawn so many pixels down (or up, below 0). */
export const drawn = (height: TrayHeight, down: number): TrayHeight =>
  Math.abs(down) < FAR ? height : changed(height, down > 0 ? -1 : 1);
