// The leaders, a file a faction.
import type { Ti4Component } from '../define.ts';
import { creuss } from './creuss.ts';
import { hacan } from './hacan.ts';
import { jolnar } from './jolnar.ts';
import { letnev } from './letnev.ts';
import { naaz } from './naaz.ts';
import { norr } from './norr.ts';
import { saar } from './saar.ts';
import { sol } from './sol.ts';
import { winnu } from './winnu.ts';
import { yssaril } from './yssaril.ts';

export const leadersComponents: readonly Ti4Component[] = [
  ...creuss,
  ...hacan,
  ...jolnar,
  ...letnev,
  ...naaz,
  ...norr,
  ...saar,
  ...sol,
  ...winnu,
  ...yssaril,
];
