// Small signs on a 16 by 16 grid, drawn in the colour of the text around them.

export const glyphs = {
  resource: '<path d="M8 1.5L13.8 4.8V11.2L8 14.5L2.2 11.2V4.8Z" fill="currentColor"/>',
  influence: '<path d="M8 .8L15.2 8L8 15.2L.8 8Z" fill="currentColor"/>',
  goods:
    '<path d="M3 5.2L8 2.5L13 5.2V10.8L8 13.5L3 10.8ZM3 5.2L8 8L13 5.2M8 8V13.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  card: '<path d="M4 2H12V14H4ZM6.5 5H9.5M6.5 8H9.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  techRed: '<path d="M8 1.5L10.2 6L14.5 8L10.2 10L8 14.5L5.8 10L1.5 8L5.8 6Z" fill="currentColor"/>',
  techBlue: '<path d="M2 9L8 2.5L14 9L11.5 11L8 7.3L4.5 11ZM5 13L8 9.8L11 13L8 15Z" fill="currentColor"/>',
  techGreen:
    '<path d="M8 1.5C12.5 4 13.5 9 8 14.5C2.5 9 3.5 4 8 1.5ZM8 5V11.5" fill="currentColor" stroke="#0d1320" stroke-width="1.2"/>',
  techYellow:
    '<path fill-rule="evenodd" d="M6.7 1H9.3L9.7 3L11.6 3.9L13.4 2.9L15 5L13.6 6.6V9.4L15 11L13.4 13.1L11.6 12.1L9.7 13L9.3 15H6.7L6.3 13L4.4 12.1L2.6 13.1L1 11L2.4 9.4V6.6L1 5L2.6 2.9L4.4 3.9L6.3 3ZM8 5.6A2.4 2.4 0 1 0 8 10.4A2.4 2.4 0 1 0 8 5.6Z" fill="currentColor"/>',
  barred:
    '<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M4 12L12 4" stroke="currentColor" stroke-width="1.6"/>',
  chevron:
    '<path d="M6 3L11 8L6 13" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  back: '<path d="M10 3L5 8L10 13" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  undo: '<path d="M6 3L2.5 6.5L6 10M2.5 6.5H10A3.5 3.5 0 0 1 10 13.5H6" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M8 3V13M3 8H13" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  minus: '<path d="M3 8H13" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  fit: '<path d="M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  layers:
    '<path d="M8 2L14 5.5L8 9L2 5.5ZM2 8.5L8 12L14 8.5M2 11.5L8 15L14 11.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  settings:
    '<path d="M1.5 4.5H8M13 4.5H14.5M1.5 11.5H3M8 11.5H14.5" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/><circle cx="10.5" cy="4.5" r="2.2" fill="none" stroke="currentColor" stroke-width="1.5"/><circle cx="5.5" cy="11.5" r="2.2" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  bot: '<path d="M3 6H13V13H3ZM8 6V3M6 9.5H6.1M10 9.5H10.1" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  clock:
    '<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M8 4.5V8L10.5 9.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  check:
    '<path d="M3 8.5L6.5 12L13 4.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  lock: '<path d="M4 7.5H12V13.5H4ZM5.5 7.5V5A2.5 2.5 0 0 1 10.5 5V7.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  map: '<path d="M8 1.5L13.6 4.7V11.3L8 14.5L2.4 11.3V4.7Z" fill="none" stroke="currentColor" stroke-width="1.5"/><circle cx="8" cy="8" r="2" fill="currentColor"/>',
  sheet:
    '<path d="M2.5 2.5H13.5V13.5H2.5ZM2.5 6.5H13.5M7 6.5V13.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  people:
    '<circle cx="5.5" cy="5.5" r="2.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M1 13.5C1 10.5 3 9.5 5.5 9.5S10 10.5 10 13.5M11 3.5A2.5 2.5 0 0 1 11 8M12 9.8C14 10.3 15 11.5 15 13.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  log: '<path d="M3 3.5H13M3 8H13M3 12.5H9" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  speaker:
    '<path d="M3 13.5H13M8 2L9.8 6.2L14 7L10.8 9.8L11.8 13.5H4.2L5.2 9.8L2 7L6.2 6.2Z" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  copy: '<path d="M5.5 5.5V2.5H13.5V10.5H10.5M2.5 5.5H10.5V13.5H2.5Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  close: '<path d="M4 4L12 12M12 4L4 12" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  eye: '<path d="M1.5 8C4 4 12 4 14.5 8C12 12 4 12 1.5 8Z" fill="none" stroke="currentColor" stroke-width="1.5"/><circle cx="8" cy="8" r="2" fill="currentColor"/>',
  redo: '<path d="M10 3L13.5 6.5L10 10M13.5 6.5H6A3.5 3.5 0 0 0 6 13.5H10" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  planet:
    '<circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M4.5 6C7 7.5 10 7.5 12.5 6" fill="none" stroke="currentColor" stroke-width="1.3"/>',
  play: '<path d="M5 3L12.5 8L5 13Z" fill="currentColor"/>',
  pause: '<path d="M5 3V13M11 3V13" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  toStart:
    '<path d="M3.5 3V13M12 3L6.5 8L12 13" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  book: '<path d="M8 4C6 2.5 4 2.5 2 3V13C4 12.5 6 12.5 8 14C10 12.5 12 12.5 14 13V3C12 2.5 10 2.5 8 4ZM8 4V14" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  speech:
    '<path d="M2.5 3H13.5V11H8L4.5 14V11H2.5Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  rotate:
    '<path d="M13.2 8A5.2 5.2 0 1 1 11 3.8M13.5 1.5V5H10" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  flip: '<path d="M8 1.5V14.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2 2"/><path d="M6 4.5V11.5L1.5 11.5ZM10 4.5V11.5L14.5 11.5Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  pencil:
    '<path d="M3 13L3.8 9.8L10.8 2.8L13.2 5.2L6.2 12.2ZM9.4 4.2L11.8 6.6" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  lanes:
    '<path d="M4 12L8 8L12 4M8 8L12.5 11.5" fill="none" stroke="currentColor" stroke-width="1.4"/><circle cx="3.5" cy="12.5" r="2" fill="currentColor"/><circle cx="8" cy="8" r="2" fill="currentColor"/><circle cx="12.5" cy="3.5" r="2" fill="currentColor"/><circle cx="12.5" cy="11.8" r="1.6" fill="none" stroke="currentColor" stroke-width="1.3"/>',
  grid: '<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M5.5 5.5H5.6M8 5.5H8.1M10.5 5.5H10.6M5.5 8H5.6M8 8H8.1M10.5 8H10.6M5.5 10.5H5.6M8 10.5H8.1" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  hexes:
    '<path d="M8 1.6L11 3.3V6.7L8 8.4L5 6.7V3.3ZM4.7 7.6L7.7 9.3V12.7L4.7 14.4L1.7 12.7V9.3ZM11.3 7.6L14.3 9.3V12.7L11.3 14.4L8.3 12.7V9.3Z" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"/>',
  blocks:
    '<path d="M2.5 13.5V9.5H6.5V2.5H9.5V9.5H13.5V13.5Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/><path d="M6.5 9.5V13.5M9.5 9.5V13.5M6.5 6H9.5M6.5 9.5H9.5" stroke="currentColor" stroke-width="1"/>',
  vote: '<path d="M2 7.5H14V14H2ZM5 7.5V2H11V7.5M6.5 4.8L7.6 6L9.6 3.6" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>',
  council:
    '<path d="M2 14H14M3 5.5L8 2L13 5.5ZM4 7V12.5M8 7V12.5M12 7V12.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  cultural: '<path d="M2 14V7.5L8 2L14 7.5V14H10.6V10.8A2.6 2.6 0 0 0 5.4 10.8V14Z" fill="currentColor"/>',
  hazardous:
    '<path d="M8.5 1C9.5 4.5 13.5 6.5 13.5 10.3A5.5 5 0 0 1 2.5 10.3C2.5 8.2 3.8 7 4.8 5.6C5.4 7 6.3 7.6 7 7.6C7.6 5.6 7.3 3.2 8.5 1Z" fill="currentColor"/>',
  industrial: '<path d="M1.5 14V7.2L5.2 9.6V7.2L8.9 9.6L9.7 2H13.3L14.5 14Z" fill="currentColor"/>',
  commodity:
    '<path d="M3.5 4.3C3.5 1.9 12.5 1.9 12.5 4.3V11.7C12.5 14.1 3.5 14.1 3.5 11.7ZM3.5 4.3C3.5 6.6 12.5 6.6 12.5 4.3M3.5 8C3.5 10.3 12.5 10.3 12.5 8" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  tactic:
    '<path d="M8 1.8L13.5 13.8L8 11L2.5 13.8Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  fleetPool:
    '<path d="M4.5 2L7 8H2ZM11.5 2L14 8H9ZM8 8.5L10.5 14.5H5.5Z" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  strategyPool:
    '<path d="M3 2.5H13V13.5H3ZM6 10.5V7M10 10.5V5.5M8 10.5V8.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  note: '<path d="M3 2H13V14L10.5 12.4L8 14L5.5 12.4L3 14ZM5.5 5.5H10.5M5.5 8.5H9" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>',
  custodians:
    '<path fill-rule="evenodd" d="M3 1.5H13L14 5V9.5C14 12.5 10.5 14.5 8 15.5C5.5 14.5 2 12.5 2 9.5V5ZM8 4.2A2.3 2.3 0 0 0 6.9 8.5L6 12H10L9.1 8.5A2.3 2.3 0 0 0 8 4.2Z" fill="currentColor"/>',
  law: '<path d="M2 4H14M8 2V14M4.5 14H11.5M4 4L2 9H6ZM12 4L10 9H14Z" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>',
  rider:
    '<path d="M3 2H10L13 5V14H3ZM10 2V5H13M8 7V11M6 9H10" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  exchange:
    '<path d="M2 5.5H12.5M9.5 2.5L12.5 5.5L9.5 8.5M14 10.5H3.5M6.5 7.5L3.5 10.5L6.5 13.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  promise:
    '<path d="M2 3H14V11H8.5L5 14V11H2ZM5 6H11M5 8.3H9" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>',
  up: '<path d="M8 13V3.5M4 7.5L8 3.5L12 7.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  sustain:
    '<path d="M8 1.5L13.5 3.5V8C13.5 11.5 10.5 13.5 8 14.5C5.5 13.5 2.5 11.5 2.5 8V3.5Z" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  leadership:
    '<path d="M8 1.5L10.2 5.8L15 6.5L11.5 9.8L12.4 14.5L8 12.2L3.6 14.5L4.5 9.8L1 6.5L5.8 5.8Z" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  diplomacy:
    '<path d="M1.5 7L5 4L8 6L11 4L14.5 7L11.5 11L8 13L4.5 11ZM8 6L5.5 8.5L7 9.5L9.5 7.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  politics:
    '<path d="M2 13.5H14M3 6H13L8 2ZM4.5 6V11.5M8 6V11.5M11.5 6V11.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  construction:
    '<path d="M4 14V2.5L13.5 5M4 5H11M11 5V8M9.5 8H12.5V11H9.5ZM2 14H9" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  trade:
    '<path d="M2 5.5H12.5M9.5 2.5L12.5 5.5L9.5 8.5M14 10.5H3.5M6.5 7.5L3.5 10.5L6.5 13.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>',
  warfare:
    '<path d="M2 2L11 11M14 2L5 11M9 13L13 9M7 13L3 9M11 11L13.5 13.5M5 11L2.5 13.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round"/>',
  technology:
    '<ellipse cx="8" cy="8" rx="7" ry="2.8" transform="rotate(30 8 8)" fill="none" stroke="currentColor" stroke-width="1.3"/><ellipse cx="8" cy="8" rx="7" ry="2.8" transform="rotate(-30 8 8)" fill="none" stroke="currentColor" stroke-width="1.3"/><circle cx="8" cy="8" r="1.6" fill="currentColor"/>',
  imperial:
    '<path d="M2 12L1.5 4.5L5 7.5L8 2.5L11 7.5L14.5 4.5L14 12ZM4 14.3H12" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>',
  attach:
    '<path d="M10.8 4.5L6 9.3A1.6 1.6 0 0 0 8.3 11.6L13 6.8A3.2 3.2 0 0 0 8.4 2.3L3.6 7.1A4.8 4.8 0 0 0 10.4 13.9L12.5 11.8" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  legendary:
    '<path d="M8 .5L9.6 5.2L14.3 3.7L11.6 8L14.3 12.3L9.6 10.8L8 15.5L6.4 10.8L1.7 12.3L4.4 8L1.7 3.7L6.4 5.2Z" fill="currentColor"/>',
  frontier:
    '<circle cx="8" cy="8" r="6.4" fill="none" stroke="currentColor" stroke-width="1.2" stroke-dasharray="2.2 1.9"/><path d="M8 3.4L9.1 6.9L12.6 8L9.1 9.1L8 12.6L6.9 9.1L3.4 8L6.9 6.9Z" fill="currentColor"/>',
  fragment:
    '<path d="M6 1L12.5 3.5L14 9L9.5 15L7.5 10.5L3 11.5L4.5 6.5Z" fill="currentColor"/><path d="M6 1L8 6.5L14 9M8 6.5L7.5 10.5" fill="none" stroke="#0d1320" stroke-width="1"/>',
  relic:
    '<path d="M2 12.5L1 4L5 7.5L8 2L11 7.5L15 4L14 12.5ZM2.3 14.8H13.7" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  sleeper:
    '<path d="M1.5 6.5C4 10.5 12 10.5 14.5 6.5M3.6 9.2L2.4 11.2M8 10V12.5M12.4 9.2L13.6 11.2" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
} as const;

export type GlyphName = keyof typeof glyphs;
