// Laws in the council and on the board, line by line: what they do at once, while they hold, and when they go.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { isAdjacent } from '../../src/queries/board.ts';
import { retreatSystems } from '../../src/queries/combat.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { council, decide, passAll, resolve, vote } from './voting.ts';

const why = { key: 'title.name' };

scenario(
  ['agenda:antiIntellectualRevolution'],
  'fighters do not pay, and who has no ship researches all the same',
  () => {
    const t = table('norr', 'hacan', 'sol');
    t.law('antiIntellectualRevolution');
    t.fleet('norr', '46', { carrier: 1, fighter: 1 });
    t.begin('research technology', { seat: 0, why });
    t.answer('norr', 'neuralMotivator');
    expect(t.events('unitDestroyed').map((e) => e.unit)).toEqual(['carrier']);
    const bare = table('norr', 'hacan', 'sol');
    bare.law('antiIntellectualRevolution');
    bare.begin('research technology', { seat: 0, why });
    bare.answer('norr', 'neuralMotivator');
    expect(bare.player('norr').technologies).toEqual(['neuralMotivator']);
  },
);

scenario(['agenda:antiIntellectualRevolution'], 'the choice is the researcher’s, and gaining costs nothing', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('antiIntellectualRevolution');
  t.fleet('norr', '46', { cruiser: 1, destroyer: 1 });
  t.begin('gain technology', { seat: 0, technology: 'neuralMotivator' });
  expect(t.isOver()).toBe(true);
  t.begin('research technology', { seat: 0, why });
  t.answer('norr', 'sarweenTools');
  t.answer('norr', String(t.unitIds('norr', '46', 'destroyer')[0]));
  expect(t.ships('norr', '46')).toEqual({ cruiser: 1 });
});

scenario(['agenda:antiIntellectualRevolution'], 'rejected: a planet of one’s choice for each technology owned', () => {
  const t = resolve('antiIntellectualRevolution', 'against', (at) => {
    at.technologies('sol', 'neuralMotivator', 'sarweenTools');
    at.own('sol', 'saudor');
    at.own('sol', 'lodor');
    at.technologies('norr', 'neuralMotivator', 'sarweenTools', 'plasmaScoring');
  });
  t.begin('strategy phase');
  // Norr has two planets for three technologies.
  expect([t.planet('trenlak').exhausted, t.planet('quinarra').exhausted]).toEqual([true, true]);
  t.answer('sol', ['lodor', 'jord']);
  expect([t.planet('lodor').exhausted, t.planet('jord').exhausted, t.planet('saudor').exhausted]).toEqual([
    true,
    true,
    false,
  ]);
});

scenario(['agenda:conventionsOfWar'], 'Tactical Bombardment still reaches cultural planets', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('conventionsOfWar');
  t.own('hacan', 'lodor', { infantry: 1 });
  t.fleet('norr', '26', { dreadnought: 1 });
  t.hand('norr', 'tacticalBombardment');
  t.begin('action phase');
  t.answer('norr', 'action:tacticalBombardment');
  expect(t.planet('lodor').exhausted).toBe(true);
  const bombing = table('norr', 'hacan', 'sol');
  bombing.law('conventionsOfWar');
  bombing.own('hacan', 'lodor', { infantry: 1 });
  bombing.fleet('norr', '26', { dreadnought: 1 });
  bombing.active('norr', '26');
  bombing.begin('bombardment', { seat: 0, system: '26' });
  expect(bombing.isOver()).toBe(true);
});

scenario(['agenda:enforcedTravelBan'], 'retreats through wormholes are closed too; for the Creuss nothing is', () => {
  const t = table('norr', 'creuss', 'sol');
  t.law('enforcedTravelBan');
  t.fleet('norr', '39', { destroyer: 1 });
  t.fleet('creuss', '26', { cruiser: 1 });
  t.own('norr', 'starpoint');
  t.fleet('norr', '26', { cruiser: 1 });
  expect(retreatSystems(t.game(), 0, 1, '26')).toEqual([]);
  const open = table('norr', 'creuss', 'sol');
  open.law('enforcedTravelBan');
  open.fleet('creuss', '39', { destroyer: 1 });
  open.fleet('creuss', '26', { cruiser: 1 });
  expect(retreatSystems(open.game(), 1, 0, '26')).toEqual(['39']);
});

