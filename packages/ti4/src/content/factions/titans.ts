// The Titans of Ul.
import type { Called, Choose } from '@custodian/kernel';
import { add, isAblated, limit, set, used } from '@custodian/kernel';
import { moveNoteInPlay } from '../../atoms/goods.ts';
import { attach } from '../../atoms/prophecy.ts';
import { layDownSleeper, takeUpSleeper } from '../../atoms/sleepers.ts';
import { addEffect } from '../../atoms/table.ts';
import { placeUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import { attachments } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import {
  hasOthersShips,
  hasPlanet,
  hasShips,
  isHomePlanet,
  isMecatolRex,
  locate,
  planetOf,
  systemOf,
  systemOfPlanet,
  unitsIn,
  unitsOn,
} from '../../queries/board.ts';
import { garrisonOn, troopsOn } from '../../queries/combat.ts';
import { mayDeploy } from '../../queries/mechs.ts';
import { ownNotes } from '../../queries/notes.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, noteId, noteOf, planetsOf, playerOf, unitsLeft } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { SLEEPERS, sleepersIn, sleepingPlanets } from '../../queries/sleepers.ts';
import { influence, mustFight, resources, structureLimit } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { planetOption, unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { NotePlayed, To } from '../sequences.ts';
import { isFlagship } from './vocabulary.ts';

const AWAKEN = 'ability:awaken';
/** Marks a sleeper that has come to the active system in this action. */
const LAID = 'ability:terragenesis';
const TERRAFORM = 'terraform';

export interface TitansSequences {
  'lay a sleeper down': Called<To<'explored'>>;
  'awaken sleepers': Called<To<'system activated'>, void, To<'system activated'> & Awakening>;
  'raise Ouranos': Called<To<'system activated'>>;
  'mech instead of a PDS': Called<To<'about to place structure'>, { readonly instead: true }>;
  'terraform changes hands': Called<To<'planet gained'>>;
}

interface Awakening {
  /** Planets whose sleepers awaken, still to come. */
  waiting?: PlanetId[];
  planet?: PlanetId;
  /** The highest number of a unit before one was placed. */
  before?: number;
}

const FROM_SUPPLY = 'supply';

/** Where the token may come from: the supply, or another planet. */
const sleeperSources = (g: G): string[] => {
  const lying = sleepingPlanets(g);
  return lying.length < SLEEPERS ? [FROM_SUPPLY, ...lying] : lying;
};

const layDown: Sequence<'lay a sleeper down'> = {
  rule: 'exploration',
  steps: {
    'from where': {
      ask: ({ g, v: { seat } }): Choose[] => {
        const sources = sleeperSources(g);
        if (sources.length < 2) return [];
        const options = sources.map((id) =>
          id === FROM_SUPPLY ? { id, text: say('option.sleeper from the supply') } : planetOption(g, id),
        );
        const ask = say('ask.terragenesis');
        return [{ kind: 'choose', seat, rule: 'exploration', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [from = sleeperSources(x.g)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
        if (from === undefined || about.planet === null) return;
        if (from !== FROM_SUPPLY) takeUpSleeper(x, seat, from as PlanetId);
        layDownSleeper(x, seat, about.planet);
        if (systemOfPlanet(x.g, about.planet).id === x.g.activeSystem)
          addEffect(x, { source: LAID, seat, target: about.planet, until: 'action' });
      },
    },
  },
};

const terragenesis = ability('terragenesis', {
  reacts: [
    {
      window: 'explored',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.planet !== null &&
        hasPlanet(g, about.planet) &&
        planetOf(g, about.planet).sleeper !== true &&
        hasAbility(g, seat, 'terragenesis')
          ? null
          : false,
      run: 'lay a sleeper down',
    },
  ],
  procedures: { 'lay a sleeper down': layDown },
});

/** A PDS could stand there in the stead of the token, which lay there as the system was activated. */
function mayAwaken(g: G, seat: Seat, planet: PlanetId): boolean {
  if (hasEffect(g, LAID, seat, planet)) return false;
  const at = planetOf(g, planet);
  const standing = unitsOn(at, seat).filter((u) => u.type === 'pds').length;
  return standing < structureLimit(g, { seat, type: 'pds', planet }) && mayStandOn(g, { seat, planet }) === null;
}

const awakenable = (g: G, seat: Seat, system: string): PlanetId[] =>
  sleepersIn(systemOf(g, system)).filter((planet) => mayAwaken(g, seat, planet));

const awakening: Sequence<'awaken sleepers'> = {
  rule: 'structures',
  steps: {
    'which sleepers': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const options = awakenable(g, seat, about.system).map((id) => planetOption(g, id));
        if (options.length < 2) return [];
        const pick: [number, number] = [1, options.length];
        return [{ kind: 'choose', seat, rule: 'structures', ask: say('ask.awaken'), options, pick }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const picked = got[seat] as readonly PlanetId[] | undefined;
        x.v.waiting = [...(picked ?? awakenable(x.g, seat, about.system))];
      },
    },
    next: {
      do: (x) => {
        const planet = x.v.waiting?.shift();
        if (planet === undefined) return 'end';
        x.v.planet = planet;
        x.v.before = x.g.nextUnit;
        return undefined;
      },
    },
    'about to place structure': {
      window: 'about to place structure',
      about: ({ v: { seat, about, planet } }) => ({
        seat,
        system: about.system,
        unit: 'pds',
        planet: planet as PlanetId,
      }),
      then: (_, { instead }) => (instead === true ? { goto: 'it has awoken' } : undefined),
    },
    'place a PDS': {
      call: 'place units',
      with: ({ v: { seat, planet } }) => ({
        seat,
        type: 'pds',
        count: 1,
        places: [planet as PlanetId],
        why: say('ability.awaken'),
      }),
    },
    'it has awoken': { do: (x) => noteAwoken(x) },
    'control passes': {
      rule: 'control',
      call: 'gain control',
      with: ({ g, v: { seat, planet } }) => {
        const at = planetOf(g, planet as PlanetId);
        const isTaken = at.owner !== seat && troopsOn(g, at.id, seat).length > 0 && garrisonOn(g, at, seat) === NOBODY;
        return isTaken ? { seat, planet: at.id, how: 'otherwise' } : null;
      },
    },
    'structure placed': {
      window: 'structure placed',
      about: ({ g, v: { seat, about, planet, before = 0 } }) => {
        const isPlaced = unitsOn(planetOf(g, planet as PlanetId), seat).some((u) => u.type === 'pds' && u.id >= before);
        return isPlaced ? { seat, system: about.system, unit: 'pds', planet: planet as PlanetId } : null;
      },
      then: () => ({ goto: 'next' }),
    },
  },
};

/** The token goes for what has come; that was not committed, and fights all the same. */
function noteAwoken(x: Ti4<To<'system activated'> & Awakening>): void {
  const { seat, planet, before = 0 } = x.v;
  const placed = unitsOn(planetOf(x.g, planet as PlanetId), seat).filter((u) => u.id >= before);
  if (placed.length === 0) return;
  takeUpSleeper(x, seat, planet as PlanetId);
  for (const unit of placed) addEffect(x, { source: AWAKEN, seat, target: String(unit.id), until: 'action' });
  markCoalescence(x, seat, x.v.about.system);
}

const awaken = ability('awaken', {
  reacts: [
    {
      window: 'system activated',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.ended !== true &&
        hasAbility(g, seat, 'awaken') &&
        awakenable(g, seat, about.system).length > 0 &&
        hasPiece(g, seat, 'pds')
          ? null
          : false,
      run: 'awaken sleepers',
    },
  ],
  procedures: { 'awaken sleepers': awakening },
});

/** Units that came by Awaken or as Ouranos in this action stand beside units of others. */
function isBesideOthers(g: G, seat: Seat, system: string): boolean {
  const came = g.effects.filter((e) => e.source === AWAKEN && e.seat === seat).map((e) => Number(e.target));
  if (came.length === 0) return false;
  const at = systemOf(g, system);
  const isThere = (units: readonly FrozenUnit[]): boolean => units.some((u) => came.includes(u.id));
  return (
    (isThere(at.space) && hasShips(at, seat) && hasOthersShips(at, seat)) ||
    at.planets.some((p) => isThere(p.units) && garrisonOn(g, p, seat) !== NOBODY)
  );
}

/** For the ledger: mostly they would fight all the same. */
function markCoalescence(x: Ti4, seat: Seat, system: string): void {
  if (isBesideOthers(x.g, seat, system)) used('ability:coalescence');
}

/** They fight, even if the turn is over. */
const coalescence = ability('coalescence', {
  modifies: [
    set(
      mustFight,
      (g, { seat, system }, now) => now || (hasAbility(g, seat, 'coalescence') && isBesideOthers(g, seat, system)),
    ),
  ],
});

/** PDS that stood in the system when it was activated. */
const foundations = (g: G, seat: Seat, system: string): FrozenUnit[] =>
  unitsIn(systemOf(g, system), seat).filter((u) => u.type === 'pds' && !hasEffect(g, AWAKEN, seat, String(u.id)));

const raise: Sequence<'raise Ouranos'> = {
  rule: 'structures',
  steps: {
    'which PDS': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const options = foundations(g, seat, about.system).map((u) => unitOption(g, String(u.id)));
        if (options.length < 2) return [];
        return [{ kind: 'choose', seat, rule: 'structures', ask: say('ask.ouranos'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [picked = foundations(x.g, seat, about.system)[0]?.id] =
          (got[seat] as readonly string[] | undefined) ?? [];
        const found = picked === undefined ? undefined : locate(x.g, Number(picked));
        if (found === undefined) return;
        removeUnits(x, { system: about.system, planet: found.planet?.id }, [found.unit.id]);
        const [flagship] = placeUnits(x, seat, { system: about.system }, 'flagship', 1);
        addEffect(x, { source: AWAKEN, seat, target: String(flagship), until: 'action' });
        markCoalescence(x, seat, about.system);
      },
    },
  },
};

const ouranos = unitAbility('ouranos', {
  reacts: [
    {
      window: 'system activated',
      may: (g, seat, about) => {
        if (about.seat !== seat || about.ended === true || !isFlagship(g, seat, 'ouranos')) return false;
        if (foundations(g, seat, about.system).length === 0) return false;
        return unitsLeft(g, seat, 'flagship') > 0
          ? null
          : why('reinforcements', 'why.no pieces left', { unit: 'flagship', left: 0 });
      },
      run: 'raise Ouranos',
    },
  ],
  procedures: { 'raise Ouranos': raise },
});

/** For each PDS that would be placed. */
const hecatoncheires = unitAbility('hecatoncheires', {
  reacts: [
    {
      window: 'about to place structure',
      may: (g, seat, about) =>
        about.seat === seat && about.unit === 'pds' && about.planet !== null && about.instead !== true
          ? mayDeploy(g, seat, 'hecatoncheires')
          : false,
      run: 'mech instead of a PDS',
    },
  ],
  procedures: {
    'mech instead of a PDS': {
      rule: 'mechs',
      steps: {
        'a mech and an infantry': {
          do: (x) => {
            const { seat, about } = x.v;
            const spot = { system: about.system, planet: about.planet as PlanetId };
            placeUnits(x, seat, spot, 'mech', 1);
            placeUnits(x, seat, spot, 'infantry', 1);
          },
        },
        limits: { rule: 'component limitations', call: 'limits', with: () => ({}) },
      },
      gives: () => ({ instead: true }),
    },
  },
});

/** Where Terraform may be attached. */
const terraformable = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .filter((p) => {
      const system = systemOfPlanet(g, p.id);
      return !isHomePlanet(g, p.id) && !isMecatolRex(system) && p.attachments?.includes(TERRAFORM) !== true;
    })
    .map((p) => p.id);

/** Among what has left the game: the card has gone with its planet. */
const LOST_CARD = `${TERRAFORM}.1`;

const isTerraformed = (g: G, planet: PlanetId): boolean =>
  hasPlanet(g, planet) &&
  planetOf(g, planet).attachments?.includes(TERRAFORM) === true &&
  !isAblated('note', TERRAFORM);

/** The note lies with whoever controls the planet, and never goes home. */
const holderOfTerraform = (g: G): Seat =>
  g.players.findIndex((p) => p.notesInPlay.some((copy) => noteId(copy) === TERRAFORM));

const terraform = note<'component action', NotePlayed<'component action'>>({
  id: TERRAFORM,
  on: ['component action'],
  may: (g, seat) => (terraformable(g, seat).length > 0 ? null : why('attach', 'why.no target')),
  effect: {
    rule: 'attach',
    steps: {
      'choose a planet': {
        ask: ({ g, v: { seat } }) => {
          const options = terraformable(g, seat).map((id) => planetOption(g, id));
          if (options.length < 2) return [];
          return [{ kind: 'choose', seat, rule: 'attach', ask: say('ask.terraform'), options, pick: [1, 1] }];
        },
        then: (x, got) => {
          const { seat } = x.v;
          const [planet = terraformable(x.g, seat)[0]] = (got[seat] as readonly PlanetId[] | undefined) ?? [];
          if (planet !== undefined) attach(x, seat, planet, TERRAFORM);
        },
      },
    },
    gives: () => undefined,
  },
  modifies: [
    add(resources, (g, planet, now) => (isTerraformed(g, planet) ? now + attachments.terraform.resources : now)),
    add(influence, (g, planet, now) => (isTerraformed(g, planet) ? now + attachments.terraform.influence : now)),
    limit(ownNotes, (g, seat, now) =>
      g.purged?.includes(LOST_CARD) === true ? now.filter((copy) => copy !== noteOf(TERRAFORM, seat)) : now,
    ),
  ],
  later: [
    {
      window: 'planet gained',
      timing: 'when',
      forced: true,
      may: (g, seat, about) => {
        const holder = seat === about.seat && isTerraformed(g, about.planet) ? holderOfTerraform(g) : seat;
        return holder !== NOBODY && holder !== seat ? null : false;
      },
      run: 'terraform changes hands',
    },
  ],
  procedures: {
    'terraform changes hands': {
      rule: 'attach',
      steps: {
        'to its new controller': {
          do: (x) => {
            const holder = holderOfTerraform(x.g);
            const copy = playerOf(x.g, holder).notesInPlay.find((each) => noteId(each) === TERRAFORM);
            if (copy !== undefined) moveNoteInPlay(x, holder, x.v.seat, copy);
          },
        },
      },
    },
  },
});

export const titans: readonly Ti4Component[] = [
  terragenesis,
  awaken,
  coalescence,
  ouranos,
  hecatoncheires,
  unitAbility('helTitan', { inRules: 'queries/units.ts' }),
  unitAbility('helTitanII', { inRules: 'queries/units.ts' }),
  technology('helTitanII', { inRules: 'queries/units.ts' }),
  technology('saturnEngineII', { inRules: 'queries/units.ts' }),
  terraform,
];
