// What profiles are told of a game: wars and sheets.
import { expect, test } from 'vitest';
import { statistics } from '../../src/statistics.ts';
import { table } from '../kit/table.ts';

test('every war counts on both of its sides, and only who has more strength wins', () => {
  const t = table('hacan', 'titans', 'arborec');
  t.strengths('hacan', 1, 6, 2);
  t.strengths('titans', 1, 0, 3);
  t.strengths('arborec', 1, 2, 0);
  t.round('border_conflict');
  const all = statistics.of({ game: t.game(), events: t.events() });
  expect(all.map(({ battles }) => battles)).toEqual([
    { fought: 2, won: 1 },
    { fought: 2, won: 0 },
    { fought: 2, won: 0 },
  ]);
  expect(all[0]).toMatchObject({ with: 'faction.hacan', dice: null, points: [] });
});

test('what each sheet brought is read from the score', () => {
  const t = table('hacan', 'titans');
  const scored = {
    type: 'scored',
    seat: 1,
    navigation: 4,
    expansion: 0,
    industry: -1,
    warfare: 7,
    total: 10,
    rank: null,
  };
  const [hacan, titans] = statistics.of({ game: t.game(), events: [scored] });
  expect(titans?.figures).toEqual({ navigation: 4, expansion: 0, industry: -1, warfare: 7 });
  expect(hacan?.figures).toEqual({ navigation: 0, expansion: 0, industry: 0, warfare: 0 });
});