scenario(['agenda:wormholeReconstruction'], 'it takes the edge off the travel ban', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('enforcedTravelBan');
  t.law('wormholeReconstruction');
  const [ship = 0] = t.fleet('norr', '26', { carrier: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '40');
  t.answer('norr', { moves: [{ ship, path: ['26', '40'] }] });
  expect(t.ships('norr', '40')).toEqual({ carrier: 1 });
});

scenario(['agenda:wormholeReconstruction'], 'rejected: a missing token comes from a pool', () => {
  const t = resolve('wormholeReconstruction', 'against', (at) => {
    at.fleet('sol', '26', { cruiser: 1 });
    at.fleet('sol', '40', { cruiser: 1 });
    at.fleet('sol', '46', { cruiser: 1 });
    at.activated('sol', '46');
    at.tokens('sol', { tactic: 5, fleet: 5, strategy: 4 });
  });
  // One is left in the reinforcements, the other comes from where sol likes.
  t.answer('sol', 'tactic');
  expect([t.system('26').tokens, t.system('40').tokens]).toEqual([1 << 2, 1 << 2]);
  expect(t.player('sol')).toMatchObject({ tactic: 4, fleet: 5, strategy: 4 });
});

scenario(['agenda:executiveSanctions'], 'whoever has more discards at once', () => {
  const t = resolve('executiveSanctions', 'for', (at) => at.hand('sol', 'plague', 'spy', 'bunker', 'salvage'));
  t.answer('sol', 'spy.1');
  expect(t.player('sol').hand).toEqual(['plague.1', 'bunker.1', 'salvage.1']);
});

scenario(['agenda:fleetRegulations'], 'tokens beyond four leave the fleet pool, and ships with them', () => {
  const t = resolve('fleetRegulations', 'for', (at) => {
    at.tokens('sol', { fleet: 5, tactic: 3, strategy: 2 });
    at.fleet('sol', '46', { cruiser: 5 });
  });
  expect(t.player('sol')).toMatchObject({ fleet: 4, tactic: 3, strategy: 2 });
  expect(t.ships('sol', '46')).toEqual({ cruiser: 4 });
});

describe('fleet regulations', () => {
  test('no more than four are gained or moved into the fleet pool', () => {
    const gained = table('sol', 'norr');
    gained.law('fleetRegulations');
    gained.tokens('sol', { fleet: 4 });
    gained.begin('gain tokens', { seat: 0, count: 2 });
    expect(gained.refusal('sol', { tactic: 1, fleet: 1, strategy: 0 })).toBe('why.fleet pool full');
    expect(gained.refusal('sol', { tactic: 1, fleet: 0, strategy: 1 })).toBeNull();
    const shared = table('sol', 'norr');
    shared.law('fleetRegulations');
    shared.begin('redistribute tokens', { seats: [0] });
    expect(shared.refusal('sol', { tactic: 1, fleet: 5, strategy: 2 })).toBe('why.fleet pool full');
    expect(shared.refusal('sol', { tactic: 2, fleet: 4, strategy: 2 })).toBeNull();
  });

  test('the Letnev still have two ships more', () => {
    const t = table('letnev', 'norr');
    t.law('fleetRegulations');
    t.tokens('letnev', { fleet: 4 });
    t.fleet('letnev', '46', { destroyer: 6 });
    t.begin('limits', {});
    expect(t.isOver()).toBe(true);
    expect(t.ships('letnev', '46')).toEqual({ destroyer: 6 });
  });
});

scenario(['agenda:homelandDefenseAct'], 'when it goes, PDS beyond two are removed, which is not destroying', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('homelandDefenseAct');
  t.own('sol', 'saudor', { pds: 4, infantry: 1 });
  t.own('norr', 'lodor', { pds: 2 });
  t.hand('norr', 'repealLaw');
  t.begin('limits', {});
  expect(t.ground('sol', 'saudor')).toEqual({ pds: 4, infantry: 1 });
  t.begin('action phase');
  t.answer('norr', 'action:repealLaw');
  expect(t.ground('sol', 'saudor')).toEqual({ pds: 2, infantry: 1 });
  expect(t.ground('norr', 'lodor')).toEqual({ pds: 2 });
  expect(t.events('unitDestroyed')).toEqual([]);
});

