// What a spirited player of the Fourth Edition likes: it does as much as it can, and so brings about what careless random play hardly
// ever reaches.
import { spirited } from '@custodian/bots';
import type { Game } from '../game.ts';

export const spiritedPolicy = spirited<Game>();
