// What can be marked now, what a mark does, and what it would cost to stop.
import { isAblated, used } from '@custodian/kernel';
import { relicOf } from '../content/index.ts';
import type { Desk } from '../desk.ts';
import type { Op, Resource, SheetName } from '../facts/vocabulary.ts';
import { RESOURCES, SHEETS } from '../facts/vocabulary.ts';
import { abilitiesNow, onActive, passives } from './abilities.ts';
import { relicEffects } from './cards.ts';
import { carryOut, choicesOf, comeToNothing, hasEffect, isAutomatic } from './effects.ts';
import { tradeLeft } from './industry.ts';
import { assetMarks, focusKey, usesOf } from './spending.ts';
import { act } from './verbs.ts';

/** Something that nobody knows comes next. */
export const isHalted = (desk: Desk): boolean => desk.draws !== null || desk.rerolls !== null;

/** Every mark that is possible now. */
export function marksFor(desk: Desk): string[] {
  if (isHalted(desk)) return [];
  const [owed] = desk.owed;
  if (owed !== undefined) return choicesOf(desk, owed);
  if (desk.step === 'effects') return [];
  if (desk.active === null) return SHEETS.map((sheet) => `sheet ${sheet}`);
  return freeMarks(desk, desk.active);
}

function freeMarks(desk: Desk, active: SheetName): string[] {
  const uses = usesNow(desk, active);
  return [
    ...afterDice(desk),
    ...RESOURCES.flatMap((res) => (desk.purse[res] > 0 ? uses[res] : [])),
    ...assetMarks(desk, active),
    ...RESOURCES.flatMap((res) => (uses[res].length > 0 && tradeLeft(desk.paper) > 0 ? [`trade ${res}`] : [])),
    ...abilitiesNow(desk).flatMap(({ id, do: ops }) => (ops.some((op) => hasEffect(desk, op)) ? [`use ${id}`] : [])),
    ...conversions(desk, uses),
    ...desk.hand.flatMap((id) => relicMarks(desk, id)),
  ];
}

const usesNow = (desk: Desk, active: SheetName): Readonly<Record<Resource, readonly string[]>> => ({
  M: usesOf(desk, 'M', active),
  I: usesOf(desk, 'I', active),
  R: usesOf(desk, 'R', active),
});

/** A faction that takes one resource for another, once a round. */
function conversions(desk: Desk, uses: Readonly<Record<Resource, readonly string[]>>): string[] {
  if (desk.used.includes(desk.faction)) return [];
  return passives(desk.faction, 'convert').flatMap(({ from }) =>
    desk.purse[from] === 0
      ? []
      : RESOURCES.flatMap((to) => (to !== from && uses[to].length > 0 ? [`turn ${from} ${to}`] : [])),
  );
}

/** What is done after the roll, before anything of it is spent. */
function afterDice(desk: Desk): string[] {
  if (desk.step !== 'dice' || !desk.fresh) return [];
  const forgo = passives(desk.faction, 'forgo').length > 0 && !desk.used.includes(FORGO);
  const change = passives(desk.faction, 'switchSheet').length > 0 && !desk.used.includes(changed(desk));
  return [
    ...(forgo ? [...new Set(desk.black)].map((face) => `forgo ${face}`) : []),
    ...(change ? SHEETS.flatMap((sheet) => (sheet === desk.active ? [] : [`switch ${sheet}`])) : []),
  ];
}

const FORGO = 'forgo';
const changed = ({ stage }: Desk): string => `stage ${stage} switch`;

function relicMarks(desk: Desk, id: string): string[] {
  const { timing, do: ops, rerolls } = relicOf(id);
  if (rerolls) return desk.step === 'dice' && desk.fresh ? rerollsOf(desk).map((dice) => `relic ${id} ${dice}`) : [];
  return timing === 'strategy' && ops.some((op) => hasEffect(desk, op)) ? [`relic ${id}`] : [];
}

