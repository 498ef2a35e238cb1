// The games the command line knows: one line each.
import { title as inscription } from '@custodian/inscription/title';
import { title as ti3 } from '@custodian/ti3/title';
import { listed } from '@custodian/title';

export const titles = listed(ti3, inscription);
