// Researching and gaining technologies.
import type { Barred, Choose, Option } from '@custodian/kernel';
import { exhaustPlanets } from '../../atoms/board.ts';
import { exhaustLaw } from '../../atoms/council.ts';
import { endEffects, gainTechnology as take } from '../../atoms/table.ts';
import type { AgendaId, PlanetId, TechnologyId } from '../../facts/index.ts';
import type { G } from '../../game.ts';
import { canPay } from '../../queries/payment.ts';
import { playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { refuseResearch, specialtySets, technologyDeck, usesSpecialtiesFreely } from '../../queries/technologies.ts';
import { researches } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Research } from './sequences.ts';

/** Gives the technology, or null. */
export const researchTechnology: Sequence<'research technology'> = {
  rule: 'technology',
  steps: {
    'clear the desk': { do: (x) => endEffects(x, 'research') },
    // Whoever never researches decides and pays all the same; what takes its place comes after that.
    'would research': {
      ask: (x) => askWhether(x.g, x.v),
      then: (x, got) => {
        if (researches(x.g, x.v.seat) || x.v.must === true) return undefined;
        return (got[x.v.seat] as readonly string[] | undefined)?.includes('yes') === true ? undefined : 'end';
      },
    },
    'spending on research': {
      rule: 'technology',
      window: 'spending on research',
      about: (x) => ((x.v.cost ?? 0) > 0 ? { seat: x.v.seat, cost: x.v.cost as number } : null),
      then: (x, { discount = 0 }) => {
        if (discount > 0) x.v.cost = Math.max(0, (x.v.cost ?? 0) - discount);
      },
    },
    'pay for it': {
      rule: 'resources',
      call: 'pay',
      with: ({ g, v: { seat, cost = 0, why: text } }) =>
        cost === 0 || researches(g, seat) ? null : { seat, amount: cost, of: 'resources', why: text },
    },
    'about to research': {
      window: 'about to research',
      about: ({ v: { seat, cost = 0, among } }) => (among === undefined ? { seat, cost } : { seat, cost, among }),
      then: (x, { instead, must }) => {
        if (must === true) x.v.must = true;
        return instead === true ? 'end' : undefined;
      },
    },
    'choose a technology': {
      ask: (x) => askTechnology(x.g, x.v),
      then: (x, got) => {
        const [technology] = (got[x.v.seat] as readonly TechnologyId[] | undefined) ?? [];
        if (technology === undefined) {
          endEffects(x, 'research');
          return 'end';
        }
        x.v.technology = technology;
        return undefined;
      },
    },
    'use specialties': {
      rule: 'technology',
      ask: (x) => askSpecialties(x.g, x.v),
      then: (x, got) => {
        const { seat, technology, cost = 0 } = x.v;
        const sets = specialtySets(x.g, seat, technology as TechnologyId, cost);
        const named = got[seat] as readonly string[] | undefined;
        const chosen =
          named === undefined ? sets[0] : sets.find((set) => set.every(({ card }) => named.includes(card)));
        for (const { kind, card } of chosen ?? []) {
          if (kind === 'law') exhaustLaw(x, card as AgendaId);
          else if (!usesSpecialtiesFreely(x.g, seat)) exhaustPlanets(x, seat, [card as PlanetId]);
        }
      },
    },
    pay: {
      rule: 'resources',
      call: 'pay',
      with: (x) => {
        const { seat, cost = 0, technology } = x.v;
        if (cost === 0) return null;
        return {
          seat,
          amount: cost,
          of: 'resources',
          why: say('ask.pay for technology', { technology: technology as string, count: cost }),
        };
      },
    },
    'gain it': {
      do: (x) => {
        take(x, x.v.seat, x.v.technology as TechnologyId, 'technologyResearched');
        endEffects(x, 'research');
      },
    },
    'technology researched': {
      window: 'technology researched',
      about: (x) => ({ seat: x.v.seat, technology: x.v.technology as TechnologyId }),
    },
    'technology gained': {
      window: 'technology gained',
      about: (x) => ({ seat: x.v.seat, technology: x.v.technology as TechnologyId }),
    },
    limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
  },
  gives: (x) => ({ technology: x.v.technology ?? null }),
};

/** Without prerequisites, and nobody has researched anything. */
export const gainTechnology: Sequence<'gain technology'> = {
  rule: 'technology',
  steps: {
    'gain it': {
      do: (x) => {
        if (playerOf(x.g, x.v.seat).technologies.includes(x.v.technology)) return 'end';
        take(x, x.v.seat, x.v.technology, 'technologyGained');
        return undefined;
      },
    },
    'technology gained': {
      window: 'technology gained',
      about: (x) => ({ seat: x.v.seat, technology: x.v.technology }),
    },
    limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
  },
};

/** Asked of those who gain something else instead, where it is their choice. */
function askWhether(g: G, { seat, cost = 0, must, why: ask }: Research): Choose[] {
  if (researches(g, seat) || must === true || !canPay(g, seat, 'resources', cost)) return [];
  return [
    { kind: 'choose', seat, rule: 'technology', ask, options: [{ id: 'yes', text: say('option.yes') }], pick: [0, 1] },
  ];
}

/** Every technology of the deck that is not owned, those out of reach with what is missing. */
function askTechnology(g: G, { seat, cost = 0, among, must, why: ask }: Research): Choose[] {
  const options: Option[] = [];
  const barred: Barred[] = [];
  for (const id of technologyDeck(g, seat)) {
    if (playerOf(g, seat).technologies.includes(id) || among?.includes(id) === false) continue;
    const option: Option = { id, text: say(`technology.${id}`), on: [id] };
    const refused = refuseResearch(g, seat, id, cost);
    if (refused === null) options.push(option);
    else barred.push({ option, why: refused });
  }
  if (options.length === 0) return [];
  return [{ kind: 'choose', seat, rule: 'technology', ask, options, barred, pick: [must === true ? 1 : 0, 1] }];
}

/** Which cards are exhausted for their specialties, where there is a choice. */
function askSpecialties(g: G, { seat, technology, cost = 0 }: Research): Choose[] {
  const sets = specialtySets(g, seat, technology as TechnologyId, cost);
  const [first] = sets;
  if (first === undefined || sets.length < 2) return [];
  const cards = new Map(sets.flat().map((each) => [each.card, each.kind]));
  return [
    {
      kind: 'choose',
      seat,
      rule: 'technology',
      ask: say('ask.specialties', { technology: technology as string, count: first.length }),
      options: [...cards].map(([card, kind]) => ({
        id: card,
        text: kind === 'planet' ? say('option.planet', { planet: card }) : say('option.agenda', { agenda: card }),
        on: [card],
      })),
      pick: [first.length, first.length],
      proposal: first.map(({ card }) => card),
      check: (picked) =>
        sets.some((set) => set.every(({ card }) => picked.includes(card)))
          ? null
          : why('technology', 'why.specialties do not fit'),
    },
  ];
}
