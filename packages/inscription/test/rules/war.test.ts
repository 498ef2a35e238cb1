// War events: the order of steps, the example of the rulebook, what is written, what is won.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { table } from '../kit/table.ts';

/** Three players at the war of stage II, with everybody's strengths on the left and right. */
function firstWar(...strengths: readonly (readonly [who: string, left: number, right: number])[]) {
  const t = table(...strengths.map(([who]) => who));
  for (const [who, left, right] of strengths) t.strengths(who, 1, left, right);
  return t;
}

scenario(
  ['event:border_conflict', 'sequence:war'],
  'Hacan beat the Titans on their left and tie with the Arborec on their right',
  () => {
    const t = firstWar(['hacan', 6, 2], ['titans', 0, 3], ['arborec', 2, 0]);
    t.round('border_conflict');
    expect(t.isOver()).toBe(true);
    expect(t.paper('hacan').warfare.line).toBe(1);
    expect(t.wars('hacan', 1)).toEqual([6, 'won', 2, 'tied']);
    // The right box of the Titans meets the left box of Hacan.
    expect(t.wars('titans', 1)).toEqual([0, 'tied', 3, 'lost']);
    expect(t.wars('arborec', 1)).toEqual([2, 'tied', 0, 'tied']);
    // The asset above the left box is a population; the Titans lose a point.
    expect(t.paper('hacan').expansion.population).toBe(1);
    expect(t.player('titans').points).toBe(-1);
    expect(t.events('warWon')).toMatchObject([{ seat: 0, side: 'left', strength: 6, against: 3 }]);
    expect(t.events('warLost')).toMatchObject([{ seat: 1, side: 'right', strength: 3, against: 6, points: -1 }]);
  },
);

scenario(
  ['sequence:war'],
  'all lefts are compared before all rights, and every strength is written before both',
  () => {
    const t = firstWar(['hacan', 3, 2], ['titans', 2, 1], ['arborec', 1, 4]);
    t.round('border_conflict');
    const told = t
      .events()
      .flatMap((event) => ('side' in event ? [event.side] : event.type === 'strengthWritten' ? ['written'] : []));
    expect(told).toEqual(['written', 'written', 'written', 'left', 'left', 'left', 'right', 'right', 'right']);
  },
);

scenario(['sequence:war'], 'strength does not carry over from one section to the next', () => {
  const t = table('hacan', 'titans', 'arborec');
  t.strengths('hacan', 1, 6, 6);
  t.strengths('hacan', 2, 1, 0);
  t.round('when_diplomacy_fails');
  expect(t.wars('hacan', 2)).toEqual([1, 'won', 0, 'tied']);
});

scenario(
  ['event:when_diplomacy_fails', 'event:divide_and_conquer', 'event:a_throne_for_the_taking', 'asset:vp'],
  'each war has its own level, with spoils and losses of its own',
  () => {
    const played = [
      ['when_diplomacy_fails', 2, 2, -1],
      ['divide_and_conquer', 3, 3, -2],
      ['a_throne_for_the_taking', 4, 4, -2],
    ] as const;
    for (const [event, level, won, lost] of played) {
      const t = table('hacan', 'titans', 'arborec');
      t.strengths('hacan', level, 3, 0);
      t.round(event);
      expect(t.paper('hacan').warfare.line).toBe(level);
      expect([t.player('hacan').points, t.player('titans').points]).toEqual([won, lost]);
    }
  },
);

scenario(
  ['technology:fleet_logistics', 'faction:sardakk'],
  'bonuses that last are added in every war, on the side they are for',
  () => {
    const t = firstWar(['sardakk', 1, 1], ['titans', 0, 0], ['arborec', 0, 0]);
    t.technologies('sardakk', 'fleet_logistics');
    t.paper('sardakk').warfare.right = 2;
    t.round('border_conflict');
    expect(t.wars('sardakk', 1)).toEqual([3, 'won', 5, 'won']);
    expect(t.paper('sardakk').warfare.right).toBe(2);
  },
);

