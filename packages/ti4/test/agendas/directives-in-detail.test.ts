// Directives in the council, line by line: who chooses, in which order, what is left.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { council, decide, passAll, resolve, vote } from './voting.ts';

scenario(['agenda:archivedSecret'], 'whoever is elected draws a secret objective', () => {
  const t = resolve('archivedSecret', '2', (at) => at.decks({ secretDeck: ['becomeTheGatekeeper'] }));
  expect(t.player('sol').secrets).toEqual(['becomeTheGatekeeper']);
  expect(t.game().agendaDiscard).toEqual(['archivedSecret']);
});

scenario(['agenda:archivedSecret'], 'at three secrets one goes back', () => {
  const t = resolve('archivedSecret', '2', (at) => {
    at.player('sol').secrets = ['cutSupplyLines', 'fuelTheWarMachine'];
    at.player('sol').scored = ['adaptNewStrategies'];
    at.decks({ secretDeck: ['becomeTheGatekeeper'] });
  });
  t.answer('sol', 'cutSupplyLines');
  expect(t.player('sol').secrets.sort()).toEqual(['becomeTheGatekeeper', 'fuelTheWarMachine']);
  expect(t.game().secretDeck).toEqual(['cutSupplyLines']);
});

scenario(['agenda:armsReduction'], 'two dreadnoughts and four cruisers are kept, by choice', () => {
  const t = resolve('armsReduction', 'for', (at) => {
    at.tokens('sol', { fleet: 5 });
    at.fleet('sol', '46', { dreadnought: 3 });
    at.fleet('sol', '47', { cruiser: 4 });
    at.fleet('norr', '48', { cruiser: 3 });
  });
  const [, second = 0] = t.unitIds('sol', '46');
  t.answer('sol', String(second));
  expect(t.ships('sol', '46')).toEqual({ dreadnought: 2 });
  expect(t.unit(second)).toBeUndefined();
  expect([t.ships('sol', '47'), t.ships('norr', '48')]).toEqual([{ cruiser: 4 }, { cruiser: 3 }]);
});

/** The next strategy phase begins. */
function nextRound(t: Table): void {
  t.begin('strategy phase');
  passAll(t);
}

scenario(['agenda:armsReduction'], 'against: planets with a specialty are exhausted when the next round begins', () => {
  const t = resolve('armsReduction', 'against', (at) => {
    at.own('sol', 'wellon');
    at.own('sol', 'saudor');
    at.own('norr', 'lazar');
  });
  expect(t.planet('wellon').exhausted).toBe(false);
  nextRound(t);
  expect([t.planet('wellon').exhausted, t.planet('lazar').exhausted, t.planet('saudor').exhausted]).toEqual([
    true,
    true,
    false,
  ]);
  expect(t.game().effects).toEqual([]);
});

/** Abyz, of sol, is elected. */
const redistribute = (arrange: (t: Table) => void): Table =>
  resolve('colonialRedistribution', 'abyz', (t) => {
    t.own('sol', 'abyz', { infantry: 2, pds: 1 });
    arrange(t);
  });

scenario(
  ['agenda:colonialRedistribution'],
  'its units are destroyed, and who has fewest points may settle there',
  () => {
    const t = redistribute((at) => {
      at.player('sol').points = 2;
      at.player('norr').points = 1;
      at.player('hacan').points = 1;
    });
    expect(t.ground('sol', 'abyz')).toEqual({});
    // The former controller chooses among those with fewest.
    expect(t.options('sol')).toEqual(['0', '1']);
    t.answer('sol', '0');
    t.answer('norr', 'abyz');
    expect(t.ground('norr', 'abyz')).toEqual({ infantry: 1 });
    expect(t.planet('abyz')).toMatchObject({ owner: 0, exhausted: true });
  },
);

scenario(['agenda:colonialRedistribution'], 'it may be left alone, and then its controller keeps it', () => {
  const t = redistribute((at) => {
    at.player('sol').points = 2;
    at.player('hacan').points = 1;
  });
  t.pass('norr');
  expect(t.planet('abyz')).toMatchObject({ owner: 2, units: [] });
});