scenario(['agenda:homelandDefenseAct'], 'adopted again after a miscount, nothing is removed', () => {
  const t = council('miscountDisclosed');
  t.law('homelandDefenseAct');
  t.own('sol', 'saudor', { pds: 4 });
  t.begin('one agenda', {});
  decide(t, 'homelandDefenseAct');
  decide(t, 'for', 'kamdorn');
  expect(t.ground('sol', 'saudor')).toEqual({ pds: 4 });
});

scenario(['agenda:homelandDefenseAct'], 'rejected: everybody chooses a PDS of his', () => {
  const t = resolve('homelandDefenseAct', 'against', (at) => {
    at.own('sol', 'saudor', { pds: 1 });
    at.own('sol', 'lodor', { pds: 1 });
  });
  const [pds] = t.planet('lodor').units;
  t.answer('sol', String(pds?.id));
  expect([t.ground('sol', 'saudor'), t.ground('sol', 'lodor')]).toEqual([{ pds: 1 }, {}]);
});

scenario(['agenda:publicizeWeaponSchematics'], 'prerequisites are ignored once somebody owns the technology', () => {
  const t = table('norr', 'muaat', 'sol');
  t.law('publicizeWeaponSchematics');
  t.begin('research technology', { seat: 0, why });
  // The prototype on the sheet of the Muaat is no technology.
  expect(t.barred('norr', 'warSun')).toBe('why.prerequisites missing');
  const owned = table('norr', 'muaat', 'sol');
  owned.law('publicizeWeaponSchematics');
  owned.technologies('muaat', 'prototypeWarSunII');
  owned.begin('research technology', { seat: 0, why });
  expect(owned.options('norr')).toContain('warSun');
});

scenario(['agenda:publicizeWeaponSchematics'], 'prototypes sustain no damage either', () => {
  const t = table('norr', 'muaat', 'sol');
  t.law('publicizeWeaponSchematics');
  t.fleet('norr', '46', { cruiser: 1 });
  t.fleet('muaat', '46', { warSun: 1 });
  t.active('norr', '46');
  t.dice(10, 1, 1, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.pass('muaat');
  expect(t.ships('muaat', '46')).toEqual({});
});

scenario(['agenda:regulatedConscription'], 'a resource makes one fighter', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('regulatedConscription');
  t.own('norr', 'saudor', { spaceDock: 1 });
  t.exhaust('quinarra', 'trenlak', 'saudor');
  t.goods('norr', 2);
  t.begin('production', { seat: 0, system: '23' });
  expect(t.refusal('norr', { units: [{ unit: 'fighter', count: 2 }], pay: { planets: [], goods: 1 } })).not.toBeNull();
  t.answer('norr', { units: [{ unit: 'fighter', count: 2 }], pay: { planets: [], goods: 2 } });
  expect(t.ships('norr', '23')).toEqual({ fighter: 2 });
});

scenario(['agenda:representativeGovernment'], 'everybody may cast one vote and exhausts nothing for it', () => {
  const t = council('mutiny');
  t.law('representativeGovernment');
  t.exhaust('jord');
  t.begin('one agenda', {});
  expect(t.refusal('hacan', vote('for', 'hercant'))).toBe('why.vote without planets');
  t.answer('hacan', vote('for'));
  t.answer('sol', vote('against'));
  t.answer('norr', vote('for'));
  expect(t.events('votesCast').map((e) => e.votes)).toEqual([1, 1, 1]);
  expect(t.player('hacan').points).toBe(1);
});

