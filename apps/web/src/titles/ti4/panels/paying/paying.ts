// What a seat can pay with.
import type { Means } from '@custodian/galaxy';
import type { PlanetId } from '@custodian/ti4/facts';
import type { Payment } from '@custodian/ti4/plans';
import type { Currency } from '@custodian/ti4/queries/payment';
import { meansOf as means } from '@custodian/ti4/queries/payment';
import { usualPayment as usual } from '../../../../galaxy/panels/paying.ts';
import type { Sight } from '../sight.ts';

export { noPayment, paidBy, powerOf } from '../../../../galaxy/panels/paying.ts';

export const meansOf = ({ g, seat }: Sight, currency: Currency): Means => means(g, seat, currency);

/** The payment that wastes least; all there is when that is not enough. */
export const usualPayment = (need: number, having: Means): Payment => usual<PlanetId>(need, having);
