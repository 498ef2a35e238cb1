import type { Frame } from '@custodian/kernel';
import type { Ti3Event } from '@custodian/ti3';
import { spaceBattleOdds } from '@custodian/ti3';
import type { UnitId } from '@custodian/ti3/facts';
import { table } from '@custodian/ti3/testkit';
import { describe, expect, it } from 'vitest';
import { actNow, nameOfAct, opensByItself } from '../../src/galaxy/stage/acts.ts';
import { shownOdds } from '../../src/stage/battle/odds.ts';
import { hitsRolled } from '../../src/stage/battle/scene.ts';
import { battleIn, lastBattle } from '../../src/titles/ti3/battle/battle.ts';
import { ranksOf } from '../../src/titles/ti3/battle/ranks.ts';
import { agendaKeys, count, outcomeText, sessionIn } from '../../src/titles/ti3/council/council.ts';
import type { Line } from '../../src/titles/ti3/history/log.ts';
import { line, lost } from '../logs.ts';

const logOf = (...events: readonly Ti3Event[]): Line[] => events.map(line);
const group = (seat: number, unit: UnitId, need: number, bonus: number, ...rolls: number[]) => ({
  seat,
  unit,
  dice: rolls.length,
  need,
  bonus,
  rolls,
});

const begun: Ti3Event = { type: 'spaceBattleBegun', seat: 0, player: 1, system: 'quann' };
const rolled: Ti3Event = {
  type: 'diceRolled',
  kind: 'space battle',
  system: 'quann',
  planet: '',
  round: 1,
  groups: [group(0, 'cruiser', 7, 1, 6, 5), group(1, 'fighter', 9, 0, 2)],
};
const frame: Frame = {
  run: 'space battle',
  at: 'roll combat dice',
  v: { attacker: 0, defender: 1, system: 'quann', round: 1 },
};

describe('a battle', () => {
  it('is read from its frame and the log since it began', () => {
    const log = logOf(
      lost(1, 'quann', 'carrier'),
      begun,
      rolled,
      { type: 'dieRerolled', seat: 0, unit: 'cruiser', before: 5, after: 9 },
      { type: 'hitsScored', seat: 0, kind: 'space battle', count: 2 },
      lost(1, 'quann', 'fighter'),
      lost(1, 'lodor', 'fighter'),
    );
    const battle = battleIn([{ run: 'game', at: '', v: {} }, frame], log);
    const [passage] = battle?.passages ?? [];
    expect(battle?.passages).toHaveLength(1);
    expect(passage?.volleys[0]).toMatchObject({
      hitsOn: 6,
      dice: [
        { roll: 6, hit: true },
        { roll: 9, hit: true },
      ],
    });
    expect(passage?.hits).toEqual({ 0: 2 });
    expect(passage?.losses).toEqual([{ seat: 1, unit: 'fighter', count: 1, damaged: false }]);
    expect(passage && hitsRolled(passage, 1)).toBe(0);
  });

  it('is none where a planet is not defended', () => {
    const v = { seat: 0, enemy: 1, system: 'quann', planet: 'quann', defended: false };
    expect(battleIn([{ run: 'fight for a planet', at: 'next round', v }], [])).toBeNull();
  });

  it('stays when it has ended, for those who fought it', () => {
    const log = logOf(begun, rolled, { type: 'spaceBattleWon', seat: 1, player: 0, system: 'quann' });
    expect(lastBattle(log, 0, 0)?.winner).toBe(1);
    expect(lastBattle(log, 2, 0)).toBeNull();
    expect(lastBattle(log, 0, 1)?.winner, 'it began before the page was opened').toBe(1);
    expect(lastBattle(log, 0, 2), 'it had ended by then').toBeNull();
    expect(lastBattle(log.slice(0, 2), 0, 0)).toBeNull();
  });

  it('ranks the ships with what was lost', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.fleet('norr', 'quann', { cruiser: 2, fighter: 1 });
    const battle = battleIn([frame], logOf(begun, rolled, lost(0, 'quann', 'cruiser')));
    expect(battle && ranksOf(t.game(), battle, 0)).toEqual([
      { unit: 'cruiser', whole: 2, damaged: 0, lost: 1 },
      { unit: 'fighter', whole: 1, damaged: 0, lost: 0 },
    ]);
  });

  it('shows odds that add up', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.fleet('norr', 'quann', { cruiser: 2 });
    t.fleet('xxcha', 'quann', { carrier: 1, fighter: 2 });
    const odds = shownOdds(spaceBattleOdds(t.game(), 'quann', 0, 1), 'a');
    expect(odds.columns.reduce((sum, column) => sum + column.p, 0)).toBeCloseTo(1, 6);
    expect(odds.wins + odds.loses + odds.draw).toBeCloseTo(1, 6);
    expect(odds.columns.map((column) => column.kept)).toEqual([-3, -2, -1, 0, 1, 2]);
  });
});

describe('the council', () => {
  const game = table('norr', 'xxcha', 'sol').game();
  const council = (v: object): Frame[] => [{ run: 'galactic council', at: 'vote', v }];

  it('shows votes as they fall, who is next, and the sums', () => {
    const cast = [
      { seat: 1, votes: 3, choice: ['for'] },
      { seat: 2, votes: 0, choice: [] },
    ];
    const session = sessionIn(council({ seat: 0, agenda: 'codeOfHonor', voters: [0], cast }), game);
    expect(session?.ballots.map(({ seat, isNext }) => [seat, isNext])).toEqual([
      [1, false],
      [2, false],
      [0, true],
    ]);
    expect(session?.tallies).toEqual([{ choice: ['for'], votes: 3, seats: [1], leads: true }]);
    expect(sessionIn([], game)).toBeNull();
  });

  it('marks all that lead in a tie', () => {
    const tallies = count([
      { seat: 0, votes: 2, choice: ['for'] },
      { seat: 1, votes: 1, choice: ['against'] },
      { seat: 2, votes: 1, choice: ['against'] },
    ]);
    expect(tallies.map((tally) => tally.leads)).toEqual([true, true]);
  });

  it('words outcomes and cards by what is elected', () => {
    expect(outcomeText('codeOfHonor', 'against')).toEqual({ key: 'term.against' });
    expect(outcomeText('councilElder', '2')).toEqual({ key: 'option.player', with: { player: 2 } });
    expect(agendaKeys('codeOfHonor').map((part) => part.side)).toEqual(['for', 'against']);
    expect(agendaKeys('councilElder')).toEqual([{ side: null, key: 'agenda.councilElder.text' }]);
  });

  it('takes the stage by itself; others’ battles wait to be asked for', () => {
    const session = sessionIn(council({ seat: 0, agenda: 'codeOfHonor' }), game);
    const battle = battleIn([frame], []);
    const sitting = session === null ? null : { name: String(session.agenda), opens: session.agenda !== null };
    const vote = actNow(null, battle, sitting);
    const fight = actNow(battle, null, sitting);
    expect(vote?.kind).toBe('council');
    expect(fight?.kind).toBe('battle');
    expect(vote !== null && opensByItself(vote, null)).toBe(true);
    expect(fight !== null && [opensByItself(fight, 1), opensByItself(fight, 2)]).toEqual([true, false]);
    expect(vote !== null && fight !== null && nameOfAct(vote) !== nameOfAct(fight)).toBe(true);
    expect(actNow(null, null, null)).toBeNull();
  });
});
