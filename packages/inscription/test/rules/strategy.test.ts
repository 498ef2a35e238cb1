// Strategy events: the card, the dice, and marking unseen until all markers are down.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { eventOf } from '../../src/content/index.ts';
import { inscription } from '../../src/inscription.ts';
import { DOUBLE, I, M, R, table } from '../kit/table.ts';

/** On Warfare: resources become infantry side by side from the left; research and influence as well. */
const infantry = (res: string, from = 1): string[] =>
  [...res].flatMap((each, n) => [`${each} build infantry`, `lay 0 ${from + n}_0`]);

scenario(
  [
    'event:first_ventures',
    'event:fledgling_empires',
    'event:echoes_of_the_past',
    'event:relics_rediscovered',
    'event:a_strong_foundation',
    'event:toward_a_new_home',
    'event:maximum_yield',
    'event:border_defense',
    'event:technological_frontier',
    'event:rightful_claim',
    'event:desperate_measures',
    'event:forbidden_knowledge',
    'event:merciless_ambition',
    'event:girded_for_war',
  ],
  'everybody spends what the card gives on the sheet of his choice',
  () => {
    const given = {
      first_ventures: 'MMM',
      fledgling_empires: 'II',
      echoes_of_the_past: 'MIR',
      relics_rediscovered: 'R',
      a_strong_foundation: 'II',
      toward_a_new_home: 'MMM',
      maximum_yield: 'MMM',
      border_defense: 'II',
      technological_frontier: 'R',
      rightful_claim: 'II',
      desperate_measures: 'MMM',
      forbidden_knowledge: 'R',
      merciless_ambition: 'II',
      girded_for_war: 'MMM',
    };
    for (const [event, resources] of Object.entries(given)) {
      const t = table('hacan', 'sol', 'winnu');
      t.round(event);
      expect(t.awaited()).toEqual([0, 1, 2]);
      expect(t.game().stage).toBe(eventOf(event).stage);
      t.turn('sol', 'sheet warfare', ...infantry(resources));
      t.turn('winnu', 'sheet warfare', ...infantry(resources));
      t.dice(M, M, M, M, M, M);
      t.turn('hacan', 'sheet warfare', ...infantry(resources));
      expect(t.paper('sol').warfare.drawn).toHaveLength(resources.length);
    }
  },
);

scenario(['event:empire_ascendant'], 'Empire Ascendant does nothing', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.round('empire_ascendant');
  expect(t.isOver()).toBe(true);
  expect(t.game()).toMatchObject({ event: null, discard: ['empire_ascendant'], round: 5, stage: 5 });
  expect(t.events().map(({ type }) => type)).toEqual(['eventRevealed']);
});

test('the dice are rolled once for all, and spent on the same sheet', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.round('relics_rediscovered');
  t.turn('hacan', 'sheet industry', 'R space h0_-1');
  t.turn('sol', 'sheet warfare', ...infantry('R'));
  t.dice(M, I, R, DOUBLE, M, M);
  t.turn('winnu', 'sheet warfare', ...infantry('R'));
  expect(t.events('diceRolled')).toEqual([{ type: 'diceRolled', black: ['M', 'I', 'R'], focus: ['MM', 'I', 'R'] }]);
  expect(t.diceLeft()).toBe(0);
  expect(t.desk('hacan')).toMatchObject({ active: 'industry', purse: { M: 1, I: 1, R: 1 }, step: 'dice' });
  expect(t.refusal('hacan', { marks: ['sheet warfare'] })).toBe('why.marks.not there');
  t.turn('sol', ...infantry('MIR', 2));
  expect(t.paper('sol').warfare.drawn).toHaveLength(1);
});

test('a focus die counts where it is unlocked on the active sheet', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.paper('hacan').focus.push('warfare M', 'industry R');
  t.paper('sol').focus.push('industry M');
  t.round('relics_rediscovered');
  for (const who of ['sol', 'winnu']) t.turn(who, 'sheet warfare', ...infantry('R'));
  t.dice(I, I, I, DOUBLE, DOUBLE, DOUBLE);
  t.turn('hacan', 'sheet warfare', ...infantry('R'));
  expect(t.desk('hacan')).toMatchObject({ purse: { M: 2, I: 3, R: 0 }, taken: ['M'] });
  expect(t.desk('sol')).toMatchObject({ purse: { M: 0, I: 3, R: 0 }, taken: [] });
});

describe('resources', () => {
  test('that can be spent must be', () => {
    const t = table('hacan', 'sol', 'winnu');
    t.round('first_ventures');
    expect(t.refusal('hacan', { marks: ['sheet warfare', ...infantry('MM')] })).toBe('why.marks.unspent');
    expect(t.refusal('hacan', { marks: ['sheet warfare', ...infantry('MMM')] })).toBeNull();
    expect(t.refusal('hacan', { marks: [] })).toBe('why.marks.no sheet');
  });

  test('that cannot be spent are lost', () => {
    const t = table('hacan', 'sol', 'winnu');
    t.round('first_ventures');
    // No planet is unlocked, but material builds docks.
    expect(t.refusal('hacan', { marks: ['sheet expansion'] })).toBe('why.marks.unspent');
    const u = table('hacan', 'sol', 'winnu');
    u.paper('hacan').expansion.docks.push('dock1', 'dock2', 'dock3');
    u.round('first_ventures');
    expect(u.refusal('hacan', { marks: ['sheet expansion'] })).toBeNull();
  });
});