scenario(['agenda:sharedResearch'], 'nebulae are passed, not entered unless active, and still slow ships', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('sharedResearch');
  const [passing = 0] = t.fleet('norr', '23', { cruiser: 1 });
  const [inside = 0] = t.fleet('norr', '42', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '34');
  // Two steps out of the nebula are one too many.
  expect(t.refusal('norr', { moves: [{ ship: inside, path: ['42', '19', '34'] }] })).toBe('why.too far');
  expect(t.refusal('norr', { moves: [{ ship: passing, path: ['23', '42', '34'] }] })).not.toBe('why.nebula');
  const through = table('norr', 'hacan', 'sol');
  through.law('sharedResearch');
  const [ship = 0] = through.fleet('norr', '23', { cruiser: 1 });
  through.begin('tactical action', { seat: 0 });
  through.answer('norr', '29');
  through.answer('norr', { moves: [{ ship, path: ['23', '42', '29'] }] });
  expect(through.ships('norr', '29')).toEqual({ cruiser: 1 });
});

scenario(['agenda:sharedResearch'], 'ships of others in a nebula hold one up all the same', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('sharedResearch');
  t.fleet('sol', '42', { cruiser: 1 });
  const [ship = 0] = t.fleet('norr', '23', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '29');
  expect(t.refusal('norr', { moves: [{ ship, path: ['23', '42', '29'] }] })).toBe('why.others ships');
});

scenario(['agenda:sharedResearch'], 'rejected: a token at home only out of the reinforcements', () => {
  const t = resolve('sharedResearch', 'against', (at) => {
    at.tokens('sol', { tactic: 6, fleet: 6, strategy: 4 });
    at.activated('hacan', '16');
  });
  expect([t.system('1').tokens, t.system('13').tokens]).toEqual([0, 1 << 0]);
  expect(t.player('sol').tactic).toBe(6);
});

scenario(
  ['agenda:classifiedDocumentLeaks'],
  'only what lies in the secret can be leaked; a sole one needs no votes',
  () => {
    const t = council('classifiedDocumentLeaks');
    t.player('sol').scored = ['fuelTheWarMachine', 'cutSupplyLines'];
    t.objectives('cutSupplyLines');
    t.begin('one agenda', {});
    expect(t.refusal('hacan', vote('cutSupplyLines', 'hercant'))).toBe('why.no such outcome');
    for (const who of ['hacan', 'sol', 'norr'] as const) t.answer(who, vote(''));
    expect(t.game().laws).toMatchObject([{ id: 'classifiedDocumentLeaks', elected: 'fuelTheWarMachine' }]);
    expect(t.game().objectives.filter((o) => o.id === 'fuelTheWarMachine')).toHaveLength(1);
  },
);

scenario(['agenda:coreMining'], 'a planet without infantry may be elected', () => {
  const t = resolve('coreMining', 'abyz', (at) => at.own('sol', 'abyz', { pds: 1 }));
  expect(t.ground('sol', 'abyz')).toEqual({ pds: 1 });
  expect(t.game().laws).toMatchObject([{ id: 'coreMining', elected: 'abyz', owner: -1 }]);
  const mined = resolve('coreMining', 'abyz', (at) => at.own('sol', 'abyz', { infantry: 1 }));
  expect(mined.ground('sol', 'abyz')).toEqual({});
});

scenario(['agenda:demilitarizedZone'], 'all units are destroyed; nothing is produced, placed or landed there', () => {
  const t = resolve('demilitarizedZone', 'lodor', (at) =>
    at.own('sol', 'lodor', { infantry: 2, pds: 1, spaceDock: 1 }),
  );
  expect(t.ground('sol', 'lodor')).toEqual({});
  expect(t.planet('lodor').owner).toBe(2);
  const landing = table('norr', 'hacan', 'sol');
  landing.law('demilitarizedZone', 'lodor');
  landing.fleet('norr', '26', { carrier: 1, infantry: 1 });
  landing.active('norr', '26');
  landing.begin('invasion', { seat: 0, system: '26' });
  expect(landing.isOver()).toBe(true);
});

scenario(['agenda:demilitarizedZone'], 'no structure is built on it, and no infantry is deployed', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('demilitarizedZone', 'lodor');
  t.own('norr', 'lodor');
  t.begin('place structure', { seat: 0, types: ['pds'], why });
  expect(t.barred('norr', 'pds lodor')).toBe('why.demilitarized zone');
  const deployed = table('norr', 'hacan', 'sol');
  deployed.law('demilitarizedZone', 'lodor');
  deployed.own('norr', 'lodor');
  deployed.hand('norr', 'frontlineDeployment');
  deployed.begin('action phase');
  deployed.answer('norr', 'action:frontlineDeployment');
  expect(deployed.options('norr')).not.toContain('lodor');
});

