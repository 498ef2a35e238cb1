// The Sardakk N'orr.
import type { Called, Choose } from '@custodian/kernel';
import { add } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { locate, shipsOf, systemOf } from '../../queries/board.ts';
import { fleetIn, isFoughtBy } from '../../queries/combat.ts';
import { isCombatRoll } from '../../queries/dice.ts';
import { hasEffect, noteOwner, othersThan } from '../../queries/players.ts';
import { unitCardId } from '../../queries/units.ts';
import { combatBonus, hitsScored } from '../../queries/values.ts';
import type { Destroying } from '../../rules/combat/sequences.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility, withAbility, withTechnology } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { CopyTo } from '../sequences.ts';

export interface NorrSequences {
  'exotrireme explodes': Called<
    CopyTo<'combat round ends'>,
    void,
    CopyTo<'combat round ends'> & { destroying?: Destroying[] }
  >;
}

const unrelenting = ability('unrelenting', {
  modifies: [withAbility('unrelenting', add, combatBonus, (_, { kind }, now) => (isCombatRoll(kind) ? now + 1 : now))],
});

const isFlagshipThere = (g: G, seat: Seat, system: string): boolean =>
  unitCardId(g, { seat, type: 'flagship' }) === 'cmorranNorr' &&
  systemOf(g, system).space.some((u) => u.owner === seat && u.type === 'flagship');

/** +1 for the other ships of its system. */
const cmorranNorr = unitAbility('cmorranNorr', {
  modifies: [
    add(combatBonus, (g, { seat, unit, kind, system }, now) =>
      kind === 'space combat' && unit !== 'flagship' && isFlagshipThere(g, seat, system) ? now + 1 : now,
    ),
  ],
});

const valkyrieParticleWeave = technology('valkyrieParticleWeave', {
  modifies: [
    withTechnology('valkyrieParticleWeave', add, hitsScored, (_, { kind, enemyHits }, now) =>
      kind === 'ground combat' && enemyHits > 0 ? now + 1 : now,
    ),
  ],
});

/** Exotriremes of a seat that may be spent in the combat. */
const exotriremes = (g: G, seat: Seat, system: string): string[] =>
  unitCardId(g, { seat, type: 'dreadnought' }) === 'exotriremeII'
    ? shipsOf(systemOf(g, system), seat)
        .filter((u) => u.type === 'dreadnought')
        .map((u) => String(u.id))
    : [];

const enemies = (g: G, seat: Seat, system: string): FrozenUnit[] =>
  othersThan(g, seat).flatMap((other) => fleetIn(g, system, other));

function askVictims(g: G, seat: Seat, system: string): Choose[] {
  const ships = enemies(g, seat, system);
  if (ships.length === 0) return [];
  const options = ships.map((u) => unitOption(g, String(u.id)));
  return [{ kind: 'choose', seat, rule: 'abilities', ask: say('ask.exotrireme'), options, pick: [0, 2] }];
}

const explodes: Sequence<'exotrireme explodes'> = {
  rule: 'abilities',
  steps: {
    'choose ships': {
      ask: ({ g, v: { seat, about } }) => askVictims(g, seat, about.system),
      then: (x, got) => {
        const { seat, about, copy } = x.v;
        const picked = ((got[seat] as readonly string[] | undefined) ?? []).map(Number);
        const owners = new Map<Seat, number[]>();
        for (const id of picked) {
          const owner = locate(x.g, id)?.unit.owner;
          if (owner !== undefined) owners.set(owner, [...(owners.get(owner) ?? []), id]);
        }
        const { system } = about;
        x.v.destroying = [
          { seat, enemy: seat, system, ids: [Number(copy)], kind: null },
          ...[...owners].map(([owner, ids]) => ({ seat: owner, enemy: seat, system, ids, kind: null })),
        ];
      },
    },
    destroy: {
      call: 'destroy units',
      with: (x) => {
        const [next, ...rest] = x.v.destroying ?? [];
        x.v.destroying = rest;
        return next ?? null;
      },
      then: (x) => ((x.v.destroying?.length ?? 0) > 0 ? { goto: 'destroy' } : undefined),
    },
  },
};

const exotriremeII = unitAbility('exotriremeII', {
  reacts: [
    {
      window: 'combat round ends',
      copies: (g, seat, about) =>
        about.kind === 'space combat' && (about.attacker === seat || about.defender === seat)
          ? exotriremes(g, seat, about.system)
          : [],
      may: (g, seat, about, copy) =>
        locate(g, Number(copy)) !== undefined && enemies(g, seat, about.system).length > 0 ? null : false,
      run: 'exotrireme explodes',
    },
  ],
  procedures: { 'exotrireme explodes': explodes },
});

/** Whom the legion fights for, and against whom. */
const LEGION = 'note:tekklarLegion';

const tekklarLegion = note<'combat round begins'>({
  id: 'tekklarLegion',
  on: ['combat round begins'],
  may: (g, seat, _, about) =>
    about.kind === 'ground combat' && about.round === 1 && isFoughtBy(g, seat, about) ? null : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'the legion fights': {
        do: (x) => {
          const { seat, about, copy } = x.v;
          addEffect(x, { source: LEGION, seat, amount: 1, until: 'combat' });
          const owner = noteOwner(copy);
          if (about.attacker === owner || about.defender === owner)
            addEffect(x, { source: LEGION, seat: owner, amount: -1, until: 'combat' });
        },
      },
    },
    gives: () => undefined,
  },
  modifies: [
    add(combatBonus, (g, { seat, kind }, now) => {
      if (kind !== 'ground combat' || !hasEffect(g, LEGION, seat)) return now;
      return now + (g.effects.find((e) => e.source === LEGION && e.seat === seat)?.amount ?? 0);
    }),
  ],
});

export const norr: readonly Ti4Component[] = [
  unrelenting,
  cmorranNorr,
  valkyrieParticleWeave,
  exotriremeII,
  technology('exotriremeII', { inRules: 'queries/units.ts' }),
  tekklarLegion,
];
