// Laws that lie in the play area of an elected player.
import type { Choose } from '@custodian/kernel';
import { add, set } from '@custodian/kernel';
import { liftToken } from '../../atoms/board.ts';
import { giveLaw, repealLaw } from '../../atoms/council.ts';
import { addEffect, gainPoints, handOverStrategyCards } from '../../atoms/table.ts';
import type { AgendaId, StrategyCardId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { areNeighbors, hasToken, homeSystem, systemOf, systemOfPlanet, unitsIn } from '../../queries/board.ts';
import { electedBy } from '../../queries/council.ts';
import { isCombatRoll } from '../../queries/dice.ts';
import { hasEffect, lawInForce, othersThan, ownsLaw, seatsIn, strategyCardsOf } from '../../queries/players.ts';
import { combatBonus, researchPrice } from '../../queries/values.ts';
import { failedRerolls } from '../../rules/combat/rerolling.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { agenda } from './vocabulary.ts';

const committeeChooses: Sequence<'the committee chooses'> = {
  rule: 'agenda cards',
  steps: {
    'choose a player': {
      ask: ({ g, v: { seat } }) => {
        const options = seatsIn(g).map((player) => ({ id: String(player), text: say('option.player', { player }) }));
        return [{ kind: 'choose', seat, rule: 'agenda cards', ask: say('ask.committee'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        [x.v.elected = '0'] = got[x.v.seat] as readonly string[];
        repealLaw(x, 'committeeFormation');
      },
    },
  },
  gives: (x) => ({ elected: x.v.elected ?? '0' }),
};

const committeeFormation = agenda('committeeFormation', {
  reacts: [
    {
      window: 'before voting',
      may: (g, seat, about) =>
        ownsLaw(g, seat, 'committeeFormation') && electedBy(g, about.agenda) === 'player' && about.elected === undefined
          ? null
          : false,
      run: 'the committee chooses',
    },
  ],
  procedures: { 'the committee chooses': committeeChooses },
});

/** Pairs of an own strategy card and another's: 'trade imperial'. */
export function exchanges(
  g: G,
  seat: Seat,
  others: readonly Seat[],
): { own: StrategyCardId; other: StrategyCardId; player: Seat }[] {
  return strategyCardsOf(g, seat).flatMap((own) =>
    others.flatMap((player) => strategyCardsOf(g, player).map((other) => ({ own: own.id, other: other.id, player }))),
  );
}

/** Which of one's strategy cards for which of another's. */
export function askExchange(g: G, seat: Seat, others: readonly Seat[]): Choose[] {
  const options = exchanges(g, seat, others).map(({ own, other, player }) => ({
    id: `${own} ${other}`,
    text: say('option.exchange strategy cards', { strategy1: own, strategy2: other, player }),
    on: [own, other],
  }));
  if (options.length === 0) return [];
  return [
    { kind: 'choose', seat, rule: 'agenda cards', ask: say('ask.exchange strategy cards'), options, pick: [1, 1] },
  ];
}

const arbiterExchanges: Sequence<'the arbiter exchanges'> = {
  rule: 'agenda cards',
  steps: {
    exchange: {
      ask: ({ g, v: { seat } }) => askExchange(g, seat, othersThan(g, seat)),
      then: (x, got) => {
        const [picked = ''] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        const [own, other] = picked.split(' ') as [StrategyCardId, StrategyCardId];
        repealLaw(x, 'imperialArbiter');
        if (other !== undefined) handOverStrategyCards(x, own, other);
      },
    },
  },
};

const imperialArbiter = agenda('imperialArbiter', {
  reacts: [
    {
      window: 'strategy phase ends',
      may: (g, seat) =>
        ownsLaw(g, seat, 'imperialArbiter') && exchanges(g, seat, othersThan(g, seat)).length > 0 ? null : false,
      run: 'the arbiter exchanges',
    },
  ],
  procedures: { 'the arbiter exchanges': arbiterExchanges },
});

const neighborsOf = (g: G, seat: Seat): number =>
  othersThan(g, seat).filter((b) => areNeighbors(g, { a: seat, b })).length;

const ministerOfCommerce = agenda('ministerOfCommerce', {
  reacts: [
    {
      window: 'commodities replenished',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat && ownsLaw(g, seat, 'ministerOfCommerce') && neighborsOf(g, seat) > 0 ? null : false,
      run: 'commerce pays',
    },
  ],
  procedures: {
    'commerce pays': {
      rule: 'trade goods',
      steps: {
        gain: { call: 'gain trade goods', with: ({ g, v: { seat } }) => ({ seat, amount: neighborsOf(g, seat) }) },
      },
    },
  },
});

const ministerOfExploration = agenda('ministerOfExploration', {
  reacts: [
    {
      window: 'planet gained',
      timing: 'when',
      forced: true,
      may: (g, seat, about) => (about.seat === seat && ownsLaw(g, seat, 'ministerOfExploration') ? null : false),
      run: 'exploration pays',
    },
  ],
  procedures: {
    'exploration pays': {
      rule: 'trade goods',
      steps: { gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 1 }) } },
    },
  },
});

const ministerOfIndustry = agenda('ministerOfIndustry', {
  reacts: [
    {
      window: 'structure placed',
      timing: 'when',
      may: (g, seat, about) =>
        about.seat === seat && about.unit === 'spaceDock' && ownsLaw(g, seat, 'ministerOfIndustry') ? null : false,
      run: 'industry produces',
    },
  ],
  procedures: {
    'industry produces': {
      rule: 'production',
      steps: { produce: { call: 'production', with: ({ v: { seat, about } }) => ({ seat, system: about.system }) } },
    },
  },
});

const ministerOfPeace = agenda('ministerOfPeace', {
  reacts: [
    {
      window: 'system activated',
      may: (g, seat, about) => {
        if (about.ended === true || !ownsLaw(g, seat, 'ministerOfPeace')) return false;
        const others = othersThan(g, about.seat);
        return others.some((other) => unitsIn(systemOf(g, about.system), other).length > 0) ? null : false;
      },
      run: 'peace ends the turn',
    },
  ],
  procedures: {
    'peace ends the turn': {
      rule: 'agenda cards',
      steps: { 'end the turn': { do: (x) => repealLaw(x, 'ministerOfPeace') } },
      gives: () => ({ ended: true }),
    },
  },
});

const ministerOfPolicy = agenda('ministerOfPolicy', {
  reacts: [
    {
      window: 'status phase ends',
      forced: true,
      may: (g, seat) => (ownsLaw(g, seat, 'ministerOfPolicy') ? null : false),
      run: 'policy draws a card',
    },
  ],
  procedures: {
    'policy draws a card': {
      rule: 'action cards',
      steps: { draw: { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 1 }) } },
    },
  },
});