scenario(['agenda:holyPlanetOfIxth'], 'its controller gains a point at once, and keeps it when the law goes', () => {
  const t = resolve('holyPlanetOfIxth', 'lodor', (at) => at.own('sol', 'lodor'));
  expect(t.player('sol').points).toBe(1);
  const gone = table('norr', 'hacan', 'sol');
  gone.law('holyPlanetOfIxth', 'lodor');
  gone.own('sol', 'lodor');
  gone.player('sol').points = 1;
  gone.hand('norr', 'repealLaw');
  gone.begin('action phase');
  gone.answer('norr', 'action:repealLaw');
  expect(gone.player('sol').points).toBe(1);
});

scenario(['agenda:holyPlanetOfIxth'], 'a dock on it makes nothing, others in the system do', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('holyPlanetOfIxth', 'centauri');
  t.own('norr', 'centauri', { spaceDock: 1 });
  t.goods('norr', 5);
  t.begin('production', { seat: 0, system: '34' });
  expect(t.isOver()).toBe(true);
  const beside = table('norr', 'hacan', 'sol');
  beside.law('holyPlanetOfIxth', 'centauri');
  beside.own('norr', 'centauri', { spaceDock: 1 });
  beside.own('norr', 'gral', { spaceDock: 1 });
  beside.goods('norr', 5);
  beside.begin('production', { seat: 0, system: '34' });
  expect(beside.asked('norr')?.kind).toBe('plan');
});

scenario(
  ['agenda:researchTeamBiotic'],
  'only for the controller of the planet, once a round, and not if something else pays',
  () => {
    const t = table('norr', 'hacan', 'sol');
    t.law('researchTeamBiotic', 'saudor');
    t.own('hacan', 'saudor');
    t.begin('research technology', { seat: 0, why });
    expect(t.barred('norr', 'dacxiveAnimators')).toBe('why.prerequisites missing');
    const own = table('norr', 'hacan', 'sol');
    own.law('researchTeamBiotic', 'saudor');
    own.own('norr', 'saudor');
    own.own('norr', 'newAlbion');
    own.begin('research technology', { seat: 0, why });
    own.answer('norr', 'dacxiveAnimators');
    // The card of the team, or a planet with the same specialty.
    expect(own.options('norr')).toEqual(['researchTeamBiotic', 'newAlbion']);
    expect(own.proposal('norr')).toEqual(['researchTeamBiotic']);
    own.answer('norr', 'newAlbion');
    expect([own.planet('newAlbion').exhausted, own.game().laws[0]?.exhausted]).toEqual([true, false]);
  },
);

test('an exhausted team helps nobody until cards are readied', () => {
  const t = table('norr', 'hacan', 'sol');
  t.law('researchTeamBiotic', 'saudor');
  t.own('norr', 'saudor');
  for (const law of t.game().laws) law.exhausted = true;
  t.begin('research technology', { seat: 0, why });
  expect(t.barred('norr', 'dacxiveAnimators')).toBe('why.prerequisites missing');
});

scenario(['agenda:senateSanctuary', 'agenda:terraformingInitiative'], 'what is attached counts for votes', () => {
  const t = council('mutiny');
  t.own('hacan', 'lodor');
  t.own('hacan', 'abyz');
  t.law('senateSanctuary', 'lodor');
  t.law('terraformingInitiative', 'abyz');
  t.begin('one agenda', {});
  t.answer('hacan', vote('for', 'lodor', 'abyz'));
  expect(t.events('votesCast')).toMatchObject([{ votes: 4 }]);
});

scenario(['agenda:committeeFormation'], 'riders go before it, legal texts after it', () => {
  const t = council('ministerOfPolicy');
  t.law('committeeFormation', 'sol', 'sol');
  t.hand('sol', 'tradeRider');
  t.hand('hacan', 'confusingLegalText');
  t.begin('one agenda', {});
  t.answer('sol', 'action:tradeRider');
  t.answer('sol', '0');
  t.answer('sol', 'agenda:committeeFormation');
  t.answer('sol', '1');
  t.answer('hacan', 'action:confusingLegalText');
  t.answer('hacan', '0');
  expect(t.game().laws).toMatchObject([{ id: 'ministerOfPolicy', owner: 0 }]);
  expect(t.player('sol').tradeGoods).toBe(5);
  expect(t.events('votesCast')).toEqual([]);
});

