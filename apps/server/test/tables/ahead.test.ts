// What is answered before it is asked: carried out as the ordinary answer, dropped and reported when what was named happens, kept
// through a crash, and nobody else can tell.
import { onlyPass, pending } from '@custodian/kernel';
import type { AheadView, ServerMessage } from '@custodian/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToyTable } from '../kit/toy-table.ts';
import { answer, asked, openToyTable, pass } from '../kit/toy-table.ts';

vi.mock('../../src/clock.ts', () => ({ now: () => Date.now(), notBefore: () => undefined }));

const open: ToyTable[] = [];
const toyTable = async (seed?: string): Promise<ToyTable> => {
  const toys = await openToyTable(seed);
  open.push(toys);
  await pass(0);
  return toys;
};
afterEach(async () => {
  for (const toys of open.splice(0)) await toys.end();
});

type Hands = { readonly players: { readonly hand: string[]; readonly coins: number }[] };
const handOf = ({ table }: ToyTable, seat: number): string[] => (table.state.game as Hands).players[seat]?.hand ?? [];
const cardOf = (toys: ToyTable, seat: number, kind: string): string | undefined =>
  handOf(toys, seat).find((card) => card.startsWith(kind));
/** What the seat was last told of what it has said beforehand. */
function told({ heard }: ToyTable, seat: number): AheadView | null {
  let last: AheadView | null = null;
  for (const [, message] of heard[seat] ?? [])
    if (message.type === 'view' || message.type === 'ahead') last = message.ahead;
  return last;
}
const rowsOf = ({ storage }: ToyTable) => storage.history('toys', 0);
/** All but the seat's own messages, as they were sent and when. */
const streams = ({ heard }: ToyTable, but: number): string =>
  JSON.stringify(heard.map((each, seat) => (seat === but ? null : each)));

/** The first seed with which the first seat may play a card of this kind once everybody has bid, and others can cancel it. */
async function begun(kind: 'boon' | 'feast'): Promise<ToyTable> {
  for (let n = 0; ; n++) {
    const toys = await toyTable(`seed ${n}`);
    const canCancel = cardOf(toys, 1, 'no') !== undefined && cardOf(toys, 2, 'no') !== undefined;
    if (canCancel && cardOf(toys, 0, kind) !== undefined) return toys;
    await open.pop()?.end();
  }
}

async function bidAll(toys: ToyTable, bids: readonly number[]): Promise<void> {
  for (const [seat, coins] of bids.entries()) if (asked(toys)[1].includes(seat)) await answer(toys, seat, coins);
}

test('an order is carried out a moment after the question has come, as the ordinary answer', async () => {
  const toys = await toyTable();
  expect(await toys.table.order(1, { kind: 'act', said: { card: 'none' }, unless: [] })).toHaveProperty('version');
  await bidAll(toys, [0, 1, 0]);
  expect(asked(toys)).toEqual(['turn/act', [1]]);
  await pass(800);
  expect(asked(toys)).toEqual(['turn/act', [1]]);
  await pass(150);
  expect(asked(toys)).toEqual(['turn/spend', [1]]);
  expect((await rowsOf(toys)).at(-1)).toMatchObject({ kind: 'answer', seat: 1, decision: 'turn/act', value: [] });
  expect(told(toys, 1)).toMatchObject({ orders: [], reports: [{ became: 'done' }] });
});

test('a secret question is answered beforehand too', async () => {
  const toys = await toyTable();
  await toys.table.order(2, { kind: 'bid', said: { coins: '3' }, unless: [] });
  await pass(1000);
  expect(asked(toys)[1]).toEqual([0, 1]);
  await bidAll(toys, [1, 2]);
  expect(asked(toys)).toEqual(['turn/act', [2]]);
});

test('an order is dropped and its owner told when what he named happens, and he is asked as always', async () => {
  const toys = await begun('feast');
  await toys.table.order(1, { kind: 'act', said: { card: 'none' }, unless: ['card'] });
  await bidAll(toys, [1, 0, 0]);
  await answer(toys, 0, [cardOf(toys, 0, 'feast') as string]);
  expect(told(toys, 1)).toMatchObject({ orders: [], reports: [{ became: { broken: 'card' } }] });
  for (const seat of [0, 2]) expect(told(toys, seat)).toMatchObject({ orders: [], reports: [] });
  for (const seat of [1, 2]) await answer(toys, seat, []);
  await pass(1000);
  await answer(toys, 0, { points: 0 });
  await pass(3000);
  expect(asked(toys)).toEqual(['turn/act', [1]]);
  await toys.table.withdraw(1, told(toys, 1)?.reports[0]?.id as number);
  expect(told(toys, 1)?.reports).toEqual([]);
});

