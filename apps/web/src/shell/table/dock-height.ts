// How high the decision stands over the galaxy on a phone.
const dockHeights = ['low', 'middle', 'tall'] as const;
export type DockHeight = (typeof dockHeights)[number];

/** How far a finger must draw the dock before it changes. */
const FAR = 36;

/** One step up or down; the outermost stays. */
export function changed(height: DockHeight, by: 1 | -1): DockHeight {
  return dockHeights[dockHeights.indexOf(height) + by] ?? height;
}

/** Drawn so many pixels down (or up, below 0). */
export const drawn = (height: DockHeight, down: number): DockHeight =>
  Math.abs(down) < FAR ? height : changed(height, down > 0 ? -1 : 1);
