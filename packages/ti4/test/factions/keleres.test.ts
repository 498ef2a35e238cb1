// The Council Keleres.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { FactionId } from '../../src/facts/index.ts';
import { factions, technologies } from '../../src/facts/index.ts';
import { miscounted } from '../../src/inventory.ts';
import { factionsInPlay, haveHomes } from '../../src/options.ts';
import { areNeighbors, homeSystem } from '../../src/queries/board.ts';
import { hasLaw } from '../../src/queries/players.ts';
import { newGameWith, tableWith } from '../kit/index.ts';
import { failsWithout } from '../mechs/without.ts';

const pok = { prophecy: true, codexIII: true };

const setup = (...given: FactionId[]) =>
  newGameWith(given.length, { ...pok, galaxy: 'random', factions: 'given', given }, 'tribunii');

scenario(
  ['ability:theTribunii'],
  'the Council takes a home that nobody plays, its hero, and technologies of others',
  () => {
    const t = setup('keleres', 'xxcha', 'sol');
    expect(t.options(0)).toEqual(['94', '93']);
    t.answer(0, '93');
    expect(homeSystem(t.game(), 0)?.id).toBe('93');
    t.playOn((where) => where === 'setup/take technologies of others');
    expect(t.options(0).sort()).toEqual(['antimassDeflectors', 'gravitonLaserSystem', 'neuralMotivator']);
    t.playOn(() => false);
    const { leaders, technologies, home } = t.game().players[0] ?? {};
    expect(home).toBe('93');
    expect(leaders?.map(({ id }) => id)).toContain('kuuasiAunJalatai');
    expect(leaders?.map(({ id }) => id)).not.toContain('harkaLeeds');
    expect(technologies).toHaveLength(2);
    expect(
      t
        .game()
        .systems.find((s) => s.id === '93')
        ?.planets.every((p) => p.owner === 0),
    ).toBe(true);
  },
);

scenario(['faction-sheet:keleres'], 'the sheet of the Council', () => {
  const { commodities, startingUnits, abilities, technologies, notes, units } = factions.keleres;
  expect({ commodities, startingUnits }).toEqual({
    commodities: 2,
    startingUnits: { infantry: 2, carrier: 2, fighter: 2, cruiser: 1, spaceDock: 1 },
  });
  expect(abilities).toEqual(['theTribunii', 'councilPatronage', 'lawsOrder']);
  expect([technologies, notes, units]).toEqual([
    ['iihqModernization', 'agencySupplyNetwork'],
    ['keleresRider'],
    ['artemiris', 'omniopiares'],
  ]);
  const t = setup('keleres', 'xxcha', 'sol');
  t.playOn();
  const system = homeSystem(t.game(), 0);
  const begun: Record<string, number> = {};
  for (const { type } of [...(system?.space ?? []), ...(system?.planets.flatMap((p) => p.units) ?? [])])
    begun[type] = (begun[type] ?? 0) + 1;
  expect(begun).toEqual(startingUnits);
  expect(miscounted(t.game())).toEqual([]);
});

/** What the others begin with that belongs to no faction. */
const known = (t: ReturnType<typeof setup>): string[] => [
  ...new Set(
    t
      .game()
      .players.slice(1)
      .flatMap((p) => p.technologies)
      .filter((id) => technologies[id].faction === null),
  ),
];

test.each(factionsInPlay({ ...pok, codexI: true, codexII: true }).filter((id) => id !== 'keleres'))(
  'beside %s and the Nekro the Council begins with 2 of their technologies, or with as many as there are',
  (other) => {
    const third: FactionId = other === 'nekro' ? 'titans' : 'nekro';
    const t = setup('keleres', other, third);
    t.playOn();
    const own = t.game().players[0]?.technologies ?? [];
    expect(own).toHaveLength(Math.min(2, known(t).length));
    expect(known(t)).toEqual(expect.arrayContaining([...own]));
    expect(new Set(own).size).toBe(own.length);
  },
);

