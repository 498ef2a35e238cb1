// The cards of legendary planets: whoever controls the planet exhausts the card at the end of a turn. They are readied apart from
// the planets, and pass on as they are. Custodia Vigilia alone never exhausts, and stands in a file of its own.
import type { Option, Refusal } from '@custodian/kernel';
import { convertCommodities, exhaustLegendary } from '../../atoms/prophecy.ts';
import type { LegendaryId, PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasShips } from '../../queries/board.ts';
import { hasLegendary, isLegendaryReady } from '../../queries/exploration.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { planetsOf, playerOf } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { unitCard } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { choosing, pickedOf } from '../leaders/vocabulary.ts';
import { custodiaVigilia } from './custodia-vigilia.ts';

type AtTheEnd = `legendary ${Exclude<LegendaryId, 'custodiaVigilia'>}`;

const legendary = (
  id: Exclude<LegendaryId, 'custodiaVigilia'>,
  can: (g: G, seat: Seat) => boolean,
  procedures: Ti4Component['procedures'],
): Ti4Component => ({
  id: `legendary:${id}`,
  kind: 'legendary planet',
  name: say(`legendary.${id}`),
  reacts: [
    {
      window: 'turn ends',
      may: (g, seat, about): Refusal | null | false => {
        if (about.seat !== seat || g.options.prophecy !== true || !hasLegendary(g, seat, id)) return false;
        if (!isLegendaryReady(g, id)) return why('exhausted', 'why.exhausted');
        return can(g, seat) ? null : false;
      },
      run: `legendary ${id}` satisfies AtTheEnd,
    },
  ],
  ...(procedures === undefined ? {} : { procedures }),
});

const openPlanets = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .map((p) => p.id)
    .filter((planet) => mayStandOn(g, { seat, planet }) === null);

const useAtrament: Sequence<'legendary theAtrament'> = {
  rule: 'planets',
  steps: {
    exhaust: { do: (x) => exhaustLegendary(x, x.v.seat, 'theAtrament') },
    'place infantry': {
      rule: 'reinforcements',
      call: 'place units',
      with: ({ g, v: { seat } }) => ({
        seat,
        type: 'infantry',
        count: 2,
        upTo: true,
        places: openPlanets(g, seat),
        why: say('legendary.theAtrament'),
      }),
    },
  },
};

const fleets = (g: G, seat: Seat): string[] => g.systems.filter((s) => hasShips(s, seat)).map((s) => `space ${s.id}`);

const useAcademy: Sequence<'legendary mirageFlightAcademy'> = {
  rule: 'planets',
  steps: {
    exhaust: { do: (x) => exhaustLegendary(x, x.v.seat, 'mirageFlightAcademy') },
    'place fighters': {
      rule: 'reinforcements',
      call: 'place units',
      with: ({ g, v: { seat } }) => ({
        seat,
        type: 'fighter',
        count: 2,
        upTo: true,
        places: fleets(g, seat),
        why: say('legendary.mirageFlightAcademy'),
      }),
    },
  },
};

const canHaveMech = (g: G, seat: Seat): boolean =>
  unitCard(g, seat, 'mech') !== null && hasPiece(g, seat, 'mech') && openPlanets(g, seat).length > 0;

const vaultOptions = (g: G, seat: Seat): Option[] => [
  ...(canHaveMech(g, seat) ? [{ id: 'mech', text: say('option.place a mech') }] : []),
  { id: 'card', text: say('option.draw an action card') },
];

const useVault: Sequence<'legendary imperialArmsVault'> = {
  rule: 'planets',
  steps: {
    'choose one': {
      ask: ({ g, v: { seat } }) => choosing(seat, say('legendary.imperialArmsVault'), vaultOptions(g, seat)),
      then: (x, got) => {
        exhaustLegendary(x, x.v.seat, 'imperialArmsVault');
        x.v.chosen = pickedOf(got, x.v.seat, ['card']) ?? 'card';
      },
    },
    'place a mech': {
      rule: 'reinforcements',
      call: 'place units',
      with: ({ g, v: { seat, chosen } }) =>
        chosen === 'mech'
          ? {
              seat,
              type: 'mech',
              count: 1,
              places: openPlanets(g, seat),
              why: say('legendary.imperialArmsVault'),
            }
          : null,
    },
    'draw an action card': {
      rule: 'action cards',
      call: 'draw action cards',
      with: ({ v: { seat, chosen } }) => (chosen === 'card' ? { seat, count: 1 } : null),
    },
  },
};

const GOODS = 2;

const useHeadquarters: Sequence<'legendary exterrixHeadquarters'> = {
  rule: 'planets',
  steps: {
    'choose one': {
      ask: ({ g, v: { seat } }) => {
        const count = playerOf(g, seat).commodities;
        const gain = { id: 'gain', text: say('option.gain trade goods', { count: GOODS }) };
        const convert = { id: 'convert', text: say('option.convert commodities', { count }) };
        return choosing(seat, say('legendary.exterrixHeadquarters'), count > 0 ? [gain, convert] : [gain]);
      },
      then: (x, got) => {
        const { seat } = x.v;
        exhaustLegendary(x, seat, 'exterrixHeadquarters');
        x.v.chosen = pickedOf(got, seat, ['gain']) ?? 'gain';
        if (x.v.chosen === 'convert') convertCommodities(x, seat, playerOf(x.g, seat).commodities);
      },
    },
    'gain trade goods': {
      rule: 'trade goods',
      call: 'gain trade goods',
      with: ({ v: { seat, chosen } }) => (chosen === 'gain' ? { seat, amount: GOODS } : null),
    },
  },
};

export const legendaryComponents: readonly Ti4Component[] = [
  legendary('theAtrament', (g, seat) => openPlanets(g, seat).length > 0, { 'legendary theAtrament': useAtrament }),
  legendary('imperialArmsVault', () => true, { 'legendary imperialArmsVault': useVault }),
  legendary('exterrixHeadquarters', () => true, { 'legendary exterrixHeadquarters': useHeadquarters }),
  legendary('mirageFlightAcademy', (g, seat) => fleets(g, seat).length > 0, {
    'legendary mirageFlightAcademy': useAcademy,
  }),
  custodiaVigilia,
];
