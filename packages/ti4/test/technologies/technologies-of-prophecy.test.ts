// The technologies of Prophecy of Kings and those that the first Codex prints anew.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { FactionId, TechnologyId } from '../../src/facts/index.ts';
import { mayRetreatTo } from '../../src/queries/permissions.ts';
import { exploring } from '../exploration/exploring-table.ts';

function having(technology: TechnologyId, decks: Parameters<typeof exploring>[0] = {}, ...who: FactionId[]) {
  const t = exploring(decks, ...who);
  t.technologies(0, technology);
  return t;
}

/** Passes for everybody until the seat is offered it. */
function offered(t: ReturnType<typeof having>, who: number, component: string) {
  t.playOn((where) => where === 'window/react');
  while (!t.options(who).includes(component)) {
    t.pass(t.awaited()[0] as number);
    t.playOn((where) => where === 'window/react');
  }
  t.answer(who, [component]);
}

scenario(
  ['technology:darkEnergyTap', 'sequence:technology darkEnergyTap'],
  'the frontier is explored after a tactical action; ships retreat where nobody is',
  () => {
    const t = having('darkEnergyTap', { frontier: ['entropicField.1'] });
    t.system('46').frontier = true;
    t.fleet('norr', '46', { cruiser: 1 });
    t.begin('tactical action', { seat: t.seat('norr') });
    t.answer('norr', ['46']);
    t.playOn();
    expect(t.system('46').frontier).toBeUndefined();
    expect(mayRetreatTo(t.game(), { seat: 0, from: '46', to: '37' })).toBeNull();
    t.landed('xxcha', 'meer', { infantry: 1 });
    expect(mayRetreatTo(t.game(), { seat: 0, from: '46', to: '37' })?.text.key).toBe('why.nothing of yours there');
  },
);

scenario(['technology:slingRelay', 'sequence:technology slingRelay'], 'a ship is produced at a space dock', () => {
  const t = having('slingRelay');
  t.strategy('norr', 'warfare');
  t.own('norr', 'lodor', { spaceDock: 1 });
  t.goods('norr', 2);
  t.begin('action phase');
  t.answer('norr', ['technology:slingRelay']);
  t.answer('norr', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 2 } });
  expect(t.ships('norr', '26')).toEqual({ cruiser: 1 });
  expect(t.player('norr').exhausted).toEqual(['slingRelay']);
});

scenario(
  ['technology:psychoarchaeology', 'sequence:technology psychoarchaeology'],
  'specialties cost nothing, and a planet that has one is exhausted for a trade good',
  () => {
    const t = having('psychoarchaeology');
    t.own('norr', 'thibah'); // a blue specialty
    t.exhaust('thibah');
    t.begin('primary technology', { seat: t.seat('norr') });
    t.answer('norr', ['gravityDrive']);
    expect(t.player('norr').technologies).toContain('gravityDrive');
    const goods = having('psychoarchaeology');
    goods.own('norr', 'thibah');
    goods.strategy('norr', 'warfare');
    goods.begin('action phase');
    offered(goods, 0, 'technology:psychoarchaeology');
    expect(goods.player('norr').tradeGoods).toBe(1);
    expect(goods.planet('thibah').exhausted).toBe(true);
  },
);

scenario(['technology:bioStims', 'sequence:technology bioStims'], 'another technology is readied', () => {
  const t = having('bioStims');
  t.technologies('norr', 'slingRelay');
  t.player('norr').exhausted = ['slingRelay'];
  t.strategy('norr', 'warfare');
  t.begin('action phase');
  t.answer('norr', ['strategic warfare']);
  offered(t, 0, 'technology:bioStims');
  expect(t.player('norr').exhausted).toEqual(['bioStims']);
});