test('an order whose answer is no longer possible is dropped and reported, and the owner is asked', async () => {
  const toys = await toyTable();
  await toys.table.order(1, { kind: 'bid', said: { coins: '3' }, unless: [] });
  // Before its time has come he gives a coin away.
  await toys.table.answer(1, null, 'free/give coins', { to: 0, coins: 1 });
  await pass(2000);
  expect(told(toys, 1)).toMatchObject({ orders: [], reports: [{ became: 'impossible' }] });
  expect(asked(toys)[1]).toContain(1);
});

test('orders end with the round where that was named, and what somebody answers himself uses up his order', async () => {
  const toys = await toyTable();
  await toys.table.order(0, { kind: 'bid', said: { coins: '1' }, unless: [] });
  await answer(toys, 0, 2);
  expect(told(toys, 0)).toMatchObject({ orders: [], reports: [] });
  await bidAll(toys, [0, 0, 0]);
  await toys.table.order(0, { kind: 'bid', said: { coins: '0' }, unless: ['round'] });
  for (let n = 0; n < 40 && asked(toys)[0] !== 'round/bid in secret'; n++) {
    for (const { seat, kind } of pending(toys.table.game, toys.table.state))
      await answer(toys, seat, kind === 'plan' ? { points: 0 } : []);
    await pass(1000);
  }
  expect(told(toys, 0)).toMatchObject({ orders: [], reports: [{ became: { broken: 'round' } }] });
});

test('orders are kept through a crash, and what happened before the crash is held against them', async () => {
  const toys = await begun('feast');
  await toys.table.order(1, { kind: 'act', said: { card: 'none' }, unless: ['card'] });
  await toys.table.order(2, { kind: 'act', said: { card: 'none' }, unless: [] });
  const before = (await toys.storage.notes('ahead', ['toys'])).toys;
  await bidAll(toys, [1, 0, 0]);
  await answer(toys, 0, [cardOf(toys, 0, 'feast') as string]);
  // As if the answer had been stored and nothing after it.
  await toys.storage.setNote('toys', 'ahead', before ?? null);
  await toys.killAndRestart();
  expect(told(toys, 1)).toMatchObject({ orders: [], reports: [{ became: { broken: 'card' } }] });
  expect(told(toys, 2)).toMatchObject({ orders: [{ kind: 'act' }], reports: [] });
});

test('an order that was carried out just before a crash is not carried out twice', async () => {
  const toys = await toyTable();
  await toys.table.order(1, { kind: 'bid', said: { coins: '2' }, unless: [] });
  const before = (await toys.storage.notes('ahead', ['toys'])).toys;
  await pass(1000);
  expect(asked(toys)[1]).toEqual([0, 2]);
  await toys.storage.setNote('toys', 'ahead', before ?? null);
  await toys.killAndRestart();
  expect(told(toys, 1)).toMatchObject({ orders: [], reports: [{ became: 'done' }] });
});

test('what cannot be ordered is refused by name, and so is too much', async () => {
  const { table } = await toyTable();
  const refused = (key: string) => ({ refused: { rule: 'table', text: { key } } });
  const none = { kind: 'act', said: { card: 'none' }, unless: [] };
  expect(await table.order(1, { ...none, kind: 'attack' })).toEqual(refused('table.no order'));
  expect(await table.order(1, { ...none, said: { card: 'crown' } })).toEqual(refused('table.no order'));
  expect(await table.order(1, { ...none, said: {} })).toEqual(refused('table.no order'));
  expect(await table.order(1, { ...none, said: { card: 'none', toString: 'x' } })).toEqual(refused('table.no order'));
  expect(await table.order(1, { ...none, unless: ['rain'] })).toEqual(refused('table.no order'));
  expect(await table.withdraw(1, 7)).toEqual(refused('table.no order'));
  for (let n = 0; n < 12; n++) expect(await table.order(1, none)).toHaveProperty('version');
  expect(await table.order(1, none)).toEqual(refused('table.too many orders'));
});

