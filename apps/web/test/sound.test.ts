import type { ChatLine, LogLine, TableView } from '@custodian/protocol';
import type { Ti3Event } from '@custodian/ti3';
import { describe, expect, it } from 'vitest';
import { listening } from '../src/shell/sound/cues.ts';
import type { Cue } from '../src/shell/sound/queue.ts';
import { createQueue } from '../src/shell/sound/queue.ts';
import type { TableState } from '../src/shell/table/state.ts';
import { cueOf } from '../src/titles/ti3/history/cues.ts';

/** A room with a clock of its own; every sound takes 400 ms. */
function room() {
  let now = 0;
  const later: { at: number; then: () => void }[] = [];
  const heard: { cue: Cue; at: number }[] = [];
  const set = { isHidden: false, isMute: false };
  const queue = createQueue({
    play(cue) {
      if (set.isMute) return 0;
      heard.push({ cue, at: now });
      return 400;
    },
    isHidden: () => set.isHidden,
    now: () => now,
    later: (milliseconds, then) => later.push({ at: now + milliseconds, then }),
  });
  return {
    ...queue,
    set,
    heard,
    cues: () => heard.map(({ cue }) => cue),
    pass(milliseconds: number) {
      const until = now + milliseconds;
      for (let due = later.find(({ at }) => at <= until); due; due = later.find(({ at }) => at <= until)) {
        later.splice(later.indexOf(due), 1);
        now = due.at;
        due.then();
      }
      now = until;
    },
  };
}

describe('the queue of sounds', () => {
  it('plays one after the other, never two at once', () => {
    const { offer, pass, heard } = room();
    offer(['dice', 'won']);
    offer(['turn']);
    expect(heard.map(({ cue }) => cue)).toEqual(['dice']);
    pass(5000);
    expect(heard.map(({ cue }) => cue)).toEqual(['dice', 'won', 'turn']);
    for (const [i, { at }] of heard.entries()) expect(at - (heard[i - 1]?.at ?? -1000)).toBeGreaterThan(400);
  });

  it('does not repeat a sound before it has rested', () => {
    const { offer, pass, cues } = room();
    for (let i = 0; i < 10; i++) {
      offer(['dice']);
      pass(150);
    }
    expect(cues()).toEqual(['dice']);
    pass(1000);
    offer(['dice']);
    expect(cues()).toEqual(['dice', 'dice']);
  });

  it('drops what would be missed least when much happens at once', () => {
    const { offer, pass, cues } = room();
    offer(['scored']);
    offer(['dice', 'said', 'lost', 'turn']);
    pass(5000);
    expect(cues()).toEqual(['scored', 'said', 'lost', 'turn']);
  });

  it('lets only your turn be heard while the page is out of sight', () => {
    const { offer, pass, set, cues } = room();
    offer(['dice', 'won']);
    set.isHidden = true;
    offer(['said', 'turn']);
    pass(5000);
    expect(cues()).toEqual(['dice', 'turn']);
    set.isHidden = false;
    pass(5000);
    expect(cues()).toEqual(['dice', 'turn']);
  });

  it('keeps nothing for later when nothing can be heard, or after it was cleared', () => {
    const { offer, pass, set, clear, cues } = room();
    set.isMute = true;
    offer(['turn', 'dice']);
    set.isMute = false;
    pass(5000);
    expect(cues()).toEqual([]);
    offer(['turn', 'dice']);
    clear();
    pass(5000);
    expect(cues()).toEqual(['turn']);
  });
});

interface Change {
  readonly events?: readonly Ti3Event[];
  readonly said?: readonly (number | null)[];
  readonly awaiting?: TableView['awaiting'];
  readonly asking?: TableView['asking'];
}

const galaxy = { systems: [{ id: 'quann', ships: [{ owner: 0 }], planets: [] }] };

/** The state of a table after some change, as a message makes it. */
function after(
  before: TableState | null,
  { events = [], said = [], awaiting = [], asking = null }: Change,
): TableState {
  const view = { game: galaxy, decisions: [], awaiting, asking } as unknown as TableView;
  const lines = events.map((event): LogLine => ({ answers: 0, at: 0, event }));
  const chat = said.map((seat): ChatLine => ({ seat, name: '', text: '', at: 0 }));
  return {
    version: 0,
    view,
    log: [...(before?.log ?? []), ...lines],
    chat: [...(before?.chat ?? []), ...chat],
    standing: {},
    ahead: null,
    since: null,
  };
}

