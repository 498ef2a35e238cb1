// What everybody may know of a player at a glance.
import type { Seat } from '@custodian/kernel';
import type { PlanetId, StrategyCardId } from '@custodian/ti4/facts';
import { commandTokensPerPlayer, planets as printed, strategyCards, technologies } from '@custodian/ti4/facts';
import type { Game, PlanetState, Player } from '@custodian/ti4/game';
import type { PlanetHeld } from '../../../galaxy/sheet/holdings.ts';
import { specialtyGlyphs } from '../../../galaxy/sheet/holdings.ts';
import type { OwnedTechnology } from '../../../galaxy/sheet/technologies.ts';
import { byColor } from '../../../galaxy/sheet/technologies.ts';
import { gameWord } from '../../../words/words.svelte.ts';
import { worldKind } from '../art/planets.ts';
import { capital, planetName } from '../naming.ts';
import { t } from '../words/words.ts';

export interface Held {
  readonly id: StrategyCardId;
  readonly initiative: number;
  readonly used: boolean;
}

export const strategyCardsOf = (game: Game, seat: Seat): Held[] =>
  game.strategyCards
    .filter((card) => card.holder === seat)
    .map(({ id, exhausted }) => ({ id, initiative: strategyCards[id].initiative, used: exhausted }))
    .sort((a, b) => a.initiative - b.initiative);

export const planetsOf = (game: Game, seat: Seat): PlanetState[] =>
  game.systems.flatMap((system) => system.planets.filter((planet) => planet.owner === seat));

export const owned = ({ technologies: ids, exhausted }: Player): OwnedTechnology[] =>
  byColor(ids.map((id) => ({ id, color: technologies[id].color, exhausted: exhausted.includes(id) })));

/** Command tokens that are neither on the sheet nor on the board. */
export const tokensLeft = ({ systems, players }: Game, seat: Seat): number => {
  const { tactic = 0, fleet = 0, strategy = 0 } = players[seat] ?? {};
  const laid = systems.filter((system) => (system.tokens & (1 << seat)) !== 0).length;
  return commandTokensPerPlayer - laid - tactic - fleet - strategy;
};

type Worth = (game: Game, planet: PlanetId) => number;

/** The planets of a seat as a sheet shows them; `resources` and `influence` as the rules have them now. */
export function planetsHeld(game: Game, seat: Seat, resources: Worth | null, influence: Worth | null): PlanetHeld[] {
  return planetsOf(game, seat).map(({ id, exhausted }) => {
    const { specialty, trait } = printed[id];
    return {
      id,
      name: planetName(id),
      look: worldKind(id),
      exhausted,
      resources: resources === null ? printed[id].resources : resources(game, id),
      influence: influence === null ? printed[id].influence : influence(game, id),
      signs: [
        ...(trait === null
          ? []
          : [
              {
                glyph: trait,
                color: `var(--${trait})`,
                label: capital(gameWord(`term.trait.${trait}`) ?? trait),
              } as const,
            ]),
        ...(specialty === null
          ? []
          : [
              {
                glyph: specialtyGlyphs[specialty],
                color: `var(--tech-${specialty})`,
                label: t('sheet.specialty', { color: gameWord(`term.color.${specialty}`) ?? specialty }),
              },
            ]),
      ],
    };
  });
}
