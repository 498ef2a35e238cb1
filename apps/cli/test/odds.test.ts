// The odds of a fight on the command line: what is printed, and how words that are not known are refused.
import { title as ti3 } from '@custodian/ti3/title';
import { title as ti4 } from '@custodian/ti4/title';
import { listed } from '@custodian/title';
import { title as toy } from '@custodian/toy/title';
import { describe, expect, test } from 'vitest';
import { captured } from './output.ts';

const { out, err, custodian, json } = captured(listed(ti3, ti4, toy));

interface Printed {
  readonly attacker: number;
  readonly draw: number;
  readonly defender: number;
  readonly rounds: number;
  readonly survivors: { attacker: Record<string, number>; defender: Record<string, number>; endings: { p: number }[] };
  readonly taken?: number;
  readonly without: string[];
}

async function asked(...options: string[]): Promise<Printed> {
  expect(await custodian('odds', 'ti3', ...options, '--json')).toBe(0);
  return json() as unknown as Printed;
}

describe('a space battle', () => {
  test('of cruisers, by hand', async () => {
    const told = await asked('--attacker', '1 cruiser', '--defender', '1 cruiser');
    expect(told.attacker).toBeCloseTo(0.375, 12);
    expect(told.draw).toBeCloseTo(0.25, 12);
    expect(told.defender).toBeCloseTo(0.375, 12);
    expect(told.rounds).toBeCloseTo(1 / 0.64, 12);
    expect(told.survivors.attacker).toEqual({ cruiser: expect.closeTo(0.375, 12) });
    expect(told.survivors.endings.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(told.without).toEqual([]);
  });

  test('in a nebula, with races, technologies and PDS', async () => {
    const fleets = ['--attacker', '2 cruiser, 1 dreadnought', '--defender', '3 destroyer, 4 fighter'];
    const plainly = await asked(...fleets);
    const changes = [
      ['--nebula'],
      ['--attacker-race', 'norr'],
      ['--defender-faction', 'The Mentak Coalition'],
      ['--defender-technologies', 'hylarVAssaultLaser, cybernetics'],
      ['--attacker-pds', '2'],
      ['--defender-pds', '3'],
    ];
    for (const change of changes)
      expect((await asked(...fleets, ...change)).attacker).not.toBeCloseTo(plainly.attacker, 3);
    expect((await asked(...fleets, '--attacker-technologies', 'sarweenTools')).attacker).toBe(plainly.attacker);
  });

  test('in whatever way units are written', async () => {
    const { attacker } = await asked('--attacker', 'War Suns (damaged), 2 cruisers', '--defender', '4 Cruiser');
    const same = await asked('--attacker', '2 cruiser,1 warSun (1 damaged)', '--defender', '2 cruiser, 2 cruiser');
    expect(same.attacker).toBe(attacker);
    expect((await asked('--attacker', '1 war sun, 2 cruiser', '--defender', '4 cruiser')).attacker).toBeGreaterThan(
      attacker,
    );
  });

  test('with stated conduct: what is kept, and when somebody goes', async () => {
    const fleets = ['--attacker', '1 carrier, 1 cruiser', '--defender', '3 cruiser'];
    const kept = await asked(...fleets, '--attacker-keeps', 'cruiser');
    expect(kept.survivors.attacker.cruiser).toBeGreaterThan((await asked(...fleets)).survivors.attacker.cruiser ?? 1);
    await custodian('odds', 'ti3', ...fleets, '--attacker-leaves-below', '40');
    expect(out.at(-1)).toMatch(/attacker leaves \d+\.\d%/);
  });

  test('and the planet below, where ground forces are aboard', async () => {
    const told = await asked(
      '--attacker',
      '2 carrier, 2 cruiser, 4 ground forces',
      '--defender',
      '1 cruiser, 1 groundForce',
    );
    expect(told.taken).toBeGreaterThan(0.5);
    expect(told.taken).toBeLessThan(told.attacker);
  });

  test('names what is not counted', async () => {
    const { without } = await asked('--attacker', '1 cruiser', '--defender', '1 cruiser', '--attacker-race', 'jolnar');
    expect(without).toHaveLength(1);
    await custodian('odds', 'ti3', '--attacker', '1 cruiser', '--defender', '1 cruiser', '--attacker-race', 'jolnar');
    expect(out.at(-1)).toContain(`Not counted: ${without[0]}; nor cards in hand.`);
    await custodian('odds', 'ti3', '--attacker', '1 cruiser', '--defender', '1 cruiser');
    expect(out.at(-1)).toContain('Exact for ti3, without cards in hand.');
  });
});

test('a landing, bombarded or under PDS', async () => {
  const landing = ['--place', 'ground', '--attacker', '3 ground force', '--defender', '3 ground force'];
  const plainly = await asked(...landing);
  expect(plainly.attacker).toBeCloseTo(plainly.defender, 12);
  expect((await asked(...landing, '--bombarding', '1 dreadnought')).attacker).toBeGreaterThan(plainly.attacker);
  expect((await asked(...landing, '--defender-pds', '1')).attacker).toBeLessThan(plainly.attacker);
  // The shield of a PDS keeps dreadnoughts off, but not war suns.
  const shielded = await asked(...landing, '--defender-pds', '1');
  expect((await asked(...landing, '--defender-pds', '1', '--bombarding', '1 dreadnought')).attacker).toBe(
    shielded.attacker,
  );
  expect((await asked(...landing, '--defender-pds', '1', '--bombarding', '1 war sun')).attacker).toBeGreaterThan(
    shielded.attacker,
  );
});

test.each([
  [['odds', 'toy', '--attacker', '1 x', '--defender', '1 x'], 'there are no odds for Crowns and Feasts (toy).'],
  [['odds', 'chess'], 'there is no game "chess". There is: ti3, ti4, toy.'],
  [['odds', 'ti3', '--defender', '1 cruiser'], '--attacker is missing'],
  [
    ['odds', 'ti3', '--attacker', '2 crusier', '--defender', '1 cruiser'],
    'there is no unit "crusier". Did you mean cruiser',
  ],
  [['odds', 'ti3', '--attacker', '1 dread', '--defender', '1 cruiser'], 'Did you mean dreadnought'],
  [['odds', 'ti3', '--attacker', '1 zeppelin', '--defender', '1 cruiser'], 'Known: warSun, dreadnought'],
  [
    ['odds', 'ti3', '--attacker', '1 cruiser', '--defender', '1 cruiser', '--attacker-race', 'mentac'],
    'there is no race "mentac". Did you mean mentak?',
  ],
  [
    ['odds', 'ti3', '--attacker', '1 cruiser', '--defender', '1 cruiser', '--defender-technologies', 'hylar'],
    'Did you mean hylarVAssaultLaser',
  ],
  [['odds', 'ti3', '--attacker=-2 cruiser', '--defender', '1 cruiser'], '--attacker: "-2" is no number of units'],
  [['odds', 'ti3', '--attacker', '2.5 cruiser', '--defender', '1 cruiser'], '"2.5" is no number of units'],
  [['odds', 'ti3', '--attacker', '2', '--defender', '1 cruiser'], 'there is no unit "2". Known: warSun'],
  [
    [
      'odds',
      'ti3',
      '--attacker',
      '1 cruiser',
      '--defender',
      '1 cruiser',
      '--attacker-race',
      'sol',
      '--attacker-faction',
      'norr',
    ],
    '--attacker-race and --attacker-faction are the same, and name two',
  ],
  [['odds', 'ti3', '--attacker', '9 cruiser', '--defender', '1 cruiser'], '9 cruiser, at most 8 are possible'],
  [['odds', 'ti3', '--attacker', '1 cruiser (damaged)', '--defender', '1 cruiser'], 'a cruiser cannot be damaged'],
  [
    ['odds', 'ti3', '--attacker', '1 cruiser', '--defender', '1 cruiser', '--place', 'orbit'],
    'expected one of space, ground',
  ],
  [['odds', 'ti3', '--attacker', '1 cruiser', '--defender', '1 cruiser', '--attacker-pds', '7'], 'from 0 to 6'],
  [
    ['odds', 'ti3', '--attacker', '1 cruiser', '--defender', '1 cruiser', '--bombarding', '1 war sun'],
    '--bombarding is for --place ground',
  ],
  [
    ['odds', 'ti3', '--attacker', '1 cruiser, 3 ground force', '--defender', '1 cruiser'],
    'room for 0 of the 3 ground forces',
  ],
  [
    ['odds', 'ti3', '--nebula', '--attacker', '1 carrier, 1 ground force', '--defender', '1 cruiser'],
    'A nebula has no planets',
  ],
  [
    ['odds', 'ti3', '--place', 'ground', '--attacker', '1 ground force', '--defender', '1 cruiser'],
    'there is no unit "cruiser"',
  ],
])('%j is refused', async (argv, message) => {
  expect(await custodian(...argv)).toBe(2);
  expect(err.at(-1)).toContain(message);
});

describe('a fight of the Fourth Edition', () => {
  const of = async (...options: string[]): Promise<Printed> => {
    expect(await custodian('odds', 'ti4', ...options, '--json')).toBe(0);
    return json() as unknown as Printed;
  };

  test('in space, with upgrades, damage and factions', async () => {
    const defender = ['--defender', '3 destroyer, 4 fighter'];
    const plainly = await of('--attacker', '2 cruiser, 1 dreadnought', ...defender);
    const upgraded = await of('--attacker', '2 cruiser II, 1 dreadnought', ...defender);
    const damaged = await of('--attacker', '2 cruiser, 1 dreadnought (damaged)', ...defender);
    const norr = await of('--attacker', '2 cruiser, 1 dreadnought', ...defender, '--attacker-race', 'norr');
    expect(plainly.attacker + plainly.draw + plainly.defender).toBeCloseTo(1, 9);
    expect(upgraded.attacker).toBeGreaterThan(plainly.attacker);
    expect(upgraded.survivors.attacker).toHaveProperty('cruiserII');
    expect(damaged.attacker).toBeLessThan(plainly.attacker);
    expect(norr.attacker).toBeGreaterThan(plainly.attacker);
  });

  test('on a planet, and from space to it', async () => {
    const ground = ['--place', 'ground', '--attacker', '2 infantry', '--defender', '2 infantry'];
    expect((await of(...ground, '--bombarding', '2 dreadnought')).taken).toBeGreaterThan(
      (await of(...ground)).taken ?? 1,
    );
    const { attacker, taken } = await of(
      '--attacker',
      '1 carrier, 2 cruiser, 2 infantry',
      '--defender',
      '1 cruiser, 1 infantry',
    );
    expect(taken).toBeGreaterThan(0.1);
    expect(taken).toBeLessThan(attacker);
  });

  test('with everything that can be said of it: each option changes what comes of it', async () => {
    const space = ['--attacker', '2 cruiser, 1 dreadnought', '--defender', '3 destroyer, 4 fighter'];
    const plainly = await of(...space, '--place', 'space');
    expect(Object.keys(plainly)).toEqual(
      expect.arrayContaining(['attacker', 'draw', 'defender', 'rounds', 'survivors', 'leaves', 'without']),
    );
    const changes = [
      ['--nebula'],
      ['--attacker-race', 'Sardakk N’orr'],
      ['--attacker-faction', 'mentak'],
      ['--defender-race', 'norr'],
      ['--attacker-technologies', 'assaultCannon, duraniumArmor'],
      ['--defender-technologies', 'Assault Cannon'],
      ['--attacker-pds', '2'],
      ['--defender-pds', '3'],
      ['--attacker-leaves-below', '60'],
      ['--defender-leaves-below', '60'],
    ];
    for (const change of changes)
      expect((await of(...space, ...change)).attacker, change.join(' ')).not.toBeCloseTo(plainly.attacker, 3);
    const carriers = ['--attacker', '1 carrier, 1 cruiser', '--defender', '3 cruiser'];
    const kept = await of(...carriers, '--attacker-keeps', 'carrier');
    expect(kept.survivors.attacker.carrier).toBeGreaterThan(
      (await of(...carriers, '--attacker-keeps', 'cruiser')).survivors.attacker.carrier ?? 0,
    );
    const ground = ['--place', 'ground', '--attacker', '3 infantry', '--defender', '3 infantry'];
    const landing = await of(...ground);
    for (const change of [
      ['--defender-pds', '2'],
      ['--bombarding', '1 dreadnought II'],
      ['--attacker-race', 'norr'],
    ])
      expect((await of(...ground, ...change)).attacker, change.join(' ')).not.toBeCloseTo(landing.attacker, 3);
  });

  test.each([
    [['--attacker', '2 criuser', '--defender', '1 fighter'], 'there is no unit "criuser". Did you mean cruiser'],
    [['--attacker', '2 cruiser III', '--defender', '1 fighter'], 'Did you mean cruiserII'],
    [
      ['--attacker', '1 cruiser', '--defender', '1 fighter', '--attacker-faction', 'arborek'],
      'there is no race "arborek". Did you mean arborec?',
    ],
    [
      ['--attacker', '1 cruiser', '--defender', '1 fighter', '--defender-technologies', 'plasmaScorin'],
      'there is no technology "plasmaScorin". Did you mean plasmaScoring?',
    ],
    [['--attacker', '1 cruiser (damaged)', '--defender', '1 fighter'], 'a cruiser cannot be damaged'],
    [['--attacker', '9 cruiser', '--defender', '1 fighter'], '9 cruiser, at most 8 are possible'],
    [['--attacker', '1 cruiser, 1 cruiser II', '--defender', '1 cruiser'], 'cruiser'],
    [['--attacker', '1 cruiser', '--defender', '1 fighter', '--attacker-keeps', 'criuser'], 'Did you mean cruiser'],
    [['--attacker', '1 cruiser', '--defender', '1 fighter', '--attacker-leaves-below', '140'], 'from 0 to 100'],
    [['--attacker', '1 cruiser', '--defender', '1 fighter', '--place', 'orbit'], 'expected one of space, ground'],
    [['--place', 'ground', '--attacker', '2 infantry', '--defender', '1 fighter'], 'there is no unit "fighter"'],
    [
      ['--place', 'ground', '--attacker', '2 infantry', '--defender', '1 infantry', '--bombarding', '1 crusier'],
      'there is no unit "crusier"',
    ],
  ])('%j is refused', async (argv, message) => {
    expect(await custodian('odds', 'ti4', ...argv)).toBe(2);
    expect(err.at(-1)).toContain(message);
  });
});
