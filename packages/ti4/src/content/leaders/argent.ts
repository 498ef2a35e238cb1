// The leaders of the Argent Flight.
import { landUnits, moveUnits, relocateUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { hasSystem, locate, neighbours, systemOf, systemOfPlanet, unitsIn, unitsWhere } from '../../queries/board.ts';
import { isUnitAbility } from '../../queries/dice.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { byType, isGroundForce, unitCard } from '../../queries/units.ts';
import { combatDice } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import { planetOption, unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { askForGroup, oneDieMore } from '../factions/extra-die.ts';
import { helixProtocol } from './argent-hero.ts';
import { agent, commander } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

type Placed = Windows['units being placed'];

/** Ground forces that have just been produced. */
const recruits = (g: G, { placed }: Placed): FrozenUnit[] =>
  unitsWhere(g, (u) => placed.includes(u.id) && isGroundForce(u)).map(({ unit }) => unit);

/** Planets of the producing player in the system and next to it. */
const landings = (g: G, { seat, system }: Placed): PlanetId[] =>
  [system, ...neighbours(g, system, seat).filter((id) => hasSystem(g, id))].flatMap((id) =>
    systemOf(g, id)
      .planets.filter((p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null)
      .map((p) => p.id),
  );

type Relocating = Aiming<'units being placed'> & { left?: readonly number[]; planet?: PlanetId };

const leftOf = (g: G, { about, left }: Relocating): FrozenUnit[] =>
  recruits(g, about).filter((u) => left === undefined || left.includes(u.id));

/** Wherever it stands, it comes to the planet. */
function putOn(x: Ti4, planet: PlanetId, id: number): void {
  const at = locate(x.g, id);
  if (at === undefined || at.planet?.id === planet) return;
  if (at.planet !== null) {
    relocateUnits(x, at.planet.id, planet, [id]);
    return;
  }
  const system = systemOfPlanet(x.g, planet).id;
  moveUnits(x, at.system.id, system, [id]);
  landUnits(x, system, planet, [id]);
}

/** Whoever produces them chooses planet after planet, and what goes there. */
const trilossa = agent<'units being placed', Relocating>('trilossaAunMirik', {
  on: ['units being placed'],
  timing: 'when',
  may: (g, _, about) => (recruits(g, about).length > 0 && landings(g, about).length > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a planet': {
        ask: ({ g, v }) => {
          if (leftOf(g, v).length === 0) return [];
          const options = landings(g, v.about).map((planet) => planetOption(g, planet));
          return choosing(v.about.seat, say('ask.planet for ground forces'), options, [0, 1]);
        },
        then: (x, got) => {
          const [planet] = (got[x.v.about.seat] as readonly PlanetId[] | undefined) ?? [];
          if (planet === undefined) return 'end';
          x.v.planet = planet;
          return undefined;
        },
      },
      'choose ground forces': {
        ask: ({ g, v }) => {
          const units = leftOf(g, v);
          const options = units.map((u) => unitOption(g, String(u.id)));
          return choosing(v.about.seat, say('ask.ground forces for planet', { planet: v.planet ?? '' }), options, [
            1,
            units.length,
          ]);
        },
        then: (x, got) => {
          const { about, planet } = x.v;
          const left = leftOf(x.g, x.v).map((u) => u.id);
          const picked = (got[about.seat] as readonly string[] | undefined)?.map(Number) ?? left;
          for (const id of picked) putOn(x, planet as PlanetId, id);
          x.v.left = left.filter((id) => !picked.includes(id));
          return { goto: 'choose a planet' };
        },
      },
    },
    gives: () => undefined,
  },
});

/** Units with barrage, cannon or bombardment: printed, or lent for a while in a system. What lends them lasts, and names both. */
function armed(g: G, seat: Seat): number {
  const isPrinted = byType((type) => {
    const card = unitCard(g, seat, type);
    return (
      card !== null && (card.antiFighterBarrage !== null || card.spaceCannon !== null || card.bombardment !== null)
    );
  });
  const about = { seat, enemy: NOBODY, kind: 'bombardment', role: 'attacker', round: 0 } as const;
  let count = 0;
  for (const system of g.systems) {
    const isLent = g.effects.some((e) => e.seat === seat && e.target === system.id)
      ? byType((unit) => combatDice(g, { ...about, unit, system: system.id }) > 0)
      : never;
    count += unitsIn(system, seat).filter(({ type }) => isPrinted(type) || isLent(type)).length;
  }
  return count;
}

const never = (): boolean => false;

const trrakan = commander<'before dice', Aiming<'before dice'> & { group?: number }>('trrakanAunZulok', {
  goal: (g: G, seat: Seat) => ({ have: armed(g, seat), need: 6 }),
  on: ['before dice'],
  may: (_, seat, about) => (about.seat === seat && isUnitAbility(about.kind) && about.groups.length > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'who rolls a die more': {
        ask: ({ v: { seat, about } }) => askForGroup(seat, about, 'leaders', say('ask.strike wing ambuscade')),
        then: (x, got) => {
          x.v.group = Number(pickedOf(got, x.v.seat, ['0']));
        },
      },
    },
    gives: ({ v: { about, group } }) => oneDieMore(about, group),
  },
});

export const argent: readonly Ti4Component[] = [trilossa, trrakan, helixProtocol];
