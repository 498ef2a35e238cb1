// The Mahact Gene-Sorcerers.
import type { Called, Choose } from '@custodian/kernel';
import { add, forbid, limit } from '@custodian/kernel';
import { gainCommodities } from '../../atoms/goods.ts';
import { convertCommodities } from '../../atoms/prophecy.ts';
import { exhaustTechnology } from '../../atoms/table.ts';
import { loseFleetTokens, seizeToken } from '../../atoms/tokens-of-others.ts';
import { restInfantry } from '../../atoms/units.ts';
import { factions } from '../../facts/index.ts';
import type { G, Pool, Seat } from '../../game.ts';
import { pools } from '../../game.ts';
import { isHome, unitsIn } from '../../queries/board.ts';
import { outcomesOf, outcomeText } from '../../queries/council.ts';
import { isCombatRoll } from '../../queries/dice.ts';
import { commandersOf, unlockedCommanders } from '../../queries/leaders.ts';
import { ownNotes } from '../../queries/notes.ts';
import { mayReceiveNote } from '../../queries/permissions.ts';
import {
  clockwiseFrom,
  fleetTokens,
  hasAbility,
  noteOf,
  noteOwner,
  playerOf,
  tokensLeft,
  tokensOfOthers,
  tokensOnSheet,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { unitCardId } from '../../queries/units.ts';
import { combatBonus, commodityLimit, fleetLimit } from '../../queries/values.ts';
import type { Windows } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { systemOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility, withAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { NotePlayed, To } from '../sequences.ts';
import { readied } from './vocabulary.ts';

interface Recombining extends To<'about to vote'> {
  outcome?: string;
  obeys?: boolean;
}

export interface MahactSequences {
  'take by edict': Called<To<'combat won'>>;
  'legionnaires fall': Called<To<'units destroyed'>, void, To<'units destroyed'> & { left?: number }>;
  'recombine a vote': Called<To<'about to vote'>, { readonly bound?: string }, Recombining>;
}

/** Pools of the loser from which a token can come; none where his reinforcements have one. */
const sheetPools = (g: G, seat: Seat): Pool[] =>
  tokensLeft(g, seat) > 0 ? [] : pools.filter((pool) => playerOf(g, seat)[pool] > 0);

const takeByEdict: Sequence<'take by edict'> = {
  rule: 'command tokens',
  steps: {
    'from where': {
      ask: ({ g, v: { about } }): Choose[] => {
        const from = sheetPools(g, about.loser);
        if (from.length < 2) return [];
        const options = from.map((pool) => ({ id: pool, text: say(`term.pool.${pool}`) }));
        const ask = say('ask.edict');
        return [{ kind: 'choose', seat: about.loser, rule: 'command tokens', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [picked = sheetPools(x.g, about.loser)[0]] = (got[about.loser] as readonly Pool[] | undefined) ?? [];
        seizeToken(x, seat, about.loser, picked ?? 'reinforcements');
      },
    },
  },
};

/** Tokens of others lie in the fleet pool, one of each player at most. They are never shared out anew. */
const edict = ability('edict', {
  modifies: [withAbility('edict', add, fleetLimit, (g, { seat }, now) => now + tokensOfOthers(g, seat).length)],
  reacts: [
    {
      window: 'combat won',
      timing: 'when',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        hasAbility(g, seat, 'edict') &&
        !tokensOfOthers(g, seat).includes(about.loser) &&
        !playerOf(g, about.loser).eliminated &&
        tokensLeft(g, about.loser) + tokensOnSheet(g, about.loser) > 0
          ? null
          : false,
      run: 'take by edict',
    },
  ],
  procedures: { 'take by edict': takeByEdict },
});

const imperia = ability('imperia', {
  modifies: [
    add(commandersOf, (g, seat, now) => {
      const others = tokensOfOthers(g, seat);
      if (others.length === 0 || !hasAbility(g, seat, 'imperia')) return now;
      return [...now, ...others.flatMap((other) => unlockedCommanders(g, other))];
    }),
  ],
});

const isHubristic = (g: G, seat: Seat): boolean => {
  const { faction } = playerOf(g, seat);
  return faction !== '' && factions[faction].abilities.includes('hubris');
};

const hubris = ability('hubris', {
  modifies: [
    limit(ownNotes, (g, seat, now) =>
      isHubristic(g, seat) ? now.filter((copy) => copy !== noteOf('alliance', seat)) : now,
    ),
    forbid(mayReceiveNote, (g, { seat, note: id }, now) =>
      id === 'alliance' && isHubristic(g, seat) ? why('promissory notes', 'why.hubris') : now,
    ),
  ],
});

const arviconRex = unitAbility('arviconRex', {
  modifies: [
    add(combatBonus, (g, { seat, enemy, unit, kind }, now) =>
      unit === 'flagship' &&
      isCombatRoll(kind) &&
      unitCardId(g, { seat, type: 'flagship' }) === 'arviconRex' &&
      !tokensOfOthers(g, seat).includes(enemy)
        ? now + 2
        : now,
    ),
  ],
});

const GAIN = 'gain';
const CONVERT = 'convert';

/** What a legionnaire that falls may bring. */
function bequests(g: G, seat: Seat): string[] {
  const { commodities } = playerOf(g, seat);
  return [...(commodities < commodityLimit(g, seat) ? [GAIN] : []), ...(commodities > 0 ? [CONVERT] : [])];
}

const fallen = ({ units }: Windows['units destroyed']): number => units.filter((u) => u.type === 'infantry').length;

const legionnairesFall: Sequence<'legionnaires fall'> = {
  rule: 'destroyed',
  steps: {
    count: {
      do: (x) => {
        x.v.left = fallen(x.v.about);
      },
    },
    // One after the other: what one brings changes what the next may.
    'gain or convert': {
      rule: 'commodities',
      ask: ({ g, v: { seat, left = 0 } }): Choose[] => {
        const ways = left > 0 ? bequests(g, seat) : [];
        if (ways.length < 2) return [];
        const options = [
          { id: GAIN, text: say('option.gain commodities', { count: 1 }) },
          { id: CONVERT, text: say('option.convert commodities', { count: 1 }) },
        ];
        const ask = say('ask.legionnaire', { count: left });
        return [{ kind: 'choose', seat, rule: 'commodities', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, left = 0 } = x.v;
        if (left === 0) return undefined;
        const [way = bequests(x.g, seat)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
        if (way === GAIN) gainCommodities(x, seat, 1);
        if (way === CONVERT) convertCommodities(x, seat, 1);
        x.v.left = left - 1;
        return { goto: 'gain or convert' };
      },
    },
    'rest on the card': {
      rule: 'infantry',
      do: (x) => {
        const isUpgraded = unitCardId(x.g, { seat: x.v.seat, type: 'infantry' }) === 'crimsonLegionnaireII';
        if (isUpgraded) restInfantry(x, x.v.seat, fallen(x.v.about));
      },
    },
  },
};

const legionnaire = (
  card: 'crimsonLegionnaire' | 'crimsonLegionnaireII',
  procedures: Ti4Component['procedures'] = {},
): Ti4Component =>
  unitAbility(card, {
    reacts: [
      {
        window: 'units destroyed',
        forced: true,
        may: (g, seat, about) =>
          about.seat === seat && fallen(about) > 0 && unitCardId(g, { seat, type: 'infantry' }) === card ? null : false,
        run: 'legionnaires fall',
      },
    ],
    procedures,
  });

const OBEY = 'obey';
const LOSE = 'lose';

const recombine: Sequence<'recombine a vote'> = {
  rule: 'agenda phase',
  steps: {
    'name an outcome': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const options = outcomesOf(g, about.agenda).map((id) => ({
          id,
          text: outcomeText(about.agenda, id),
          on: [id],
        }));
        const ask = say('ask.recombination', { player: about.seat });
        return [{ kind: 'choose', seat, rule: 'agenda phase', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        exhaustTechnology(x, x.v.seat, 'geneticRecombination');
        [x.v.outcome] = got[x.v.seat] as [string];
      },
    },
    'obey or not': {
      ask: ({ g, v: { about, outcome = '' } }): Choose[] => {
        if (fleetTokens(g, about.seat) === 0) return [];
        const options = [
          { id: OBEY, text: say('option.obey', { outcome: outcomeText(about.agenda, outcome) }) },
          { id: LOSE, text: say('option.lose a fleet token') },
        ];
        const ask = say('ask.obey');
        return [{ kind: 'choose', seat: about.seat, rule: 'agenda phase', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { about } = x.v;
        x.v.obeys = (got[about.seat] as readonly string[] | undefined)?.[0] !== LOSE;
        if (!x.v.obeys) loseFleetTokens(x, about.seat, 1);
      },
    },
    limits: { rule: 'fleet pool', call: 'limits', with: (x) => (x.v.obeys === true ? null : {}) },
  },
  gives: ({ v: { obeys, outcome } }) => (obeys === true && outcome !== undefined ? { bound: outcome } : {}),
};

const geneticRecombination = technology('geneticRecombination', {
  reacts: [
    {
      window: 'about to vote',
      may: (g, seat, about) => (about.bound === undefined ? readied(g, seat, 'geneticRecombination') : false),
      run: 'recombine a vote',
    },
  ],
  procedures: { 'recombine a vote': recombine },
});

/** Systems other than homes with units of the seat. */
const realms = (g: G, seat: Seat): string[] =>
  g.systems.filter((system) => !isHome(system) && unitsIn(system, seat).length > 0).map((system) => system.id);

/** Who has a token on the command sheet of the player: he too. */
const bound = (g: G, owner: Seat): Seat[] =>
  clockwiseFrom(g, owner).filter((seat) =>
    seat === owner ? tokensOnSheet(g, owner) > 0 : tokensOfOthers(g, owner).includes(seat),
  );

interface Scepter extends NotePlayed<'strategy phase begins'> {
  system?: string;
  left?: Seat[];
}

const scepterOfDominion = note<'strategy phase begins', Scepter>({
  id: 'scepterOfDominion',
  on: ['strategy phase begins'],
  may: (g, seat) => (realms(g, seat).length > 0 ? null : why('promissory notes', 'why.no target')),
  effect: {
    rule: 'promissory notes',
    steps: {
      'choose a system': {
        ask: ({ g, v: { seat } }): Choose[] => {
          const options = realms(g, seat).map((id) => systemOption(g, id));
          if (options.length < 2) return [];
          const ask = say('ask.scepter of dominion');
          return [{ kind: 'choose', seat, rule: 'promissory notes', ask, options, pick: [1, 1] }];
        },
        then: (x, got) => {
          const { seat, copy } = x.v;
          const [system = realms(x.g, seat)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
          if (system === undefined) return 'end';
          x.v.system = system;
          x.v.left = bound(x.g, noteOwner(copy)).filter((other) => other !== seat);
          return undefined;
        },
      },
      'place tokens': {
        rule: 'command tokens',
        call: 'place token',
        with: ({ v: { system, left = [] } }) => {
          const [seat] = left;
          return seat === undefined || system === undefined ? null : { seat, system };
        },
        then: (x) => {
          x.v.left?.shift();
          return { goto: 'place tokens' };
        },
      },
    },
    gives: () => undefined,
  },
});

export const mahact: readonly Ti4Component[] = [
  edict,
  imperia,
  hubris,
  arviconRex,
  legionnaire('crimsonLegionnaire', { 'legionnaires fall': legionnairesFall }),
  legionnaire('crimsonLegionnaireII'),
  technology('crimsonLegionnaireII', { inRules: 'queries/units.ts' }),
  geneticRecombination,
  scepterOfDominion,
];
