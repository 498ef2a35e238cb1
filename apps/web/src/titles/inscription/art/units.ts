// Silhouettes of this game's units on a 24 by 24 grid.
import type { UnitId } from '@custodian/inscription/facts/vocabulary';
import { silhouettes } from '../../../board/pieces/units.ts';

export const unitPaths: Readonly<Record<UnitId, string>> = {
  infantry: silhouettes.groundForce.path,
  pds: silhouettes.pds.path,
  cruiser: silhouettes.cruiser.path,
  carrier: silhouettes.carrier.path,
  // The only one with legs.
  mech: 'M8.5 1.5H15.5L17 5H21V13.5H18V8.5H16.5V12L19.5 17.5V22.5H15V19L12 14.5L9 19V22.5H4.5V17.5L7.5 12V8.5H6V13.5H3V5H7Z',
  // A crowned bow with a star cut out.
  flagship:
    'M12 0L15 4.5V9L20 12L23.5 21L16.5 18.6L14.8 24H9.2L7.5 18.6L.5 21L4 12L9 9V4.5ZM12 9.6L9.8 13.4L12 17.2L14.2 13.4Z',
  dreadnought: silhouettes.dreadnought.path,
  warsun: silhouettes.warSun.path,
};
