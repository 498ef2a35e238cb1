// The Xxcha Kingdom.
import type { Called } from '@custodian/kernel';
import { spendTokens } from '../../atoms/board.ts';
import { exhaustTechnology } from '../../atoms/table.ts';
import type { PlanetId, StrategyCardId } from '../../facts/index.ts';
import { mecatolRex } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { isMecatolRex, neighbours, shipsOf, systemOf } from '../../queries/board.ts';
import { mayTake, mayUseAbility } from '../../queries/permissions.ts';
import { hasAbility, hasReadyTechnology, noteOwner, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';
import { spendToken, strategyToken, tokenSpent } from './vocabulary.ts';

const isDiplomacy = (card: StrategyCardId): boolean => card === 'diplomacy' || card === 'diplomacyRevised';

export interface XxchaSequences {
  'peace accords': Called<
    To<'strategy ability resolved'>,
    void,
    To<'strategy ability resolved'> & { planet?: PlanetId }
  >;
  'quash the agenda': Called<To<'agenda revealed'>, { replaced: true }>;
  'cancel by instinct': Called<To<'action card played'>, { cancelled: true }>;
  'nullify the turn': Called<To<'system activated'>, { ended: true }>;
}

/** Planets without units in or next to a system with a planet of the seat; never Mecatol Rex. */
function peaceful(g: G, seat: Seat): PlanetId[] {
  const near = new Set<string>();
  for (const system of g.systems) {
    if (!system.planets.some((p) => p.owner === seat)) continue;
    near.add(system.id);
    for (const next of neighbours(g, system.id, seat)) near.add(next);
  }
  near.delete(mecatolRex);
  return g.systems
    .filter((s) => near.has(s.id) && !isMecatolRex(s))
    .flatMap((s) => s.planets.filter((p) => p.owner !== seat && p.units.length === 0).map((p) => p.id))
    .filter((planet) => mayTake(g, { seat, planet }) === null);
}

const makePeace: Sequence<'peace accords'> = {
  rule: 'abilities',
  steps: {
    'choose a planet': {
      ask: ({ g, v: { seat } }) => {
        const planets = peaceful(g, seat);
        if (planets.length < 2) return [];
        const options = planets.map((id) => ({ id, text: say('option.planet', { planet: id }), on: [id] }));
        return [{ kind: 'choose', seat, rule: 'abilities', ask: say('ask.peace accords'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [picked = peaceful(x.g, x.v.seat)[0]] = (got[x.v.seat] as readonly PlanetId[] | undefined) ?? [];
        if (picked === undefined) return 'end';
        x.v.planet = picked;
        return undefined;
      },
    },
    'gain control': {
      call: 'gain control',
      with: (x) => ({ seat: x.v.seat, planet: x.v.planet as PlanetId, how: 'otherwise' }),
    },
  },
};

const peaceAccords = ability('peaceAccords', {
  reacts: [
    {
      window: 'strategy ability resolved',
      may: (g, seat, about) => {
        if (about.seat !== seat || !isDiplomacy(about.card) || !hasAbility(g, seat, 'peaceAccords')) return false;
        return peaceful(g, seat).length > 0 ? mayUseAbility(g, { seat }) : why('abilities', 'why.no target');
      },
      run: 'peace accords',
    },
  ],
  procedures: { 'peace accords': makePeace },
});

const quash = ability('quash', {
  reacts: [
    {
      window: 'agenda revealed',
      timing: 'when',
      may: (g, seat, about) => {
        if (!hasAbility(g, seat, 'quash') || about.replaced === true) return false;
        return strategyToken(g, seat) ?? mayUseAbility(g, { seat });
      },
      run: 'quash the agenda',
    },
  ],
  procedures: {
    'quash the agenda': {
      rule: 'abilities',
      steps: {
        'spend a token': spendToken,
        'token spent': tokenSpent,
      },
      gives: () => ({ replaced: true }),
    },
  },
});

const instinctTraining = technology('instinctTraining', {
  reacts: [
    {
      window: 'action card played',
      timing: 'when',
      may: (g, seat, about) => {
        if (about.seat === seat || about.cancelled === true || !hasReadyTechnology(g, seat, 'instinctTraining'))
          return false;
        return strategyToken(g, seat);
      },
      run: 'cancel by instinct',
    },
  ],
  procedures: {
    'cancel by instinct': {
      rule: 'technology',
      steps: {
        pay: { do: (x) => exhaustTechnology(x, x.v.seat, 'instinctTraining') },
        'spend a token': spendToken,
        'token spent': tokenSpent,
      },
      gives: () => ({ cancelled: true }),
    },
  },
});

const nullificationField = technology('nullificationField', {
  reacts: [
    {
      window: 'system activated',
      may: (g, seat, about) => {
        if (about.seat === seat || about.ended === true || !hasReadyTechnology(g, seat, 'nullificationField'))
          return false;
        if (shipsOf(systemOf(g, about.system), seat).length === 0) return false;
        return strategyToken(g, seat);
      },
      run: 'nullify the turn',
    },
  ],
  procedures: {
    'nullify the turn': {
      rule: 'technology',
      steps: {
        pay: { do: (x) => exhaustTechnology(x, x.v.seat, 'nullificationField') },
        'spend a token': spendToken,
        'token spent': tokenSpent,
      },
      gives: () => ({ ended: true }),
    },
  },
});

const politicalFavor = note<'agenda revealed'>({
  id: 'politicalFavor',
  on: ['agenda revealed'],
  timing: 'when',
  may: (g, _, owner, about) => (about.replaced !== true && playerOf(g, owner).strategy > 0 ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: { 'Xxcha pay': { do: (x) => spendTokens(x, noteOwner(x.v.copy), 'strategy', 1) } },
    gives: () => ({ replaced: true }),
  },
});

export const xxcha: readonly Ti4Component[] = [
  peaceAccords,
  quash,
  instinctTraining,
  nullificationField,
  unitAbility('loncaraSsodu', { inRules: 'queries/cannons.ts' }),
  politicalFavor,
];