scenario(
  [
    'technology:aiDevelopmentAlgorithm',
    'sequence:technology aiDevelopmentAlgorithm',
    'sequence:the algorithm ignores a prerequisite',
  ],
  'a unit upgrade with one prerequisite less, or cheaper units',
  () => {
    const t = having('aiDevelopmentAlgorithm');
    t.begin('primary technology', { seat: t.seat('norr') });
    t.answer('norr', ['technology:aiDevelopmentAlgorithm']);
    // Its own colour still counts.
    t.answer('norr', ['destroyerII']);
    expect(t.player('norr').technologies).toContain('destroyerII');
    const cheap = having('aiDevelopmentAlgorithm');
    cheap.technologies('norr', 'destroyerII', 'cruiserII');
    cheap.own('norr', 'lodor', { spaceDock: 1 });
    cheap.exhaust('lodor', 'trenlak', 'quinarra');
    cheap.active('norr', '26');
    cheap.begin('production', { seat: 0, system: '26' });
    cheap.answer('norr', ['technology:aiDevelopmentAlgorithm']);
    cheap.answer('norr', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 0 } });
    expect(cheap.ships('norr', '26')).toEqual({ cruiser: 1 });
  },
);

scenario(
  ['technology:selfAssemblyRoutines', 'sequence:technology selfAssemblyRoutines', 'sequence:mechs are salvaged'],
  'a mech after Production, and a trade good for each that is destroyed',
  () => {
    const t = having('selfAssemblyRoutines');
    t.own('norr', 'lodor', { spaceDock: 1 });
    t.goods('norr', 1);
    t.begin('production', { seat: 0, system: '26' });
    t.answer('norr', { units: [{ unit: 'fighter', count: 2 }], pay: { planets: [], goods: 1 } });
    t.answer('norr', ['technology:selfAssemblyRoutines']);
    expect(t.ground('norr', 'lodor')).toEqual({ mech: 1, spaceDock: 1 });
    const lost = having('selfAssemblyRoutines');
    const ids = lost.own('norr', 'lodor', { mech: 2 });
    lost.begin('destroy units', { seat: 0, enemy: 1, system: '26', planet: 'lodor', ids, kind: null });
    expect(lost.player('norr').tradeGoods).toBe(2);
  },
);

