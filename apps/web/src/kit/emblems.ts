// The emblem of each people on a 32 by 32 grid: one weight of line, one idea each.

export const emblems = {
  // Waves of a water world over a single pearl.
  jolnar:
    '<path d="M4 12C8 6 12 18 16 12S24 6 28 12M4 19C8 13 12 25 16 19S24 13 28 19"/><circle cx="16" cy="27" r="1.6"/>',
  // A coiled serpent with an open eye.
  naalu:
    '<path d="M25 9C25 5 21 3 16 3C9 3 5 7 5 11.5C5 21 24 15 24 22C24 26 20 29 15 29C11 29 8 27 7 24"/><circle cx="20.5" cy="8.5" r="1.4"/>',
  // A closed circuit around one mind.
  l1z1x: '<path d="M9 4H23L28 9V23L23 28H9L4 23V9ZM16 4V10M16 22V28M4 16H10M22 16H28"/><circle cx="16" cy="16" r="5"/>',
  // A hook under a sail: coming aboard.
  mentak: '<path d="M16 3V22A6 6 0 0 1 4 22M16 22A6 6 0 0 0 28 22M16 6L25 15H16"/>',
  // A keep behind its walls.
  letnev: '<path d="M16 3L27 9V19L16 29L5 19V9ZM16 9V23M10 13L16 9L22 13"/>',
  // A leaf that weighs both sides.
  xxcha: '<path d="M16 3C25 8 28 17 16 29C4 17 7 8 16 3ZM16 9V23M10.5 13.5L16 18L21.5 13.5"/>',
  // An eye between leaves.
  yssaril: '<path d="M3 16C9 7 23 7 29 16C23 25 9 25 3 16ZM16 3V8M8 4.5L10 9M24 4.5L22 9M16 12.5V19.5"/>',
  // A coin with a sun's four roads.
  hacan:
    '<circle cx="16" cy="16" r="12"/><path d="M16 4V10M16 22V28M4 16H10M22 16H28M16 11.5L20.5 16L16 20.5L11.5 16Z"/>',
  // Mandibles around a blade.
  norr: '<path d="M13 3C5 7 3 18 11 27M19 3C27 7 29 18 21 27M16 6V29M11 13L16 10L21 13"/>',
  // A world between two horizons.
  sol: '<circle cx="16" cy="16" r="6"/><path d="M4 20.5C9 28.5 23 28.5 28 20.5M4 11.5C9 3.5 23 3.5 28 11.5"/>',
  // A wheel that never rests.
  saar: '<circle cx="16" cy="16" r="5"/><path d="M16 3V11M16 21V29M3 16H11M21 16H29M24 5A13.5 13.5 0 0 1 27 9M8 27A13.5 13.5 0 0 1 5 23"/>',
  // A flame in its crucible.
  muaat:
    '<path d="M16 3C21 9 23 12 20 17C19 14 17 13 16 10C14 14 11 16 13 21C9 18 9 12 16 3ZM5 19C6 25 10 29 16 29S26 25 27 19"/>',
  // An empty throne.
  winnu: '<path d="M9 4L12 9L16 3L20 9L23 4V19H9ZM6 15V24H26V15M9 24V29M23 24V29"/>',
  // Two who are one.
  yin: '<circle cx="16" cy="16" r="13"/><path d="M16 3A6.5 6.5 0 0 1 16 16A6.5 6.5 0 0 0 16 29"/><circle cx="16" cy="9.5" r="1.4"/><circle cx="16" cy="22.5" r="1.4"/>',
  // A seed that opens between two leaves.
  arborec:
    '<path d="M16 29V14M16 21C10 21 6 17 6 10C12 10 16 14 16 21C16 14 20 10 26 10C26 17 22 21 16 21M16 12C13 9 13 6 16 3C19 6 19 9 16 12Z"/>',
  // Three wings in one flight.
  argent: '<path d="M16 5L29 11L16 15L3 11ZM7 16.5L16 20L25 16.5M10 22L16 25.5L22 22M16 15V29"/>',
  // A gate that folds into itself.
  creuss:
    '<circle cx="16" cy="16" r="3"/><path d="M16 4C24 4 28 10 28 16C28 22 24 25 20 25M16 28C8 28 4 22 4 16C4 10 8 7 12 7M16 9C20 9 23 12 23 16M16 23C12 23 9 20 9 16"/>',
  // A double helix under a crown.
  mahact:
    '<path d="M7 9L11 12L16 4L21 12L25 9M11 14C11 20 21 20 21 28M21 14C21 20 11 20 11 28M12.5 17H19.5M12.5 25H19.5"/>',
  // Two hands on one lens.
  naaz: '<circle cx="16" cy="16" r="6"/><path d="M4 6C4 12 7 15 10 16M28 6C28 12 25 15 22 16M4 26C4 20 7 17 10 16M28 26C28 20 25 17 22 16M16 13V19M13 16H19"/>',
  // A barbed spore.
  nekro:
    '<circle cx="16" cy="16" r="6.5"/><path d="M16 3V9.5M16 22.5V29M3 16H9.5M22.5 16H29M7 7L11.4 11.4M20.6 20.6L25 25M25 7L20.6 11.4M11.4 20.6L7 25"/>',
  // A lone sail with its star.
  nomad: '<path d="M13 4L25 22H13ZM13 4V25M5 25H27L23 29H9ZM6 8L7 10.5L9.5 11.5L7 12.5L6 15L5 12.5L2.5 11.5L5 10.5Z"/>',
  // A giant asleep under the ground.
  titans: '<path d="M3 13H29M5 13C6 6 11 3 16 3S26 6 27 13M8 13V20L16 29L24 20V13M12.5 17.5H14.5M17.5 17.5H19.5"/>',
  // A rift with teeth.
  vuilraith:
    '<path d="M16 3C25 9 25 23 16 29C7 23 7 9 16 3ZM16 10L18 16L16 22L14 16ZM9.5 10L6 7M22.5 10L26 7M9.5 22L6 25M22.5 22L26 25"/>',
  // A veil of light over the dark.
  empyrean:
    '<circle cx="16" cy="10" r="4"/><path d="M5 29C5 20 10 17 16 17S27 20 27 29M11 29C11 24 13 22 16 22S21 24 21 29M4 10H7M25 10H28M8 3L10 5M24 3L22 5"/>',
  // Three pillars under one roof.
  keleres: '<path d="M4 11L16 3L28 11ZM7 14V24M16 14V24M25 14V24M4 27H28M6 30H26"/><circle cx="16" cy="8" r="1.6"/>',
} as const;

/** Peoples by what the titles call them. */
export type People = keyof typeof emblems;
