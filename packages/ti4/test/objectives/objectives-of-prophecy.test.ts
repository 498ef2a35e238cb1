// The objectives of Prophecy of Kings that are matters of numbers, and what does not count.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { ObjectiveId, PlanetId } from '../../src/facts/index.ts';
import { planets } from '../../src/facts/index.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import { lacks, numbers, scores } from './progress.ts';

function aiming(id: ObjectiveId): Table {
  const t = tableWith({ prophecy: true }, 'sol', 'xxcha', 'norr');
  if (isSecret(id)) t.secret('sol', id);
  else t.objectives(id);
  return t;
}

const secretOnes: readonly ObjectiveId[] = [
  'defySpaceAndTime',
  'destroyHereticalWorks',
  'establishHegemony',
  'fosterCohesion',
  'hoardRawMaterials',
  'mechanizeTheMilitary',
  'occupyTheFringe',
  'produceEnMasse',
  'seizeAnIcon',
  'stakeYourClaim',
  'strengthenBonds',
];
const isSecret = (id: ObjectiveId): boolean => secretOnes.includes(id);

describe('what is spent', () => {
  scenario(['objective:amassWealth'], '3 of each: what would make the influence impossible is refused', () => {
    const t = aiming('amassWealth');
    t.exhaust('jord');
    t.own('sol', 'lodor'); // 3 resources, 1 influence
    t.own('sol', 'wellon'); // 1 resource, 2 influence
    t.goods('sol', 4);
    expect(numbers(t, 'amassWealth')).toEqual([9, 9]);
    t.begin('score objectives', { seat: t.seat('sol') });
    t.answer('sol', 'amassWealth');
    expect(t.refusal('sol', { pay: { planets: ['wellon', 'lodor'], goods: 0 } })).toBe('why.influence must be left');
    t.answer('sol', { pay: { planets: ['lodor'], goods: 0 } });
    expect(t.isOver()).toBe(true);
    expect(t.player('sol')).toMatchObject({ points: 1, tradeGoods: 0 });
    expect(t.planet('wellon').exhausted).toBe(true);
  });

  test('a planet gives resources or influence, and 3 trade goods are goods', () => {
    const t = aiming('amassWealth');
    t.exhaust('jord');
    t.own('sol', 'mecatolRex'); // 1 resource, 6 influence
    t.goods('sol', 5);
    lacks(t, 'amassWealth', 8, 9);
  });

  scenario(['objective:holdVastReserves'], '6 of each', () => {
    const t = aiming('holdVastReserves');
    t.own('sol', 'mecatolRex');
    t.goods('sol', 7);
    expect(numbers(t, 'holdVastReserves')).toEqual([17, 18]);
    t.goods('sol', 8);
    scores(t, 'holdVastReserves', 2);
    expect(t.player('sol').tradeGoods).toBe(0);
  });

  scenario(['objective:destroyHereticalWorks'], '2 relic fragments of any type are purged', () => {
    const t = aiming('destroyHereticalWorks');
    t.player('sol').found = ['culturalRelicFragment.1', 'hazardousRelicFragment.1', 'unknownRelicFragment.1'];
    t.begin('score objectives', { seat: t.seat('sol') });
    t.answer('sol', 'destroyHereticalWorks');
    t.answer('sol', ['culturalRelicFragment.1', 'unknownRelicFragment.1']);
    expect(t.player('sol')).toMatchObject({ points: 1, found: ['hazardousRelicFragment.1'] });
    expect(t.game().purged).toEqual(['culturalRelicFragment.1', 'unknownRelicFragment.1']);
  });
});