test('where all three are played there is no home for the Council', () => {
  expect(haveHomes(['keleres', 'mentak', 'xxcha', 'sol'])).toBe(true);
  expect(haveHomes(['keleres', 'mentak', 'xxcha', 'argent'])).toBe(false);
  const t = setup('keleres', 'xxcha', 'mentak');
  expect(t.game().players[0]?.home).toBe('93');
});

scenario(['ability:councilPatronage'], 'commodities and a trade good as the strategy phase begins', () => {
  const t = tableWith(pok, 'keleres', 'sol', 'norr');
  t.begin('strategy phase');
  expect([t.player('keleres').commodities, t.player('keleres').tradeGoods]).toEqual([2, 1]);
  expect(t.player('sol').tradeGoods).toBe(0);
});

scenario(['ability:lawsOrder'], 'for 1 influence laws are blank until the turn is over', () => {
  const t = tableWith(pok, 'keleres', 'sol', 'norr');
  t.goods('keleres', 1);
  for (const p of t.system('94').planets) p.exhausted = true;
  t.law('fleetRegulations');
  t.strategy('keleres', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('keleres', 'ability:lawsOrder');
  expect(t.player('keleres').tradeGoods).toBe(0);
  expect(hasLaw(t.game(), 'fleetRegulations')).toBe(false);
});

scenario(['technology:iihqModernization'], 'neighbor of all near Mecatol Rex, and Custodia Vigilia', () => {
  const t = tableWith(pok, 'keleres', 'sol', 'norr');
  t.own('sol', 'lodor', { infantry: 1 });
  expect(areNeighbors(t.game(), { a: 0, b: 1 })).toBe(false);
  t.begin('gain technology', { seat: 0, technology: 'iihqModernization' });
  expect(areNeighbors(t.game(), { a: 0, b: 1 })).toBe(true);
  expect(areNeighbors(t.game(), { a: 1, b: 0 })).toBe(true);
  expect(areNeighbors(t.game(), { a: 0, b: 2 })).toBe(false);
  expect(t.planet('custodiaVigilia')).toMatchObject({ owner: 0, exhausted: true });
});

scenario(['technology:iihqModernization'], 'no assimilator can lie on it', () => {
  const t = tableWith(pok, 'nekro', 'keleres', 'norr');
  t.technologies('nekro', 'valefarAssimilatorX');
  t.technologies('keleres', 'iihqModernization', 'agencySupplyNetwork', 'neuralMotivator');
  t.begin('take a technology', { seat: 0, from: [1] });
  expect(t.options('nekro')).toEqual(['valefarAssimilatorX agencySupplyNetwork', 'gain neuralMotivator']);
});

scenario(
  ['technology:agencySupplyNetwork'],
  'a use of Production brings another in another system, and no third',
  () => {
    const t = tableWith(pok, 'keleres', 'sol', 'norr');
    t.technologies('keleres', 'agencySupplyNetwork');
    t.own('keleres', 'quann', { spaceDock: 1 });
    t.own('keleres', 'lodor', { spaceDock: 1 });
    t.goods('keleres', 5);
    t.begin('production', { seat: 0, system: '25' });
    t.answer('keleres', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 2 } });
    t.answer('keleres', 'technology:agencySupplyNetwork');
    t.answer('keleres', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 2 } });
    expect([t.ships('keleres', '25'), t.ships('keleres', '26')]).toEqual([{ cruiser: 1 }, { cruiser: 1 }]);
    expect(t.isOver()).toBe(true);
  },
);

