// The planets of a seat as sheets show them.
import type { Seat } from '@custodian/kernel';
import type { PlanetId } from '@custodian/ti3/facts';
import { planets as printed } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import type { PlanetHeld } from '../../../galaxy/sheet/holdings.ts';
import { specialtyGlyphs } from '../../../galaxy/sheet/holdings.ts';
import { gameWord } from '../../../words/words.svelte.ts';
import { worldKind } from '../art/planets.ts';
import { t } from '../words/words.ts';
import { planetsOf } from './figures.ts';

type Worth = (game: Game, planet: PlanetId) => number;

/** `resources` and `influence` as the rules have them now; null: as printed. */
export const planetsHeld = (
  game: Game,
  seat: Seat,
  resources: Worth | null,
  influence: Worth | null,
): readonly PlanetHeld[] =>
  planetsOf(game, seat).map(({ id, exhausted }) => {
    const color = printed[id].specialty;
    return {
      id,
      name: gameWord(`planet.${id}`) ?? id,
      look: worldKind(id),
      exhausted,
      resources: resources === null ? printed[id].resources : resources(game, id),
      influence: influence === null ? printed[id].influence : influence(game, id),
      signs:
        color === null
          ? []
          : [
              {
                glyph: specialtyGlyphs[color],
                color: `var(--tech-${color})`,
                label: t('sheet.specialty', { color: gameWord(`term.color.${color}`) ?? color }),
              },
            ],
    };
  });