describe('planets', () => {
  scenario(['objective:discoverLostOutposts'], 'two planets with attachments: two on one planet count once', () => {
    const t = aiming('discoverLostOutposts');
    t.own('sol', 'lodor');
    t.planet('lodor').attachments = ['richWorld', 'miningWorld'];
    expect(numbers(t, 'discoverLostOutposts')).toEqual([1, 2]);
    t.own('sol', 'wellon');
    t.planet('wellon').attachments = ['richWorld'];
    scores(t, 'discoverLostOutposts');
  });

  scenario(['objective:reclaimAncientMonuments'], 'three planets with attachments', () => {
    const t = aiming('reclaimAncientMonuments');
    for (const id of ['lodor', 'wellon', 'saudor'] as const) {
      t.own('sol', id);
      t.planet(id).attachments = ['richWorld'];
    }
    scores(t, 'reclaimAncientMonuments', 2);
  });

  scenario(['objective:improveInfrastructure'], 'structures on three planets outside the own home system', () => {
    const t = aiming('improveInfrastructure');
    t.own('sol', 'jord', { spaceDock: 1 });
    t.own('sol', 'lodor', { pds: 2 });
    t.own('sol', 'wellon', { spaceDock: 1 });
    expect(numbers(t, 'improveInfrastructure')).toEqual([2, 3]);
    t.own('sol', 'archonRen', { pds: 1 });
    scores(t, 'improveInfrastructure');
  });

  scenario(['objective:protectTheBorder'], 'structures on five planets outside the own home system', () => {
    const t = aiming('protectTheBorder');
    for (const id of ['lodor', 'wellon', 'saudor', 'quann', 'thibah'] as const) t.own('sol', id, { pds: 1 });
    scores(t, 'protectTheBorder', 2);
  });

  scenario(['objective:ruleDistantLands'], 'two planets at two different homes of others', () => {
    const t = aiming('ruleDistantLands');
    t.own('sol', 'archonRen');
    t.own('sol', 'archonTau');
    expect(numbers(t, 'ruleDistantLands')).toEqual([1, 2]);
    t.own('sol', 'quinarra');
    scores(t, 'ruleDistantLands', 2);
  });

  const worth = (of: 'resources' | 'influence', least: number): PlanetId[] => {
    const picked: PlanetId[] = [];
    let sum = 0;
    for (const id of ['lodor', 'wellon', 'saudor', 'quann', 'thibah', 'mecatolRex', 'abyz', 'fria'] as PlanetId[]) {
      if (sum >= least) break;
      picked.push(id);
      sum += planets[id][of];
    }
    return picked;
  };

  scenario(['objective:establishHegemony'], 'planets with 12 influence together, exhausted or not', () => {
    const t = aiming('establishHegemony');
    lacksNow(t, 'establishHegemony', planets.jord.influence, 12);
    for (const id of worth('influence', 12 - planets.jord.influence)) t.own('sol', id);
    t.exhaust('jord');
    scores(t, 'establishHegemony');
  });

  scenario(['objective:hoardRawMaterials'], 'planets with 12 resources together', () => {
    const t = aiming('hoardRawMaterials');
    lacksNow(t, 'hoardRawMaterials', planets.jord.resources, 12);
    for (const id of worth('resources', 12 - planets.jord.resources)) t.own('sol', id);
    scores(t, 'hoardRawMaterials');
  });

  scenario(['objective:seizeAnIcon'], 'a legendary planet, also one that an attachment makes so', () => {
    const t = aiming('seizeAnIcon');
    t.own('sol', 'lodor');
    lacksNow(t, 'seizeAnIcon', 0, 1);
    t.planet('lodor').attachments = ['nanoForge'];
    scores(t, 'seizeAnIcon');
  });

  scenario(['objective:stakeYourClaim'], 'a planet beside another’s in the same system', () => {
    const t = aiming('stakeYourClaim');
    t.own('sol', 'abyz');
    lacksNow(t, 'stakeYourClaim', 0, 1);
    t.own('xxcha', 'fria');
    scores(t, 'stakeYourClaim');
  });

  scenario(['objective:pushBoundaries'], 'more planets than each of two neighbors', () => {
    const t = aiming('pushBoundaries');
    t.fleet('sol', '24', { cruiser: 1 });
    for (const id of ['lodor', 'wellon', 'saudor'] as const) t.own('sol', id);
    t.fleet('norr', '19', { cruiser: 1 });
    const [have] = numbers(t, 'pushBoundaries');
    expect(have).toBeLessThan(2);
    t.fleet('xxcha', '26', { cruiser: 1 });
    scores(t, 'pushBoundaries');
  });
});