/** Every set of one's own dice: 0 to 2 black, 3 to 5 focus. */
function rerollsOf({ black, taken }: Desk): string[] {
  const dice = [...black.map((_, n) => n), ...RESOURCES.flatMap((res, n) => (taken.includes(res) ? [3 + n] : []))];
  return Array.from({ length: 2 ** dice.length - 1 }, (_, set) =>
    dice.filter((_die, n) => ((set + 1) >> n) & 1).join(','),
  );
}

/** Resources that could be spent, and so must be. */
export function unspent(desk: Desk): Resource[] {
  const { active } = desk;
  if (active === null) return [];
  return RESOURCES.flatMap((res) =>
    desk.purse[res] > 0 && usesOf(desk, res, active).length > 0
      ? Array.from({ length: desk.purse[res] }, (): Resource => res)
      : [],
  );
}

/** Nothing is owed and nothing is left that could be spent, or something hidden comes next. */
export function mayStop(desk: Desk): boolean {
  if (isHalted(desk)) return true;
  if (desk.owed.length > 0) return false;
  if (desk.step === 'effects') return true;
  return desk.active !== null && unspent(desk).length === 0;
}

/** Makes a mark. It must be one of those that are possible. */
export function mark(desk: Desk, made: string): void {
  const words = made.split(' ');
  const [owed] = desk.owed;
  if (owed === undefined) follow(desk, freely(desk, words));
  else {
    desk.owed.shift();
    const { rest, then } = answer(desk, owed, words);
    desk.owed.unshift(...then, ...rest);
  }
  settle(desk);
}

/** More effects to carry out, before those that are owed already. */
export function owe(desk: Desk, ops: readonly Op[]): void {
  follow(desk, ops);
  settle(desk);
}

const follow = (desk: Desk, ops: readonly Op[]): number => desk.owed.unshift(...ops);

/** Carries out everything that needs no choice, until one is needed or something hidden comes next. */
export function settle(desk: Desk): void {
  for (let [op] = desk.owed; op !== undefined && !isHalted(desk); [op] = desk.owed) {
    if (isAutomatic(op)) {
      desk.owed.shift();
      follow(desk, carryOut(desk, op));
    } else if (choicesOf(desk, op).length === 0) {
      desk.owed.shift();
      follow(desk, comeToNothing(desk, op));
    } else return;
  }
}

/** A mark that nothing owed asks for. */
function freely(desk: Desk, words: readonly string[]): Op[] {
  const [head = '', verb = '', target = ''] = words;
  if (!AFTER_DICE.includes(head) && !(head === 'relic' && relicOf(verb).rerolls)) desk.fresh = false;
  const own = heads[head];
  if (own !== undefined && !(head === 'trade' && target !== '')) return own(desk, verb, target);
  if (isResource(head)) desk.purse[head]--;
  return act(desk, verb, target, head);
}

const isResource = (word: string): word is Resource => (RESOURCES as readonly string[]).includes(word);
const AFTER_DICE = ['forgo', 'switch'];

const heads: Readonly<Record<string, (desk: Desk, word: string, target: string) => Op[]>> = {
  sheet: (desk, sheet) => {
    desk.active = sheet as SheetName;
    return onActive(desk);
  },
  trade: (desk, res) => {
    desk.paper.industry.tradeSpent++;
    desk.purse[res as Resource]++;
    return [];
  },
  focus: (desk, die) => {
    return act(desk, 'focus', die, 'focus');
  },
  use: (desk, id) => {
    const found = abilitiesNow(desk).find((ability) => ability.id === id);
    desk.used.push(id);
    used(id === desk.faction ? 'faction' : 'technology', id);
    return [...(found?.do ?? [])];
  },
  turn: (desk, from, to) => {
    desk.used.push(desk.faction);
    used('faction', desk.faction);
    desk.purse[from as Resource]--;
    desk.purse[to as Resource]++;
    return [];
  },
  relic: (desk, id, dice) => {
    desk.hand = desk.hand.filter((held) => held !== id);
    desk.played.push(id);
    if (relicOf(id).rerolls && !isAblated('relic', id)) {
      used('relic', id);
      desk.rerolls = dice.split(',').map(Number);
    }
    return [...relicEffects(id)];
  },
  forgo: (desk, face) => {
    desk.used.push(FORGO);
    used('faction', desk.faction);
    desk.black.splice(desk.black.indexOf(face as Resource), 1);
    desk.purse[face as Resource]--;
    return passives(desk.faction, 'forgo').flatMap((passive) => passive.do);
  },
  switch: (desk, sheet) => {
    desk.used.push(changed(desk));
    used('faction', desk.faction);
    desk.active = sheet as SheetName;
    fillPurse(desk);
    return [];
  },
};

