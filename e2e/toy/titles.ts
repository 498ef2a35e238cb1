// The games of the list, and the toy.
import { listed } from '@custodian/title';
import { title as toy } from '@custodian/toy/title';
import { titles as known } from '../../apps/server/src/titles.ts';

export const titles = listed(...known.values(), toy);
