// What mechs can do beyond the figures of their cards.
import type { Ti4Component } from '../define.ts';
import { deployed } from './deployed.ts';
import { inCombat } from './in-combat.ts';
import { ofLaterFactions } from './later-factions.ts';
import { onTheBoard } from './on-the-board.ts';
import { withAbilities } from './with-abilities.ts';

export const mechsComponents: readonly Ti4Component[] = [
  ...deployed,
  ...inCombat,
  ...ofLaterFactions,
  ...onTheBoard,
  ...withAbilities,
];
