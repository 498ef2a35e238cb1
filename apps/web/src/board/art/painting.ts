// Every picture that can be asked for, by one plain request.
import type { Pixels } from './pixels.ts';
import type { GateKind, SpecialKind } from './tiles.ts';
import { paintGate, paintSpace, paintSpecial } from './tiles.ts';
import type { WorldKind } from './worlds.ts';
import { paintWorld } from './worlds.ts';

export type Request =
  | { readonly draw: 'world'; readonly name: string; readonly kind: WorldKind }
  | { readonly draw: 'gate'; readonly wormhole: GateKind }
  | { readonly draw: 'space'; readonly seed: number }
  | { readonly draw: 'special'; readonly special: SpecialKind; readonly seed: number };

export function paint(request: Request): Pixels {
  if (request.draw === 'world') return paintWorld(request.name, request.kind, 208);
  if (request.draw === 'gate') return paintGate(request.wormhole, 144);
  if (request.draw === 'space') return paintSpace(request.seed, 144);
  return paintSpecial(request.special, request.seed, 276);
}
