import { parseArgs } from 'node:util';
import type { Text } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type {
  FightAsked,
  FightOdds,
  Known,
  OddsDesk,
  Offered,
  Place,
  Role,
  SideAsked,
  Title,
  UnitOffered,
  UnitsAsked,
} from '@custodian/title';
import { isFault, places, roles, unitsRead } from '@custodian/title';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { inWords, oneOf, titleNamed, wholeNumber } from '../input.ts';
import { known, unknownWord } from '../nearest.ts';
import { speakerOf } from '../speaking.ts';

export const odds: Command = {
  name: 'odds',
  summary: 'how a fight will end, exactly',
  usage: `Usage: custodian odds <game> --attacker UNITS --defender UNITS [options]

  --attacker UNITS, --defender UNITS   what each side has: "2 cruiser, 1 dreadnought (damaged), 4 fighter"
  --place PLACE                        space (default), or ground: what has landed on a planet against what stands there
  --bombarding UNITS                   on the ground, ships of the attacker above the planet
  --nebula                             it is fought in a nebula

  --attacker-race NAME, --defender-race NAME                       who they are; --attacker-faction, --defender-faction are the same
  --attacker-technologies A,B, --defender-technologies A,B         what they have researched
  --attacker-pds N, --defender-pds N                               PDS within reach
  --attacker-keeps A,B, --defender-keeps A,B                       units that are given up after all others
  --attacker-leaves-below PERCENT, --defender-leaves-below PERCENT who goes away before a round in which his chance to win is below

  --json                               the odds as one JSON object

In space, ground forces of the attacker are aboard and those of the defender on the planet: the chance that it is taken is told as
well. Units, races and technologies are named by their ids or as they are called in English; an upgraded unit is a "cruiser II".
Cards in hand are not counted, and what else is not is named.
Exit code 2 when something is not known or cannot be.`,
  async run(args, titles) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const title = titleNamed(titles, positionals[0]);
    if (positionals.length > 1) throw new Misuse(`"${positionals[1]}" is one word too many.`);
    const say = await speakerOf(title, 'en');
    const speak = (text: Text): string => say(text, null);
    const desk = await title.odds?.();
    if (desk === undefined) throw new Misuse(`there are no odds for ${speak({ key: 'title.name' })} (${title.id}).`);
    const fight = fightAsked(values, desk, speak);
    const told = desk.reckon(fight);
    if (isRefusal(told)) throw new Misuse(await inWords(title, told));
    console.log(values.json ? JSON.stringify(asJson(told, speak)) : asText(title, fight, told, desk, speak));
    return 0;
  },
};

const ofSide = (role: Role) =>
  ({
    [role]: { type: 'string' },
    [`${role}-race`]: { type: 'string' },
    [`${role}-faction`]: { type: 'string' },
    [`${role}-technologies`]: { type: 'string' },
    [`${role}-pds`]: { type: 'string' },
    [`${role}-keeps`]: { type: 'string' },
    [`${role}-leaves-below`]: { type: 'string' },
  }) as const;

