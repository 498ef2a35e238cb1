// How a game is told, looked back at and ended.
import type { Ti4Event } from '@custodian/ti4/events';
import { mecatolRex } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { homeSystem } from '@custodian/ti4/queries/board';
import { piecesOf } from '../../../galaxy/history/pieces.ts';
import type { EndingParts, History } from '../../../shell/title/title-page.ts';
import { gameWord, list } from '../../../words/words.svelte.ts';
import { battleStartOf, lastBattleStart } from '../battle/battle.ts';
import { factionName } from '../naming.ts';
import { planetsOf } from '../sheet/figures.ts';
import { t } from '../words/words.ts';
import { manner } from './manner.ts';
import type { Lost } from './recap.ts';
import { recapFor } from './recap.ts';
import { pointTypes, scoresIn } from './scores.ts';
import WinnerEmblem from './WinnerEmblem.svelte';

export const history: History<Game, Ti4Event> = {
  ...manner,
  piecesOf: (told, game) => piecesOf(told, (seat) => homeSystem(game, seat)?.id, mecatolRex),
  pieceName: (id) => gameWord(`planet.${id}`) ?? gameWord(`system.${id}`) ?? '',
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
    round: 'roundBegan',
    kinds: {
      points: ['pointsGained', 'pointsLost', 'gameEnded'],
      battles: ['spaceCombatBegan', 'groundCombatBegan'],
      planets: ['controlGained'],
      technologies: ['technologyResearched', 'technologyGained'],
      cards: ['actionCardPlayed', 'notePlayed'],
      politics: ['outcomeDecided', 'lawEnacted'],
      strategies: ['strategicAction'],
      deals: ['transactionMade', 'promiseMade', 'promiseBroken'],
    },
    kindName: (kind) => t(kind === 'deals' ? 'replay.kind.deals' : `replay.kind.${kind as 'points'}`),
  },
};

function lostInWords({ planets, units }: Lost): string {
  const kinds = [...new Set(units)].map((unit) => {
    const count = units.filter((each) => each === unit).length;
    return `${count} ${gameWord(count === 1 ? `unit.${unit}` : `unit.${unit}.many`) ?? unit}`;
  });
  return list([...planets.map((planet) => gameWord(`planet.${planet}`) ?? planet), ...kinds]);
}

export const ending: EndingParts<Game, Ti4Event> = {
  Emblem: WinnerEmblem,
  people: (game, seat) => factionName(game.players[seat]?.faction ?? ''),
  reason: (why) => gameWord(`ending.${why}`) ?? '',
  columns: [
    { title: () => t('sheet.planets'), of: (game, seat) => planetsOf(game, seat).length },
    { title: () => t('sheet.technologies'), of: (game, seat) => game.players[seat]?.technologies.length ?? 0 },
    { title: () => t('player.scored'), of: (game, seat) => game.players[seat]?.scored.length ?? 0 },
  ],
  scores: {
    types: pointTypes,
    in: scoresIn,
    sourceName: (source) =>
      source === 'custodians' ? t('points.custodians') : (gameWord(source.replace(':', '.')) ?? t('points.other')),
  },
};
