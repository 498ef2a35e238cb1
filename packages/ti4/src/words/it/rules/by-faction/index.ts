// La cattura, e ciò che chiedono le fazioni venute per ultime.
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
};
