// Notes on the Argent Flight, the Empyrean, the Mahact and the Naaz-Rokha that no other test comes by.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { newSystem } from '../../src/atoms/board.ts';
import type { TileId } from '../../src/facts/index.ts';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { tokensLeft } from '../../src/queries/players.ts';
import { exploring } from '../exploration/exploring-table.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import { move } from '../movement/moving.ts';

const all = { prophecy: true, codexI: true, codexII: true, codexIII: true };
const without = (t: Table, ...who: Parameters<Table['player']>[0][]): void => {
  for (const each of who) t.player(each).leaders = [];
};
/** Another tile lies where this one was. */
function lay(t: Table, old: string, tile: TileId): void {
  const at = t.game().systems.findIndex((s) => s.id === old);
  const { q, r } = t.system(old);
  t.game().systems[at] = newSystem(tile, q, r);
  t.game().galaxy = t.game().galaxy.replace(`${old}@${q},${r}`, `${tile}@${q},${r}`);
}
const acting = (t: Table, who: 'argent' | 'mahact' | 'naaz' | 'empyrean'): void => {
  t.strategy(who, 'leadership', 'diplomacy');
  t.begin('action phase');
};

describe('the Argent Flight', () => {
  scenario(['ability:raidFormation', 'action:waylay'], 'with Waylay the hits damage and are assigned as well', () => {
    const t = tableWith(all, 'argent', 'xxcha', 'hacan');
    without(t, 'argent', 'xxcha', 'hacan');
    t.hand('argent', 'waylay');
    t.fleet('argent', '46', { destroyer: 1 });
    const [strong = 0, cruiser = 0] = t.fleet('xxcha', '46', { dreadnought: 1, cruiser: 1 });
    t.active('argent', '46');
    t.dice(9, 1, 1, 1, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
    t.answer('argent', 'action:waylay');
    t.playOn((where) => where === 'assign hits/assign hits', 0);
    expect(t.unit(strong)?.damaged).toBe(true);
    // It is damaged, so that it sustains nothing: a ship is lost.
    expect(t.refusal('xxcha', { damage: [strong], destroy: [] })).toBe('why.cannot sustain');
    t.answer('xxcha', { damage: [], destroy: [cruiser] });
    expect(t.ships('xxcha', '46')).toEqual({ dreadnought: 1 });
  });

  scenario(['unit-card:strikeWingAlphaII'], 'whoever has nothing but infantry in space leaves the game by it', () => {
    const t = tableWith(all, 'argent', 'xxcha', 'hacan');
    without(t, 'argent', 'xxcha', 'hacan');
    t.technologies('argent', 'strikeWingAlphaII');
    t.fleet('argent', '46', { destroyer: 1 });
    t.fleet('xxcha', '46', { carrier: 1, infantry: 1 });
    for (const id of ['archonRen', 'archonTau'] as const) t.planet(id).owner = -1;
    t.active('argent', '46');
    t.dice(9, 1, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
    expect(t.player('xxcha').eliminated).toBe(true);
    expect(t.isOver()).toBe(true);
  });

  scenario(['action:blitz'], 'ships with the bombardment of a Blitz unlock the commander', () => {
    const t = tableWith(all, 'argent', 'xxcha', 'hacan');
    t.player('xxcha').leaders = [];
    t.tokens('argent', { fleet: 6 });
    t.hand('argent', 'blitz');
    t.fleet('argent', '25', { cruiser: 5, carrier: 1, infantry: 1 });
    t.own('xxcha', 'quann', { infantry: 1 });
    t.active('argent', '25');
    t.begin('invasion', { seat: 0, system: '25' });
    expect(leaderProgress(t.game(), 0, 'trrakanAunZulok')?.have).toBe(0);
    t.answer('argent', 'action:blitz');
    expect(leaderProgress(t.game(), 0, 'trrakanAunZulok')?.have).toBe(6);
  });

  describe('Mirik Aun Sissiri', () => {
    test('fighters go uncarried, and a rift takes its toll', () => {
      const t = tableWith(all, 'argent', 'norr', 'xxcha');
      without(t, 'norr', 'xxcha');
      t.unlock('argent', 'mirikAunSissiri');
      t.activated('argent', '47');
      const [carrier = 0] = t.fleet('argent', '41', { carrier: 1 });
      t.fleet('argent', '47', { carrier: 1 });
      const [, fighter = 0] = t.fleet('argent', '26', { carrier: 1, fighter: 1 });
      t.dice(3);
      acting(t, 'argent');
      t.answer('argent', 'leader:mirikAunSissiri');
      t.answer('argent', '47');
      t.answer('argent', [String(carrier), String(fighter)]);
      if (t.where().endsWith('choose a system')) t.answer('argent', []);
      expect(t.ships('argent', '47')).toEqual({ carrier: 1, fighter: 1 });
      expect(t.ships('argent', '41')).toEqual({});
    });

    test('turns the nexus over', () => {
      const t = tableWith(all, 'argent', 'norr', 'xxcha');
      without(t, 'norr', 'xxcha');
      t.game().systems.push(newSystem('82', 30, 30));
      t.game().galaxy += ' 82@30,30';
      t.unlock('argent', 'mirikAunSissiri');
      t.activated('argent', '82');
      const [destroyer = 0] = t.fleet('argent', '26', { destroyer: 1 });
      acting(t, 'argent');
      t.answer('argent', 'leader:mirikAunSissiri');
      t.answer('argent', '82');
      t.answer('argent', [String(destroyer)]);
      t.playOn((where) => where.startsWith('action phase'), 0);
      expect(t.game().nexusActive).toBe(true);
    });
  });
});

describe('the Empyrean', () => {
  test('Aetherstream: an anomaly that is activated helps only beside another', () => {
    for (const beside of [true, false]) {
      const t = tableWith(all, 'empyrean', 'sol', 'norr');
      without(t, 'empyrean', 'sol', 'norr');
      t.technologies('empyrean', 'aetherstream');
      if (!beside) lay(t, '43', '50');
      t.fleet('empyrean', '35', { cruiser: 1 });
      t.begin('tactical action', { seat: 0 });
      t.answer('empyrean', '42');
      expect([beside, t.options('empyrean').includes('technology:aetherstream')]).toEqual([beside, beside]);
    }
  });

  scenario(['leader:acamar'], 'a system whose planet was destroyed has none', () => {
    const t = tableWith(all, 'sol', 'empyrean', 'norr');
    without(t, 'sol', 'norr');
    t.system('26').planets = [];
    const [cruiser] = t.fleet('sol', '25', { cruiser: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '26');
    t.answer('sol', move(cruiser, ['25', '26']));
    expect(t.options('empyrean')).toContain('leader:acamar');
  });

  scenario(['leader:conservatorProcyon'], 'systems with destroyed planets get frontier tokens', () => {
    const t = exploring({ frontier: [] }, 'empyrean', 'xxcha', 'norr');
    t.system('26').planets = [];
    t.unlock('empyrean', 'conservatorProcyon');
    acting(t, 'empyrean');
    t.answer('empyrean', 'leader:conservatorProcyon');
    expect(t.system('26').frontier).toBe(true);
  });

  test('Xuange: the movement that makes them neighbors of all does not yet give a token back', () => {
    const t = tableWith(all, 'sol', 'empyrean', 'norr');
    without(t, 'sol', 'norr');
    t.player('empyrean').leaders = [{ id: 'xuange', is: 'locked' }];
    t.own('empyrean', 'lodor', { infantry: 1 });
    t.own('norr', 'quann', { infantry: 1 });
    t.activated('empyrean', '18');
    const [cruiser] = t.fleet('sol', '19', { cruiser: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '18');
    t.answer('sol', move(cruiser, ['19', '18']));
    expect(t.options('empyrean')).not.toContain('leader:xuange');
    expect(t.system('18').tokens & 0b10).toBe(0b10);
  });
});

describe('the Mahact', () => {
  test('Scepter of Dominion: no home, not even of somebody who has left', () => {
    const t = tableWith(all, 'sol', 'mahact', 'norr', 'xxcha');
    without(t, 'sol', 'mahact', 'norr', 'xxcha');
    t.player('xxcha').eliminated = true;
    t.game().phase = 'strategy';
    t.note('mahact', 'sol', 'scepterOfDominion');
    t.player('mahact').othersTokens = [2];
    const home = t.game().systems.find((s) => s.planets.some((p) => p.id === 'archonRen'))?.id as string;
    t.fleet('sol', home, { cruiser: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.fleet('sol', '26', { cruiser: 1 });
    t.begin('strategy phase');
    t.answer('sol', 'note:scepterOfDominion#scepterOfDominion.1');
    expect(t.options('sol').sort()).toEqual(['25', '26']);
  });

  scenario(['unit-card:starlancer'], 'their own turn is ended with a token of their own (own-lance)', () => {
    const t = tableWith(all, 'mahact', 'sol', 'norr');
    without(t, 'mahact', 'sol', 'norr');
    t.own('mahact', 'lodor', { mech: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('mahact', '26');
    const { fleet } = t.player('mahact');
    t.answer('mahact', 'unit-card:starlancer');
    t.answer('mahact', { tactic: 1, fleet: 0, strategy: 0 });
    expect(t.isOver()).toBe(true);
    expect(t.player('mahact').fleet).toBe(fleet - 1);
  });

  describe('Benediction', () => {
    function sent(at: string, ...dice: number[]): Table {
      const t = tableWith(all, 'mahact', 'sol', 'xxcha');
      without(t, 'sol', 'xxcha');
      t.player('mahact').leaders = [{ id: 'airoShirAur', is: 'unlocked' }];
      t.fleet('sol', at, { cruiser: 1 });
      t.dice(...dice);
      return t;
    }

    test('all ships are lost in a rift: no combat, and the hero is purged (benediction-and-rifts)', () => {
      const t = sent('41', 1);
      t.fleet('xxcha', '31', { destroyer: 1 });
      acting(t, 'mahact');
      t.answer('mahact', 'leader:airoShirAur');
      t.answer('mahact', '41');
      t.playOn((where) => where.startsWith('action phase'), 0);
      expect(t.ships('xxcha', '31')).toEqual({ destroyer: 1 });
      expect(t.events('spaceCombatEnded')).toEqual([]);
      expect(t.player('mahact').leaders?.[0]?.is).toBe('purged');
    });

    test('nobody is sent into a nebula, nor into a supernova (benediction-into-nebulae)', () => {
      const t = sent('29', 1, 1, 10, 1);
      t.fleet('xxcha', '42', { destroyer: 1 });
      acting(t, 'mahact');
      // Only the other way round: nothing is left to choose.
      t.answer('mahact', 'leader:airoShirAur');
      t.playOn((where) => where.startsWith('action phase'), 0);
      expect([t.ships('xxcha', '29'), t.ships('xxcha', '42')]).toEqual([{ destroyer: 1 }, {}]);
    });

    test('only who fights scores for it, and nobody has betrayed a friend', () => {
      const t = sent('26', 1, 10, 10);
      t.fleet('xxcha', '25', { dreadnought: 1 });
      t.secret('xxcha', 'betrayAFriend');
      t.secret('mahact', 'betrayAFriend', 'demonstrateYourPower');
      t.noteInPlay('sol', 'xxcha', 'alliance');
      acting(t, 'mahact');
      t.answer('mahact', 'leader:airoShirAur');
      t.answer('mahact', '26');
      t.playOn((where) => where.startsWith('action phase'), 0);
      expect(t.ships('sol', '25')).toEqual({});
      expect([t.player('xxcha').scored, t.player('mahact').scored]).toEqual([[], []]);
    });
  });
});

describe('the Naaz-Rokha Alliance', () => {
  test('Fabrication: a fragment may go for a token though none is left', () => {
    const t = exploring({}, 'naaz', 'xxcha', 'norr');
    t.player('naaz').found = ['culturalRelicFragment.1'];
    t.tokens('naaz', { tactic: 8, fleet: 5, strategy: 3 });
    expect(tokensLeft(t.game(), 0)).toBe(0);
    acting(t, 'naaz');
    expect(t.options('naaz')).toContain('ability:fabrication');
  });

  test('Black Market Forgery is not played where no relic is left', () => {
    for (const deck of [[], ['shardOfTheThrone']] as const) {
      const t = exploring({}, 'xxcha', 'naaz', 'norr');
      t.game().relicDeck = [...deck];
      t.player('xxcha').found = ['culturalRelicFragment.1', 'culturalRelicFragment.2'];
      t.note('naaz', 'xxcha', 'blackMarketForgery');
      t.strategy('xxcha', 'leadership', 'diplomacy');
      t.begin('action phase');
      const note = 'note:blackMarketForgery#blackMarketForgery.1';
      expect([deck.length, t.options('xxcha').includes(note)]).toEqual([deck.length, deck.length > 0]);
    }
  });

  test('Hesh and Prit: none of the cards need be chosen, and those of who has left are nobody’s', () => {
    const t = exploring({}, 'naaz', 'xxcha', 'norr');
    without(t, 'xxcha', 'norr');
    t.unlock('naaz', 'heshAndPrit');
    t.game().relicDeck = ['shardOfTheThrone'];
    t.strategy('xxcha', 'politics');
    t.own('xxcha', 'lodor');
    acting(t, 'naaz');
    t.answer('naaz', 'leader:heshAndPrit');
    t.answer('naaz', []);
    expect(t.player('naaz').relics?.map((relic) => relic.id)).toEqual(['shardOfTheThrone']);
    expect(t.player('naaz').strategy).toBe(2);
  });
});