test('whoever comes to a seat after another finds nothing of what that one had said', async () => {
  const toys = await toyTable();
  await toys.table.order(1, { kind: 'act', said: { card: 'none' }, unless: [] });
  await toys.table.setQuiet(1, 'everything', false);
  await toys.table.setSeat({ seat: 1, person: 'Ilaria', bot: null, claim: null });
  const heard: ServerMessage[] = [];
  toys.table.sit({ person: 'Ilaria', seat: 1, send: (message) => heard.push(message) });
  expect(heard[0]).toMatchObject({ ahead: { quiet: { lets: 'nothing' }, orders: [], reports: [] } });
});

/** The first seat plays a card; the second and third hold one with which they could cancel it. */
async function cardPlayed(kind: 'boon' | 'feast'): Promise<ToyTable> {
  const toys = await begun(kind);
  await bidAll(toys, [1, 0, 0]);
  await answer(toys, 0, [cardOf(toys, 0, kind) as string]);
  expect(pending(toys.table.game, toys.table.state).filter((each) => !onlyPass(each)).length).toBe(2);
  return toys;
}

test.each([
  ['a boon does not touch others', 'boon', 'untouched', []],
  ['a feast touches everybody', 'feast', 'untouched', [1]],
  ['everything may be let go by', 'feast', 'everything', []],
] as const)('%s, and is let go by where that was said', async (_, kind, lets, waitsFor) => {
  const toys = await cardPlayed(kind);
  await toys.table.setQuiet(1, lets, true);
  await answer(toys, 2, []);
  await pass(1000);
  const [question, seats] = asked(toys);
  expect(question === 'window/react' ? seats : []).toEqual(waitsFor);
});

test('a sentence for one round is over with it; a window may have a sentence of its own', async () => {
  const toys = await cardPlayed('boon');
  await toys.table.setQuiet(1, 'untouched', true);
  expect(told(toys, 1)?.quiet).toEqual({ lets: 'untouched', round: 1 });
  await toys.table.setStanding(2, 'card played', 'touching');
  await pass(1000);
  expect(asked(toys)[0]).toBe('turn/spend');
  const state = toys.table.state as { game: { round: number } };
  state.game.round = 2;
  const heard: ServerMessage[] = [];
  toys.table.sit({ person: 'Wei', seat: 1, send: (message) => heard.push(message) });
  expect(heard[0]).toMatchObject({ ahead: { quiet: { lets: 'nothing' } } });
});

test('others are sent the same at the same moments, whether somebody answers himself or has answered ahead', async () => {
  const seen: string[] = [];
  for (const isAhead of [true, false]) {
    const toys = await begun('boon');
    if (isAhead) {
      await toys.table.setQuiet(1, 'untouched', false);
      await toys.table.order(1, { kind: 'bid', said: { coins: '2' }, unless: ['card'] });
      await toys.table.order(1, { kind: 'act', said: { card: 'none' }, unless: [] });
    }
    await pass(900);
    // By hand, in the moment in which an order is carried out.
    if (!isAhead) await answer(toys, 1, 2);
    else await pass(0);
    await answer(toys, 0, 3);
    await answer(toys, 2, 1);
    expect(asked(toys)).toEqual(['turn/act', [0]]);
    await answer(toys, 0, [cardOf(toys, 0, 'boon') as string]);
    await pass(100);
    if (!isAhead) await answer(toys, 1, []);
    else await pass(0);
    await answer(toys, 2, []);
    await pass(1000);
    expect(asked(toys)).toEqual(['turn/spend', [0]]);
    await answer(toys, 0, { points: 1 });
    expect(asked(toys)).toEqual(['turn/act', [1]]);
    await pass(890);
    expect(asked(toys)).toEqual(['turn/act', [1]]);
    await pass(10);
    if (!isAhead) await answer(toys, 1, []);
    else await pass(0);
    expect(asked(toys)[0]).not.toBe('turn/act');
    seen.push(streams(toys, 1));
    await open.pop()?.end();
  }
  expect(seen[0]).toBe(seen[1]);
});
