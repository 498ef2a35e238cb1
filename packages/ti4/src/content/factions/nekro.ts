// The Nekro Virus.
import type { Called, Choose } from '@custodian/kernel';
import { add, forbid, isAblated, set } from '@custodian/kernel';
import { joinCombat } from '../../atoms/combat.ts';
import { showPrediction } from '../../atoms/council.ts';
import { addEffect, endEffect } from '../../atoms/table.ts';
import { landUnits, liftUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId, TechnologyId, UnitCardId, UnitTypeId } from '../../facts/index.ts';
import { technologies, unitCards } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit, Located } from '../../queries/board.ts';
import { systemOf, unitsIn, unitsWhere } from '../../queries/board.ts';
import { isFoughtBy } from '../../queries/combat.ts';
import { outcomesOf, outcomeText, votersFor } from '../../queries/council.ts';
import { mayAssimilate, mayPlaceStructure, mayUseAbility, mayVote } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, playerOf, technologiesOf, technologyCard } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isInDeck } from '../../queries/technologies.ts';
import { isGroundForce, unitCard, unitCardId } from '../../queries/units.ts';
import { researches } from '../../queries/values.ts';
import { declarePrediction } from '../../rules/council/predictions.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import { hasNoteOf, returnsOnActivation } from '../promissory-notes/vocabulary.ts';
import type { To } from '../sequences.ts';
import { flagshipIn, takesPart } from './vocabulary.ts';

export interface NekroSequences {
  'threaten the galaxy': Called<To<'agenda revealed'>>;
  'the threat comes true': Called<To<'agenda resolved'>>;
  'reach singularity': Called<To<'units destroyed'>>;
  propagate: Called<To<'about to research'>, { instead: true }>;
  /** A technology of one of these players is gained, or copied by an assimilator. */
  'take a technology': Called<{ readonly seat: Seat; readonly from: readonly Seat[] }, void, Taking>;
  'ground forces join': Called<To<'combat round begins'>>;
}

interface Taking {
  readonly seat: Seat;
  readonly from: readonly Seat[];
  technology?: TechnologyId;
}

const THREAT = 'ability:galacticThreat';
const SINGULARITY = 'ability:technologicalSingularity';
const TOKENS = ['valefarAssimilatorX', 'valefarAssimilatorY'] as const;
type Token = (typeof TOKENS)[number];
const SOURCE: Readonly<Record<Token, string>> = {
  valefarAssimilatorX: 'technology:valefarAssimilatorX',
  valefarAssimilatorY: 'technology:valefarAssimilatorY',
};

/** What an assimilator lies on; undefined: on nothing. */
function copied(g: G, seat: Seat, token: Token): TechnologyId | undefined {
  for (const { seat: owner, source, target } of g.effects)
    if (owner === seat && source === SOURCE[token]) return target as TechnologyId;
  return undefined;
}

/** Does one of the tokens of the Nekro Virus lie on a technology of the seat? */
export const isAssimilated = (g: G, seat: Seat): boolean =>
  g.effects.some(
    ({ source, target }) =>
      TOKENS.some((token) => SOURCE[token] === source) &&
      playerOf(g, seat).technologies.includes(target as TechnologyId),
  );

interface Possible {
  readonly id: string;
  readonly technology: TechnologyId;
  readonly token: Token | null;
}

/** 'gain x' or 'token x': what can be taken from these players. */
function takings(g: G, seat: Seat, from: readonly Seat[]): Possible[] {
  const own = technologiesOf(g, seat);
  const theirs = new Set(from.flatMap((other) => playerOf(g, other).technologies));
  return [...theirs].flatMap((id): Possible[] => {
    if (own.includes(id)) return [];
    if (technologies[id].faction === null)
      return isInDeck(g, seat, id) ? [{ id: `gain ${id}`, technology: id, token: null }] : [];
    if (mayAssimilate(g, { technology: id }) !== null) return [];
    return tokensFor(g, seat, id).map((token) => ({ id: `${token} ${id}`, technology: id, token }));
  });
}

const upgradedType = (id: TechnologyId): UnitTypeId | null =>
  technologies[id].unitUpgrade ? unitCards[id as unknown as UnitCardId].type : null;

/** Tokens that may go to a technology: to an upgrade of units that one of them upgrades already, that one alone. */
function tokensFor(g: G, seat: Seat, id: TechnologyId): readonly Token[] {
  const owned = TOKENS.filter(
    (token) => playerOf(g, seat).technologies.includes(token) && !isAblated('technology', token),
  );
  const type = upgradedType(id);
  const bound = owned.filter((token) => {
    const copy = copied(g, seat, token);
    return type !== null && copy !== undefined && upgradedType(copy) === type;
  });
  return bound.length > 0 ? bound : owned;
}

