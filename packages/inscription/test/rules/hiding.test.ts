// Hidden information: what a seat sees, and worlds that look the same to it.
import { quickRoll } from '@custodian/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { inscription } from '../../src/inscription.ts';
import { table } from '../kit/table.ts';

const { hide, guess } = inscription;
const FACTIONS = ['hacan', 'sol', 'winnu', 'arborec', 'letnev', 'xxcha', 'naalu', 'titans'];

/** A table some rounds later, in the middle of something; relics in every hand. */
function livedIn(seats: number, seed: number): Game {
  const t = table(...FACTIONS.slice(0, seats));
  const roll = quickRoll(seed);
  t.game().players.forEach((player) => {
    player.hand.push(...t.game().relics.splice(0, roll(3) - 1));
  });
  t.beginOn(t.game(), 'round', {});
  const stop = roll(seats * 3);
  t.playOn(() => t.state().answers >= stop, seed);
  return t.game();
}

const positions = fc.record({ seats: fc.integer({ min: 1, max: 8 }), seed: fc.nat(5000) });

test('a guessed world looks the same to the seat, and could be the real one', () => {
  fc.assert(
    fc.property(positions, ({ seats, seed }) => {
      const g = livedIn(seats, seed);
      for (let seat = 0; seat < seats; seat++) {
        const hidden = hide(g, seat);
        const world = guess(hidden, seat, quickRoll(seed + seat));
        expect(hide(world, seat)).toEqual(hidden);
        expect(JSON.stringify(world)).not.toContain('"?');
        expect(inscription.miscounted(world)).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

test('what is hidden stays hidden when it is hidden again', () => {
  for (let seed = 1; seed < 6; seed++) {
    const g = livedIn(4, seed);
    for (const seat of [null, 0, 3]) expect(hide(hide(g, seat), seat)).toEqual(hide(g, seat));
  }
});

describe('a seat sees', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.hand('hacan', 'nano_forge');
  t.hand('sol', 'dominus_orb', 'the_codex');
  t.round('first_ventures');
  const g = t.game();
  const view = hide(g, 1);

  test('its own relics, and what it has written on its own desk', () => {
    expect(view.players[1]).toEqual(g.players[1]);
  });

  test('of others how many relics they hold, and that they are marking', () => {
    expect(view.players[0]).toMatchObject({ hand: ['?'], desk: null, busy: true });
    expect(view.players[0]?.paper).toEqual(g.players[0]?.paper);
  });

  test('of cards face down their backs', () => {
    expect(view.relics).toEqual(g.relics.map(() => '?'));
    expect(view.agendas.map(({ cards }) => cards)).toEqual([['?'], ['?'], ['?']]);
    expect(view.deck.slice(0, 3)).toEqual(['?1black', '?1blue', '?2black']);
  });
});