scenario(
  ['technology:agencySupplyNetwork'],
  'where a single dock was used, another one in its system is another ability',
  () => {
    const t = tableWith(pok, 'keleres', 'sol', 'norr');
    t.technologies('keleres', 'agencySupplyNetwork');
    for (const system of t.game().systems) for (const planet of system.planets) planet.units = [];
    t.own('keleres', 'lodor', { spaceDock: 1 });
    t.own('keleres', 'abyz', { spaceDock: 1 });
    t.own('keleres', 'fria', { spaceDock: 1 });
    t.goods('keleres', 5);
    const [abyz = 0] = t.planet('abyz').units.map(({ id }) => id);
    t.begin('production', { seat: 0, system: '38', by: [abyz] });
    t.answer('keleres', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 2 } });
    t.answer('keleres', 'technology:agencySupplyNetwork');
    expect(t.options('keleres').sort()).toEqual(['26', '38']);
    t.answer('keleres', '38');
    const infantry = (place: string) => [{ unit: 'infantry', count: 2, place }];
    expect(t.refusal('keleres', { units: infantry('abyz'), pay: { planets: [], goods: 1 } })).not.toBeNull();
    t.answer('keleres', { units: infantry('fria'), pay: { planets: [], goods: 1 } });
    expect(t.ground('keleres', 'fria')).toEqual({ spaceDock: 1, infantry: 2 });
  },
);

const artemiris = (): void => {
  const t = tableWith(pok, 'sol', 'keleres', 'norr');
  t.fleet('keleres', '25', { flagship: 1 });
  t.exhaust('jord');
  t.begin('tactical action', { seat: 0 });
  expect(t.barred('sol', '25')).toBe('why.activation costs');
  const rich = tableWith(pok, 'sol', 'keleres', 'norr');
  rich.fleet('keleres', '25', { flagship: 1 });
  rich.goods('sol', 2);
  rich.exhaust('jord');
  rich.begin('tactical action', { seat: 0 });
  rich.answer('sol', '25');
  expect(rich.player('sol').tradeGoods).toBe(0);
  expect(rich.system('25').tokens).toBe(1);
};
scenario(['unit-card:artemiris'], 'others pay 2 influence to activate its system', artemiris);
failsWithout('unit-card:artemiris', artemiris);

const omniopiares = (): void => {
  const t = tableWith(pok, 'sol', 'keleres', 'norr');
  t.own('keleres', 'quann', { mech: 2 });
  t.fleet('sol', '25', { carrier: 1, infantry: 2 });
  const infantry = t.unitIds('sol', '25', 'infantry');
  t.goods('sol', 2);
  t.exhaust('jord');
  t.active('sol', '25');
  t.begin('invasion', { seat: 0, system: '25' });
  t.answer('sol', { landings: [{ planet: 'quann', units: infantry }] });
  t.answer('sol', { pay: { planets: [], goods: 1 } });
  expect(t.player('sol').tradeGoods).toBe(0);
  const poor = tableWith(pok, 'sol', 'keleres', 'norr');
  poor.own('keleres', 'quann', { mech: 2 });
  poor.fleet('sol', '25', { carrier: 1, infantry: 2 });
  poor.goods('sol', 1);
  poor.exhaust('jord');
  poor.active('sol', '25');
  poor.begin('invasion', { seat: 0, system: '25' });
  expect(poor.isOver()).toBe(true);
};
scenario(['unit-card:omniopiares'], 'others pay 1 influence for each of them before they land', omniopiares);
failsWithout('unit-card:omniopiares', omniopiares);

scenario(['note:keleresRider'], 'no vote; a right prediction brings a card and 2 trade goods', () => {
  const t = tableWith(pok, 'norr', 'keleres', 'sol');
  t.note('keleres', 'norr', 'keleresRider');
  t.game().phase = 'agenda';
  for (const player of t.game().players) player.leaders = [];
  t.decks({ agendaDeck: ['mutiny', 'economicEquality'], actionDeck: ['veto.1', 'spy.1'] });
  t.begin('one agenda', {});
  t.answer('norr', 'note:keleresRider#keleresRider.1');
  t.answer('norr', 'for');
  t.answer('keleres', { outcome: 'for', planets: ['mollPrimusKeleres'] });
  t.answer('sol', { outcome: '', planets: [] });
  t.playOn(() => false);
  expect(t.events('votesCast').some((e) => e.seat === 0)).toBe(false);
  expect(t.player('norr').hand).toHaveLength(1);
  expect(t.events('tradeGoodsGained')).toContainEqual(expect.objectContaining({ seat: 0, count: 2 }));
  expect(t.player('keleres').notes).toContain('keleresRider.1');
});
