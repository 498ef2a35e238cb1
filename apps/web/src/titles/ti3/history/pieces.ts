// Which pieces of the board a thing of the log names.
import type { Seat } from '@custodian/kernel';
import type { Ti3Event } from '@custodian/ti3/events';
import { piecesOf as piecesNamed } from '../../../galaxy/history/pieces.ts';
import type { Told } from '../../../shell/history/chronicle.ts';

export { piecesIn } from '../../../galaxy/history/pieces.ts';

export const piecesOf = (told: Told<Ti3Event>, homeOf: (seat: Seat) => string | undefined): string[] =>
  piecesNamed(told, homeOf, 'mecatolRex');