scenario(['agenda:colonialRedistribution'], 'the controller may choose himself, but keeps what is his as it is', () => {
  const t = redistribute(() => undefined);
  t.answer('sol', '2');
  t.answer('sol', 'abyz');
  expect(t.planet('abyz')).toMatchObject({ owner: 2, exhausted: false });
  expect(t.ground('sol', 'abyz')).toEqual({ infantry: 1 });
});

scenario(
  ['agenda:colonialRedistribution', 'agenda:demilitarizedZone'],
  'nothing is placed in a demilitarized zone',
  () => {
    const t = resolve('colonialRedistribution', 'lodor', (at) => {
      at.own('sol', 'lodor');
      at.law('demilitarizedZone', 'lodor');
      at.player('sol').points = 1;
      at.player('hacan').points = 1;
    });
    expect(t.isOver()).toBe(true);
    expect(t.planet('lodor').owner).toBe(2);
    const zone = resolve('colonialRedistribution', 'abyz', (at) => {
      at.own('sol', 'abyz', { infantry: 1 });
      at.player('sol').points = 1;
      at.player('hacan').points = 1;
    });
    expect(zone.awaited()).toEqual([0]);
  },
);

test('planets of home systems and Mecatol Rex are not redistributed', () => {
  const t = council('colonialRedistribution');
  t.own('sol', 'mecatolRex');
  t.own('sol', 'abyz');
  t.begin('one agenda', {});
  expect(t.refusal('hacan', vote('mecatolRex', 'hercant'))).toBe('why.no such outcome');
  expect(t.refusal('hacan', vote('jord', 'hercant'))).toBe('why.no such outcome');
  expect(t.refusal('hacan', vote('abyz', 'hercant'))).toBeNull();
});

scenario(['agenda:compensatedDisarmament'], 'a trade good for each ground force destroyed, in one lot', () => {
  const t = resolve('compensatedDisarmament', 'saudor', (at) => at.own('sol', 'saudor', { infantry: 3, pds: 1 }));
  expect(t.ground('sol', 'saudor')).toEqual({ pds: 1 });
  expect(t.events('tradeGoodsGained')).toMatchObject([{ seat: 2, count: 3 }]);
});

scenario(['agenda:economicEquality'], 'all trade goods are returned, then everybody gains five', () => {
  const t = resolve('economicEquality', 'for', (at) => at.goods('norr', 8, 1));
  expect([0, 1, 2].map((seat) => t.player(seat).tradeGoods)).toEqual([5, 5, 5]);
  expect(t.player('norr').commodities).toBe(1);
});

scenario(['agenda:economicEquality'], 'against: they are returned, and that is all', () => {
  const t = resolve('economicEquality', 'against', (at) => at.goods('norr', 8));
  expect([0, 1, 2].map((seat) => t.player(seat).tradeGoods)).toEqual([0, 0, 0]);
});

scenario(['agenda:incentiveProgram'], 'a further public objective is opened, of the stage voted for', () => {
  for (const [outcome, objective] of [
    ['for', 'expandBorders'],
    ['against', 'centralizeGalacticTrade'],
  ] as const) {
    const t = resolve('incentiveProgram', outcome, (at) => {
      at.game().box.objectives = ['expandBorders', 'centralizeGalacticTrade'];
    });
    expect(t.game().objectives).toEqual([{ id: objective, open: true }]);
  }
});

const artifact = (roll: number, arrange: (t: Table) => void): Table =>
  resolve('ixthianArtifact', 'for', (t) => {
    arrange(t);
    t.dice(roll);
  });

scenario(['agenda:ixthianArtifact'], 'on 6 or more everybody may research two technologies, one for the other', () => {
  const t = artifact(6, () => undefined);
  t.answer('norr', 'neuralMotivator');
  t.answer('norr', 'dacxiveAnimators');
  t.answer('hacan', 'sarweenTools');
  t.pass('hacan');
  t.pass('sol');
  t.pass('sol');
  expect(t.player('norr').technologies).toEqual(['neuralMotivator', 'dacxiveAnimators']);
  expect(t.isOver()).toBe(true);
});

