// How a game is told, looked back at and ended.
import type { Ti3Event } from '@custodian/ti3/events';
import type { Game } from '@custodian/ti3/game';
import { homeSystem } from '@custodian/ti3/queries/board';
import type { EndingParts, History } from '../../../shell/title/title-page.ts';
import { gameWord, list, speak } from '../../../words/words.svelte.ts';
import { battleStartOf, lastBattleStart } from '../battle/battle.ts';
import { t } from '../words/words.ts';
import { manner } from './manner.ts';
import { piecesOf } from './pieces.ts';
import type { Lost } from './recap.ts';
import { recapFor } from './recap.ts';
import { pointTypes, scoresIn } from './scores.ts';
import WinnerEmblem from './WinnerEmblem.svelte';

export const history: History<Game, Ti3Event> = {
  ...manner,
  piecesOf: (told, game) => piecesOf(told, (seat) => homeSystem(game, seat)?.id),
  // Numbered copies of a tile share its name.
  pieceName: (id) =>
    gameWord(`planet.${id}`) ?? gameWord(`system.${id}`) ?? gameWord(`system.${id.replace(/-\d+$/, '')}`) ?? '',
  pieceKind: (game, id) => (game.systems.some((system) => system.id === id) ? 'system' : 'planet'),
  recap: (log, seat, isKnown) => {
    const recap = recapFor(log, seat, isKnown);
    return recap === null ? null : { ...recap, lost: lostInWords(recap.lost) };
  },
  isTurn: (decision) => /^(action|strategy) phase\//.test(decision),
  scenes: {
    startOf: battleStartOf,
    last: lastBattleStart,
    again: () => t('battle.call up'),
    lastOne: () => t('battle.last'),
  },
  moments: {
    round: 'phaseBegun',
    kinds: {
      points: ['pointsScored', 'gameWon'],
      battles: ['spaceBattleBegun', 'invasionBegun'],
      planets: ['planetTaken'],
      technologies: ['technologyGained'],
      cards: ['actionCardRevealed'],
      politics: ['agendaDecided', 'lawEnacted'],
      strategies: ['strategyCardUsed'],
    },
    kindName: (kind) => t(`replay.kind.${kind as 'points'}`),
  },
};

function lostInWords({ planets, units }: Lost): string {
  const kinds = [...new Set(units)].map((unit) => {
    const count = units.filter((each) => each === unit).length;
    return `${count} ${gameWord(count === 1 ? `unit.${unit}` : `unit.${unit}.many`) ?? unit}`;
  });
  return list([...planets.map((planet) => gameWord(`planet.${planet}`) ?? planet), ...kinds]);
}

export const ending: EndingParts<Game, Ti3Event> = {
  Emblem: WinnerEmblem,
  people: (game, seat) => gameWord(`race.${game.players[seat]?.race}`) ?? '',
  told: (winners) => speak({ key: 'event.gameWon', with: { seats: winners } }),
  reason: (why) => gameWord(`victory.${why}`) ?? gameWord('victory.points') ?? '',
  columns: [
    {
      title: () => t('sheet.planets'),
      of: (game, seat) => game.systems.flatMap((system) => system.planets).filter(({ owner }) => owner === seat).length,
    },
    { title: () => t('sheet.technologies'), of: (game, seat) => game.players[seat]?.technologies.length ?? 0 },
  ],
  scores: {
    types: pointTypes,
    in: scoresIn,
    sourceName: (source) => gameWord(source.replace(':', '.')) ?? t('points.other'),
  },
};
