// The Yin Brotherhood.
import type { Called, Choose } from '@custodian/kernel';
import { limit } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import { placeUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import { isShip, technologies } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit, Located } from '../../queries/board.ts';
import { planetOf, shipsOf, systemOf, unitsOn } from '../../queries/board.ts';
import { fleetIn } from '../../queries/combat.ts';
import { mayDeploy } from '../../queries/mechs.ts';
import { canPay } from '../../queries/payment.ts';
import { mayStandOn, mayUseAbility } from '../../queries/permissions.ts';
import { abilities, hasAbility, hasEffect, hasTechnology, noteOwner, technologiesOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Destroying } from '../../rules/combat/sequences.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import { destroying } from '../agendas/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { noteDeed } from '../leaders/define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';
import { bigShips, isFlagship, opponentIn, takesPart } from './vocabulary.ts';

type Beginning = To<'combat round begins'>;

export interface YinSequences {
  indoctrinate: Called<Beginning, void, Beginning & { mech?: true }>;
  devote: Called<To<'combat round ends'>, void, To<'combat round ends'> & { ship?: number; victim?: number }>;
  'fire the impulse core': Called<Beginning, void, Beginning & { ship?: number }>;
  'spin infantry': Called<To<'units produced'>>;
  'Van Hauge explodes': Called<To<'units destroyed'>, void, To<'units destroyed'> & { destroying?: Destroying[] }>;
}

const infantryOf = (g: G, seat: Seat, planet: PlanetId): FrozenUnit[] =>
  unitsOn(planetOf(g, planet), seat).filter((u) => u.type === 'infantry');

const indoctrinate: Sequence<'indoctrinate'> = {
  rule: 'abilities',
  steps: {
    'a mech instead': {
      call: 'ask for a mech of ashes',
      with: ({ g, v: { seat } }) =>
        mayDeploy(g, seat, 'moyinsAshes') === null && canPay(g, seat, 'influence', 3) ? { seat } : null,
      then: (x, { wanted }) => {
        if (wanted) x.v.mech = true;
      },
    },
    pay: {
      call: 'pay',
      with: ({ v: { seat, mech } }) => ({
        seat,
        amount: mech === true ? 3 : 2,
        of: 'influence',
        why: say('ability.indoctrination'),
      }),
    },
    convert: {
      do: (x) => {
        const { seat, about } = x.v;
        const planet = about.planet as PlanetId;
        const [victim] = infantryOf(x.g, opponentIn(seat, about), planet);
        if (victim === undefined) return;
        const spot = { system: about.system, planet };
        removeUnits(x, spot, [victim.id]);
        placeUnits(x, seat, spot, x.v.mech === true ? 'mech' : 'infantry', 1);
        noteDeed(x, seat, ['brotherOmar', 'brotherOmarOmega']);
      },
    },
    limits: { call: 'limits', with: (x) => ({ combat: x.v.about.system }) },
  },
};

const indoctrination = ability('indoctrination', {
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) => {
        if (about.kind !== 'ground combat' || about.round !== 1 || !takesPart(seat, about)) return false;
        if (!hasAbility(g, seat, 'indoctrination') || about.planet === undefined) return false;
        if (infantryOf(g, opponentIn(seat, about), about.planet).length === 0) return false;
        return canPay(g, seat, 'influence', 2) ? mayUseAbility(g, { seat }) : why('influence', 'why.two influence');
      },
      run: 'indoctrinate',
    },
  ],
  procedures: { indoctrinate },
});

const devotees = (g: G, seat: Seat, system: string): FrozenUnit[] =>
  shipsOf(systemOf(g, system), seat).filter((u) => u.type === 'cruiser' || u.type === 'destroyer');

function askShip(g: G, seat: Seat, ships: readonly FrozenUnit[], key: 'ask.devote' | 'ask.devote at'): Choose[] {
  if (ships.length < 2) return [];
  const options = ships.map((u) => unitOption(g, String(u.id)));
  return [{ kind: 'choose', seat, rule: 'abilities', ask: say(key), options, pick: [1, 1] }];
}

const picked = (answer: unknown, ships: readonly FrozenUnit[]): number =>
  Number((answer as readonly string[] | undefined)?.[0] ?? ships[0]?.id ?? -1);

const devote: Sequence<'devote'> = {
  rule: 'abilities',
  steps: {
    'choose a ship': {
      ask: ({ g, v: { seat, about } }) => askShip(g, seat, devotees(g, seat, about.system), 'ask.devote'),
      then: (x, got) => {
        x.v.ship = picked(got[x.v.seat], devotees(x.g, x.v.seat, x.v.about.system));
      },
    },
    'choose a target': {
      ask: ({ g, v: { seat, about } }) =>
        askShip(g, seat, fleetIn(g, about.system, opponentIn(seat, about)), 'ask.devote at'),
      then: (x, got) => {
        const { seat, about } = x.v;
        x.v.victim = picked(got[seat], fleetIn(x.g, about.system, opponentIn(seat, about)));
        noteDeed(x, seat, ['brotherOmarOmega']);
      },
    },
    'destroy it': {
      call: 'destroy units',
      with: ({ v: { seat, about, ship = -1 } }) => ({
        seat,
        enemy: seat,
        system: about.system,
        ids: [ship],
        kind: null,
      }),
    },
    'one hit': {
      call: 'take hits',
      with: ({ v: { seat, about, victim = -1 } }) => ({
        seat: opponentIn(seat, about),
        by: seat,
        hits: 1,
        kind: 'other',
        system: about.system,
        among: [victim],
      }),
    },
  },
};

