// The games that can be played here: one line each.
import { title as inscription } from '@custodian/inscription/title';
import { title as ti3 } from '@custodian/ti3/title';
import { title as ti4 } from '@custodian/ti4/title';
import { listed } from '@custodian/title';

export const titles = listed(ti3, ti4, inscription);
