// What factions make of wars, productions and councils, where the rules' own scenarios do not show it yet.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { navigationOf } from '../../src/facts/sheets/index.ts';
import { SHEET_SIDES } from '../../src/facts/sheets/types.ts';
import { SYSTEM_KINDS } from '../../src/queries/council.ts';
import { M, table } from '../kit/table.ts';

scenario(['faction:nekro'], 'for each war that they win the Nekro strike one research icon, on any sheet', () => {
  const t = table('nekro', 'titans', 'arborec');
  t.strengths('nekro', 1, 2, 2);
  t.strengths('arborec', 1, 3, 0);
  t.round('border_conflict');
  // They win on the left and lose on the right.
  expect(t.awaited()).toEqual([0]);
  t.turn('nekro', 'free icon production_biomes');
  expect(t.paper('nekro').technologies.filter(({ struck }) => struck > 0)).toMatchObject([
    { id: 'production_biomes', struck: 1 },
  ]);
  expect(t.isOver()).toBe(true);
});

scenario(['faction:mahact'], 'a tied war gives the Mahact a vote, a lost one nothing', () => {
  const t = table('mahact', 'titans', 'arborec');
  t.strengths('mahact', 1, 2, 0);
  t.strengths('titans', 1, 0, 2);
  t.strengths('arborec', 1, 1, 0);
  t.round('border_conflict');
  expect(t.wars('mahact', 1)).toEqual([2, 'tied', 0, 'lost']);
  expect(t.paper('mahact').industry).toMatchObject({ votes: 1, tri: 0, dia: 0, sqr: 0 });
  expect(t.paper('titans').industry.votes).toBe(0);
});

scenario(['faction:argent'], 'the strength that the Argent Flight write down counts units of two types', () => {
  const t = table('argent', 'titans', 'arborec');
  t.paper('argent').warfare.drawn.push(
    { unit: 'infantry', nodes: ['0_0'], built: true },
    { unit: 'mech', nodes: ['1_0', '2_0', '3_0'], built: true },
  );
  t.paper('argent').warfare.drawn.push({ unit: 'infantry', nodes: ['4_0', '5_0'], built: true });
  t.round('border_conflict');
  expect(t.wars('argent', 1)).toEqual([5, 'won', 2, 'won']);
});

scenario(['faction:sardakk'], "Sardakk N'orr win with nothing against nothing", () => {
  const t = table('sardakk', 'titans', 'arborec');
  t.round('border_conflict');
  expect(t.wars('sardakk', 1)).toEqual([1, 'won', 1, 'won']);
});

scenario(['faction:letnev'], 'the Barony of Letnev choose anew in every war event', () => {
  const t = table('letnev', 'titans', 'arborec');
  t.round('border_conflict');
  t.turn('letnev', 'side left');
  t.beginOn(t.game(), 'war', { level: 2 });
  t.turn('letnev', 'side right');
  expect([t.wars('letnev', 1), t.wars('letnev', 2)]).toEqual([
    [2, 'won', 0, 'tied'],
    [0, 'tied', 2, 'won'],
  ]);
});

scenario(['faction:hacan'], 'the Hacan claim their good more only as long as the pool lasts', () => {
  const t = table('hacan', 'titans', 'arborec');
  Object.assign(t.paper('hacan').industry, { tri: 2, dia: 2, sqr: 2, trade: 12 });
  t.begin('production');
  expect(t.paper('hacan').industry.trade).toBe(15);
  t.beginOn(t.game(), 'production', {});
  expect(t.paper('hacan').industry.trade).toBe(15);
  expect(t.events('goodsProduced').at(-3)).toMatchObject({ seat: 0, count: 0 });
});

scenario(
  ['faction:xxcha'],
  'alone, the Xxcha gain their trade good when they cast more votes than the rival, and keep votes that do not',
  () => {
    const council = (votes: number) => {
      const t = table('xxcha');
      t.votes('xxcha', 2);
      t.agendas(2, 'homestead_relief', 'population_controls');
      t.rivalStruck('I1', 2);
      t.round('convene_the_council');
      // One for the first icon, one more as Xxcha.
      expect(t.paper('xxcha').industry.votes).toBe(4);
      t.dice(M);
      t.answer('xxcha', { votes, relic: false });
      return t.paper('xxcha').industry;
    };
    expect(council(2)).toMatchObject({ trade: 1, votesSpent: 2 });
    expect(council(1)).toMatchObject({ trade: 0, votesSpent: 0 });
  },
);

test('whatever kind of asset a system holds can be named, but Mecatol Rex', () => {
  for (const side of SHEET_SIDES)
    for (const { asset } of navigationOf(side).systems)
      if (asset !== null) expect([...SYSTEM_KINDS, 'mecatol']).toContain(asset.kind);
  expect(SYSTEM_KINDS).not.toContain('mecatol');
});
