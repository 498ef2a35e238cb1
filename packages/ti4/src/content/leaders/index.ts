// The leaders, a file a faction.
import type { Ti4Component } from '../define.ts';
import { arborec } from './arborec.ts';
import { argent } from './argent.ts';
import { creuss } from './creuss.ts';
import { empyrean } from './empyrean.ts';
import { hacan } from './hacan.ts';
import { jolnar } from './jolnar.ts';
import { keleres } from './keleres.ts';
import { l1z1x } from './l1z1x.ts';
import { letnev } from './letnev.ts';
import { mahact } from './mahact.ts';
import { mentak } from './mentak.ts';
import { muaat } from './muaat.ts';
import { naalu } from './naalu.ts';
import { naaz } from './naaz.ts';
import { nekro } from './nekro.ts';
import { nomad } from './nomad.ts';
import { norr } from './norr.ts';
import { saar } from './saar.ts';
import { sol } from './sol.ts';
import { titans } from './titans.ts';
import { vuilraith } from './vuilraith.ts';
import { winnu } from './winnu.ts';
import { xxcha } from './xxcha.ts';
import { yin } from './yin.ts';
import { yssaril } from './yssaril.ts';

export const leadersComponents: readonly Ti4Component[] = [
  ...arborec,
  ...argent,
  ...creuss,
  ...empyrean,
  ...hacan,
  ...jolnar,
  ...keleres,
  ...l1z1x,
  ...letnev,
  ...mahact,
  ...mentak,
  ...muaat,
  ...naalu,
  ...naaz,
  ...nekro,
  ...nomad,
  ...norr,
  ...saar,
  ...sol,
  ...titans,
  ...vuilraith,
  ...winnu,
  ...xxcha,
  ...yin,
  ...yssaril,
];
