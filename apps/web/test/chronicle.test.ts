// What has happened, in words: one line for one thing, "you" for the reader, and what is told since one's last turn.
import type { Frame } from '@custodian/kernel';
import type { ShipType, Ti3Event } from '@custodian/ti3';
import { ti3 } from '@custodian/ti3';
import { en } from '@custodian/ti3/words/en/index';
import { it as italian } from '@custodian/ti3/words/it/index';
import { speak } from '@custodian/words';
import { describe, expect, it } from 'vitest';
import { cut, sentencesOf, spokenAs, tell } from '../src/shell/history/chronicle.ts';
import { battleBegunAt, battleStartOf, lastBattleStart } from '../src/titles/ti3/battle/battle.ts';
import { ranksOf } from '../src/titles/ti3/battle/ranks.ts';
import type { Happened, Line } from '../src/titles/ti3/history/log.ts';
import { manner } from '../src/titles/ti3/history/manner.ts';
import { piecesIn, piecesOf } from '../src/titles/ti3/history/pieces.ts';
import { recapFor } from '../src/titles/ti3/history/recap.ts';
import { momentOf } from '../src/titles/ti3/questions/moments.ts';
import { en as pageWords } from '../src/words/en/index.ts';
import { line, lost } from './logs.ts';

const isKnown = (key: string): boolean => key in en;
const logOf = (...events: Happened[]): Line[] => events.map((event) => line(event));
const names = ['Ada', 'Noor', 'Wei'];

/** The lines of a log as seat 0 reads them. */
const read = (log: readonly Line[], language: 'en' | 'it' = 'en', viewer: number | null = 0): string[] =>
  tell(log, isKnown, 50, manner).map((told) =>
    sentencesOf(told, viewer, manner)
      .map((text) =>
        speak(spokenAs(text, isKnown), {
          language,
          words: language === 'en' ? en : italian,
          seat: (seat) => (seat === viewer ? (language === 'en' ? 'you' : 'te') : (names[seat] ?? 'nobody')),
        }),
      )
      .join(' '),
  );