/** What seat 0 hears of each change, ten seconds apart unless it is said otherwise. */
function heardBy(mine: readonly number[], changes: readonly Change[], apart = 10_000): (readonly Cue[])[] {
  const hear = listening(cueOf as never);
  let state = after(null, { events: [{ type: 'countersLifted' }] });
  hear(state, mine, 0);
  return changes.map((change, i) => {
    state = after(state, change);
    return hear(state, mine, (i + 1) * apart);
  });
}

const roll = (system: string, ...seats: number[]): Ti3Event => ({
  type: 'diceRolled',
  kind: 'space battle',
  system,
  planet: '',
  round: 1,
  groups: seats.map((seat) => ({ seat, unit: 'cruiser' as const, dice: 1, need: 7, bonus: 0, rolls: [7] })),
});
const begun = (seat: number, player: number): Ti3Event => ({ type: 'spaceBattleBegun', seat, player, system: 'quann' });
const wonBy = (seat: number): Ti3Event => ({ type: 'spaceBattleWon', seat, player: 1 - seat, system: 'quann' });

describe('what is worth a sound', () => {
  it('is a question after some waiting, not one question after the other', () => {
    expect(heardBy([0], [{ awaiting: [0] }, { awaiting: [0] }, { awaiting: [1] }, { awaiting: [0] }])).toEqual([
      ['turn'],
      [],
      [],
      ['turn'],
    ]);
    expect(heardBy([0], [{ awaiting: [1] }, { awaiting: [0] }], 100)).toEqual([[], []]);
    expect(heardBy([0], [{ asking: { seat: 1, waiting: [0] } }])).toEqual([['turn']]);
    expect(heardBy([0], [{ awaiting: 'somebody' }])).toEqual([[]]);
  });

  it('is a roll of your dice or at your ships, and for whoever watches any roll', () => {
    expect(heardBy([0], [{ events: [roll('lodor', 0, 1)] }, { events: [roll('quann', 2)] }])).toEqual([
      ['dice'],
      ['dice'],
    ]);
    expect(heardBy([0], [{ events: [roll('lodor', 1, 2)] }])).toEqual([[]]);
    expect(heardBy([], [{ events: [roll('lodor', 1, 2)] }])).toEqual([['dice']]);
  });

  it('is the end of a battle of yours', () => {
    const battle = (seat: number, player: number, winner: number) => [
      { events: [begun(seat, player)] },
      { events: [wonBy(winner)] },
    ];
    expect(heardBy([0], battle(0, 1, 0))).toEqual([[], ['won']]);
    expect(heardBy([0], battle(1, 0, 1))).toEqual([[], ['lost']]);
    expect(heardBy([0], battle(1, 2, 1))).toEqual([[], []]);
  });

  it('is an objective that somebody claims, and what others say', () => {
    expect(heardBy([0], [{ events: [{ type: 'objectiveClaimed', seat: 2, objective: 'conqueror' }] }])).toEqual([
      ['scored'],
    ]);
    expect(heardBy([0], [{ said: [0] }, { said: [1] }, { said: [null] }])).toEqual([[], ['said'], ['said']]);
    expect(heardBy([], [{ said: [null] }, { said: [1] }])).toEqual([[], ['said']]);
  });

  it('is nothing that had happened before the page was opened or connected again', () => {
    const hear = listening(cueOf as never);
    const first = after(null, { events: [roll('quann', 0)], said: [1], awaiting: [0] });
    expect(hear(first, [0], 0)).toEqual([]);
    const sentAnew = after(null, { events: [roll('quann', 0), roll('quann', 0)], said: [1, 1], awaiting: [1] });
    expect(hear(sentAnew, [0], 10_000)).toEqual([]);
    expect(hear(null, [0], 20_000)).toEqual([]);
    expect(hear(after(null, { events: [roll('quann', 0)] }), [0], 30_000)).toEqual([]);
  });
});
