// Notes on exploration cards and relics that no other test comes by. Numbers: faq.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { influence, resources, specialties } from '../../src/queries/values.ts';
import { tableWith } from '../kit/index.ts';
import { leader, rest } from '../leaders/leading.ts';

const prophecy = { prophecy: true } as const;

scenario(
  ['exploration:propulsionResearchFacility', 'exploration:bioticResearchFacility'],
  'of two facilities on one planet the second makes it richer (107)',
  () => {
    const t = tableWith(prophecy, 'norr', 'xxcha');
    t.own('norr', 'saudor');
    const before = [resources(t.game(), 'saudor'), influence(t.game(), 'saudor')] as [number, number];
    t.planet('saudor').attachments = ['propulsionResearchFacility', 'bioticResearchFacility'];
    expect(specialties(t.game(), 'saudor')).toEqual(['blue']);
    expect([resources(t.game(), 'saudor'), influence(t.game(), 'saudor')]).toEqual([before[0] + 1, before[1] + 1]);
  },
);

scenario(['exploration:freelancers'], 'a ground force may also be hired into space', () => {
  const t = tableWith(prophecy, 'norr', 'xxcha');
  t.own('norr', 'quann', { infantry: 1 });
  t.fleet('norr', '25', { carrier: 1 });
  t.exhaust('quann', 'trenlak', 'quinarra');
  t.goods('norr', 1);
  const empty = { cultural: [], hazardous: [], industrial: [], frontier: [] };
  Object.assign(t.game(), {
    explorationDecks: { ...empty, cultural: ['freelancers.1'] },
    explorationDiscards: { ...empty },
  });
  t.begin('explore planet', { seat: 0, planet: 'quann' });
  t.answer('norr', { units: [{ unit: 'infantry', count: 1, place: 'space' }], pay: { planets: [], goods: 1 } });
  expect(t.ships('norr', '25')).toEqual({ carrier: 1, infantry: 1 });
});

scenario(['relic:jrXs455O', 'leader:ssruu'], 'Ssruu has the text of JR-XS455-O while another player owns it', () => {
  const t = tableWith({ prophecy: true, codexII: true }, 'yssaril', 'norr', 'sol');
  rest(t, 'norr');
  rest(t, 'sol');
  t.player('norr').relics = [{ id: 'jrXs455O', exhausted: true }];
  t.strategy('yssaril', 'leadership');
  t.begin('action phase');
  t.answer('yssaril', 'relic:jrXs455O');
  t.answer('yssaril', '0');
  expect(leader(t, 'yssaril', 'ssruu')).toBe('exhausted');
  expect(t.player('norr').relics).toEqual([{ id: 'jrXs455O', exhausted: true }]);
});

scenario(
  ['technology:magmusReactorOmega'],
  'a unit in a supernova keeps its owner in the game, as it can produce there',
  () => {
    const left = (technology: boolean): boolean => {
      const t = tableWith({ prophecy: true, codexI: true }, 'norr', 'muaat', 'sol');
      t.own('norr', 'muaat');
      t.fleet('muaat', '43', { cruiser: 1 });
      if (technology) t.technologies('muaat', 'magmusReactorOmega');
      t.begin('elimination', {});
      return t.player('muaat').eliminated;
    };
    expect([left(true), left(false)]).toEqual([false, true]);
  },
);

scenario(['leader:ilNaViroset'], 'where the own token lies nothing is scanned: the turn is over', () => {
  const t = tableWith(prophecy, 'mahact', 'norr', 'sol');
  for (const who of ['mahact', 'norr', 'sol'] as const) rest(t, who);
  t.unlock('mahact', 'ilNaViroset');
  t.technologies('mahact', 'scanlinkDroneNetwork');
  t.own('mahact', 'quann', { infantry: 1 });
  const empty = { cultural: [], hazardous: [], industrial: [], frontier: [] };
  Object.assign(t.game(), {
    explorationDecks: { ...empty, cultural: ['freelancers.1'] },
    explorationDiscards: { ...empty },
  });
  t.activated('mahact', '25');
  t.begin('tactical action', { seat: 0 });
  t.answer('mahact', '25');
  expect(t.isOver()).toBe(true);
  expect(t.system('25').tokens).toBe(0);
});

scenario(
  ['leader:mathisMathinus'],
  'the Imperial Seal is no strategic action: an Acquiescence does not pay for it',
  () => {
    const t = tableWith({ prophecy: true, codexI: true }, 'winnu', 'norr', 'sol');
    for (const who of ['winnu', 'norr', 'sol'] as const) rest(t, who);
    t.unlock('winnu', 'mathisMathinus');
    t.note('winnu', 'norr', 'acquiescenceOmega');
    t.strategy('winnu', 'leadership');
    t.decks({ actionDeck: ['plague.1', 'spy.1', 'bunker.1', 'salvage.1', 'rally.1', 'parley.1'] });
    t.begin('action phase');
    t.answer('winnu', 'leader:mathisMathinus');
    t.answer('winnu', 'politics');
    t.playOn((where) => where === 'strategic action/choose who may follow', 1);
    t.answer('winnu', ['1']);
    t.answer('norr', 'secondary');
    expect(t.player('norr').strategy).toBe(1);
    expect(t.player('norr').notes).toContain('acquiescenceOmega.0');
  },
);