scenario(
  ['technology:scanlinkDroneNetwork', 'sequence:technology scanlinkDroneNetwork'],
  'a planet with own units in the system that is activated is explored',
  () => {
    const t = having('scanlinkDroneNetwork', { cultural: ['paradiseWorld.1'] });
    t.own('norr', 'lodor', { infantry: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('norr', ['26']);
    t.answer('norr', ['technology:scanlinkDroneNetwork']);
    expect(t.planet('lodor').attachments).toEqual(['paradiseWorld']);
  },
);

scenario(
  ['technology:predictiveIntelligence', 'sequence:technology predictiveIntelligence'],
  'tokens are shared out anew at the end of a turn',
  () => {
    const t = having('predictiveIntelligence');
    t.strategy('norr', 'warfare');
    t.begin('action phase');
    t.answer('norr', ['strategic warfare']);
    offered(t, 0, 'technology:predictiveIntelligence');
    expect(t.where()).toBe('redistribute tokens/share out anew');
    expect(t.player('norr').exhausted).toEqual(['predictiveIntelligence']);
  },
);

scenario(
  ['technology:x89BacterialWeaponOmega', 'sequence:technology x89BacterialWeaponOmega'],
  'where bombardment has destroyed an infantry, all others there follow',
  () => {
    const t = having('x89BacterialWeaponOmega');
    const [ship = 0] = t.fleet('norr', '26', { dreadnought: 1 });
    t.own('xxcha', 'lodor', { infantry: 3 });
    t.active('norr', '26');
    t.dice(10, 1); // an exotrireme has two
    t.begin('invasion', { seat: 0, system: '26' });
    t.answer('norr', { targets: [{ unit: ship, planet: 'lodor' }] });
    offered(t, 0, 'technology:x89BacterialWeaponOmega');
    expect(t.ground('xxcha', 'lodor')).toEqual({});
  },
);

scenario(
  ['technology:magenDefenseGridOmega', 'sequence:technology magenDefenseGridOmega'],
  'a structure on the planet brings a hit that its owner assigns',
  () => {
    const t = having('magenDefenseGridOmega');
    t.own('norr', 'lodor', { infantry: 1, pds: 1 });
    t.landed('xxcha', 'lodor', { infantry: 2 });
    t.dice(1, 10); // after the hit one against one
    t.begin('ground combat', { attacker: 1, defender: 0, system: '26', planet: 'lodor' });
    offered(t, 0, 'technology:magenDefenseGridOmega');
    t.answer('norr', [t.options('norr')[0] as string]);
    expect(t.events('unitDestroyed')).toHaveLength(2);
    expect(t.ground('norr', 'lodor')).toEqual({ infantry: 1, pds: 1 });
  },
);

scenario(
  ['technology:wormholeGeneratorOmega', 'sequence:technology wormholeGeneratorOmega'],
  'a wormhole token is placed as an action',
  () => {
    const t = having('wormholeGeneratorOmega', {}, 'creuss', 'xxcha');
    t.strategy('creuss', 'warfare');
    t.begin('action phase');
    t.answer('creuss', ['technology:wormholeGeneratorOmega']);
    t.answer('creuss', ['alpha 46']);
    expect(t.system('46').wormholes).toEqual(['alpha']);
    expect(t.player('creuss').exhausted).toEqual(['wormholeGeneratorOmega']);
  },
);

scenario(['technology:magmusReactorOmega'], 'ships enter supernovas, which produce five units there', () => {
  const t = having('magmusReactorOmega', {}, 'muaat', 'xxcha');
  const [cruiser = 0] = t.fleet('muaat', '29', { cruiser: 1 }); // beside 43, a supernova
  t.goods('muaat', 1);
  t.begin('tactical action', { seat: 0 });
  t.answer('muaat', ['43']);
  t.answer('muaat', { moves: [{ ship: cruiser, path: ['29', '43'] }] });
  t.playOn((where) => where === 'production/produce units');
  t.answer('muaat', { units: [{ unit: 'destroyer', count: 1 }], pay: { planets: [], goods: 1 } });
  expect(t.ships('muaat', '43')).toEqual({ cruiser: 1, destroyer: 1 });
});

scenario(
  ['technology:yinSpinnerOmega', 'sequence:technology yinSpinnerOmega'],
  'two infantry wherever there is a planet or a fleet, after any production',
  () => {
    const t = having('yinSpinnerOmega', {}, 'yin', 'xxcha');
    t.own('yin', 'lodor', { spaceDock: 1 });
    t.fleet('yin', '37', { carrier: 1 });
    t.goods('yin', 1);
    t.begin('production', { seat: 0, system: '26' });
    t.answer('yin', { units: [{ unit: 'infantry', count: 1 }], pay: { planets: [], goods: 1 } });
    t.answer('yin', ['technology:yinSpinnerOmega']);
    t.answer('yin', ['space 37']);
    expect(t.options('yin')).toEqual(['2', '1']);
    t.answer('yin', ['2']);
    expect(t.ships('yin', '37')).toEqual({ carrier: 1, infantry: 2 });
  },
);

/** Xxcha are for a mutiny with 9 votes, and the Norr vote with a planet and their prediction. */
function predicting(outcome: 'for' | 'against') {
  const t = having('predictiveIntelligence');
  t.own('norr', 'lodor');
  t.own('xxcha', 'archonRen');
  t.own('xxcha', 'mecatolRex');
  t.decks({ agendaDeck: ['antiIntellectualRevolution', 'mutiny'] });
  t.begin('agenda phase');
  t.playOn((where) => where.endsWith('/vote'));
  t.answer('xxcha', { outcome: 'for', planets: ['archonRen', 'mecatolRex'] });
  t.playOn((where) => where.endsWith('/vote') && t.awaited().includes(0), 0);
  t.answer('norr', { outcome, planets: ['lodor'] });
  t.answer('norr', 'technology:predictiveIntelligence');
  return t;
}
const votesOf = (t: ReturnType<typeof having>) =>
  t.events('votesCast').reduce((sum, { seat, votes }) => sum + (seat === 0 ? votes : 0), 0);

scenario(
  ['technology:predictiveIntelligence', 'sequence:more votes by prediction', 'sequence:the prediction is checked'],
  'three votes more, and the card is exhausted when another outcome comes',
  () => {
    const t = predicting('against');
    expect(votesOf(t)).toBe(4);
    expect(t.player('norr').exhausted).toEqual(['predictiveIntelligence']);
    const right = predicting('for');
    expect(votesOf(right)).toBe(4);
    expect(right.player('norr').exhausted).toEqual([]);
  },
);