const lacksNow = (t: Table, id: ObjectiveId, have: number, need: number): void =>
  expect(numbers(t, id)).toEqual([have, need]);

describe('units', () => {
  scenario(['objective:buildDefenses'], 'four structures', () => {
    const t = aiming('buildDefenses');
    t.own('sol', 'jord', { spaceDock: 1, pds: 2, infantry: 3 });
    lacksNow(t, 'buildDefenses', 3, 4);
    t.own('sol', 'lodor', { pds: 1 });
    scores(t, 'buildDefenses');
  });

  scenario(['objective:constructMassiveCities'], 'seven structures', () => {
    const t = aiming('constructMassiveCities');
    t.own('sol', 'jord', { spaceDock: 1, pds: 2 });
    t.own('sol', 'lodor', { spaceDock: 1, pds: 2 });
    t.own('sol', 'wellon', { spaceDock: 1 });
    scores(t, 'constructMassiveCities', 2);
  });

  scenario(['objective:engineerAMarvel'], 'the flagship or a war sun anywhere', () => {
    const t = aiming('engineerAMarvel');
    lacksNow(t, 'engineerAMarvel', 0, 1);
    t.fleet('sol', '26', { flagship: 1 });
    scores(t, 'engineerAMarvel');
  });

  scenario(['objective:achieveSupremacy'], 'one of them in another’s home system or at Mecatol Rex', () => {
    const t = aiming('achieveSupremacy');
    t.fleet('sol', '1', { flagship: 1 });
    lacksNow(t, 'achieveSupremacy', 0, 1);
    t.technologies('sol', 'warSun');
    t.fleet('sol', '18', { warSun: 1 });
    scores(t, 'achieveSupremacy', 2);
  });

  scenario(['objective:exploreDeepSpace'], 'units in three systems without planets', () => {
    const t = aiming('exploreDeepSpace');
    for (const at of ['46', '47', '26']) t.fleet('sol', at, { fighter: 1, carrier: 1 });
    lacksNow(t, 'exploreDeepSpace', 2, 3);
    t.fleet('sol', '42', { cruiser: 1 });
    scores(t, 'exploreDeepSpace');
  });

  scenario(['objective:patrolVastTerritories'], 'units in five systems without planets', () => {
    const t = aiming('patrolVastTerritories');
    for (const at of ['46', '47', '48', '49', '42']) t.fleet('sol', at, { destroyer: 1 });
    scores(t, 'patrolVastTerritories', 2);
  });

  scenario(
    ['objective:makeHistory'],
    'units at Mecatol Rex, legendary planets or anomalies: a system counts once',
    () => {
      const t = aiming('makeHistory');
      t.fleet('sol', '18', { cruiser: 1 });
      t.own('sol', 'mecatolRex', { infantry: 1 });
      lacksNow(t, 'makeHistory', 1, 2);
      t.fleet('sol', '42', { cruiser: 1 });
      scores(t, 'makeHistory');
    },
  );

  scenario(['objective:becomeALegend'], 'in four of them', () => {
    const t = aiming('becomeALegend');
    for (const at of ['18', '42', '41', '44']) t.fleet('sol', at, { destroyer: 1 });
    scores(t, 'becomeALegend', 2);
  });

  scenario(['objective:populateTheOuterRim'], 'units in three systems of the edge, not the own home', () => {
    const t = aiming('populateTheOuterRim');
    t.own('sol', 'jord', { infantry: 1 });
    for (const at of ['24', '30', '38']) t.fleet('sol', at, { destroyer: 1 });
    lacksNow(t, 'populateTheOuterRim', 2, 3);
    t.own('sol', 'archonRen', { infantry: 1 });
    scores(t, 'populateTheOuterRim');
  });

  test('a side that touches a hyperlane is no edge', () => {
    const t = aiming('populateTheOuterRim');
    t.fleet('sol', '24', { destroyer: 1 });
    lacksNow(t, 'populateTheOuterRim', 1, 3);
    t.game().hyperlanes = [
      { id: '83a', turned: 0, q: 1, r: -4 },
      { id: '84a', turned: 0, q: 2, r: -4 },
    ];
    lacksNow(t, 'populateTheOuterRim', 0, 3);
  });

  scenario(['objective:controlTheBorderlands'], 'in five of them', () => {
    const t = aiming('controlTheBorderlands');
    for (const at of ['24', '30', '39', '27', '29']) t.fleet('sol', at, { destroyer: 1 });
    scores(t, 'controlTheBorderlands', 2);
  });

  scenario(['objective:raiseAFleet'], 'five ships in one system, no fighters', () => {
    const t = aiming('raiseAFleet');
    t.tokens('sol', { fleet: 6 });
    t.fleet('sol', '26', { cruiser: 4, carrier: 0, fighter: 1 });
    lacksNow(t, 'raiseAFleet', 4, 5);
    t.fleet('sol', '26', { carrier: 1 });
    scores(t, 'raiseAFleet');
  });

  scenario(['objective:commandAnArmada'], 'eight of them', () => {
    const t = aiming('commandAnArmada');
    t.tokens('sol', { fleet: 8 });
    t.fleet('sol', '26', { cruiser: 5, carrier: 3 });
    scores(t, 'commandAnArmada', 2);
  });

  scenario(['objective:defySpaceAndTime'], 'units in the wormhole nexus', () => {
    const t = aiming('defySpaceAndTime');
    lacksNow(t, 'defySpaceAndTime', 0, 1);
    const nexus = { ...t.system('46'), id: '82', q: 30, r: 30, space: [], planets: [] };
    t.game().systems.push(nexus);
    t.game().galaxy += ' 82@30,30';
    t.fleet('sol', '82', { cruiser: 1 });
    scores(t, 'defySpaceAndTime');
  });

  scenario(['objective:mechanizeTheMilitary'], 'a mech on each of four planets', () => {
    const t = aiming('mechanizeTheMilitary');
    t.own('sol', 'jord', { mech: 1 });
    t.own('sol', 'lodor', { mech: 1 });
    t.own('sol', 'wellon', { mech: 1 });
    lacksNow(t, 'mechanizeTheMilitary', 3, 4);
    t.own('sol', 'saudor', { mech: 1 });
    scores(t, 'mechanizeTheMilitary');
  });

  scenario(['objective:occupyTheFringe'], 'nine ground forces on one planet without an own space dock', () => {
    const t = aiming('occupyTheFringe');
    t.own('sol', 'jord', { infantry: 9, spaceDock: 1 });
    lacksNow(t, 'occupyTheFringe', 0, 9);
    t.own('sol', 'lodor', { infantry: 9 });
    scores(t, 'occupyTheFringe');
  });

  scenario(['objective:produceEnMasse'], 'Production 8 in one system', () => {
    const t = aiming('produceEnMasse');
    t.own('sol', 'jord', { spaceDock: 1 });
    lacksNow(t, 'produceEnMasse', planets.jord.resources + 2, 8);
    t.own('sol', 'abyz', { spaceDock: 1 });
    t.own('sol', 'fria', { spaceDock: 1 });
    t.technologies('sol', 'spaceDockII');
    expect(numbers(t, 'produceEnMasse')[0]).toBeGreaterThanOrEqual(8);
    scores(t, 'produceEnMasse');
  });
});

describe('other players', () => {
  scenario(['objective:fosterCohesion'], 'everybody else is a neighbor', () => {
    const t = aiming('fosterCohesion');
    expect(numbers(t, 'fosterCohesion')[1]).toBe(2);
    t.fleet('sol', '26', { cruiser: 1 });
    t.fleet('xxcha', '26', { cruiser: 1 });
    t.fleet('norr', '26', { cruiser: 1 });
    scores(t, 'fosterCohesion');
  });

  scenario(['objective:strengthenBonds'], 'a note of another in the play area, not in hand', () => {
    const t = aiming('strengthenBonds');
    t.note('xxcha', 'sol', 'ceasefire');
    lacksNow(t, 'strengthenBonds', 0, 1);
    t.noteInPlay('xxcha', 'sol', 'supportForTheThrone');
    scores(t, 'strengthenBonds');
  });
});
