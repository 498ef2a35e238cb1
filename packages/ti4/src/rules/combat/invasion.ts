// Invasion: bombardment, the custodians token, ground forces, space cannon defense, ground combats, control. Planets are dealt with in
// the order in which the active player has named them.
import type { Choose } from '@custodian/kernel';
import { planned } from '@custodian/kernel';
import { removeCustodians } from '../../atoms/board.ts';
import { endEffects, gainPoints } from '../../atoms/table.ts';
import { landUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { landingPlan } from '../../plans/combat.ts';
import { isMecatolRex, planetIdsOf, planetOf, systemOf } from '../../queries/board.ts';
import { garrisonOn, troopsOn } from '../../queries/combat.ts';
import { canPay } from '../../queries/payment.ts';
import { isTroop } from '../../queries/units.ts';
import { commitPrice, custodiansPrice } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { returnToSpace } from './ground-combat.ts';
import { askForLandings, comeFromAfar, forcesFor, landingOf } from './landing.ts';

export interface Invasion {
  readonly seat: Seat;
  readonly system: string;
  /** Without its beginning and without bombardment. */
  readonly straight?: true;
  /** The turn is over: only those fight who must. */
  readonly combatOnly?: true;
  /** Planets that something has to land on. */
  must?: readonly PlanetId[];
  /** What was committed, in the order in which planets are dealt with. */
  landings?: readonly { readonly planet: PlanetId; readonly units: readonly number[] }[];
  /** Payments that are still to be made before anything lands. */
  due?: number;
  /** Planets whose turn in the step is still to come. */
  waiting?: readonly PlanetId[];
}

export const invasion: Sequence<'invasion'> = {
  rule: 'invasion',
  steps: {
    'invasion begins': {
      window: 'invasion begins',
      about: ({ g, v: { seat, system, straight, combatOnly } }) =>
        straight === true || combatOnly === true || systemOf(g, system).planets.length === 0 ? null : { seat, system },
    },
    bombardment: {
      rule: 'bombardment',
      call: 'bombardment',
      with: ({ v: { seat, system, straight, combatOnly } }) =>
        straight === true || combatOnly === true ? null : { seat, system },
    },
    'custodians token': {
      rule: 'custodians token',
      ask: (x) => (x.v.combatOnly === true ? [] : askForCustodians(x)),
      then: (x, got) => {
        const isRemoved = (got[x.v.seat] as readonly string[] | undefined)?.includes('remove') === true;
        return isRemoved ? undefined : { goto: 'commit ground forces' };
      },
    },
    'spend influence': {
      rule: 'custodians token',
      call: 'pay',
      with: (x) => {
        const amount = custodiansPrice(x.g, x.v.seat);
        return amount === 0 ? null : { seat: x.v.seat, amount, of: 'influence', why: say('why paid.custodians') };
      },
    },
    'remove the token': {
      rule: 'custodians token',
      do: (x) => {
        removeCustodians(x, x.v.seat);
        gainPoints(x, x.v.seat, 1);
        x.v.must = planetIdsOf(systemOf(x.g, x.v.system));
      },
    },
    'points gained': {
      rule: 'victory points',
      window: 'points gained',
      about: (x) => ({ seat: x.v.seat, points: 1 }),
    },
    'commit ground forces': {
      ask: (x) =>
        x.v.combatOnly === true ? [] : askForLandings(x.g, landingOf(x.g, x.v.seat, x.v.system, x.v.must ?? [])),
      then: (x, got) => {
        const { seat } = x.v;
        const landings = planned(landingPlan, got, seat)?.landings ?? [];
        x.v.landings = landings;
        x.v.due = landings.reduce((sum, { planet }) => sum + commitPrice(x.g, { seat, planet }), 0);
      },
    },
    'pay to commit': {
      rule: 'influence',
      call: 'pay',
      with: ({ v: { seat, due = 0 } }) =>
        due === 0 ? null : { seat, amount: 1, of: 'influence', why: say('step.invasion.pay to commit') },
      then: (x) => {
        x.v.due = Math.max(0, (x.v.due ?? 0) - 1);
        return { goto: 'pay to commit' };
      },
    },
    land: {
      do: (x) => {
        const { seat, system, landings = [] } = x.v;
        for (const { planet, units } of landings) {
          comeFromAfar(x, seat, system, planet, units);
          landUnits(x, system, planet, units);
        }
        x.v.waiting = landings.map((l) => l.planet);
      },
    },
    'the ships are gone': {
      call: 'the harbinger departs',
      with: ({ v: { seat, system, straight } }) => (straight === true ? { seat, system } : null),
    },
    'forces committed': {
      window: 'forces committed',
      about: (x) => {
        const { seat, system, waiting: planets = [] } = x.v;
        return planets.length === 0 ? null : { seat, system, planets };
      },
    },
    'space cannon defense': {
      rule: 'space cannon',
      call: 'space cannon defense',
      with: (x) => {
        const planet = x.v.waiting?.[0];
        if (planet === undefined) return null;
        const landed = x.v.landings?.find((l) => l.planet === planet)?.units ?? [];
        return { seat: x.v.seat, system: x.v.system, planet, landed };
      },
      then: (x) => {
        x.v.waiting = x.v.waiting?.slice(1) ?? [];
        return { goto: 'space cannon defense' };
      },
    },
    'ground combat': {
      rule: 'ground combat',
      call: 'ground combat',
      with: (x) => {
        const { seat: attacker, system } = x.v;
        const planet = nextContested(x.g, x.v);
        if (planet === undefined) return null;
        return { attacker, defender: garrisonOn(x.g, planetOf(x.g, planet), attacker), system, planet };
      },
      then: () => ({ goto: 'ground combat' }),
    },
    'who holds the planets': {
      rule: 'control',
      do: (x) => {
        const { seat } = x.v;
        const planets = inOrder(x.g, x.v);
        for (const planet of planets) returnToSpace(x, seat, planet);
        x.v.waiting = planets.filter((planet) => isTaken(x.g, planet, seat));
      },
    },
    'establish control': {
      rule: 'control',
      call: 'gain control',
      with: (x) => {
        const planet = x.v.waiting?.[0];
        return planet === undefined ? null : { seat: x.v.seat, planet, how: 'invasion' };
      },
      then: (x) => {
        x.v.waiting = x.v.waiting?.slice(1) ?? [];
        return { goto: 'establish control' };
      },
    },
    'invasion ends': { do: (x) => endEffects(x, 'invasion') },
    limits: { rule: 'capacity', call: 'limits', with: () => ({}) },
  },
};

/** The planets of the system: those committed to in their order, then the others. */
function inOrder(g: G, { system, landings = [] }: Invasion): PlanetId[] {
  const named = landings.map((l) => l.planet);
  return [...named, ...planetIdsOf(systemOf(g, system)).filter((id) => !named.includes(id))];
}

/** A planet with forces of the active player and of somebody else: also where they were not committed just now. */
function nextContested(g: G, v: Invasion): PlanetId | undefined {
  return inOrder(g, v).find(
    (planet) => troopsOn(g, planet, v.seat).length > 0 && garrisonOn(g, planetOf(g, planet), v.seat) !== NOBODY,
  );
}

/** Only ground forces of the active player are left, and the planet is not his. */
function isTaken(g: G, planet: PlanetId, seat: Seat): boolean {
  const at = planetOf(g, planet);
  return (
    at.owner !== seat && at.units.some((u) => u.owner === seat && isTroop(g, u)) && garrisonOn(g, at, seat) === NOBODY
  );
}

/** Offered to whoever could pay, and could land there afterwards. */
function askForCustodians(x: Ti4<Invasion>): Choose[] {
  const { seat, system } = x.v;
  const at = systemOf(x.g, system);
  if (!x.g.custodians || !isMecatolRex(at)) return [];
  if (forcesFor(x.g, seat, system).length === 0) return [];
  const price = custodiansPrice(x.g, seat);
  if (!canPay(x.g, seat, 'influence', price)) return [];
  const ask = say('ask.custodians', { influence: price });
  const options = [{ id: 'remove', text: say('option.remove custodians'), on: planetIdsOf(at) }];
  return [{ kind: 'choose', seat, rule: 'custodians token', ask, options, pick: [0, 1] }];
}
