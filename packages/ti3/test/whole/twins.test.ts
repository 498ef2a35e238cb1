// Two tables that look alike to everybody but the holder of some hidden cards: the same seats are asked the same questions.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import type { PoliticalCardId } from '@custodian/ti3';
import { expect } from 'vitest';
import type { NewGame } from '../kit/index.ts';
import { newGame, table } from '../kit/index.ts';

// Without a law in play there is nothing to elect by Repeal or Revote.
const votable: PoliticalCardId[] = ['armsReduction', 'fleetRegulations'];
const oneVotable: PoliticalCardId[] = ['armsReduction', 'revote'];
const noneVotable: PoliticalCardId[] = ['repeal', 'revote'];

scenario(
  ['sequence:play agenda'],
  'who plays a political card is asked by the size of his hand, never by what it holds',
  () => {
    const asked = (hand: PoliticalCardId[]) => {
      const t = table('letnev', 'norr', 'sol');
      t.player('norr').politicalHand = hand;
      t.begin('play agenda', { seat: 1 });
      return { seats: t.awaited(), options: t.options('norr') };
    };
    expect(asked(votable)).toEqual({ seats: [1], options: votable });
    expect(asked(oneVotable)).toEqual({ seats: [1], options: ['armsReduction'] });
    expect(asked(noneVotable)).toEqual({ seats: [1], options: noneVotable });
    expect(asked(['armsReduction']).seats).toEqual([]);
  },
);

scenario(
  ['action:determinePolicy'],
  'who searches the political deck is asked to choose, whatever there is to vote on in it',
  () => {
    const asked = (politicalDeck: PoliticalCardId[]) => {
      const t = table('norr', 'letnev', 'sol');
      t.decks({ politicalDeck });
      t.hand('sol', 'determinePolicy');
      t.begin('galactic council', { seat: 0 });
      t.answer('sol', 'action:determinePolicy');
      return { where: t.where(), seats: t.awaited(), options: t.options('sol') };
    };
    const place = { where: 'action determinePolicy/choose the agenda', seats: [2] };
    expect(asked(votable)).toEqual({ ...place, options: votable });
    expect(asked(oneVotable)).toEqual({ ...place, options: ['armsReduction'] });
    expect(asked(noneVotable)).toEqual({ ...place, options: ['revote'] });
  },
);

scenario(
  ['sequence:galaxy creation'],
  'who places a system is asked, even where a planet must follow and one of his systems has any',
  () => {
    const given = ['sol', 'l1z1x', 'mentak'];
    const isPlacing = (where: string): boolean => where === 'galaxy creation/place a system';
    /** The last place of the first ring is free, and the seat to place there has placed an empty system before. */
    const asked = (...hand: string[]): Json => {
      const t: NewGame = newGame(3, { galaxy: 'played', races: 'given', given }, 'twins');
      t.playOn(isPlacing);
      const first = t.awaited()[0] as number;
      const seats = [0, 1, 2].map((i) => (first + i) % 3);
      const ring = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];
      const tiles = ['empty-1', 'lodor', 'quann', 'saudor', 'wellon'];
      const order = [...seats, ...[...seats].reverse()] as number[];
      tiles.forEach((tile, i) => {
        const seat = order[i] as number;
        t.change((g) => {
          (g.players[seat] as { tiles: string[] }).tiles = [tile, 'thibah', 'tarmann'];
        });
        t.answer(seat, { tile, at: ring[i] as string });
      });
      t.change((g) => {
        (g.players[first] as { tiles: string[] }).tiles = hand;
      });
      return t.awaited();
    };
    expect(asked('meharXull', 'vefutII')).toEqual(asked('meharXull', 'empty-2'));
    expect(asked('meharXull', 'empty-2')).toHaveLength(1);
  },
);