scenario(
  ['agenda:ixthianArtifact'],
  'on less, everything at Mecatol Rex and three units next to it are lost, all at once',
  () => {
    const t = artifact(5, (at) => {
      at.tokens('sol', { fleet: 4 });
      at.fleet('sol', '18', { cruiser: 1 });
      at.own('hacan', 'mecatolRex', { infantry: 2 });
      at.fleet('sol', '23', { cruiser: 2, destroyer: 2 });
      at.own('norr', 'saudor', { infantry: 2 });
      at.fleet('hacan', '24', { cruiser: 1 });
    });
    const [a = 0, b = 0, c = 0, d = 0] = t.unitIds('sol', '23');
    expect(t.ships('sol', '18')).toEqual({ cruiser: 1 });
    t.answer('sol', [a, b, d].map(String));
    expect(t.ships('sol', '23')).toEqual({ destroyer: 1 });
    expect(t.unit(c)).toBeDefined();
    expect([t.ships('sol', '18'), t.ground('hacan', 'mecatolRex'), t.ground('norr', 'saudor')]).toEqual([{}, {}, {}]);
    expect(t.ships('hacan', '24')).toEqual({ cruiser: 1 });
  },
);

scenario(['agenda:judicialAbolishment'], 'the elected law is discarded', () => {
  const t = resolve('judicialAbolishment', 'regulatedConscription', (at) => {
    at.law('regulatedConscription');
    at.law('fleetRegulations');
  });
  expect(t.game().laws.map((law) => law.id)).toEqual(['fleetRegulations']);
  expect(t.game().agendaDiscard).toEqual(['regulatedConscription', 'judicialAbolishment']);
});

scenario(['agenda:miscountDisclosed'], 'the elected law is voted on anew, and is in force meanwhile', () => {
  const t = council('miscountDisclosed');
  t.law('representativeGovernment');
  t.law('regulatedConscription');
  const oneVoteEach = (outcome: string): void => {
    t.answer('hacan', vote(outcome));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
  };
  t.begin('one agenda', {});
  oneVoteEach('representativeGovernment');
  expect(t.game().laws.map((law) => law.id)).toContain('representativeGovernment');
  oneVoteEach('against');
  expect(t.game().laws.map((law) => law.id)).toEqual(['regulatedConscription']);
  expect(t.game().agendaDiscard).toEqual(['miscountDisclosed', 'representativeGovernment']);
});

/** Minister of Policy, with sol, is voted on again: hacan has one vote for it by Kamdorn. */
function again(arrange: (t: Table) => void = () => undefined): Table {
  return resolve('miscountDisclosed', 'ministerOfPolicy', (t) => {
    t.law('ministerOfPolicy', 'sol', 'sol');
    t.game().traded = [{ a: 0, b: 1 }];
    arrange(t);
  });
}

