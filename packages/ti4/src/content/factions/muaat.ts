// The Embers of Muaat.
import type { Barred, Called, Choose } from '@custodian/kernel';
import { set } from '@custodian/kernel';
import { spendTokens } from '../../atoms/board.ts';
import type { G, Seat } from '../../game.ts';
import { hasOthersShips, isAnomaly, neighbours, systemOf } from '../../queries/board.ts';
import { hasMech } from '../../queries/mechs.ts';
import { mayEnter, mayPassThrough, mayUseAbility } from '../../queries/permissions.ts';
import { hasAbility, hasTechnology, noteOwner, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isInDeck } from '../../queries/technologies.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifPiece } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility, withTechnology } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';
import { flagshipOf, spendToken, strategyToken, tokenSpent } from './vocabulary.ts';

type Forging = To<'component action'>;

export interface MuaatSequences {
  'forge a star': Called<Forging, void, Forging & { type?: 'fighter' | 'destroyer'; system?: string }>;
  'build at the inferno': Called<Forging>;
  'the reactor pays': Called<To<'units produced'>>;
}

const forges = (g: G, seat: Seat): string[] =>
  g.systems.filter((s) => s.space.some((u) => u.owner === seat && u.type === 'warSun')).map((s) => `space ${s.id}`);

const forgeStar: Sequence<'forge a star'> = {
  rule: 'abilities',
  steps: {
    'what is forged': {
      ask: ({ g, v: { seat } }): Choose[] => {
        const options = [{ id: 'fighter', text: say('option.two fighters') }];
        const barred: Barred[] = [];
        const destroyer = { id: 'destroyer', text: say('option.one destroyer') };
        const refused = ifPiece(g, seat, 'destroyer');
        if (refused === null) options.push(destroyer);
        else barred.push({ option: destroyer, why: refused });
        return [{ kind: 'choose', seat, rule: 'abilities', ask: say('ask.star forge'), options, barred, pick: [1, 1] }];
      },
      then: (x, got) => {
        [x.v.type = 'fighter'] = got[x.v.seat] as readonly ('fighter' | 'destroyer')[];
      },
    },
    'spend a token': spendToken,
    place: {
      call: 'place units',
      with: ({ g, v: { seat, type = 'fighter' } }) => ({
        seat,
        type,
        count: type === 'fighter' ? 2 : 1,
        places: forges(g, seat),
        why: say('ability.starForge'),
      }),
      then: (x, { place }) => {
        if (place === null) return 'end';
        x.v.system = place.slice('space '.length);
        return undefined;
      },
    },
    'infantry with mechs': {
      call: 'mechs raise infantry',
      with: ({ g, v: { seat, system } }) =>
        system !== undefined && hasMech(g, seat, 'emberColossus') ? { seat, system } : null,
    },
    'token spent': tokenSpent,
  },
};

const starForge = ability('starForge', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => {
        if (!hasAbility(g, seat, 'starForge')) return false;
        if (forges(g, seat).length === 0) return why('abilities', 'why.no target');
        return strategyToken(g, seat) ?? mayUseAbility(g, { seat });
      },
      run: 'forge a star',
    },
  ],
  procedures: { 'forge a star': forgeStar },
});

/** Through supernovas, not into them. */
const gashlaiPhysiology = ability('gashlaiPhysiology', {
  modifies: [
    set(mayPassThrough, (g, { seat, system, to }, now) => {
      if (now?.rule !== 'supernova' || !hasAbility(g, seat, 'gashlaiPhysiology')) return now;
      return system !== to && hasOthersShips(systemOf(g, system), seat)
        ? why('movement', 'why.others ships', { system })
        : null;
    }),
  ],
});

const magmusReactor = technology('magmusReactor', {
  modifies: [withTechnology('magmusReactor', set, mayEnter, (_, __, now) => (now?.rule === 'supernova' ? null : now))],
  reacts: [
    {
      window: 'units produced',
      forced: true,
      may: (g, seat, about) => {
        if (about.seat !== seat || !about.ability || !hasTechnology(g, seat, 'magmusReactor')) return false;
        // One that was made just now does not count.
        const made = about.units.filter((type) => type === 'warSun').length;
        const hasSun = systemOf(g, about.system).space.filter((u) => u.type === 'warSun').length > made;
        return hasSun || neighbours(g, about.system, seat).some((id) => isAnomaly(g, id, 'supernova')) ? null : false;
      },
      run: 'the reactor pays',
    },
  ],
  procedures: {
    'the reactor pays': {
      rule: 'trade goods',
      steps: { gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 1 }) } },
    },
  },
});

const theInferno = unitAbility('theInferno', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) =>
        flagshipOf(g, seat, 'theInferno') === undefined
          ? false
          : (strategyToken(g, seat) ?? ifPiece(g, seat, 'cruiser')),
      run: 'build at the inferno',
    },
  ],
  procedures: {
    'build at the inferno': {
      rule: 'abilities',
      steps: {
        pay: spendToken,
        place: {
          call: 'place units',
          with: ({ g, v: { seat } }) => {
            const at = flagshipOf(g, seat, 'theInferno');
            if (at === undefined) return null;
            return {
              seat,
              type: 'cruiser',
              count: 1,
              places: [`space ${at.system.id}`],
              why: say('unitCard.theInferno'),
            };
          },
        },
        'token spent': tokenSpent,
      },
    },
  },
});

const firesOfTheGashlai = note<'component action'>({
  id: 'firesOfTheGashlai',
  on: ['component action'],
  may: (g, seat, owner) => {
    if (playerOf(g, seat).technologies.includes('warSun') || !isInDeck(g, seat, 'warSun'))
      return why('technology', 'why.no target');
    return playerOf(g, owner).fleet > 0 ? null : why('command tokens', 'why.no target');
  },
  effect: {
    rule: 'promissory notes',
    steps: {
      'Muaat pay': { do: (x) => spendTokens(x, noteOwner(x.v.copy), 'fleet', 1) },
      gain: { call: 'gain technology', with: (x) => ({ seat: x.v.seat, technology: 'warSun' }) },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

export const muaat: readonly Ti4Component[] = [
  starForge,
  gashlaiPhysiology,
  magmusReactor,
  theInferno,
  technology('prototypeWarSunII', { inRules: 'queries/units.ts' }),
  firesOfTheGashlai,
];
