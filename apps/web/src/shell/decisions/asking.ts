// Which question is open, told from what others do meanwhile.
import type { TableView } from '@custodian/protocol';

/** Equal as long as the same seat is asked the same thing, however many others have answered; empty when nothing is asked. */
export function questionKey(view: Pick<TableView, 'seat' | 'decision' | 'decisions'> | null): string {
  const asked = view?.decisions[0];
  return asked === undefined ? '' : JSON.stringify([view?.seat, view?.decision, asked]);
}
