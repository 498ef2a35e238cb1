// Capture, and what the factions ask for that came last.
import { captureRules } from './capture.ts';
import { keleresRules } from './keleres.ts';
import { nomadRules } from './nomad.ts';
import { titansRules } from './titans.ts';
import { vuilraithRules } from './vuilraith.ts';

export const byFaction = {
  ...captureRules,
  ...keleresRules,
  ...nomadRules,
  ...titansRules,
  ...vuilraithRules,
} as const;
