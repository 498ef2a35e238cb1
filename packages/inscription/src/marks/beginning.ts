// Sheets as they come from the box, and a desk to mark them at.

import { emptyList } from '@custodian/kernel';
import { technologies } from '../content/index.ts';
import type { Desk } from '../desk.ts';
import type { SheetSide } from '../facts/sheets/types.ts';
import type { SheetName } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';

const noPoints = (): Paper['points'] => ({ navigation: 0, expansion: 0, industry: 0, warfare: 0 });

export const newPaper = (sides: Readonly<Record<SheetName, SheetSide>>): Paper => ({
  sides: { ...sides },
  navigation: { traced: [], claimed: [], closed: [], boxes: [] },
  expansion: { unlocked: [], struck: [], dockIcons: [], docks: [], barred: [], population: 0 },
  industry: {
    scrapped: [],
    claimed: [],
    barred: [],
    tri: 0,
    dia: 0,
    sqr: 0,
    councilors: 0,
    trade: 0,
    tradeSpent: 0,
    votes: 0,
    votesSpent: 0,
  },
  warfare: {
    line: 0,
    bands: [],
    unlocked: [],
    drawn: [],
    wars: [],
    left: 0,
    right: 0,
    nextLeft: 0,
    nextRight: 0,
    nowLeft: 0,
    nowRight: 0,
  },
  technologies: technologies.map(({ id }) => ({
    id,
    struck: 0,
    unlocked: false,
    noSpecialty: false,
    noResearch: false,
  })),
  focus: [],
  kept: [],
  points: noPoints(),
  objectives: noPoints(),
});

/** A desk at which nothing was done yet; the sheets are given to it. */
export const openDesk = (paper: Paper, faction: string, step: Desk['step'], more: Partial<Desk> = {}): Desk => ({
  step,
  paper,
  faction,
  stage: 1,
  active: null,
  purse: { M: 0, I: 0, R: 0 },
  black: [],
  focus: emptyList(),
  taken: [],
  fresh: false,
  owed: [],
  used: [],
  hand: [],
  played: [],
  mecatol: false,
  draws: null,
  rerolls: null,
  ...more,
});