describe('the chronicle', () => {
  const log = logOf(
    { type: 'phaseBegun', round: 2, phase: 'action' },
    { type: 'unheardOf', seat: 1 } as unknown as Ti3Event,
    { type: 'shipsMoved', seat: 1, system1: 'quann', system2: 'lodor', units: ['cruiser'], ships: [] },
    { type: 'planetsExhausted', seat: 0, planets: ['jord', 'quann'] },
  );

  it('tells what has words, oldest first', () => {
    const told = tell(log, isKnown, 10, manner);
    expect(told.map((each) => each.line.event.type)).toEqual(['phaseBegun', 'shipsMoved', 'planetsExhausted']);
    expect(told.map((each) => each.heading)).toEqual([true, false, false]);
    expect(told[1]?.seat).toBe(1);
    expect(tell(log, isKnown, 1, manner).map((each) => each.index)).toEqual([3]);
  });

  it('links every line to the board: to what it names, to a home, to the council', () => {
    const home = (seat: number): string => `home-${seat}`;
    const pieces = (event: Happened) => piecesOf(tell([line(event)], isKnown, 1, manner)[0] as never, home);
    expect(pieces({ type: 'shipsMoved', seat: 1, system1: 'quann', system2: 'lodor', units: [], ships: [] })).toEqual([
      'quann',
      'lodor',
    ]);
    expect(pieces({ type: 'technologyGained', seat: 2, technology: 'cybernetics' })).toEqual(['home-2']);
    expect(pieces({ type: 'lawEnacted', agenda: 'codeOfHonor', elected: [] })).toEqual(['mecatolRex']);
    const named = (event: Happened) => piecesIn(event);
    expect(named({ type: 'planetsExhausted', planets: ['jord'], seat: 2 })).toEqual(['jord']);
    expect(named({ type: 'diceRolled', kind: 'pds', round: 0, system: 'lodor', planet: '', groups: [] })).toEqual([
      'lodor',
    ]);
  });

  it('tells ships lost together in one line, and both sides’ hits in another', () => {
    const battle = logOf(
      { type: 'diceRolled', kind: 'space battle', round: 1, system: 'quann', planet: '', groups: [] },
      { type: 'hitsScored', seat: 1, kind: 'space battle', count: 2 },
      { type: 'hitsScored', seat: 0, kind: 'space battle', count: 1 },
      lost(0, 'quann', 'cruiser'),
      lost(0, 'quann', 'cruiser'),
      lost(1, 'quann', 'fighter'),
    );
    expect(read(battle)).toEqual([
      'You score 1 hit, Noor 2 (space battle).',
      'You lose in Quann: 2 cruisers.',
      'Noor loses a fighter in Quann.',
    ]);
    expect(read(battle, 'it')).toEqual([
      'Metti a segno 1 colpo, Noor 2 (battaglia spaziale).',
      'Perdi in Quann: 2 incrociatori.',
      'Noor perde in Quann: caccia.',
    ]);
  });

  it('tells a price with what was bought, and ships with the activation that moved them', () => {
    expect(
      read([
        line({ type: 'planetsExhausted', seat: 0, planets: ['jord'] }, 1),
        line({ type: 'tradeGoodsSpent', seat: 0, count: 2 }, 1),
        line({ type: 'technologyGained', seat: 0, technology: 'cybernetics' }, 1),
        line({ type: 'systemActivated', seat: 1, system: 'lodor', from: 'commandPool' }, 2),
        line(
          { type: 'shipsMoved', seat: 1, system1: 'quann', system2: 'lodor', units: ['cruiser', 'cruiser'], ships: [] },
          3,
        ),
        line({ type: 'planetTaken', seat: 1, planet: 'lodor', from: 0 }, 4),
      ]),
    ).toEqual([
      'You acquire Cybernetics. You exhaust Jord. You spend 2 trade goods.',
      'Noor activates Lodor. Noor moves from Quann to Lodor: 2 cruisers.',
      'You lose Lodor to Noor.',
    ]);
  });

  it('tells what happened to the table itself in words of the page', () => {
    const [told] = tell(logOf({ type: 'table.cut by rules', count: 3 }), (key) => key in pageWords, 10, manner);
    expect(told && sentencesOf(told, 0, manner)).toEqual([{ key: 'table.cut by rules', with: { count: 3 } }]);
  });

  it('calls a reader who watches nobody', () => {
    expect(read(logOf({ type: 'playerPassed', seat: 0 }), 'en', null)).toEqual(['Ada passes.']);
  });

  it('has words to the one who acts for every event with somebody in it', () => {
    const words: Readonly<Record<string, string>> = en;
    const missing = Object.keys(words).filter(
      (key) => /^event\.\w+$/.test(key) && words[key]?.includes('{seat}') && words[`${key}.you`] === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('cuts a sentence where it names pieces', () => {
    expect(cut('Ada leaves Lodor.', ['Lodor'])).toEqual([
      { text: 'Ada leaves ', named: false },
      { text: 'Lodor', named: true },
      { text: '.', named: false },
    ]);
    expect(cut('Tren’lak (old)', ['(old)']).map((part) => part.named)).toEqual([false, true]);
    expect(cut('Nothing', [''])).toEqual([{ text: 'Nothing', named: false }]);
  });
});

describe('since your last turn', () => {
  const turns = logOf(
    { type: 'systemActivated', seat: 0, system: 'quann', from: 'commandPool' },
    lost(0, 'quann', 'carrier'),
    { type: 'systemActivated', seat: 1, system: 'lodor', from: 'commandPool' },
    lost(0, 'lodor', 'cruiser'),
    lost(0, 'lodor', 'cruiser'),
    { type: 'groundForcesLost', seat: 0, planet: 'lodor', count: 2 },
    { type: 'planetTaken', seat: 1, planet: 'lodor', from: 0 },
    { type: 'tradeGoodsGained', seat: 2, count: 1 },
    { type: 'strategyCardUsed', seat: 2, strategy: 'trade' },
  );

  it('steps through what others did and what one lost, not one’s own turn', () => {
    const recap = recapFor(turns, 0, isKnown);
    expect(recap?.steps.map(({ events: [first] }) => first?.type)).toEqual([
      'systemActivated',
      'shipDestroyed',
      'groundForcesLost',
      'planetTaken',
      'strategyCardUsed',
    ]);
    expect(recap?.steps.map(({ index }) => index)).toEqual([2, 3, 5, 6, 8]);
    expect(recap?.lost).toEqual({ planets: ['lodor'], units: ['cruiser', 'cruiser', 'groundForce', 'groundForce'] });
  });

  it('is nothing before one’s first turn, nor while it goes on', () => {
    expect(recapFor(turns.slice(2), 0, isKnown)).toBeNull();
    expect(recapFor(turns.slice(0, 2), 0, isKnown)).toBeNull();
    expect(recapFor(turns, 2, isKnown)).toBeNull();
  });
});

describe('a battle that is over', () => {
  const rolls = (seat: number, unit: ShipType, rolled: number[]) => ({
    seat,
    unit,
    dice: rolled.length,
    need: 7,
    bonus: 0,
    rolls: rolled,
  });
  const log = logOf(
    { type: 'systemActivated', seat: 0, system: 'quann', from: 'commandPool' },
    { type: 'spaceBattleBegun', seat: 0, player: 1, system: 'quann' },
    {
      type: 'diceRolled',
      kind: 'space battle',
      round: 1,
      system: 'quann',
      planet: '',
      groups: [rolls(0, 'cruiser', [7, 1]), rolls(1, 'destroyer', [9])],
    },
    { type: 'hitsScored', seat: 0, kind: 'space battle', count: 1 },
    { type: 'hitsScored', seat: 1, kind: 'space battle', count: 1 },
    lost(0, 'quann', 'cruiser'),
    lost(1, 'quann', 'destroyer'),
    { type: 'spaceBattleWon', seat: 0, player: 1, system: 'quann' },
    { type: 'playerPassed', seat: 2 },
  );

  it('is called up again from the line that began it and the line that ended it', () => {
    expect([0, 1, 7, 8].map((index) => battleStartOf(log, index))).toEqual([-1, 1, 1, -1]);
    expect(lastBattleStart(log)).toBe(1);
    expect(battleStartOf(log.slice(0, 4), 1), 'it goes on').toBe(-1);
  });

  it('shows what was left of both sides then, whatever lies there now', () => {
    const battle = battleBegunAt(log, 1);
    expect(battle?.winner).toBe(0);
    const nothing = { systems: [] } as never;
    expect(battle && ranksOf(nothing, battle, 0)).toEqual([{ unit: 'cruiser', whole: 1, damaged: 0, lost: 1 }]);
    expect(battle && ranksOf(nothing, battle, 1)).toEqual([{ unit: 'destroyer', whole: 0, damaged: 0, lost: 1 }]);
  });
});

describe('a window', () => {
  const open = (name: string, about: object): Frame[] => [
    { run: 'window', at: 'react', v: { name, about, used: [], queue: [], run: '' } },
  ];
  const said = (name: string, about: object, language: 'en' | 'it' = 'en'): string => {
    const text = momentOf(open(name, about), isKnown);
    const words = language === 'en' ? en : italian;
    return text === null ? '' : speak(text, { language, words, seat: (seat) => names[seat] ?? 'nobody' });
  };

  it('says whose card it is, and who did what where', () => {
    expect(said('action card played', { seat: 1, card: 'plague.2' })).toBe('Played by Noor: Plague.');
    expect(said('system activated', { seat: 1, system: 'lodor', action: 'tactical' })).toBe(
      'Activated by Noor: Lodor.',
    );
    const round = { kind: 'invasion combat', attacker: 0, defender: 1, system: 'lodor', planet: 'lodor', round: 2 };
    expect(said('before combat round', round)).toBe('Round 2 on Lodor: Ada against Noor.');
    expect(said('before combat round', round, 'it')).toBe('Round 2 su Lodor: Ada contro Noor.');
  });

  it('leaves no gap in any sentence', () => {
    const about = {
      seat: 0,
      enemy: 1,
      from: 1,
      system: 'lodor',
      planet: 'lodor',
      kind: 'pds',
      round: 1,
      units: ['cruiser'],
      votes: 3,
      agenda: 'codeOfHonor',
    };
    for (const name of Object.keys(ti3.windows))
      for (const language of ['en', 'it'] as const)
        for (const card of ['plague.1', 'trade']) expect(said(name, { ...about, card }, language)).not.toMatch(/[{}]/);
  });
});
