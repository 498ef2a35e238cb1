// Battles between random fleets, played at random: whatever is offered is accepted, every battle ends, nothing is lost.
import { pending, quickRoll, randomAnswer, refuse } from '@custodian/kernel';
import { loadDice } from '@custodian/kernel/testing';
import { facts, ti3 } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { table } from '../kit/index.ts';

type Roll = (sides: number) => number;
type Table = ReturnType<typeof table>;

const races = ['jolnar', 'naalu', 'l1z1x', 'mentak', 'letnev', 'xxcha', 'norr', 'sol'] as const;
const technologies = [
  'hylarVAssaultLaser',
  'deepSpaceCannon',
  'magenDefenseGrid',
  'assaultCannon',
  'gravitonNegator',
  'cybernetics',
  'dacxiveAnimators',
  'genSynthesis',
  'x89BacterialWeapon',
  'gravitonLaserSystem',
] as const;

function randomTable(roll: Roll): Table {
  const first = roll(races.length) - 1;
  const second = (first + roll(races.length - 1)) % races.length;
  const t = table(races[first] as 'sol', races[second] as 'norr');
  for (const seat of [0, 1]) {
    t.counters(seat, { fleetSupply: 12, strategyAllocation: roll(3) - 1, commandPool: 0 });
    t.goods(seat, roll(6) - 1);
    t.technologies(seat, ...technologies.filter(() => roll(2) === 1));
    const fleet = Object.fromEntries(facts.shipTypes.map((type) => [type, roll(3) - 1]));
    t.fleet(seat, 'arnor-lor', { ...fleet, carrier: 1, groundForces: roll(3) - 1 });
    t.activated(seat, ['quann', 'saudor', 'bereg-lirtaIV'][roll(3) - 1] as string);
  }
  t.own(1, 'arnor', { groundForces: roll(4) - 1, pds: roll(3) - 1, dock: roll(2) === 1 });
  t.own(1, 'lor', { groundForces: roll(4) - 1, pds: roll(3) - 1 });
  t.own(0, 'quann', { groundForces: 1, pds: roll(3) - 1 });
  return t;
}

/** Answers at random until the sequence is over, trying every proposed plan on the way. */
function playOut(t: Table, roll: Roll): void {
  for (let answers = 0; !t.isOver(); answers++) {
    expect(answers).toBeLessThan(500);
    for (const decision of pending(ti3, t.state()))
      if (decision.kind === 'plan') {
        expect(decision.check(decision.fallback)).toBeNull();
        for (const nonsense of [null, 'x', 7, [], {}, [{}], { ships: [{}] }, { destroy: [-1], damage: [] }])
          expect(decision.check(nonsense)).not.toBeUndefined();
      }
    const answer = randomAnswer(ti3, t.state(), roll);
    if (answer === null) break;
    expect(refuse(ti3, t.state(), answer)).toBeNull();
    t.answer(answer.seat, answer.value);
  }
}

describe('battles at random', () => {
  test.each(Array.from({ length: 40 }, (_, i) => i + 1))('seed %i', (seed) => {
    loadDice(null);
    const roll = quickRoll(seed);
    const t = randomTable(roll);
    t.begin('pds fire', { seat: 0, systems: ['arnor-lor'], ownToo: true });
    playOut(t, roll);
    const isContested = () => [0, 1].every((seat) => t.shipIds(seat, 'arnor-lor').length > 0);
    if (isContested()) {
      t.begin('space battle', { attacker: 0, defender: 1, system: 'arnor-lor' });
      playOut(t, roll);
      expect(isContested()).toBe(false);
    }
    for (const planet of ['arnor', 'lor'] as const)
      if (roll(4) > 1) t.landed(0, planet, { groundForces: roll(3), pds: roll(2) - 1 });
    t.begin('invasion combat', { seat: 0, system: 'arnor-lor' });
    playOut(t, roll);
    for (const planet of ['arnor', 'lor'] as const) expect(t.planet(planet).invaders).toBeNull();
    expect(ti3.miscounted(t.game()).filter((fault) => !fault.includes(' missing: '))).toEqual([]);
    expect(t.game().effects).toEqual([]);
  });
});
