// The public objectives: what each takes, and what does not count.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { PlanetId } from '../../src/facts/index.ts';
import { planets } from '../../src/facts/index.ts';
import type { Table } from '../kit/index.ts';
import { aiming, lacks, numbers, scores } from './progress.ts';

const own = (t: Table, ...ids: PlanetId[]): void => {
  for (const id of ids) t.own('sol', id);
};

/** Planets of the test map outside homes. */
const outside = (t: Table): PlanetId[] =>
  t.game().systems.flatMap((s) => (Number(s.id) > 18 && Number(s.id) < 51 ? s.planets.map((p) => p.id) : []));
const ofTrait = (t: Table, trait: 'cultural' | 'hazardous' | 'industrial'): PlanetId[] =>
  outside(t).filter((id) => planets[id].trait === trait);
const withSpecialty = (t: Table): PlanetId[] => outside(t).filter((id) => planets[id].specialty !== null);

describe('planets', () => {
  scenario(['objective:cornerTheMarket'], 'four planets of the same trait, not four in all', () => {
    const t = aiming('cornerTheMarket');
    own(t, ...ofTrait(t, 'cultural').slice(0, 3), ...ofTrait(t, 'hazardous').slice(0, 3));
    expect(numbers(t, 'cornerTheMarket')).toEqual([3, 4]);
    own(t, ...ofTrait(t, 'hazardous').slice(0, 4));
    scores(t, 'cornerTheMarket');
  });

  scenario(['objective:unifyTheColonies'], 'six planets of the same trait', () => {
    const t = aiming('unifyTheColonies');
    own(t, ...ofTrait(t, 'industrial').slice(0, 5));
    expect(numbers(t, 'unifyTheColonies')).toEqual([5, 6]);
    own(t, ...ofTrait(t, 'industrial').slice(0, 6));
    scores(t, 'unifyTheColonies', 2);
  });

  scenario(['objective:expandBorders'], 'six planets outside home systems: no home counts', () => {
    const t = aiming('expandBorders');
    own(t, ...outside(t).slice(0, 5), 'archonRen', 'archonTau');
    expect(numbers(t, 'expandBorders')).toEqual([5, 6]);
    own(t, 'mecatolRex');
    scores(t, 'expandBorders');
  });

  scenario(['objective:subdueTheGalaxy'], 'eleven planets outside home systems', () => {
    const t = aiming('subdueTheGalaxy');
    own(t, ...outside(t).slice(0, 11));
    scores(t, 'subdueTheGalaxy', 2);
  });

  scenario(['objective:foundResearchOutposts'], 'three planets with a technology specialty, exhausted or not', () => {
    const t = aiming('foundResearchOutposts');
    own(t, ...withSpecialty(t).slice(0, 3));
    t.exhaust(...withSpecialty(t).slice(0, 3));
    scores(t, 'foundResearchOutposts');
  });

  scenario(['objective:formGalacticBrainTrust'], 'five planets with a technology specialty', () => {
    const t = aiming('formGalacticBrainTrust');
    own(t, ...withSpecialty(t).slice(0, 5));
    scores(t, 'formGalacticBrainTrust', 2);
  });

  scenario(
    ['objective:conquerTheWeak'],
    'a planet in another’s home system, also of one who is out of the game',
    () => {
      const t = aiming('conquerTheWeak');
      expect(numbers(t, 'conquerTheWeak')).toEqual([0, 1]);
      own(t, 'archonTau');
      t.player('xxcha').eliminated = true;
      scores(t, 'conquerTheWeak', 2);
    },
  );
});

describe('technologies', () => {
  scenario(['objective:developWeaponry'], 'two unit upgrades', () => {
    const t = aiming('developWeaponry');
    t.technologies('sol', 'cruiserII', 'gravityDrive');
    expect(numbers(t, 'developWeaponry')).toEqual([1, 2]);
    t.technologies('sol', 'specOpsII');
    scores(t, 'developWeaponry');
  });

  scenario(['objective:revolutionizeWarfare'], 'three unit upgrades, each type once', () => {
    const t = aiming('revolutionizeWarfare');
    t.technologies('sol', 'cruiserII', 'warSun', 'advancedCarrierII', 'carrierII');
    expect(numbers(t, 'revolutionizeWarfare')).toEqual([3, 3]);
    scores(t, 'revolutionizeWarfare', 2);
  });

  scenario(['objective:diversifyResearch'], 'two technologies in each of two colors; upgrades have no color', () => {
    const t = aiming('diversifyResearch');
    t.technologies('sol', 'antimassDeflectors', 'gravityDrive', 'fleetLogistics', 'neuralMotivator', 'fighterII');
    expect(numbers(t, 'diversifyResearch')).toEqual([3, 4]);
    t.technologies('sol', 'dacxiveAnimators');
    scores(t, 'diversifyResearch');
  });

  scenario(['objective:masterTheSciences'], 'two technologies in each of the four colors', () => {
    const t = aiming('masterTheSciences');
    t.technologies('sol', 'antimassDeflectors', 'gravityDrive', 'neuralMotivator', 'dacxiveAnimators');
    t.technologies('sol', 'sarweenTools', 'gravitonLaserSystem', 'plasmaScoring');
    expect(numbers(t, 'masterTheSciences')).toEqual([7, 8]);
    t.technologies('sol', 'magenDefenseGrid');
    scores(t, 'masterTheSciences', 2);
  });
});