/** What the dice give on the active sheet: all black ones, and the focus dice that are unlocked there. */
export function fillPurse(desk: Desk): void {
  const { active, black, focus, paper } = desk;
  desk.taken = active === null ? [] : RESOURCES.filter((res) => paper.focus.includes(focusKey(active, res)));
  for (const [n, res] of RESOURCES.entries())
    desk.purse[res] = black.filter((face) => face === res).length + (desk.taken.includes(res) ? (focus[n] ?? 0) : 0);
}

interface Answered {
  /** What is still owed of it. */
  readonly rest: readonly Op[];
  /** What follows from the mark: first. */
  readonly then: readonly Op[];
}

/** A mark that carries out the first of what is owed. */
function answer(desk: Desk, op: Op, words: readonly string[]): Answered {
  const [head = '', verb = '', ...more] = words;
  const target = more.join(' ');
  const left = 'n' in op && op.n > 1 && op.op !== 'vp' && op.op !== 'strength' ? [{ ...op, n: op.n - 1 } as Op] : [];
  switch (op.op) {
    case 'choose':
      return { rest: [], then: op.of[Number(verb)] ?? [] };
    case 'may':
      return { rest: [], then: head === 'no' ? [] : op.do };
    case 'res':
      if (head === 'on') return { rest: [{ ...op, sheet: verb as SheetName }], then: [] };
      return { rest: left, then: act(desk, verb, target, head) };
    case 'gain': {
      const one: Op = { op: 'gain', n: 1, asset: chosen(op.asset, verb) };
      const rest = left.map((each) => (op.different ? { ...each, not: [...(op.not ?? []), verb] } : each)) as Op[];
      return { rest, then: [one] };
    }
    case 'asset':
      return { rest: [], then: [{ ...op, asset: chosen(op.asset, verb) }] };
    case 'develop': {
      const on = more[0]?.split('.')[0] as string;
      const rest = op.together ? left.map((each) => ({ ...each, on }) as Op) : left;
      return { rest, then: act(desk, 'develop', target, head) };
    }
    case 'strength':
      return { rest: [], then: [{ ...op, side: verb as 'left' }] };
    case 'deploy':
      return {
        rest: left,
        then: act(desk, 'lay', `${op.unit} ${op.built ? 'built' : 'free'} ${verb} ${target}`, head),
      };
    case 'unlockFocus':
      return { rest: [], then: act(desk, 'focus', `${verb} ${target}`, head) };
    case 'crossOut':
      return {
        rest: crossedRest(op, verb, left),
        then: act(desk, `cross ${op.target}`, verb, head),
      };
    case 'markNode':
      return { rest: left, then: act(desk, 'node', verb, head) };
    default:
      return { rest: left, then: act(desk, verb, target, head) };
  }
}

/** One unit of each of two types is crossed out: the second is of another type. */
function crossedRest(op: Extract<Op, { op: 'crossOut' }>, id: string, left: readonly Op[]): readonly Op[] {
  if (op.target !== 'war.unbuiltUnit') return left;
  return op.not === undefined ? [{ ...op, not: [id] }] : [];
}

function chosen(asset: Extract<Op, { op: 'gain' }>['asset'], word: string): Extract<Op, { op: 'gain' }>['asset'] {
  if (asset.kind === 'com') return { ...asset, c: word as 'tri' };
  return asset.kind === 'spec' ? { kind: 'spec', s: word as 'biotic' } : { kind: 'focus', d: word as Resource };
}
