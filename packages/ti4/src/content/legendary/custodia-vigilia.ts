// Custodia Vigilia: its card never exhausts. Mecatol Rex has abilities as if it were a unit, and Imperial brings tokens.
import type { Called, Reacting } from '@custodian/kernel';
import { add } from '@custodian/kernel';
import type { LegendaryId, PlanetId, PrintedDice } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { planetCannon } from '../../queries/cannons.ts';
import { hasLegendary } from '../../queries/exploration.ts';
import { controls } from '../../queries/players.ts';
import { planetProduction } from '../../queries/production.ts';
import type { FourthEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';

const CARD: LegendaryId = 'custodiaVigilia';
const REX: PlanetId = 'mecatolRex';
const CANNON: PrintedDice = { need: 5, dice: 1 };
const PRODUCTION = 3;
const TOKENS = 2;

export interface CustodiaVigiliaSequences {
  'legendary custodiaVigilia': Called<Reacting<FourthEdition, 'points gained'>>;
}

const watches = (g: G, seat: Seat): boolean => hasLegendary(g, seat, CARD) && controls(g, seat, REX);

export const custodiaVigilia: Ti4Component = {
  id: `legendary:${CARD}`,
  kind: 'legendary planet',
  name: say(`legendary.${CARD}`),
  modifies: [
    add(planetCannon, (g, planet, now) =>
      planet === REX && g.players.some((_, seat) => watches(g, seat)) ? CANNON : now,
    ),
    add(planetProduction, (g, { seat, planet }, now) =>
      planet.id === REX && watches(g, seat) ? now + PRODUCTION : now,
    ),
  ],
  reacts: [
    {
      window: 'points gained',
      forced: true,
      may: (g, seat, about) =>
        about.by === 'imperial' && about.seat !== seat && hasLegendary(g, seat, CARD) ? null : false,
      run: 'legendary custodiaVigilia',
    },
  ],
  procedures: {
    'legendary custodiaVigilia': {
      rule: 'command tokens',
      steps: { 'gain command tokens': { call: 'gain tokens', with: (x) => ({ seat: x.v.seat, count: TOKENS }) } },
    },
  },
};
