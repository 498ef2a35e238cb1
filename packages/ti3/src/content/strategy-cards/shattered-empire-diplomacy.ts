// Diplomacy II: a demilitarized zone, or a planet annexed in peace.
import type { Choose, Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { placeCounter } from '../../atoms/board.ts';
import type { G, Seat } from '../../game.ts';
import type { AnnexationPlan, Payment } from '../../plans/payment.ts';
import { annexationPlan } from '../../plans/payment.ts';
import { neighbours, systemOf } from '../../queries/board.ts';
import { clockwiseFrom, hasCounter, reinforcementCounters } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Taking } from '../../rules/invasion/control.ts';
import { noPayment, pay, purchasingPower, randomPayment, refusePayment } from '../../rules/production/spending.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { pointless, strategyCard } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';

const ANNEXATION = 3;

/** Systems in which the seat has a planet. */
const ownSystems = (g: G, seat: Seat): string[] =>
  g.systems.filter((s) => s.planets.some((p) => p.owner === seat)).map((s) => s.id);

/** Planets without units that are not the seat's, next to a system in which it has a planet. */
function annexable(g: G, seat: Seat): PlanetId[] {
  const near = new Set(ownSystems(g, seat).flatMap((id) => neighbours(g, id)));
  const found: PlanetId[] = [];
  for (const id of near)
    for (const p of systemOf(g, id).planets)
      if (p.owner !== seat && p.groundForces === 0 && p.pds === 0 && p.dock < 0 && p.invaders === null)
        found.push(p.id);
  return found;
}

export interface Diplomacy {
  seat: Seat;
  planet?: PlanetId;
}

const primaryDiplomacy: Sequence<'primary diplomacyII'> = {
  rule: 'strategy.diplomacyII',
  steps: {
    'choose one': {
      ask: (x) => {
        const { seat } = x.v;
        if (ownSystems(x.g, seat).length === 0 || annexable(x.g, seat).length === 0) return [];
        return [zoneOrAnnexation(seat)];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as string[] | undefined) ?? [];
        return { goto: picked === 'annex' ? 'choose a planet' : 'choose a system' };
      },
    },
    'choose a planet': {
      ask: (x) => (annexable(x.g, x.v.seat).length < 2 ? [] : [choosingPlanet(x.g, x.v.seat)]),
      then: (x, got) => {
        const [planet] = (got[x.v.seat] as PlanetId[] | undefined) ?? annexable(x.g, x.v.seat);
        if (planet !== undefined) x.v.planet = planet;
      },
    },
    'claim the planet': {
      call: 'take control',
      with: (x) => annexation(x.v),
      then: () => 'end',
    },
    'choose a system': {
      ask: (x) => (ownSystems(x.g, x.v.seat).length < 2 ? [] : [choosingZone(x.g, x.v.seat)]),
      then: (x, got) => {
        const { seat } = x.v;
        const [system] = (got[seat] as string[] | undefined) ?? ownSystems(x.g, seat);
        if (system === undefined) return;
        for (const other of clockwiseFrom(x.g, seat).slice(1))
          if (!hasCounter(systemOf(x.g, system), other) && reinforcementCounters(x.g, other) > 0)
            placeCounter(x, other, system, 'reinforcements');
      },
    },
  },
};

const secondaryDiplomacy: Sequence<'secondary diplomacyII'> = {
  rule: 'strategy.diplomacyII',
  steps: {
    'annex a planet': {
      ask: (x) => annexing(x.g, x.v.seat),
      then: (x, got) => {
        const plan = planned(annexationPlan, got, x.v.seat);
        if (plan === undefined || plan.planet === null) return;
        pay(x, x.v.seat, plan.pay);
        x.v.planet = plan.planet;
      },
    },
    'claim the planet': { call: 'take control', with: (x) => annexation(x.v) },
  },
};

const annexation = ({ seat, planet }: Diplomacy): Taking | null =>
  planet === undefined ? null : { seat, planet, how: 'card', groundForces: 0, pds: 0 };

const zoneOrAnnexation = (seat: Seat): Choose => ({
  kind: 'choose',
  seat,
  rule: 'strategy.diplomacyII',
  ask: say('ask.zone or annexation'),
  options: [
    { id: 'zone', text: say('option.demilitarized zone') },
    { id: 'annex', text: say('option.annex') },
  ],
  pick: [1, 1],
});

const choosingPlanet = (g: G, seat: Seat): Choose => ({
  kind: 'choose',
  seat,
  rule: 'strategy.diplomacyII',
  ask: say('ask.annex planet'),
  options: annexable(g, seat).map((id) => ({ id, text: say(`planet.${id}`), on: [id] })),
  pick: [1, 1],
});

const choosingZone = (g: G, seat: Seat): Choose => ({
  kind: 'choose',
  seat,
  rule: 'strategy.diplomacyII',
  ask: say('ask.demilitarized zone'),
  options: ownSystems(g, seat).map((id) => ({ id, text: say('option.system', { system: id }), on: [id] })),
  pick: [1, 1],
});

function annexing(g: G, seat: Seat): Plan[] {
  const planets = annexable(g, seat);
  if (planets.length === 0 || purchasingPower(g, seat, 'influence') < ANNEXATION) return [];
  return [
    askForPlan(annexationPlan, {
      seat,
      rule: 'strategy.diplomacyII',
      ask: say('ask.annex for influence', { price: ANNEXATION }),
      about: () => ({ planets, price: ANNEXATION }),
      check: (plan) => refuseAnnexation(g, seat, planets, plan),
      sample: (roll) => randomAnnexation(g, seat, planets, roll),
      fallback: () => ({ planet: null, pay: noPayment }),
    }),
  ];
}

function refuseAnnexation(g: G, seat: Seat, planets: readonly PlanetId[], plan: AnnexationPlan): Refusal | null {
  if (plan.planet === null) return refusePayment(g, seat, 'influence', 0, plan.pay);
  if (!planets.some((id) => id === plan.planet)) return why('strategy.diplomacyII', 'why.not to be annexed');
  return refusePayment(g, seat, 'influence', ANNEXATION, plan.pay);
}

function randomAnnexation(g: G, seat: Seat, planets: readonly PlanetId[], roll: Roll): AnnexationPlan {
  const planet = planets[roll(planets.length) - 1] as PlanetId;
  return { planet, pay: randomPayment(g, seat, 'influence', ANNEXATION, roll) as Payment };
}

export const diplomacyII = strategyCard('diplomacyII', {
  procedures: { 'primary diplomacyII': primaryDiplomacy, 'secondary diplomacyII': secondaryDiplomacy },
  modifies: [
    pointless('diplomacyII', 'secondary', (g, seat) =>
      purchasingPower(g, seat, 'influence') < ANNEXATION || annexable(g, seat).length === 0
        ? why('strategy.diplomacyII', 'why.nothing to annex')
        : null,
    ),
  ],
});
