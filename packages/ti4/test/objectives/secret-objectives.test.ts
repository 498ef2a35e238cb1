// The secret objectives of the status phase.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { ObjectiveId, PlanetId } from '../../src/facts/index.ts';
import { planets } from '../../src/facts/index.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { aiming, lacks, numbers, scores } from './progress.ts';

const ofTrait = (t: Table, trait: string): PlanetId[] =>
  t.game().systems.flatMap((s) => s.planets.flatMap((p) => (planets[p.id].trait === trait ? [p.id] : [])));

function four(id: ObjectiveId, trait: string): void {
  const t = aiming(id, true);
  for (const planet of ofTrait(t, trait).slice(0, 3)) t.own('sol', planet);
  expect(numbers(t, id)).toEqual([3, 4]);
  for (const planet of ofTrait(t, trait).slice(0, 4)) t.own('sol', planet);
  scores(t, id);
}

describe('planets', () => {
  scenario(['objective:forgeAnAlliance'], 'four cultural planets', () => four('forgeAnAlliance', 'cultural'));
  scenario(['objective:mineRareMetals'], 'four hazardous planets', () => four('mineRareMetals', 'hazardous'));
  scenario(['objective:monopolizeProduction'], 'four industrial planets', () =>
    four('monopolizeProduction', 'industrial'),
  );
});

describe('technologies', () => {
  scenario(['objective:adaptNewStrategies'], 'two faction technologies', () => {
    const t = aiming('adaptNewStrategies', true);
    t.technologies('sol', 'specOpsII', 'carrierII');
    expect(numbers(t, 'adaptNewStrategies')).toEqual([1, 2]);
    t.technologies('sol', 'advancedCarrierII');
    scores(t, 'adaptNewStrategies');
  });

  test('a Valefar Assimilator is no faction technology by itself', () => {
    const t = table('nekro', 'sol');
    t.secret('nekro', 'adaptNewStrategies');
    t.technologies('nekro', 'valefarAssimilatorX', 'valefarAssimilatorY');
    t.begin('score objectives', { seat: 0 });
    expect(t.options('nekro')).toEqual([]);
  });

  scenario(['objective:masterTheLawsOfPhysics'], 'four technologies of one color', () => {
    const t = aiming('masterTheLawsOfPhysics', true);
    t.technologies('sol', 'antimassDeflectors', 'gravityDrive', 'fleetLogistics', 'neuralMotivator');
    expect(numbers(t, 'masterTheLawsOfPhysics')).toEqual([3, 4]);
    t.technologies('sol', 'lightWaveDeflector');
    scores(t, 'masterTheLawsOfPhysics');
  });
});

describe('units', () => {
  scenario(['objective:establishAPerimeter'], 'four PDS', () => {
    const t = aiming('establishAPerimeter', true);
    t.own('sol', 'jord', { pds: 2 });
    t.own('sol', 'lodor', { pds: 1 });
    expect(numbers(t, 'establishAPerimeter')).toEqual([3, 4]);
    t.own('sol', 'quann', { pds: 1 });
    scores(t, 'establishAPerimeter');
  });

  scenario(['objective:fuelTheWarMachine'], 'three space docks', () => {
    const t = aiming('fuelTheWarMachine', true);
    for (const planet of ['jord', 'lodor', 'quann'] as const) t.own('sol', planet, { spaceDock: 1 });
    scores(t, 'fuelTheWarMachine');
  });

  scenario(['objective:gatherAMightyFleet'], 'five dreadnoughts', () => {
    const t = aiming('gatherAMightyFleet', true);
    t.fleet('sol', '25', { dreadnought: 3 });
    expect(numbers(t, 'gatherAMightyFleet')).toEqual([3, 5]);
    t.fleet('sol', '26', { dreadnought: 2 });
    scores(t, 'gatherAMightyFleet');
  });
});