describe('while markers are up', () => {
  /** The first of three has answered. */
  function oneHasMarked() {
    const t = table('hacan', 'sol', 'winnu');
    t.round('first_ventures');
    t.turn('hacan', 'sheet warfare', ...infantry('MMM'));
    return t;
  }

  test('nobody sees anything of it', () => {
    const t = oneHasMarked();
    expect(t.events('marked')).toEqual([]);
    expect(t.paper('hacan').warfare.drawn).toEqual([]);
    for (const viewer of [1, 2, null]) {
      const { players } = inscription.hide(t.game(), viewer);
      players.forEach((player, seat) => {
        if (seat !== viewer) expect(player).toMatchObject({ desk: null, marks: [] });
      });
    }
  });

  test('and everything is told once all are down', () => {
    const t = oneHasMarked();
    t.turn('sol', 'sheet warfare', ...infantry('MMM'));
    t.dice(M, M, M, M, M, M);
    t.turn('winnu', 'sheet warfare', ...infantry('MMM'));
    expect(t.events('marked').map(({ seat, marks }) => [seat, marks.length])).toEqual([
      [0, 7],
      [1, 7],
      [2, 7],
    ]);
    expect(t.events('marked')[1]?.marks[0]).toBe('sheet warfare');
    expect(t.player('sol').active).toBe('warfare');
  });
});

scenario(
  ['asset:relic', 'relic:the_obsidian'],
  'a relic is drawn in the middle of marking, and may be played at once',
  () => {
    const t = table('hacan', 'sol', 'winnu');
    t.nextRelics('the_obsidian');
    t.paper('sol').navigation.traced.push('a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'e1-f1');
    t.round('a_strong_foundation');
    t.turn('sol', 'sheet navigation', 'I claim f1');
    t.turn('hacan', 'sheet warfare', ...infantry('II'));
    t.turn('winnu', 'sheet warfare', ...infantry('II'));
    // Only Sol go on, with the influence that is left.
    expect(t.awaited()).toEqual([1]);
    expect(t.events('marked')).toEqual([]);
    expect(t.events('relicDrawn')).toEqual([{ type: 'relicDrawn', seat: 1 }]);
    expect(t.events('relicReceived')).toEqual([{ type: 'relicReceived', seat: 1, relic: 'the_obsidian', to: [1] }]);
    expect(inscription.hide(t.game(), 0).players[1]?.hand).toEqual(['?']);
    t.dice(M, M, M, M, M, M);
    t.turn('sol', 'relic the_obsidian', 'I claim e1');
    expect(t.paper('sol').navigation.boxes).toEqual([{ system: 'f1', points: 4 }]);
    expect(t.paper('sol').expansion.population).toBe(1);
    expect(t.player('sol')).toMatchObject({ hand: [], played: ['the_obsidian'] });
    expect(t.events('marked').find(({ seat }) => seat === 1)?.marks).toEqual([
      'sheet navigation',
      'I claim f1',
      'relic the_obsidian',
      'I claim e1',
    ]);
  },
);

scenario(['relic:crown_of_thalnos'], 'the Crown of Thalnos rolls some dice again for its owner alone', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.hand('sol', 'crown_of_thalnos');
  t.paper('sol').focus.push('warfare I');
  t.round('relics_rediscovered');
  for (const who of ['hacan', 'sol']) t.turn(who, 'sheet warfare', ...infantry('R'));
  t.dice(M, M, M, M, M, M);
  t.turn('winnu', 'sheet warfare', ...infantry('R'));
  t.turn('hacan', ...infantry('MMM', 2));
  t.turn('winnu', ...infantry('MMM', 2));
  t.dice(R, DOUBLE);
  t.turn('sol', 'relic crown_of_thalnos 1,4');
  expect(t.awaited()).toEqual([1]);
  expect(t.desk('sol')).toMatchObject({ black: ['M', 'R', 'M'], purse: { M: 2, I: 2, R: 1 } });
  expect(t.game().dice?.black).toEqual(['M', 'M', 'M']);
  expect(t.events('diceRolledAgain')).toEqual([
    { type: 'diceRolledAgain', seat: 1, black: ['M', 'R', 'M'], focus: ['M', 'II', 'R'] },
  ]);
});

scenario(['faction:naalu'], 'a sheet that Naalu change for the dice is their active sheet; once a stage', () => {
  const t = table('naalu', 'sol', 'winnu');
  t.round('relics_rediscovered');
  for (const who of ['naalu', 'sol']) t.turn(who, 'sheet warfare', ...infantry('R'));
  t.dice(M, M, M, M, M, M);
  t.turn('winnu', 'sheet warfare', ...infantry('R'));
  t.turn('naalu', 'switch industry', 'M scrap h0_-1', 'M scrap h1_-1', 'M scrap h1_0');
  t.turn('sol', ...infantry('MMM', 2));
  t.turn('winnu', ...infantry('MMM', 2));
  expect(t.player('naalu').used).toEqual(['stage 2 switch']);
});

scenario(['technology:antimass_deflectors'], 'what is used once a round can be used again in the next', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.technologies('hacan', 'antimass_deflectors');
  t.round('relics_rediscovered');
  for (const who of ['sol', 'winnu']) t.turn(who, 'sheet warfare', ...infantry('R'));
  t.dice(M, M, M, M, M, M);
  t.turn('hacan', 'sheet navigation', 'use antimass_deflectors', 'free explore a1-b1', 'R explore a1-b2');
  expect(t.player('hacan').used).toEqual(['antimass_deflectors']);
  expect(t.refusal('hacan', { marks: ['use antimass_deflectors'] })).toBe('why.marks.not there');
  t.confirmAll();
  expect(t.player('hacan').used).toEqual([]);
});