const ministerOfSciences = agenda('ministerOfSciences', {
  modifies: [set(researchPrice, (g, { seat }, now) => (ownsLaw(g, seat, 'ministerOfSciences') ? 0 : now))],
});

const tokenSystems = (g: G, seat: Seat): string[] => g.systems.filter((s) => hasToken(s, seat)).map((s) => s.id);

const warActsAgain: Sequence<'war acts again'> = {
  rule: 'agenda cards',
  steps: {
    'take back a token': {
      ask: ({ g, v: { seat } }) => {
        const systems = tokenSystems(g, seat);
        if (systems.length < 2) return [];
        const options = systems.map((id) => ({ id, text: say('option.system', { system: id }), on: [id] }));
        return [
          { kind: 'choose', seat, rule: 'agenda cards', ask: say('ask.take back a token'), options, pick: [1, 1] },
        ];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const [picked = tokenSystems(x.g, seat)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
        repealLaw(x, 'ministerOfWar');
        if (picked !== undefined) liftToken(x, seat, picked);
      },
    },
  },
  gives: () => ({ again: 'any', mayEnd: true }),
};

const ministerOfWar = agenda('ministerOfWar', {
  reacts: [
    {
      window: 'action performed',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.again === undefined &&
        ownsLaw(g, seat, 'ministerOfWar') &&
        tokenSystems(g, seat).length > 0
          ? null
          : false,
      run: 'war acts again',
    },
  ],
  procedures: { 'war acts again': warActsAgain },
});

const prophecyOfIxth = agenda('prophecyOfIxth', {
  modifies: [
    add(combatBonus, (g, { seat, unit, kind }, now) =>
      unit === 'fighter' && isCombatRoll(kind) && ownsLaw(g, seat, 'prophecyOfIxth') ? now + 1 : now,
    ),
  ],
  reacts: [
    {
      window: 'units produced',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.ability &&
        ownsLaw(g, seat, 'prophecyOfIxth') &&
        about.units.filter((u) => u === 'fighter').length < 2
          ? null
          : false,
      run: 'the prophecy ends',
    },
  ],
  procedures: {
    'the prophecy ends': {
      rule: 'agenda cards',
      steps: { discard: { do: (x) => repealLaw(x, 'prophecyOfIxth') } },
    },
  },
});

/** The law and its victory point go from its owner to another. */
const changesHands = (id: AgendaId) =>
  ({
    rule: 'victory points',
    steps: {
      'take it': {
        do: (x: Parameters<typeof giveLaw>[0] & { v: { seat: Seat } }) => {
          const owner = lawInForce(x.g, id)?.owner ?? -1;
          giveLaw(x, id, x.v.seat);
          gainPoints(x, owner, -1);
          gainPoints(x, x.v.seat, 1);
        },
      },
    },
  }) as const;

export const onePoint = {
  atOnce: (x: Parameters<typeof gainPoints>[0], { outcome }: { outcome: string }) => gainPoints(x, Number(outcome), 1),
};

const shardOfTheThrone = agenda('shardOfTheThrone', {
  elected: onePoint,
  reacts: [
    {
      window: 'combat won',
      forced: true,
      may: (g, seat, about) => (about.seat === seat && ownsLaw(g, about.loser, 'shardOfTheThrone') ? null : false),
      run: 'the shard changes hands',
    },
  ],
  procedures: { 'the shard changes hands': changesHands('shardOfTheThrone') },
});

const theCrownOfEmphidia = agenda('theCrownOfEmphidia', {
  elected: onePoint,
  reacts: [
    {
      window: 'planet gained',
      forced: true,
      may: (g, seat, about) => {
        const owner = lawInForce(g, 'theCrownOfEmphidia')?.owner;
        if (about.seat !== seat || owner === undefined || owner === seat) return false;
        return homeSystem(g, owner)?.id === systemOfPlanet(g, about.planet).id ? null : false;
      },
      run: 'the crown changes hands',
    },
  ],
  procedures: { 'the crown changes hands': changesHands('theCrownOfEmphidia') },
});

const THALNOS = 'agenda:theCrownOfThalnos';

const rerollByCrown: Sequence<'reroll by the crown'> = {
  rule: 'rerolls',
  steps: {
    reroll: {
      call: 'reroll dice',
      with: ({ v: { seat, about } }) => ({ seat, groups: about.groups }),
      then: (x, { groups, again }) => {
        const { seat, about } = x.v;
        x.v.groups = groups;
        for (const id of failedRerolls(x.g, about, groups, again))
          addEffect(x, { source: THALNOS, seat, target: String(id), until: 'combat round' });
      },
    },
  },
  gives: (x) => (x.v.groups === undefined ? {} : { groups: x.v.groups }),
};

/** When both sides have rolled. */
const crownTakes: Sequence<'the crown takes units'> = {
  rule: 'agenda cards',
  steps: {
    'units are destroyed': {
      call: 'destroy units',
      with: ({ g, v: { seat, about } }) => {
        const { system, planet } = about;
        const place = planet === undefined ? {} : { planet };
        const ids = g.effects.filter((e) => e.source === THALNOS && e.seat === seat).map((e) => Number(e.target));
        return { seat, enemy: seat, system, ...place, ids, kind: null };
      },
    },
  },
};

const theCrownOfThalnos = agenda('theCrownOfThalnos', {
  reacts: [
    {
      window: 'dice rolled',
      may: (g, seat, about) =>
        about.seat === seat &&
        isCombatRoll(about.kind) &&
        ownsLaw(g, seat, 'theCrownOfThalnos') &&
        about.groups.some(({ rolls }) => rolls.length > 0)
          ? null
          : false,
      run: 'reroll by the crown',
    },
    {
      window: 'both have rolled',
      forced: true,
      may: (g, seat) => (hasEffect(g, THALNOS, seat) ? null : false),
      run: 'the crown takes units',
    },
  ],
  procedures: { 'reroll by the crown': rerollByCrown, 'the crown takes units': crownTakes },
});

export const lawsOfPlayers: readonly Ti4Component[] = [
  committeeFormation,
  imperialArbiter,
  ministerOfCommerce,
  ministerOfExploration,
  ministerOfIndustry,
  ministerOfPeace,
  ministerOfPolicy,
  ministerOfSciences,
  ministerOfWar,
  prophecyOfIxth,
  shardOfTheThrone,
  theCrownOfEmphidia,
  theCrownOfThalnos,
];