scenario(['agenda:imperialArbiter'], 'trade goods that were taken stay where they are', () => {
  const t = table('sol', 'norr', 'hacan');
  t.law('imperialArbiter', 'sol', 'sol');
  t.strategy('sol', 'trade', 'politics');
  t.strategy('norr', 'imperial', 'warfare');
  t.strategy('hacan', 'leadership', 'technology');
  t.goods('norr', 2);
  t.begin('strategy phase');
  t.answer('sol', 'agenda:imperialArbiter');
  // Both cards of the swap are the owner's choice.
  expect(t.options('sol')).toHaveLength(8);
  t.answer('sol', 'politics warfare');
  expect(
    t
      .game()
      .strategyCards.filter((c) => c.holder === 0)
      .map((c) => c.id),
  ).toEqual(['trade', 'warfare']);
  expect(t.player('norr').tradeGoods).toBe(2);
});

scenario(['agenda:ministerOfCommerce'], 'also when nothing is replenished, all in one lot', () => {
  const t = table('sol', 'norr', 'hacan');
  t.law('ministerOfCommerce', 'sol', 'sol');
  t.goods('sol', 0, 4);
  t.fleet('sol', '38', { cruiser: 1 });
  t.fleet('norr', '37', { cruiser: 1 });
  t.fleet('hacan', '26', { cruiser: 1 });
  t.begin('replenish commodities', { seat: 0 });
  expect(t.events('tradeGoodsGained')).toMatchObject([{ seat: 0, count: 2 }]);
});

scenario(
  ['agenda:ministerOfPeace'],
  'its owner needs no unit there, and later abilities of the activation are lost',
  () => {
    const t = table('sol', 'norr', 'hacan');
    t.law('ministerOfPeace', 'hacan', 'hacan');
    t.own('norr', 'quann', { pds: 1 });
    t.hand('sol', 'flankSpeed');
    t.strategy('sol', 'leadership');
    t.begin('action phase');
    t.answer('sol', 'tactical');
    t.answer('sol', '25');
    t.pass('sol');
    t.answer('hacan', 'agenda:ministerOfPeace');
    // The token stays, and the turn is over.
    expect(t.system('25').tokens).toBe(1);
    expect(t.events('turnEnded')).toMatchObject([{ seat: 0 }]);
    expect(t.player('sol').hand).toEqual(['flankSpeed.1']);
  },
);

scenario(['agenda:ministerOfSciences'], 'the secondary ability of Technology costs its token alone', () => {
  const t = table('sol', 'norr', 'hacan');
  t.law('ministerOfSciences', 'norr', 'norr');
  t.exhaust('quinarra', 'trenlak');
  t.begin('secondary technology', { seat: 1, card: 'technology' } as never);
  expect(t.options('norr')).toContain('neuralMotivator');
  t.answer('norr', 'neuralMotivator');
  expect(t.player('norr').technologies).toEqual(['neuralMotivator']);
});

scenario(['agenda:ministerOfWar'], 'the further action may be left out', () => {
  const t = table('sol', 'norr', 'hacan');
  t.law('ministerOfWar', 'sol', 'sol');
  t.activated('sol', '25');
  t.hand('sol', 'economicInitiative');
  t.begin('action phase');
  t.answer('sol', 'action:economicInitiative');
  t.answer('sol', 'agenda:ministerOfWar');
  expect(t.options('sol')).toContain('end turn');
  t.answer('sol', 'end turn');
  expect(t.awaited()).toEqual([1]);
});

