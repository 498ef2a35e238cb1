// What a plate says of a player of this game.
import type { Seat } from '@custodian/kernel';
import type { Game } from '@custodian/ti3/game';
import type { PlateShown } from '../../../galaxy/players/plates.ts';
import { gameWord, number } from '../../../words/words.svelte.ts';
import { agreementsOf, planetsOf, strategyCardsOf } from '../sheet/figures.ts';
import type { Table } from '../table.ts';
import { t } from '../words/words.ts';

export function plateOf(table: Pick<Table, 'nameOf'>, game: Game, seat: Seat): PlateShown[] {
  const player = game.players[seat];
  if (player === undefined) return [];
  const { race, passed, eliminated } = player;
  const counters = {
    command: player.commandPool,
    fleet: player.fleetSupply,
    strategy: player.strategyAllocation,
  };
  return [
    {
      seat,
      points: player.points,
      cards: strategyCardsOf(game, seat),
      pools: { brief: t('counters.brief', counters), said: t('counters.said', counters) },
      state: eliminated ? 'eliminated' : passed ? 'passed' : null,
      isSpeaker: game.speaker === seat,
      partners: agreementsOf(game, seat).map(({ partner }) => ({
        seat: partner,
        label: t('plates.agreement with', { name: table.nameOf(partner) }),
      })),
      people:
        race === ''
          ? null
          : { id: race, name: gameWord(`race.${race}`) ?? '', short: gameWord(`race.${race}.short`) ?? '' },
      figures: [
        { glyph: 'planet', label: t('sheet.planets'), value: number(planetsOf(game, seat).length) },
        { glyph: 'techBlue', label: t('sheet.technologies'), value: number(player.technologies.length) },
        { glyph: 'goods', label: t('plates.goods'), value: number(player.tradeGoods) },
        { glyph: 'card', label: t('plates.cards'), value: number(player.hand.length) },
      ],
    },
  ];
}
