// What somebody can do on a sheet just now. A sheet without hands is only looked at.

export interface Hands {
  /** Places that can be marked. */
  readonly lit: ReadonlySet<string>;
  /** The place that is looked at. */
  readonly picked: string | null;
  /** What marking it would bring, by its places. */
  readonly gives: ReadonlySet<string>;
  nameOf(place: string): string;
  onpick(place: string): void;
  onlook(place: string | null): void;
}
