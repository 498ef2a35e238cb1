import { checkLaws } from '@custodian/testkit/laws';
import { ti3Laws } from '@custodian/testkit/ti3-laws';
import { newGame } from '@custodian/testkit';
import { ti3 } from '@custodian/ti3';
import { en } from '@custodian/ti3/words/en/index';
import { it } from '@custodian/ti3/words/it/index';
import { countUsage, quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
const hasWords = (key: string): boolean => Object.hasOwn(en, key) && Object.hasOwn(it, key);
function stock(g: any, roll: any) {
  for (const s of g.systems) { s.counters = 0; }
  g.players.forEach((p: any, seat: number) => {
    p.commandPool = 4; p.fleetSupply = 6; p.strategyAllocation = 3;
    const own = () => g.systems.flatMap((s: any) => s.ships.filter((x: any) => x.owner === seat));
    for (let n = 0; n < 3; n++) {
      const s = g.systems[roll(g.systems.length) - 1];
      if (s.planets.length === 0 || s.ships.length > 0 || s.id.startsWith('home')) continue;
      const count = (t: string) => own().filter((x: any) => x.type === t).length;
      const add = (type: string, groundForces = 0, pds = 0) => s.ships.push({ id: g.nextShip++, type, owner: seat, damaged: false, groundForces, pds });
      if (count('carrier') < 4) add('carrier', roll(3));
      if (count('dreadnought') < 5) add('dreadnought');
      if (count('warSun') < 2 && roll(2) === 1) add('warSun', 1);
      if (count('fighter') < 8 && s.ships.some((x: any) => x.type === 'carrier')) for (let i = 0; i < 2; i++) add('fighter');
    }
    while (p.hand.length < 3 && g.actionDeck.length > 0) p.hand.push(g.actionDeck.pop());
  });
  for (const s of g.systems) for (const p of s.planets) {
    if (p.owner >= 0 && !s.id.startsWith('home') && p.domain === null && g.box.domains.length > 0 && roll(2) === 1) {
      Object.assign(p, { owner: -1, groundForces: 0, pds: 0, dock: -1, exhausted: false, since: 0, invaders: null });
      p.domain = { ...g.box.domains.shift(), faceUp: false };
    }
  }
}
test.each([1,2,3,4,5,6,7,8])('laws %i', (seed) => {
  const seats = 3 + (seed % 4);
  const compiled = new Map(ti3.compiled);
  const steps: any = { act: { call: 'tactical action', with: (x: any) => ({ seat: x.roll('who', seats) - 1 }) }, compliance: { call: 'compliance', with: () => ({}) }, again: { do: (x: any) => { const n = (x.v.n = (x.v.n ?? 0) + 1); if (n % 5 === 0) { stock(x.g, quickRoll(seed * 1000 + n)); x.g.round++; } return { goto: 'act' }; } } };
  const names = Object.keys(steps);
  compiled.set('many', { names, index: new Map(names.map((n, i) => [n, i])), steps: names.map((n) => steps[n]), procedure: { rule: 'x', steps } } as any);
  const setup = () => {
    const t = newGame(seats, { distantSuns: true, sabotageRuns: true, leaders: seed % 2 === 0 }, `s${seed}`);
    t.playOn();
    const g = structuredClone(t.game());
    g.phase = 'action'; g.round = 1;
    stock(g, quickRoll(seed));
    return g;
  };
  const rules: any = Object.assign(Object.create(null), ti3, { compiled, main: 'many', setup });
  const counts = countUsage();
  const report = checkLaws(rules, { seats, seed, options: {}, every: 40, stopAfter: 1200, hasWords: (k) => k.includes('many') || hasWords(k), ...ti3Laws, also: undefined } as any);
  console.log(seed, report.answers, report.violations, [...counts].filter(([k]) => /^(domain|option)/.test(k)).map(([k, n]) => `${k} ${n}`).join(', '));
  expect(report.violations).toEqual([]);
}, 120000);