const devotion = ability('devotion', {
  reacts: [
    {
      window: 'combat round ends',
      may: (g, seat, about) => {
        if (about.kind !== 'space combat' || !takesPart(seat, about) || !hasAbility(g, seat, 'devotion')) return false;
        if (devotees(g, seat, about.system).length === 0) return false;
        return fleetIn(g, about.system, opponentIn(seat, about)).length > 0 ? mayUseAbility(g, { seat }) : false;
      },
      run: 'devote',
    },
  ],
  procedures: { devote },
});

const fireCore: Sequence<'fire the impulse core'> = {
  rule: 'technology',
  steps: {
    'choose a ship': {
      ask: ({ g, v: { seat, about } }) => askShip(g, seat, devotees(g, seat, about.system), 'ask.devote'),
      then: (x, got) => {
        x.v.ship = picked(got[x.v.seat], devotees(x.g, x.v.seat, x.v.about.system));
      },
    },
    'destroy it': {
      call: 'destroy units',
      with: ({ v: { seat, about, ship = -1 } }) => ({
        seat,
        enemy: seat,
        system: about.system,
        ids: [ship],
        kind: null,
      }),
    },
    'one hit': {
      call: 'take hits',
      with: ({ v: { seat, about } }) => ({
        seat: opponentIn(seat, about),
        by: seat,
        hits: 1,
        kind: 'other',
        system: about.system,
        first: { hits: 1, types: bigShips },
      }),
    },
  },
};

const impulseCore = technology('impulseCore', {
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) =>
        about.kind === 'space combat' &&
        about.round === 1 &&
        about.drawn !== true &&
        takesPart(seat, about) &&
        hasTechnology(g, seat, 'impulseCore') &&
        devotees(g, seat, about.system).length > 0 &&
        fleetIn(g, about.system, opponentIn(seat, about)).length > 0
          ? null
          : false,
      run: 'fire the impulse core',
    },
  ],
  procedures: { 'fire the impulse core': fireCore },
});

const nurseries = (g: G, seat: Seat, system: string): PlanetId[] =>
  systemOf(g, system)
    .planets.filter((p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null)
    .map((p) => p.id);

const yinSpinner = technology('yinSpinner', {
  reacts: [
    {
      window: 'units produced',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.ability &&
        hasTechnology(g, seat, 'yinSpinner') &&
        nurseries(g, seat, about.system).length > 0
          ? null
          : false,
      run: 'spin infantry',
    },
  ],
  procedures: {
    'spin infantry': {
      rule: 'technology',
      steps: {
        place: {
          call: 'place units',
          with: ({ g, v: { seat, about } }) => ({
            seat,
            type: 'infantry',
            count: 1,
            places: nurseries(g, seat, about.system),
            why: say('technology.yinSpinner'),
          }),
        },
      },
    },
  },
});

/** A ship of the system, or what fights there as if it were one. */
const isAboard = (g: G, id: string, { unit, system, planet }: Located): boolean =>
  system.id === id && ((planet === null && isShip(unit.type)) || g.combat?.joined.includes(unit.id) === true);

/** With it, all ships of the system go. */
const vanHauge = unitAbility('vanHauge', {
  reacts: [
    {
      window: 'units destroyed',
      timing: 'when',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat && about.units.some((u) => u.type === 'flagship') && isFlagship(g, seat, 'vanHauge')
          ? null
          : false,
      run: 'Van Hauge explodes',
    },
  ],
  procedures: {
    'Van Hauge explodes': {
      rule: 'abilities',
      steps: {
        'all ships': {
          call: 'destroy units',
          with: (x) => {
            const { seat, about } = x.v;
            const [next, ...rest] =
              x.v.destroying ??
              destroying(x.g, (f) => isAboard(x.g, about.system, f)).map((each) => ({ ...each, enemy: seat }));
            x.v.destroying = rest;
            return next ?? null;
          },
          then: () => ({ goto: 'all ships' }),
        },
        limits: { call: 'limits', with: () => ({}) },
      },
    },
  },
});

const MUTAGEN = 'note:greyfireMutagen';

const greyfireMutagen = note<'system activated'>({
  id: 'greyfireMutagen',
  on: ['system activated'],
  may: (g, _, owner, about) => (about.ended !== true && !hasEffect(g, MUTAGEN, owner) ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: {
      'the mutagen works': { do: (x) => addEffect(x, { source: MUTAGEN, seat: noteOwner(x.v.copy), until: 'action' }) },
    },
    gives: () => undefined,
  },
  modifies: [
    limit(abilities, (g, seat, now) => (g.effects.length > 0 && hasEffect(g, MUTAGEN, seat) ? [] : now)),
    limit(technologiesOf, (g, seat, now) =>
      g.effects.length > 0 && hasEffect(g, MUTAGEN, seat) ? now.filter((id) => technologies[id].faction === null) : now,
    ),
  ],
});

export const yin: readonly Ti4Component[] = [
  indoctrination,
  devotion,
  impulseCore,
  yinSpinner,
  vanHauge,
  greyfireMutagen,
];