describe('a vote on a law again', () => {
  test('may give it to another, or discard it; each pair may trade anew', () => {
    const t = again();
    expect(t.game().traded).toEqual([]);
    decide(t, '0', 'kamdorn');
    expect(t.game().laws).toEqual([{ id: 'ministerOfPolicy', elected: '0', owner: 0, exhausted: false }]);
    expect(t.game().agendaDiscard).toEqual(['miscountDisclosed']);
    expect(t.isOver()).toBe(true);
  });

  test('pays riders on the first vote first, and takes new ones', () => {
    const t = council('miscountDisclosed');
    t.law('ministerOfPolicy', 'sol', 'sol');
    t.law('fleetRegulations');
    t.hand('sol', 'tradeRider', 'imperialRider');
    t.begin('one agenda', {});
    t.answer('sol', 'action:tradeRider');
    t.answer('sol', 'ministerOfPolicy');
    t.pass('sol');
    t.answer('hacan', vote('ministerOfPolicy', 'hercant'));
    t.answer('norr', vote(''));
    expect(t.player('sol').tradeGoods).toBe(5);
    t.answer('sol', 'action:imperialRider');
    expect(t.options('sol')).toEqual(['0', '1', '2']);
  });

  test('can be vetoed: the law goes, and another agenda takes its place', () => {
    const t = council('mutiny', 'miscountDisclosed');
    t.law('ministerOfPolicy', 'sol', 'sol');
    t.hand('sol', 'veto');
    t.begin('one agenda', {});
    t.pass('sol');
    t.answer('hacan', vote('ministerOfPolicy', 'hercant'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    t.answer('sol', 'action:veto');
    expect(t.game().laws).toEqual([]);
    expect(t.game().agendaDiscard).toEqual(['miscountDisclosed', 'ministerOfPolicy']);
    expect(t.game().table.agendas).toEqual(['mutiny']);
  });

  test('leaves the points of the law with who has them', () => {
    const t = council('miscountDisclosed');
    t.law('shardOfTheThrone', 'sol', 'sol');
    t.player('sol').points = 1;
    t.begin('one agenda', {});
    decide(t, 'shardOfTheThrone');
    decide(t, '1', 'kamdorn');
    expect([t.player('sol').points, t.player('hacan').points]).toEqual([1, 1]);
    expect(t.game().laws).toMatchObject([{ owner: 1 }]);
  });

  test('lets a committee that is voted on choose for itself', () => {
    const t = council('miscountDisclosed');
    t.law('committeeFormation', 'sol', 'sol');
    t.begin('one agenda', {});
    t.answer('hacan', vote('committeeFormation', 'hercant'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    t.answer('sol', 'agenda:committeeFormation');
    t.answer('sol', '0');
    expect(t.game().laws).toEqual([{ id: 'committeeFormation', elected: '0', owner: 0, exhausted: false }]);
    expect(t.game().agendaDiscard).toEqual(['miscountDisclosed']);
  });
});

scenario(['agenda:mutiny'], 'who voted for gains or loses a point', () => {
  const voting = (t: Table): Table => {
    for (const seat of [0, 1, 2]) t.player(seat).points = 2;
    t.begin('one agenda', {});
    t.answer('hacan', vote('for', 'hercant'));
    return t;
  };
  const won = voting(council('mutiny'));
  won.answer('sol', vote('for', 'jord'));
  won.answer('norr', vote('against', 'quinarra'));
  expect([0, 1, 2].map((seat) => won.player(seat).points)).toEqual([2, 3, 3]);
  const lost = voting(council('mutiny'));
  lost.answer('sol', vote('against', 'jord'));
  lost.answer('norr', vote(''));
  expect([0, 1, 2].map((seat) => lost.player(seat).points)).toEqual([2, 1, 2]);
});

test('points of a mutiny are gained in speaker order: the first to reach the goal has won', () => {
  const t = council('mutiny');
  for (const seat of [0, 1, 2]) t.player(seat).points = 9;
  t.begin('one agenda', {});
  for (const [seat, planet] of [
    [1, 'hercant'],
    [2, 'jord'],
    [0, 'quinarra'],
  ] as const)
    t.answer(seat, vote('for', planet));
  expect(t.game().winner?.seats).toEqual([0]);
});

scenario(
  ['agenda:newConstitution'],
  'all laws go, and everybody exhausts his own home planets in the next round',
  () => {
    const t = resolve('newConstitution', 'for', (at) => {
      at.law('regulatedConscription');
      at.law('ministerOfPolicy', 'sol', 'sol');
      at.own('sol', 'arretze');
      at.own('norr', 'saudor');
    });
    expect(t.game().laws).toEqual([]);
    nextRound(t);
    expect(['jord', 'quinarra', 'hercant'].map((id) => t.planet(id as 'jord').exhausted)).toEqual([true, true, true]);
    // Not those of others' homes, nor other planets.
    expect([t.planet('arretze').exhausted, t.planet('saudor').exhausted]).toEqual([false, false]);
  },
);

test('without a law a new constitution is replaced', () => {
  const t = council('mutiny', 'newConstitution');
  t.begin('one agenda', {});
  expect(t.game().table.agendas).toEqual(['mutiny']);
});

scenario(['agenda:publicExecution'], 'no action cards, no speaker token, no vote for the rest of the phase', () => {
  const t = council('mutiny', 'publicExecution');
  t.hand('norr', 'plague', 'spy');
  t.begin('agenda phase');
  decide(t, '0');
  expect(t.player('norr').hand).toEqual([]);
  expect(t.game().speaker).toBe(1);
  // Sol votes first now, then norr would, then hacan.
  t.answer('sol', vote(''));
  expect(t.awaited()).toEqual([1]);
  t.answer('hacan', vote('for', 'kamdorn'));
  expect(t.isOver()).toBe(true);
  expect(t.game().effects).toEqual([]);
});

scenario(['agenda:seedOfAnEmpire'], 'everybody with most points gains one; against, everybody with fewest', () => {
  for (const [outcome, points] of [
    ['for', [3, 3, 1]],
    ['against', [2, 2, 2]],
  ] as const) {
    const t = resolve('seedOfAnEmpire', outcome, (at) => {
      at.player('norr').points = 2;
      at.player('hacan').points = 2;
      at.player('sol').points = 1;
    });
    expect([0, 1, 2].map((seat) => t.player(seat).points)).toEqual(points);
  }
});

scenario(
  ['agenda:swordsToPlowshares'],
  'half of the infantry of each planet becomes trade goods, all losses first',
  () => {
    const t = resolve('swordsToPlowshares', 'for', (at) => {
      at.own('sol', 'saudor', { infantry: 3 });
      at.own('sol', 'lodor', { infantry: 2, pds: 1 });
      at.own('norr', 'wellon', { infantry: 1 });
      at.fleet('sol', '46', { carrier: 1, infantry: 2 });
    });
    expect([t.ground('sol', 'saudor'), t.ground('sol', 'lodor'), t.ground('norr', 'wellon')]).toEqual([
      { infantry: 1 },
      { infantry: 1, pds: 1 },
      {},
    ]);
    expect(t.ships('sol', '46')).toEqual({ carrier: 1, infantry: 2 });
    expect([t.player('sol').tradeGoods, t.player('norr').tradeGoods]).toEqual([3, 1]);
    const told = t.events().map((e) => e.type);
    expect(told.lastIndexOf('unitDestroyed')).toBeLessThan(told.indexOf('tradeGoodsGained'));
  },
);

scenario(['agenda:swordsToPlowshares'], 'against: an infantry on each planet', () => {
  const t = resolve('swordsToPlowshares', 'against', (at) => at.own('sol', 'saudor', { infantry: 1 }));
  expect([t.ground('sol', 'saudor'), t.ground('norr', 'quinarra')]).toEqual([{ infantry: 2 }, { infantry: 1 }]);
});

scenario(['agenda:unconventionalMeasures'], 'who voted for draws two cards, or discards them all', () => {
  const won = resolve('unconventionalMeasures', 'for', (at) => at.hand('hacan', 'veto'));
  expect([won.player('hacan').hand.length, won.player('sol').hand.length]).toEqual([3, 0]);
  const lost = council('unconventionalMeasures');
  lost.hand('hacan', 'plague', 'spy');
  lost.hand('sol', 'salvage');
  lost.begin('one agenda', {});
  lost.answer('hacan', vote('for', 'hercant'));
  lost.answer('sol', vote('against', 'jord'));
  lost.answer('norr', vote(''));
  expect([lost.player('hacan').hand, lost.player('sol').hand]).toEqual([[], ['salvage.1']]);
});

scenario(['agenda:wormholeResearch'], 'ships at wormholes research, and are lost at alpha and beta', () => {
  const t = resolve('wormholeResearch', 'for', (at) => {
    at.fleet('sol', '26', { carrier: 1, fighter: 1, infantry: 2 });
    at.fleet('hacan', '46', { cruiser: 1 });
    at.system('47').wormholes = ['delta'];
    at.fleet('norr', '47', { cruiser: 1 });
  });
  t.answer('norr', 'neuralMotivator');
  t.answer('sol', 'sarweenTools');
  expect([t.ships('sol', '26'), t.ships('norr', '47'), t.ships('hacan', '46')]).toEqual([
    {},
    { cruiser: 1 },
    { cruiser: 1 },
  ]);
  // Fighters are destroyed, ground forces are removed.
  expect(
    t
      .events('unitDestroyed')
      .map((e) => e.unit)
      .sort(),
  ).toEqual(['carrier', 'fighter']);
  expect(t.events('unitRemoved').map((e) => e.unit)).toEqual(['infantry', 'infantry']);
});

scenario(['agenda:wormholeResearch'], 'against: who voted so returns a token of his sheet', () => {
  const t = resolve('wormholeResearch', 'against');
  t.answer('hacan', 'strategy');
  expect([t.player('hacan').strategy, t.player('sol').strategy]).toEqual([1, 2]);
});