/** A dock that stands where its card does not let it: on a planet though it floats, or in space though it does not. */
function misplacedDock(g: G, seat: Seat): Located | undefined {
  const floats = unitCard(g, seat, 'spaceDock')?.inSpace === true;
  const docks = unitsWhere(g, (unit) => unit.owner === seat && unit.type === 'spaceDock');
  return docks.find(({ planet }) => (planet === null) !== floats);
}

/** Planets of the system where a dock out of space may be set down. */
const docksides = (g: G, seat: Seat, { system }: Located): PlanetId[] =>
  system.planets
    .filter((p) => mayPlaceStructure(g, { seat, planet: p.id, type: 'spaceDock' }) === null)
    .map((p) => p.id);

const askDockside = (g: G, seat: Seat): Choose[] => {
  const dock = misplacedDock(g, seat);
  const planets = dock === undefined || dock.planet !== null ? [] : docksides(g, seat, dock);
  if (planets.length < 2) return [];
  const options = planets.map((planet) => ({ id: planet, text: say('option.planet', { planet }), on: [planet] }));
  return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.set down a dock'), options, pick: [1, 1] }];
};

const takeTechnology: Sequence<'take a technology'> = {
  rule: 'technology',
  steps: {
    'choose a technology': {
      ask: ({ g, v: { seat, from } }): Choose[] => {
        const options = takings(g, seat, from).map(({ id, technology: what, token }) => ({
          id,
          text:
            token === null
              ? say('option.technology', { technology: what })
              : say('option.assimilate', { technology1: what, technology2: token }),
        }));
        if (options.length === 0) return [];
        return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.take a technology'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, from } = x.v;
        const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
        const chosen = takings(x.g, seat, from).find((t) => t.id === picked);
        if (chosen === undefined) return 'end';
        if (chosen.token !== null) {
          const source = SOURCE[chosen.token];
          endEffect(x, source, seat);
          addEffect(x, { source, seat, target: chosen.technology, until: 'game' });
          return { goto: 'units that are others now' };
        }
        x.v.technology = chosen.technology;
        return undefined;
      },
    },
    gain: {
      call: 'gain technology',
      with: ({ v: { seat, technology: id } }) => (id === undefined ? null : { seat, technology: id }),
    },
    // What a copy no longer allows goes; what it makes of docks, they are at once.
    'units that are others now': {
      ask: ({ g, v: { seat } }) => askDockside(g, seat),
      then: (x, got) => {
        const { seat } = x.v;
        if (unitCard(x.g, seat, 'warSun') === null)
          for (const { unit, system } of unitsWhere(x.g, (u) => u.owner === seat && u.type === 'warSun'))
            removeUnits(x, { system: system.id }, [unit.id]);
        const dock = misplacedDock(x.g, seat);
        if (dock === undefined) return undefined;
        const { unit, system, planet } = dock;
        const [to = docksides(x.g, seat, dock)[0]] = (got[seat] as readonly PlanetId[] | undefined) ?? [];
        if (planet !== null) liftUnits(x, planet.id, [unit.id]);
        else if (to === undefined) removeUnits(x, { system: system.id }, [unit.id]);
        else landUnits(x, system.id, to, [unit.id]);
        return { goto: 'units that are others now' };
      },
    },
    limits: { call: 'limits', with: () => ({}) },
  },
};

