// A fleet and its limits, as a plan would leave it.

export interface FleetMeter {
  readonly system: string;
  /** Ships that count against what the owner may have in one system. */
  readonly size: number;
  readonly limit: number;
  /** What needs room, and the room there is for it. */
  readonly used: number;
  readonly room: number;
}
