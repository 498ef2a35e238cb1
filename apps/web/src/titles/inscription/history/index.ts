// How a game is told, looked back at and ended.
import type { InscriptionEvent } from '@custodian/inscription/events';
import { SHEETS } from '@custodian/inscription/facts/vocabulary';
import type { Game } from '@custodian/inscription/game';
import type { EndingParts, History } from '../../../shell/title/title-page.ts';
import { gameWord, list, nameOfSeat } from '../../../words/words.svelte.ts';
import { factionName, sheetGlyphs, sheetName } from '../names.ts';
import { lastScene, sceneStart } from '../round/scenes.ts';
import { t } from '../words/words.ts';
import { manner } from './manner.ts';
import { recapFor } from './recap.ts';
import WinnerEmblem from './WinnerEmblem.svelte';

export const history: History<Game, InscriptionEvent> = {
  ...manner,
  recap: recapFor,
  isTurn: (decision) => decision === 'marking/mark',
  scenes: {
    startOf: sceneStart,
    last: lastScene,
    again: () => t('scene.again'),
    lastOne: () => t('scene.last'),
  },
  moments: {
    round: 'eventRevealed',
    kinds: {
      marks: ['marked'],
      wars: ['warWon', 'warLost', 'warTied', 'warSpared'],
      councils: ['outcomeDecided', 'rivalOutvoted', 'rivalPrevailed'],
      goals: ['objectiveCompleted', 'mecatolClaimed', 'rivalCompleted', 'rivalOnMecatol'],
      relics: ['relicDrawn', 'relicPlayed'],
    },
    kindName: (kind) => t(`replay.kind.${kind as 'marks'}`),
  },
};

/** What the rank of a seat is called; empty where there are none. */
const rankName = (game: Game, seat: number): string => {
  const rank = game.winner?.scores[seat]?.rank ?? null;
  return rank === null ? '' : (gameWord(`rank.${rank}`) ?? '');
};

export const ending: EndingParts<Game, InscriptionEvent> = {
  Emblem: WinnerEmblem,
  people: (game, seat) =>
    [factionName(game.players[seat]?.faction ?? ''), rankName(game, seat)].filter(Boolean).join(' · '),
  told: (winners) =>
    winners.length === 0 ? t('end.lost') : t('end.winner', { name: list(winners.map((seat) => nameOfSeat(seat))) }),
  reason: (why) => t(`end.why.${why as 'points'}`),
  columns: SHEETS.map((sheet) => ({
    glyph: sheetGlyphs[sheet],
    title: () => sheetName(sheet),
    of: (game: Game, seat: number) => game.winner?.scores[seat]?.[sheet] ?? 0,
  })),
};
