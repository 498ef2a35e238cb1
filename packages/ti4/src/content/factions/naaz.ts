// The Naaz-Rokha Alliance.
import type { Called, Choose } from '@custodian/kernel';
import { add } from '@custodian/kernel';
import { readyPlanets } from '../../atoms/board.ts';
import { purgeFragments } from '../../atoms/prophecy.ts';
import { addEffect, exhaustTechnology } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { planetOf, unitsOn } from '../../queries/board.ts';
import { isCombatRoll } from '../../queries/dice.ts';
import { explorationOf, fragmentsOf, fragmentType } from '../../queries/exploration.ts';
import { mayUseAbility } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, hasTechnology } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { combatBonus, combatDice } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';
import { flagshipIn, readied, takesPart } from './vocabulary.ts';

const SUPERCHARGE = 'technology:supercharge';

export interface NaazSequences {
  'look farther': Called<To<'about to explore'>, { readonly draws: number }>;
  fabricate: Called<To<'component action'>, void, To<'component action'> & { relic?: boolean }>;
  /** Two fragments of one type for a relic. */
  'forge a relic': Called<{ readonly seat: Seat }>;
  supercharge: Called<To<'combat round begins'>>;
  'ready by arcologies': Called<To<'explored'>>;
}

/** Declared before the first card is drawn; one more, however many mechs stand there. */
const distantSuns = ability('distantSuns', {
  reacts: [
    {
      window: 'about to explore',
      may: (g, seat, { seat: explorer, planet }) =>
        explorer === seat &&
        planet !== null &&
        hasAbility(g, seat, 'distantSuns') &&
        unitsOn(planetOf(g, planet), seat).some((u) => u.type === 'mech')
          ? mayUseAbility(g, { seat })
          : false,
      run: 'look farther',
    },
  ],
  procedures: {
    'look farther': {
      rule: 'exploration',
      steps: { 'one card more': { do: () => undefined } },
      gives: ({ v: { about } }) => ({ draws: (about.draws ?? 1) + 1 }),
    },
  },
});

const isPair = ([one, other]: readonly string[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  (fragmentType(one) === fragmentType(other) || [one, other].some((copy) => fragmentType(copy) === 'frontier'));

/** Two of one type; unknown ones stand for any, and for each other. */
function pairOf(g: G, seat: Seat): readonly string[] | undefined {
  const all = fragmentsOf(g, seat);
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
  return (
    pairs.find(([one, other]) => fragmentType(one as string) === fragmentType(other as string)) ?? pairs.find(isPair)
  );
}

const fragmentOptions = (g: G, seat: Seat) =>
  fragmentsOf(g, seat).map((id) => ({ id, text: say('option.exploration', { exploration: explorationOf(id) }) }));

const forge: Sequence<'forge a relic'> = {
  rule: 'relics',
  steps: {
    'choose fragments': {
      ask: ({ g, v: { seat } }): Choose[] => {
        const options = fragmentOptions(g, seat);
        const pair = pairOf(g, seat);
        if (options.length < 3 || pair === undefined) return [];
        const check = (picked: readonly string[]) => (isPair(picked) ? null : why('relics', 'why.a pair of fragments'));
        const ask = say('ask.two fragments');
        return [{ kind: 'choose', seat, rule: 'relics', ask, options, pick: [2, 2], proposal: [...pair], check }];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const pair = (got[seat] as readonly string[] | undefined) ?? pairOf(x.g, seat);
        if (pair === undefined) return 'end';
        purgeFragments(x, seat, pair);
        return undefined;
      },
    },
    'gain a relic': { call: 'gain relic', with: (x) => ({ seat: x.v.seat }) },
  },
};

const RELIC = 'relic';

const fabricate: Sequence<'fabricate'> = {
  rule: 'relics',
  steps: {
    'choose what': {
      ask: ({ g, v: { seat } }): Choose[] => {
        const options = [
          ...(pairOf(g, seat) === undefined ? [] : [{ id: RELIC, text: say('option.fragments for a relic') }]),
          ...fragmentOptions(g, seat).map(({ id }) => ({
            id,
            text: say('option.fragment for a token', { exploration: explorationOf(id) }),
          })),
        ];
        // They may all have been traded away meanwhile.
        if (options.length === 0) return [];
        return [{ kind: 'choose', seat, rule: 'relics', ask: say('ask.fabrication'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        if (picked === undefined) return 'end';
        x.v.relic = picked === RELIC;
        if (picked !== RELIC) purgeFragments(x, x.v.seat, [picked]);
        return undefined;
      },
    },
    'a relic': { call: 'forge a relic', with: ({ v: { seat, relic } }) => (relic === true ? { seat } : null) },
    'a command token': {
      rule: 'command tokens',
      call: 'gain tokens',
      with: ({ v: { seat, relic } }) => (relic === true ? null : { seat, count: 1 }),
    },
  },
};

const fabrication = ability('fabrication', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) =>
        hasAbility(g, seat, 'fabrication') && fragmentsOf(g, seat).length > 0 ? mayUseAbility(g, { seat }) : false,
      run: 'fabricate',
    },
  ],
  procedures: { fabricate, 'forge a relic': forge },
});

const blackMarketForgery = note<'component action'>({
  id: 'blackMarketForgery',
  on: ['component action'],
  may: (g, seat) => {
    if (pairOf(g, seat) === undefined) return why('relics', 'why.a pair of fragments');
    return (g.relicDeck ?? []).length > 0 ? null : why('relics', 'why.no relic left');
  },
  effect: {
    rule: 'promissory notes',
    steps: { 'forge a relic': { rule: 'relics', call: 'forge a relic', with: (x) => ({ seat: x.v.seat }) } },
    gives: () => undefined,
  },
});

const supercharge = technology('supercharge', {
  modifies: [
    add(combatBonus, (g, { seat, kind }, now) =>
      isCombatRoll(kind) && hasEffect(g, SUPERCHARGE, seat) ? now + 1 : now,
    ),
  ],
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) =>
        takesPart(seat, about) && about.drawn !== true ? readied(g, seat, 'supercharge') : false,
      run: 'supercharge',
    },
  ],
  procedures: {
    supercharge: {
      rule: 'technology',
      steps: {
        'exhaust it': {
          do: (x) => {
            exhaustTechnology(x, x.v.seat, 'supercharge');
            addEffect(x, { source: SUPERCHARGE, seat: x.v.seat, until: 'combat round' });
          },
        },
      },
    },
  },
});

const preFabArcologies = technology('preFabArcologies', {
  reacts: [
    {
      window: 'explored',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.planet !== null &&
        planetOf(g, about.planet).exhausted &&
        planetOf(g, about.planet).owner === seat &&
        hasTechnology(g, seat, 'preFabArcologies')
          ? null
          : false,
      run: 'ready by arcologies',
    },
  ],
  procedures: {
    'ready by arcologies': {
      rule: 'technology',
      steps: {
        'ready the planet': {
          do: (x) => {
            const { planet } = x.v.about;
            if (planet !== null) readyPlanets(x, x.v.seat, [planet]);
          },
        },
      },
    },
  },
});

const viszElVir = unitAbility('viszElVir', {
  modifies: [
    add(combatDice, (g, { seat, unit, kind, system }, now) =>
      unit === 'mech' && now > 0 && isCombatRoll(kind) && flagshipIn(g, seat, 'viszElVir', system) !== undefined
        ? now + 1
        : now,
    ),
  ],
});

export const naaz: readonly Ti4Component[] = [
  distantSuns,
  fabrication,
  supercharge,
  preFabArcologies,
  viszElVir,
  blackMarketForgery,
];