describe('ships', () => {
  scenario(['objective:controlTheRegion'], 'ships in six systems: ground forces alone are none', () => {
    const t = aiming('controlTheRegion', true);
    for (const system of ['25', '26', '23', '19', '21']) t.fleet('sol', system, { destroyer: 1 });
    t.own('sol', 'abyz', { infantry: 1 });
    expect(numbers(t, 'controlTheRegion')).toEqual([5, 6]);
    t.fleet('sol', '46', { destroyer: 1 });
    scores(t, 'controlTheRegion');
  });

  scenario(['objective:becomeTheGatekeeper'], 'ships at an alpha and at a beta wormhole', () => {
    const t = aiming('becomeTheGatekeeper', true);
    t.fleet('sol', '26', { cruiser: 1 });
    t.fleet('sol', '39', { cruiser: 1 });
    expect(numbers(t, 'becomeTheGatekeeper')).toEqual([1, 2]);
    t.fleet('sol', '25', { cruiser: 1 });
    scores(t, 'becomeTheGatekeeper');
  });

  test('one system with both wormholes is enough', () => {
    const t = aiming('becomeTheGatekeeper', true);
    t.system('26').wormholes = ['beta'];
    t.fleet('sol', '26', { cruiser: 1 });
    scores(t, 'becomeTheGatekeeper');
  });

  scenario(['objective:cutSupplyLines'], 'ships where another has a space dock', () => {
    const t = aiming('cutSupplyLines', true);
    t.own('sol', 'lodor', { spaceDock: 1 });
    t.fleet('sol', '26', { cruiser: 1 });
    expect(numbers(t, 'cutSupplyLines')).toEqual([0, 1]);
    t.own('norr', 'quann', { spaceDock: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    scores(t, 'cutSupplyLines');
  });

  scenario(['objective:learnTheSecretsOfTheCosmos'], 'ships in three systems beside an anomaly', () => {
    const t = aiming('learnTheSecretsOfTheCosmos', true);
    t.fleet('sol', '42', { cruiser: 1 }); // the nebula itself lies beside the supernova only
    t.fleet('sol', '22', { cruiser: 1 }); // beside the asteroid field
    expect(numbers(t, 'learnTheSecretsOfTheCosmos')).toEqual([2, 3]);
    t.fleet('sol', '35', { cruiser: 1 }); // beside the nebula
    scores(t, 'learnTheSecretsOfTheCosmos');
  });

  scenario(['objective:threatenEnemies'], 'ships beside another’s home system, not in it', () => {
    const t = aiming('threatenEnemies', true);
    t.fleet('sol', '14', { cruiser: 1 });
    lacks(t, 'threatenEnemies', 0, 1);
    const near = aiming('threatenEnemies', true);
    near.fleet('sol', '30', { cruiser: 1 });
    scores(near, 'threatenEnemies');
  });

  test('ships beside one’s own home system threaten nobody', () => {
    const t = aiming('threatenEnemies', true);
    t.fleet('sol', '49', { cruiser: 1 });
    lacks(t, 'threatenEnemies', 0, 1);
  });

  scenario(['objective:occupyTheSeatOfTheEmpire'], 'Mecatol Rex, with three ships there', () => {
    const t = aiming('occupyTheSeatOfTheEmpire', true);
    t.fleet('sol', '18', { carrier: 1, fighter: 2 });
    expect(numbers(t, 'occupyTheSeatOfTheEmpire')).toEqual([3, 4]);
    t.own('sol', 'mecatolRex');
    scores(t, 'occupyTheSeatOfTheEmpire');
  });
});

scenario(['objective:formASpyNetwork'], 'five action cards are discarded at scoring', () => {
  const t = aiming('formASpyNetwork', true);
  t.hand('sol', 'plague', 'spy', 'veto', 'bribery', 'bunker', 'disable');
  t.begin('score objectives', { seat: t.seat('sol') });
  t.answer('sol', 'formASpyNetwork');
  t.answer('sol', ['plague.1', 'veto.1', 'bribery.1', 'bunker.1', 'disable.1']);
  expect(t.player('sol')).toMatchObject({ hand: ['spy.1'], points: 1, secrets: [] });
  expect(t.game().actionDiscard).toHaveLength(5);
});