scenario(['agenda:prophecyOfIxth'], 'it goes with a use of Production that makes fewer than two fighters', () => {
  const make = (units: { unit: string; count: number }[], goods: number): Table => {
    const t = table('sol', 'norr', 'hacan');
    t.law('prophecyOfIxth', 'sol', 'sol');
    t.own('sol', 'saudor', { spaceDock: 1 });
    t.goods('sol', 5);
    t.begin('production', { seat: 0, system: '23' });
    t.answer('sol', { units, pay: { planets: [], goods } });
    return t;
  };
  expect(make([{ unit: 'fighter', count: 2 }], 1).game().laws).toHaveLength(1);
  expect(make([{ unit: 'fighter', count: 1 }], 1).game().laws).toEqual([]);
  expect(make([{ unit: 'cruiser', count: 1 }], 2).game().agendaDiscard).toEqual(['prophecyOfIxth']);
});

test('production without the ability leaves the prophecy alone', () => {
  const t = table('sol', 'norr', 'hacan');
  t.law('prophecyOfIxth', 'sol', 'sol');
  t.goods('sol', 2);
  t.begin('produce', { seat: 0, system: '1', places: ['space'], limit: 1, types: ['cruiser'], why });
  t.answer('sol', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 2 } });
  expect(t.game().laws).toHaveLength(1);
});

scenario(['agenda:shardOfTheThrone', 'agenda:theCrownOfEmphidia'], 'whoever is elected gains a point', () => {
  for (const law of ['shardOfTheThrone', 'theCrownOfEmphidia'] as const) {
    const t = resolve(law, '2');
    expect(t.player('sol').points).toBe(1);
    expect(t.game().laws).toMatchObject([{ id: law, owner: 2 }]);
  }
});

scenario(['agenda:theCrownOfThalnos'], 'units without a hit are destroyed when both sides have rolled', () => {
  const t = table('sol', 'norr', 'hacan');
  t.law('theCrownOfThalnos', 'sol', 'sol');
  t.fleet('sol', '25', { cruiser: 1 });
  t.fleet('norr', '25', { cruiser: 1 });
  t.active('sol', '25');
  // Sol rolls and rolls again, both in vain; norr misses too, and has won nevertheless.
  t.dice(1, 1, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  t.answer('sol', 'agenda:theCrownOfThalnos');
  t.confirm('sol');
  expect(t.ships('sol', '25')).toEqual({});
  const told = t.events().map((e) => e.type);
  expect(told.lastIndexOf('diceRolled')).toBeLessThan(told.indexOf('unitDestroyed'));
  expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 1 }]);
});

scenario(
  ['agenda:theCrownOfThalnos'],
  'a unit that hit with another die is spared, and so is what was not rolled again',
  () => {
    const t = table('sol', 'norr', 'hacan');
    t.law('theCrownOfThalnos', 'sol', 'sol');
    t.own('norr', 'saudor', { infantry: 3 });
    t.landed('sol', 'saudor', { infantry: 3 });
    t.active('sol', '23');
    // The second hits at once, the first is rolled again and hits, the third is rolled again in vain.
    t.dice(1, 10, 1, 10, 1, 1, 1, 1, 10, 10, 1);
    t.begin('ground combat', { attacker: 0, defender: 1, system: '23', planet: 'saudor' });
    t.answer('sol', 'agenda:theCrownOfThalnos');
    t.answer('sol', {
      dice: [
        { group: 0, die: 0 },
        { group: 0, die: 2 },
      ],
    });
    expect(t.ground('sol', 'saudor')).toEqual({ infantry: 2 });
    // What has hit could be rolled again as well.
    t.pass('sol');
    expect(t.events('hitsProduced').map((e) => e.count)).toEqual([2, 0, 2, 0]);
  },
);

test('a law that is gone has no effect any more, and a law of a planet goes with it to its new controller', () => {
  const t = table('sol', 'norr', 'hacan');
  t.law('wormholeReconstruction');
  expect(isAdjacent(t.game(), '26', '40')).toBe(true);
  t.hand('sol', 'repealLaw');
  t.begin('action phase');
  t.answer('sol', 'action:repealLaw');
  expect(isAdjacent(t.game(), '26', '40')).toBe(false);
});

test('who has nothing to elect is not asked to vote', () => {
  const t = council('coreMining');
  t.begin('one agenda', {});
  passAll(t);
  // No hazardous planet is controlled by anybody.
  expect(t.isOver()).toBe(true);
  expect(t.game().agendaDiscard).toEqual(['coreMining']);
});
