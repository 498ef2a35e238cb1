// What every sheet is drawn from.
import type { Paper } from '@custodian/inscription/paper';

export interface Drawn<Printed> {
  readonly printed: Printed;
  /** What stands in ink; what `now` has more is pencil. */
  readonly ink: Paper;
  readonly now: Paper;
}
