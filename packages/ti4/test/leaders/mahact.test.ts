// The leaders of the Mahact Gene-Sorcerers.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { hasToken } from '../../src/queries/board.ts';
import { tokensLeft } from '../../src/queries/players.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };
const leader = (t: ReturnType<typeof tableWith>, id: string) =>
  t.player('mahact').leaders?.find((each) => each.id === id)?.is;

function politics() {
  const t = tableWith(pok, 'sol', 'mahact');
  t.tokens('mahact', { strategy: 0 });
  t.activated('sol', '26', '46');
  t.decks({ actionDeck: ['plague.1', 'sabotage.1', 'spy.1', 'summit.1'], agendaDeck: ['mutiny', 'economicEquality'] });
  t.begin('strategic action', { seat: 0, card: 'politics' });
  t.playOn((where) => where === 'strategic action/use the secondary ability', 0);
  return t;
}

scenario(['leader:jaeMirKan'], 'a token of the active player pays for a secondary ability', () => {
  const t = politics();
  t.answer('mahact', 'secondary');
  t.answer('mahact', 'leader:jaeMirKan');
  t.answer('mahact', '46');
  expect(t.player('mahact').hand).toHaveLength(2);
  expect([hasToken(t.system('46'), 0), hasToken(t.system('26'), 0)]).toEqual([false, true]);
  expect(leader(t, 'jaeMirKan')).toBe('exhausted');
});

scenario(['leader:jaeMirKan'], 'whoever has no token and does not use the agent gets nothing', () => {
  const t = politics();
  t.answer('mahact', 'secondary');
  t.pass('mahact');
  expect(t.player('mahact').hand).toHaveLength(0);
  expect(leader(t, 'jaeMirKan')).toBe('readied');
});

scenario(
  ['leader:jaeMirKan'],
  'the token of another may go for nothing: for Diplomacy without an exhausted planet',
  () => {
    const t = tableWith(pok, 'sol', 'mahact');
    t.activated('sol', '46');
    t.begin('strategic action', { seat: 0, card: 'diplomacyRevised' });
    t.playOn((where) => where === 'strategic action/use the secondary ability', 0);
    t.answer('mahact', 'secondary');
    t.answer('mahact', 'leader:jaeMirKan');
    expect([hasToken(t.system('46'), 0), t.player('mahact').strategy]).toEqual([false, 2]);
  },
);

scenario(['leader:jaeMirKan'], 'for Construction it is that token which is placed', () => {
  const t = tableWith(pok, 'sol', 'mahact');
  t.activated('sol', '46');
  t.own('mahact', 'lodor', { infantry: 1 });
  t.begin('strategic action', { seat: 0, card: 'construction' });
  t.playOn((where) => where === 'strategic action/use the secondary ability', 0);
  t.answer('mahact', 'secondary');
  t.answer('mahact', 'leader:jaeMirKan');
  t.answer('mahact', '26');
  expect([hasToken(t.system('26'), 0), hasToken(t.system('26'), 1), hasToken(t.system('46'), 0)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(t.player('mahact').strategy).toBe(2);
});

scenario(
  ['leader:ilNaViroset'],
  'a system with an own token is activated: both come back, and the turn is over',
  () => {
    const t = tableWith(pok, 'mahact', 'sol', 'empyrean');
    t.unlock('mahact', 'ilNaViroset');
    t.noteInPlay('sol', 'mahact', 'supportForTheThrone');
    t.player('mahact').points = 1;
    t.own('sol', 'lodor', { infantry: 1 });
    t.activated('mahact', '26');
    t.fleet('empyrean', '25', { cruiser: 1 });
    const left = tokensLeft(t.game(), 0);
    t.begin('tactical action', { seat: 0 });
    t.answer('mahact', '26');
    // Nobody is asked for what follows an activation, but notes go home by it.
    expect(t.isOver()).toBe(true);
    expect(hasToken(t.system('26'), 0)).toBe(false);
    expect(tokensLeft(t.game(), 0)).toBe(left + 2);
    expect(t.player('mahact').notesInPlay).toEqual([]);
  },
);

scenario(['leader:ilNaViroset'], '2 tokens of others unlock him', () => {
  const t = tableWith(pok, 'mahact', 'sol', 'hacan');
  t.player('mahact').othersTokens = [1, 2];
  t.begin('unlock leaders', { seat: 0 });
  expect(leader(t, 'ilNaViroset')).toBe('unlocked');
});

scenario(['leader:airoShirAur'], 'a fleet is sent against another next to it, and neither leaves', () => {
  const t = tableWith(pok, 'mahact', 'sol', 'xxcha');
  t.unlock('mahact', 'airoShirAur');
  t.strategy('mahact', 'leadership', 'diplomacy');
  t.fleet('sol', '26', { cruiser: 1, carrier: 1, infantry: 1 });
  t.fleet('xxcha', '25', { destroyer: 1 });
  t.own('xxcha', 'saudor', { infantry: 1 });
  t.own('xxcha', 'quann', { pds: 2, infantry: 1 });
  t.begin('action phase');
  t.answer('mahact', 'leader:airoShirAur');
  expect(t.options('mahact')).toEqual(['26', '25']);
  t.dice(1, 1, 10, 1, 1, 1);
  t.answer('mahact', '26');
  t.playOn((where) => where.startsWith('action phase'), 0);
  // No cannon has fired and nobody could retreat: the cruiser has hit.
  expect(t.ships('sol', '25')).toEqual({ cruiser: 1, carrier: 1, infantry: 1 });
  expect([t.ships('xxcha', '25'), t.ships('sol', '26')]).toEqual([{}, {}]);
  expect(t.game().activeSystem).toBe('');
  expect(leader(t, 'airoShirAur')).toBe('purged');
});

scenario(
  ['leader:ilNaViroset', 'unit-card:artemiris'],
  'what it costs to activate a system is due with an own token too',
  () => {
    const t = tableWith({ prophecy: true, codexIII: true }, 'mahact', 'keleres', 'norr');
    t.unlock('mahact', 'ilNaViroset');
    t.fleet('keleres', '25', { flagship: 1 });
    t.activated('mahact', '25', '26');
    t.exhaust('ixth');
    t.begin('tactical action', { seat: 0 });
    expect(t.options('mahact')).toContain('26');
    expect(t.barred('mahact', '25')).toBe('why.activation costs');
  },
);
