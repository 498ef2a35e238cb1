// Every plan that is asked for, by its name.
import { byName } from '@custodian/kernel';

export const plans = byName();