scenario(['agenda:disarmament_treaty'], 'strength that counts in the next war alone is gone after it', () => {
  const t = table('hacan', 'titans', 'arborec');
  t.agendas(3, 'disarmament_treaty');
  t.round('partisan_maneuvering');
  t.ballot(0, 'pass', 1);
  t.ballot(1, 'abstain');
  t.ballot(2, 'abstain');
  expect(t.paper('titans').warfare).toMatchObject({ nextLeft: -1, nextRight: -1 });
  t.strengths('titans', 2, 2, 0);
  t.beginOn(t.game(), 'war', { level: 2 });
  expect(t.wars('titans', 2)).toEqual([1, 'won', 0, 'tied']);
  expect(t.paper('titans').warfare).toMatchObject({ nextLeft: 0, nextRight: 0 });
});

scenario(['technology:duranium_armor'], 'with Duranium Armor a lost war costs nothing, but it is no tie either', () => {
  const t = firstWar(['hacan', 4, 0], ['mahact', 0, 0], ['arborec', 0, 0]);
  t.technologies('mahact', 'duranium_armor');
  t.round('border_conflict');
  expect(t.wars('mahact', 1)).toEqual([0, 'tied', 0, 'spared']);
  expect(t.player('mahact').points).toBe(0);
  // Mahact gain a vote for the tie on the left, none for the other.
  expect(t.paper('mahact').industry.votes).toBe(1);
  expect(t.events('warSpared')).toMatchObject([{ seat: 1, side: 'right' }]);
});

scenario(['faction:mahact'], 'what happens in a war happens in each of the two, and its choice is marked', () => {
  const t = firstWar(['mahact', 2, 2], ['titans', 0, 0], ['arborec', 0, 0]);
  t.round('border_conflict');
  expect(t.awaited()).toEqual([0]);
  t.turn('mahact', 'com tri');
  t.turn('mahact', 'com dia');
  expect(t.paper('mahact').industry).toMatchObject({ tri: 1, dia: 1, trade: 1 });
  expect(t.isOver()).toBe(true);
});

scenario(['faction:letnev'], 'Letnev choose a side in every war before strengths are written', () => {
  const t = firstWar(['letnev', 1, 1], ['titans', 0, 2], ['arborec', 2, 0]);
  t.round('border_conflict');
  expect(t.awaited()).toEqual([0]);
  expect(t.paper('letnev').warfare.wars).toEqual([]);
  t.turn('letnev', 'side right');
  expect(t.wars('letnev', 1)).toEqual([1, 'lost', 3, 'won']);
  expect(t.paper('letnev').warfare).toMatchObject({ nowLeft: 0, nowRight: 0 });
});

scenario(
  ['relic:stellar_converter'],
  'the Stellar Converter adds four on one side before strengths are written',
  () => {
    const t = firstWar(['hacan', 0, 0], ['titans', 0, 3], ['arborec', 0, 0]);
    t.hand('hacan', 'stellar_converter');
    t.round('border_conflict');
    expect(t.options('hacan')).toEqual(['relic:stellar_converter#left', 'relic:stellar_converter#right']);
    t.answer('hacan', 'relic:stellar_converter#left');
    expect(t.wars('hacan', 1)).toEqual([4, 'won', 0, 'tied']);
    expect(t.player('hacan')).toMatchObject({ hand: [], played: ['stellar_converter'] });
    expect(t.events('relicPlayed')).toMatchObject([{ seat: 0, relic: 'stellar_converter' }]);
  },
);

test('a relic for wars may be kept', () => {
  const t = firstWar(['hacan', 0, 0], ['titans', 0, 3], ['arborec', 0, 0]);
  t.hand('hacan', 'stellar_converter');
  t.round('border_conflict');
  t.pass('hacan');
  expect(t.wars('hacan', 1)).toEqual([0, 'lost', 0, 'tied']);
  expect(t.player('hacan').hand).toEqual(['stellar_converter']);
});

test('at a real table everybody with a relic is asked, whatever it is', () => {
  const t = firstWar(['hacan', 0, 0], ['titans', 0, 0], ['arborec', 0, 0]);
  t.hand('hacan', 'stellar_converter');
  t.hand('titans', 'dominus_orb');
  t.round('border_conflict', true);
  expect(t.awaited()).toEqual([1, 0]);
  expect(t.options('titans')).toEqual([]);
});