const threaten: Sequence<'threaten the galaxy'> = {
  rule: 'abilities',
  steps: {
    predict: {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const options = outcomesOf(g, about.agenda).map((id) => ({
          id,
          text: outcomeText(about.agenda, id),
          on: [id],
        }));
        if (options.length < 2) return [];
        const ask = say('ask.predict', { agenda: about.agenda });
        return [{ kind: 'choose', seat, rule: 'abilities', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [target = outcomesOf(x.g, about.agenda)[0] ?? ''] = (got[seat] as readonly string[] | undefined) ?? [];
        addEffect(x, { source: THREAT, seat, target, until: 'agenda' });
        addEffect(x, { source: THREAT, seat, target: 'used', until: 'agenda phase' });
        showPrediction(x, seat, about.agenda, outcomeText(about.agenda, target));
      },
    },
  },
};

declarePrediction({
  source: THREAT,
  name: say('ability.galacticThreat'),
  run: 'the threat comes true',
  may: (g, seat, { casts, outcome }) => takings(g, seat, votersFor(casts, outcome)).length > 0,
});

const galacticThreat = ability('galacticThreat', {
  modifies: [
    forbid(mayVote, (g, { seat }) =>
      hasAbility(g, seat, 'galacticThreat') ? why('abilities', 'why.nekro do not vote') : null,
    ),
  ],
  reacts: [
    {
      window: 'agenda revealed',
      may: (g, seat, about) =>
        about.replaced !== true &&
        hasAbility(g, seat, 'galacticThreat') &&
        !hasEffect(g, THREAT, seat, 'used') &&
        outcomesOf(g, about.agenda).length > 0
          ? mayUseAbility(g, { seat })
          : false,
      run: 'threaten the galaxy',
    },
  ],
  procedures: {
    'threaten the galaxy': threaten,
    'the threat comes true': {
      rule: 'abilities',
      steps: {
        take: {
          call: 'take a technology',
          with: ({ v: { seat, about } }) => ({ seat, from: votersFor(about.casts, about.outcome) }),
        },
      },
    },
    'take a technology': takeTechnology,
  },
});

const technologicalSingularity = ability('technologicalSingularity', {
  reacts: [
    {
      window: 'units destroyed',
      may: (g, seat, about) => {
        const { combat } = g;
        if (combat === null || about.seat === seat || !hasAbility(g, seat, 'technologicalSingularity')) return false;
        if (
          ![combat.attacker, combat.defender].includes(seat) ||
          ![combat.attacker, combat.defender].includes(about.seat)
        )
          return false;
        if (hasEffect(g, SINGULARITY, seat) || hasNoteOf(g, about.seat, 'antivirus', seat)) return false;
        return takings(g, seat, [about.seat]).length > 0 ? mayUseAbility(g, { seat }) : false;
      },
      run: 'reach singularity',
    },
  ],
  procedures: {
    'reach singularity': {
      rule: 'abilities',
      steps: {
        once: { do: (x) => addEffect(x, { source: SINGULARITY, seat: x.v.seat, until: 'combat' }) },
        take: { call: 'take a technology', with: ({ v: { seat, about } }) => ({ seat, from: [about.seat] }) },
      },
    },
  },
});

const propagation = ability('propagation', {
  modifies: [set(researches, (g, seat, now) => now && !hasAbility(g, seat, 'propagation'))],
  reacts: [
    {
      window: 'about to research',
      timing: 'when',
      forced: true,
      may: (g, seat, about) => (about.seat === seat && hasAbility(g, seat, 'propagation') ? null : false),
      run: 'propagate',
    },
  ],
  procedures: {
    propagate: {
      rule: 'abilities',
      steps: { tokens: { call: 'gain tokens', with: (x) => ({ seat: x.v.seat, count: 3 }) } },
      gives: () => ({ instead: true }),
    },
  },
});

/** While its token lies on a technology, the card has its text. */
const assimilator = (token: Token): Ti4Component =>
  technology(token, {
    modifies: [
      add(technologiesOf, (g, seat, now) => {
        const id = copied(g, seat, token);
        return id === undefined || now.includes(id) ? now : [...now, id];
      }),
      set(technologyCard, (g, { seat, id }, now) =>
        copied(g, seat, token) === id && !playerOf(g, seat).technologies.includes(id) ? token : now,
      ),
      set(unitCardId, (g, { seat, type }, now) => {
        const id = copied(g, seat, token);
        if (id === undefined || !technologies[id].unitUpgrade) return now;
        const card = unitCards[id as unknown as UnitCardId];
        return card.type === type ? card.id : now;
      }),
    ],
  });

const troops = (g: G, seat: Seat, system: string): FrozenUnit[] =>
  unitsIn(systemOf(g, system), seat).filter(isGroundForce);

const join: Sequence<'ground forces join'> = {
  rule: 'abilities',
  steps: {
    'choose ground forces': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const options = troops(g, seat, about.system).map((u) => unitOption(g, String(u.id)));
        return [
          {
            kind: 'choose',
            seat,
            rule: 'abilities',
            ask: say('ask.alastor'),
            options,
            pick: [0, options.length],
            proposal: options.map((o) => o.id),
          },
        ];
      },
      then: (x, got) => joinCombat(x, ((got[x.v.seat] as readonly string[] | undefined) ?? []).map(Number)),
    },
  },
};

const theAlastor = unitAbility('theAlastor', {
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) =>
        about.kind === 'space combat' &&
        about.round === 1 &&
        takesPart(seat, about) &&
        flagshipIn(g, seat, 'theAlastor', about.system) !== undefined &&
        troops(g, seat, about.system).length > 0
          ? null
          : false,
      run: 'ground forces join',
    },
  ],
  procedures: { 'ground forces join': join },
});

const antivirus = note<'combat round begins'>({
  id: 'antivirus',
  on: ['combat round begins'],
  may: (g, seat, _, about) => (about.round === 1 && isFoughtBy(g, seat, about) ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: { 'the antivirus holds': { do: () => undefined } },
    gives: () => undefined,
  },
  later: [returnsOnActivation('antivirus')],
});

export const nekro: readonly Ti4Component[] = [
  galacticThreat,
  technologicalSingularity,
  propagation,
  ...TOKENS.map(assimilator),
  theAlastor,
  antivirus,
];
