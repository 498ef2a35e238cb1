// The leaders of the Empyrean.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { exploring } from '../exploration/exploring-table.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };
const leader = (t: ReturnType<typeof tableWith>, id: string) =>
  t.player('empyrean').leaders?.find((each) => each.id === id)?.is;

function moving(to: string) {
  const t = tableWith(pok, 'xxcha', 'empyrean');
  const [cruiser] = t.fleet('xxcha', '38', { cruiser: 1 });
  t.unlock('empyrean', 'xuange');
  t.activated('empyrean', to);
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', to);
  t.answer('xxcha', { moves: [{ ship: cruiser ?? 0, path: ['38', ...(to === '46' ? ['37', '46'] : [to])] }] });
  return t;
}

scenario(['leader:acamar'], 'whoever moves ships to a system without planets gains a command token', () => {
  const t = moving('46');
  t.answer('empyrean', 'leader:acamar');
  t.answer('xxcha', { tactic: 1, fleet: 0, strategy: 0 });
  expect(t.player('xxcha').tactic).toBe(3);
  expect(leader(t, 'acamar')).toBe('exhausted');
});

scenario(['leader:acamar'], 'ships that leave such a system and come back have moved into it', () => {
  const t = tableWith(pok, 'xxcha', 'empyrean');
  const [cruiser] = t.fleet('xxcha', '46', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', '46');
  t.answer('xxcha', { moves: [{ ship: cruiser ?? 0, path: ['46', '37', '46'] }] });
  expect(t.options('empyrean')).toContain('leader:acamar');
});

scenario(
  ['leader:xuange'],
  'a token comes back where others move ships; with planets Acamar has nothing to give',
  () => {
    const t = moving('26');
    expect(t.options('empyrean')).toEqual(['leader:xuange']);
    t.answer('empyrean', 'leader:xuange');
    expect(t.system('26').tokens & 2).toBe(0);
  },
);

scenario(['leader:xuange'], 'being neighbors with everybody unlocks it', () => {
  const t = tableWith(pok, 'empyrean', 'xxcha', 'sol');
  t.own('empyrean', 'lodor', { infantry: 1 });
  t.own('xxcha', 'quann', { infantry: 1 });
  t.own('sol', 'vefutII', { infantry: 1 });
  expect(leaderProgress(t.game(), 0, 'xuange')).toEqual({ have: 1, need: 2 });
  t.own('sol', 'tarmann', { infantry: 1 });
  t.own('empyrean', 'thibah', { infantry: 1 });
  t.begin('unlock leaders', { seat: 0 });
  expect(leader(t, 'xuange')).toBe('unlocked');
});

scenario(['leader:conservatorProcyon'], 'frontier tokens everywhere, explored where their ships are', () => {
  const t = exploring({ frontier: ['unknownRelicFragment.1', 'enigmaticDevice.1'] }, 'empyrean', 'xxcha');
  t.unlock('empyrean', 'conservatorProcyon');
  t.strategy('empyrean', 'leadership', 'diplomacy');
  t.fleet('empyrean', '46', { destroyer: 1 });
  t.fleet('empyrean', '47', { destroyer: 1 });
  t.fleet('empyrean', '26', { destroyer: 1 });
  t.begin('action phase');
  t.answer('empyrean', 'leader:conservatorProcyon');
  t.answer('empyrean', '47');
  expect(t.player('empyrean').found).toEqual(['enigmaticDevice.1', 'unknownRelicFragment.1']);
  const frontier = t.game().systems.filter((s) => s.frontier === true);
  expect(frontier.map((s) => s.id)).toEqual(expect.arrayContaining(['48', '49', '42']));
  expect(frontier.some((s) => s.planets.length > 0 || ['46', '47'].includes(s.id))).toBe(false);
  expect(leader(t, 'conservatorProcyon')).toBe('purged');
});
