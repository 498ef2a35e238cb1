import { checkLaws } from '../../testkit/src/laws.ts';
import { ti3Laws } from '../../testkit/src/ti3-laws.ts';
import { ti3 } from '@custodian/ti3';
import { expect, test } from 'vitest';

test('probe', { timeout: 300000 }, () => {
  const found: string[] = [];
  for (let seed = 11; seed <= 90; seed++) {
    const report = checkLaws(ti3, {
      seats: 3 + (seed % 4),
      seed: `probe ${seed}`,
      every: 2000,
      options: { leaders: true, seStrategyCards: seed % 2 === 0, seRaces: true, wormholeNexus: true, distantSuns: seed % 3 === 0, races: 'given', given: ['saar','yin','muaat','winnu','sol','norr'].slice(0, 3 + (seed % 4)) },
      ...ti3Laws,
      also: (state) => {
        const g = state.game as any;
        const wrong = [...ti3Laws.also(state as never)];
        for (const l of g.leaders) {
          if (l.place === 'ship') {
            const s = g.systems.flatMap((x: any) => x.ships).find((x: any) => String(x.id) === l.at);
            if (s === undefined) wrong.push(`${l.id} aboard a ship that is gone`);
            else if (s.owner !== l.seat) wrong.push(`${l.id} aboard another's ship`);
          }
          if (l.place === 'captive' && (g.players[Number(l.at)].eliminated || Number(l.at) === l.seat)) wrong.push(`${l.id} captive of ${l.at}`);
        }
        const [, phase, deeper] = state.stack;
        if (phase?.run === 'action phase' && deeper === undefined)
          for (const s of g.systems) for (const d of s.docks) if (s.ships.length && !s.ships.some((x: any) => x.owner === d.owner)) wrong.push(`dock forsaken in ${s.id}`);
        return wrong;
      },
    } as never);
    if (report.violations.length) console.log(seed, report.answers, report.finished, report.violations.slice(0, 5));
    found.push(...report.violations);
  }
  expect(found).toEqual([]);
});