const OPTIONS = {
  ...ofSide('attacker'),
  ...ofSide('defender'),
  place: { type: 'string', default: 'space' },
  bombarding: { type: 'string' },
  nebula: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

type Values = Readonly<Record<string, string | boolean | undefined>>;
type Speak = (text: Text) => string;

function fightAsked(values: Values, desk: OddsDesk, speak: Speak): FightAsked {
  const place = oneOf('place', String(values.place), places);
  const [attacker, defender] = roles.map((role) => sideAsked(values, role, place, desk, speak)) as [
    SideAsked,
    SideAsked,
  ];
  const bombarding = typed(values, 'bombarding');
  if (bombarding !== undefined && place === 'space') throw new Misuse('--bombarding is for --place ground.');
  return {
    place,
    attacker,
    defender,
    nebula: values.nebula === true,
    bombarding: bombarding === undefined ? [] : unitsAsked('bombarding', bombarding, desk.bombarding, speak),
  };
}

function sideAsked(values: Values, role: Role, place: Place, desk: OddsDesk, speak: Speak): SideAsked {
  const units = typed(values, role);
  if (units === undefined) throw new Misuse(`--${role} is missing: name its units, as in --${role} "2 cruiser".`);
  const offered = desk.units[place];
  const [race, faction = race] = [typed(values, `${role}-race`), typed(values, `${role}-faction`)];
  if (race !== undefined && faction !== race)
    throw new Misuse(`--${role}-race and --${role}-faction are the same, and name two: give one of them.`);
  const named = <K extends Offered>(all: readonly K[]): (K & Known)[] =>
    all.map((each) => ({ ...each, names: [each.text, each.full ?? each.text].map(speak) }));
  const listed = (option: string): string[] =>
    (typed(values, `${role}-${option}`) ?? '').split(',').filter((word) => word.trim() !== '');
  const below = typed(values, `${role}-leaves-below`);
  return {
    units: unitsAsked(role, units, offered, speak),
    faction: faction === undefined ? null : known('race', faction, named(desk.factions)).id,
    technologies: listed('technologies').map((word) => known('technology', word, named(desk.technologies)).id),
    pds: wholeNumber(`${role}-pds`, typed(values, `${role}-pds`) ?? '0', 0, desk.pds[place][role]),
    keeps: listed('keeps').map((word) => known('unit', word, unitNames(offered, speak)).id),
    leavesBelow: below === undefined ? null : wholeNumber(`${role}-leaves-below`, below, 0, 100) / 100,
  };
}

const typed = (values: Values, option: string): string | undefined => {
  const value = values[option];
  return typeof value === 'string' ? value : undefined;
};

const unitNames = (offered: readonly UnitOffered[], speak: Speak): (UnitOffered & Known)[] =>
  offered.map((each) => ({ ...each, names: [speak(each.text), speak(each.many)] }));

function unitsAsked(
  option: string,
  text: string,
  offered: readonly UnitOffered[],
  speak: Speak,
): readonly UnitsAsked[] {
  const all = unitNames(offered, speak);
  const read = unitsRead(text, all);
  if (!isFault(read)) return read;
  if (read.fault === 'unknown') throw new Misuse(unknownWord('unit', read.word, read.near, all));
  if (read.fault === 'no number')
    throw new Misuse(`--${option}: "${read.word}" is no number of units; whole numbers from 0 are.`);
  const { id, most } = read.unit;
  if (read.fault === 'too many') throw new Misuse(`--${option}: ${read.count} ${id}, at most ${most} are possible.`);
  if (read.fault === 'cannot be damaged') throw new Misuse(`--${option}: a ${id} cannot be damaged.`);
  throw new Misuse(`--${option}: more ${id} are damaged than there are.`);
}

function asJson(
  { attacker, draw, defender, rounds, survivors, leaves, taken, without }: FightOdds,
  speak: Speak,
): object {
  return {
    attacker,
    draw,
    defender,
    rounds,
    survivors,
    leaves,
    ...(taken === null ? {} : { taken }),
    without: without.map(speak),
  };
}

const percent = (p: number): string => `${(p * 100).toFixed(1)}%`;

const LIKELIEST = 5;

function asText(title: Title, { place }: FightAsked, told: FightOdds, desk: OddsDesk, speak: Speak): string {
  const names = unitNames(desk.units[place], speak);
  const called = (id: string, count: number): string => {
    const unit = names.find((each) => each.id === id);
    const name = unit === undefined ? id : count === 1 ? speak(unit.text) : speak(unit.many);
    // "II" stays as it is.
    return name.replace(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  };
  const counted = (counts: Readonly<Record<string, number>>, digits: number): string =>
    Object.entries(counts)
      .map(([id, count]) => `${count.toFixed(digits)} ${called(id, count)}`)
      .join(', ') || 'nothing';
  const { attacker, draw, defender, rounds, survivors, leaves, taken, without } = told;
  const left = roles.filter((role) => leaves[role] > 0).map((role) => `${role} leaves ${percent(leaves[role])}`);
  return [
    `attacker wins   ${percent(attacker).padStart(6)}`,
    `draw            ${percent(draw).padStart(6)}`,
    `defender wins   ${percent(defender).padStart(6)}`,
    ...(taken === null || place === 'ground' ? [] : [`planet taken    ${percent(taken).padStart(6)}`]),
    ...left,
    `rounds          ${rounds.toFixed(2).padStart(6)} on average`,
    `left on average: attacker ${counted(survivors.attacker, 2)}; defender ${counted(survivors.defender, 2)}`,
    'likeliest endings:',
    ...survivors.endings
      .slice(0, LIKELIEST)
      .map(
        (end) =>
          `  ${percent(end.p).padStart(6)}  attacker ${counted(end.attacker, 0)}; defender ${counted(end.defender, 0)}`,
      ),
    without.length === 0
      ? `Exact for ${title.id}, without cards in hand.`
      : `Not counted: ${without.map(speak).join(', ')}; nor cards in hand.`,
  ].join('\n');
}
