// The leaders of the Mentak Coalition.
import { addEffect } from '../../atoms/table.ts';
import type { UnitTypeId } from '../../facts/index.ts';
import { isShip } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasEffect, playerOf, unitsOnBoard } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { unitCard } from '../../queries/units.ts';
import type { LostUnit } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { takesPart } from '../factions/vocabulary.ts';
import { agent, commander, hero } from './define.ts';

const suffiAn = agent<'pillaged'>('suffiAn', {
  on: ['pillaged'],
  // Whoever has its text draws with the player who was robbed: never that player twice.
  may: (_, seat, about) => (about.victim === seat ? false : null),
  effect: {
    rule: 'leaders',
    steps: {
      'you draw': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 1 }) },
      'they draw': { call: 'draw action cards', with: (x) => ({ seat: x.v.about.victim, count: 1 }) },
    },
    gives: () => undefined,
  },
});

const sulaMentarion = commander<'combat won'>('sulaMentarion', {
  goal: (g, seat) => ({ have: unitsOnBoard(g, seat, 'cruiser'), need: 4 }),
  on: ['combat won'],
  may: (g, seat, about) =>
    about.kind === 'space combat' && about.seat === seat && playerOf(g, about.loser).notes.length > 0 ? null : false,
  effect: {
    rule: 'leaders',
    steps: {
      'take a note': {
        call: 'give notes',
        with: ({ v: { seat, about } }) => ({
          from: [about.loser],
          to: seat,
          why: say('ask.leader give a note', { player: seat, leader: 'sulaMentarion' }),
        }),
      },
    },
    gives: () => undefined,
  },
});

const SLEEPERS = 'leader:ipswitchLooseCannon';

/** Types of the ships that were lost, of which the seat could place one. */
const copies = (g: G, seat: Seat, units: readonly LostUnit[]): UnitTypeId[] =>
  units
    .map((u) => u.type)
    .filter((type) => isShip(type) && unitCard(g, seat, type) !== null && hasPiece(g, seat, type));

const sleeperCell: Sequence<'leader sleeper cell'> = {
  rule: 'leaders',
  steps: {
    'which ships': {
      do: (x) => {
        x.v.left = copies(x.g, x.v.seat, x.v.about.units);
      },
    },
    'place a ship': {
      call: 'place units',
      with: ({ v: { seat, about, left = [] } }) => {
        const [type] = left;
        if (type === undefined) return null;
        return { seat, type, count: 1, places: [`space ${about.system}`], why: say('leader.ipswitchLooseCannon') };
      },
      then: (x) => {
        x.v.left = x.v.left?.slice(1) ?? [];
        return { goto: 'place a ship' };
      },
    },
  },
};

const ipswitchLooseCannon = hero<'combat round begins'>('ipswitchLooseCannon', {
  on: ['combat round begins'],
  may: (_, seat, about) =>
    about.kind === 'space combat' && about.round === 1 && about.drawn !== true && takesPart(seat, about) ? null : false,
  effect: {
    rule: 'leaders',
    steps: { 'the cell wakes': { do: (x) => addEffect(x, { source: SLEEPERS, seat: x.v.seat, until: 'combat' }) } },
    gives: () => undefined,
  },
  later: [
    {
      window: 'units destroyed',
      forced: true,
      may: (g, seat, about) =>
        hasEffect(g, SLEEPERS, seat) &&
        about.seat !== seat &&
        g.combat?.system === about.system &&
        copies(g, seat, about.units).length > 0
          ? null
          : false,
      run: 'leader sleeper cell',
    },
  ],
  procedures: { 'leader sleeper cell': sleeperCell },
});

export const mentak: readonly Ti4Component[] = [suffiAn, sulaMentarion, ipswitchLooseCannon];
