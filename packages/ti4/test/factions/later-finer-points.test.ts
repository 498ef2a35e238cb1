// Finer points of the factions of Prophecy of Kings: what follows from tokens of others, notes that are not given, and retreats.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { commandersOf } from '../../src/queries/leaders.ts';
import { tokensLeft } from '../../src/queries/players.ts';
import { say } from '../../src/words/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };

scenario(
  ['ability:imperia'],
  'the commander of an eliminated player stays with them; their own end gives tokens back',
  () => {
    const t = tableWith(pok, 'mahact', 'sol', 'hacan', 'xxcha');
    t.player('mahact').othersTokens = [1, 2];
    t.unlock('sol', 'claireGibson');
    t.planet('jord').owner = -1;
    t.begin('elimination');
    expect(t.player('sol').eliminated).toBe(true);
    expect(commandersOf(t.game(), 0)).toEqual(['claireGibson']);
    const left = tokensLeft(t.game(), 2);
    t.change((g) => {
      for (const system of g.systems) for (const planet of system.planets) if (planet.owner === 0) planet.owner = -1;
    });
    t.begin('elimination');
    expect(t.player('mahact').eliminated).toBe(true);
    expect(tokensLeft(t.game(), 2)).toBe(left + 1);
  },
);

scenario(['agenda:fleetRegulations'], 'own tokens leave a fleet pool before those of others', () => {
  const t = tableWith(pok, 'mahact', 'sol', 'hacan');
  t.player('mahact').othersTokens = [1, 2];
  t.tokens('mahact', { fleet: 4 });
  t.begin('agenda effect', { agenda: 'fleetRegulations', outcome: 'for', casts: [] });
  expect([t.player('mahact').fleet, t.player('mahact').othersTokens]).toEqual([2, [1, 2]]);
});

scenario(
  ['agenda:clandestineOperations'],
  'where no own token is left in the fleet pool one of another is removed',
  () => {
    const t = tableWith(pok, 'mahact', 'sol', 'hacan');
    t.player('mahact').othersTokens = [1, 2];
    t.tokens('mahact', { fleet: 0 });
    t.begin('agenda effect', { agenda: 'clandestineOperations', outcome: 'against', casts: [] });
    expect([t.player('mahact').fleet, t.player('mahact').othersTokens]).toEqual([0, [2]]);
  },
);

scenario(
  ['agenda:researchGrantReallocation'],
  'a technology is paid with tokens of others where own ones are gone',
  () => {
    const t = tableWith(pok, 'mahact', 'sol', 'hacan');
    t.player('mahact').othersTokens = [1, 2];
    t.tokens('mahact', { fleet: 1 });
    t.begin('agenda effect', { agenda: 'researchGrantReallocation', outcome: '0', casts: [] });
    t.answer('mahact', 'gravityDrive'); // one prerequisite
    expect([t.player('mahact').fleet, t.player('mahact').othersTokens]).toEqual([0, [1, 2]]);
    t.begin('agenda effect', { agenda: 'researchGrantReallocation', outcome: '0', casts: [] });
    t.answer('mahact', 'fleetLogistics'); // two
    expect([t.player('mahact').fleet, t.player('mahact').othersTokens]).toEqual([0, undefined]);
  },
);

scenario(['action:sanction'], 'the token that is lost is one of another where no own one lies there', () => {
  const t = tableWith({ ...pok, codexI: true }, 'norr', 'mahact', 'sol');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: ['mutiny'] });
  t.player('mahact').othersTokens = [0, 2];
  t.tokens('mahact', { fleet: 0 });
  t.hand('norr', 'sanction');
  t.begin('one agenda', {});
  t.answer('norr', 'action:sanction');
  t.answer('norr', 'against');
  t.answer('mahact', { outcome: 'against', planets: ['ixth'] });
  t.answer('sol', { outcome: '', planets: [] });
  expect(t.isOver()).toBe(true);
  expect([t.player('mahact').fleet, t.player('mahact').othersTokens]).toEqual([0, [2]]);
});

scenario(['technology:neuroglaive'], 'where no own token is left one of another goes', () => {
  const t = tableWith(pok, 'mahact', 'naalu', 'sol');
  t.technologies('naalu', 'neuroglaive');
  t.fleet('naalu', '46', { cruiser: 1 });
  t.player('mahact').othersTokens = [2];
  t.tokens('mahact', { fleet: 0 });
  t.begin('tactical action', { seat: 0 });
  t.answer('mahact', '46');
  expect(t.player('mahact').othersTokens).toBeUndefined();
});

scenario(['ability:hubris'], 'whoever has nothing but an Alliance has nothing to give them', () => {
  const t = tableWith(pok, 'mahact', 'xxcha');
  t.player('xxcha').notes = ['alliance.1'];
  t.begin('give notes', { from: [1], to: 0, why: say('ask.voidwatch') });
  expect(t.player('xxcha').notes).toEqual(['alliance.1']);
});

scenario(['leader:xuange', 'ability:foresight'], 'ships that slip away come somewhere: the token comes back', () => {
  const t = tableWith(pok, 'xxcha', 'naalu', 'empyrean');
  t.unlock('empyrean', 'xuange');
  t.activated('empyrean', '19');
  const [cruiser = 0] = t.fleet('xxcha', '25', { cruiser: 1 });
  t.fleet('naalu', '23', { carrier: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', '23');
  t.answer('xxcha', { moves: [{ ship: cruiser, path: ['25', '23'] }] });
  t.answer('naalu', 'ability:foresight');
  t.answer('naalu', '19');
  t.answer('empyrean', 'leader:xuange');
  expect(t.ships('naalu', '19')).toEqual({ carrier: 1 });
  expect(t.system('19').tokens).toBe(0b010);
});

scenario(
  ['leader:saiSeravus', 'action:skilledRetreat'],
  'fighters come with ships that slip away by a wormhole',
  () => {
    const t = tableWith(pok, 'creuss', 'norr', 'xxcha');
    t.unlock('creuss', 'saiSeravus');
    t.fleet('creuss', '25', { carrier: 1 });
    t.fleet('norr', '25', { cruiser: 1 });
    t.hand('creuss', 'skilledRetreat');
    t.active('norr', '25');
    t.begin('space combat', { attacker: 1, defender: 0, system: '25' });
    t.answer('creuss', 'action:skilledRetreat');
    t.answer('creuss', '40');
    t.answer('creuss', 'leader:saiSeravus');
    expect(t.ships('creuss', '40')).toEqual({ carrier: 1, fighter: 1 });
  },
);

scenario(['leader:xuange'], 'a retreat brings ships too: the token comes back', () => {
  const t = tableWith(pok, 'xxcha', 'sol', 'empyrean');
  t.unlock('empyrean', 'xuange');
  t.activated('empyrean', '26');
  t.own('xxcha', 'lodor', { infantry: 1 });
  t.fleet('xxcha', '25', { cruiser: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.active('sol', '25');
  t.begin('retreat', { seat: 0, enemy: 1, system: '25' });
  t.playOn((where) => where === 'window/react');
  t.answer('empyrean', 'leader:xuange');
  expect(t.ships('xxcha', '26')).toEqual({ cruiser: 1 });
  expect(t.system('26').tokens & 4).toBe(0);
});