scenario(['objective:intimidateCouncil'], 'ships in two systems beside Mecatol Rex; its own system is none', () => {
  const t = aiming('intimidateCouncil');
  t.fleet('sol', '18', { cruiser: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  expect(numbers(t, 'intimidateCouncil')).toEqual([1, 2]);
  t.fleet('sol', '22', { destroyer: 1 });
  scores(t, 'intimidateCouncil');
});

describe('spending', () => {
  test('is done at scoring: only what is there now counts', () => {
    const t = aiming('erectAMonument');
    t.exhaust('jord');
    lacks(t, 'erectAMonument', 0, 8);
  });

  scenario(['objective:erectAMonument'], '8 resources from planets and trade goods', () => {
    const t = aiming('erectAMonument');
    own(t, 'abyz'); // 3, with jord 7
    t.goods('sol', 1);
    scores(t, 'erectAMonument');
    expect([t.planet('jord').exhausted, t.planet('abyz').exhausted, t.player('sol').tradeGoods]).toEqual([
      true,
      true,
      0,
    ]);
  });

  scenario(['objective:foundAGoldenAge'], '16 resources', () => {
    const t = aiming('foundAGoldenAge');
    t.goods('sol', 13);
    scores(t, 'foundAGoldenAge', 2);
    expect(t.player('sol').tradeGoods).toBeLessThan(2);
  });

  scenario(['objective:swayTheCouncil'], '8 influence', () => {
    const t = aiming('swayTheCouncil');
    own(t, 'mecatolRex'); // 6, with jord 8
    scores(t, 'swayTheCouncil');
    expect(t.planet('mecatolRex').exhausted).toBe(true);
  });

  scenario(['objective:manipulateGalacticLaw'], '16 influence', () => {
    const t = aiming('manipulateGalacticLaw');
    t.goods('sol', 14);
    scores(t, 'manipulateGalacticLaw', 2);
    expect(t.planet('jord').exhausted).toBe(true);
  });

  scenario(['objective:negotiateTradeRoutes'], '5 trade goods, and nothing else', () => {
    const t = aiming('negotiateTradeRoutes');
    t.goods('sol', 6, 4);
    scores(t, 'negotiateTradeRoutes');
    expect(t.player('sol')).toMatchObject({ tradeGoods: 1, commodities: 4 });
  });

  scenario(['objective:centralizeGalacticTrade'], '10 trade goods', () => {
    const t = aiming('centralizeGalacticTrade');
    t.goods('sol', 10);
    scores(t, 'centralizeGalacticTrade', 2);
    expect(t.player('sol').tradeGoods).toBe(0);
  });

  scenario(['objective:leadFromTheFront'], '3 command tokens of the tactic and strategy pools, as one likes', () => {
    const t = aiming('leadFromTheFront');
    t.begin('score objectives', { seat: t.seat('sol') });
    t.answer('sol', 'leadFromTheFront');
    expect(t.refusal('sol', { tactic: 2, fleet: 1, strategy: 0 })).toBe('why.fleet tokens are not spent');
    expect(t.refusal('sol', { tactic: 0, fleet: 0, strategy: 3 })).toBe('why.not so many tokens');
    expect(t.refusal('sol', { tactic: 1, fleet: 0, strategy: 1 })).toBe('why.tokens do not add up');
    t.answer('sol', { tactic: 1, fleet: 0, strategy: 2 });
    expect(t.player('sol')).toMatchObject({ tactic: 2, fleet: 3, strategy: 0, points: 1 });
  });

  scenario(['objective:galvanizeThePeople'], '6 command tokens: the fleet pool does not count', () => {
    const t = aiming('galvanizeThePeople');
    expect(numbers(t, 'galvanizeThePeople')).toEqual([5, 6]);
    t.tokens('sol', { tactic: 6, strategy: 0 });
    scores(t, 'galvanizeThePeople', 2);
    expect(t.player('sol')).toMatchObject({ tactic: 0, fleet: 3 });
  });
});
