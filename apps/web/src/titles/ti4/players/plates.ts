// What a plate says of a player of this game.
import type { Seat } from '@custodian/kernel';
import type { Game } from '@custodian/ti4/game';
import type { PlateShown } from '../../../galaxy/players/plates.ts';
import { gameWord, number } from '../../../words/words.svelte.ts';
import { factionName } from '../naming.ts';
import { strategyCardsOf } from '../sheet/figures.ts';
import { t } from '../words/words.ts';

export function plateOf(game: Game, seat: Seat): PlateShown[] {
  const player = game.players[seat];
  if (player === undefined) return [];
  const { faction, tactic, fleet, strategy, passed, eliminated } = player;
  return [
    {
      seat,
      points: player.points,
      cards: strategyCardsOf(game, seat),
      pools: {
        brief: t('counters.brief', { command: tactic, fleet, strategy }),
        said: t('tokens.said', { tactic, fleet, strategy }),
      },
      state: eliminated ? 'eliminated' : passed ? 'passed' : null,
      isSpeaker: game.speaker === seat,
      partners: [],
      people:
        faction === ''
          ? null
          : { id: faction, name: factionName(faction), short: gameWord(`faction.${faction}.short`) ?? '' },
      figures: [
        { glyph: 'commodity', label: t('plates.commodities'), value: number(player.commodities) },
        { glyph: 'goods', label: t('plates.goods'), value: number(player.tradeGoods) },
        { glyph: 'card', label: t('plates.cards'), value: number(player.hand.length) },
        { glyph: 'eye', label: t('plates.secrets'), value: number(player.secrets.length) },
      ],
    },
  ];
}
