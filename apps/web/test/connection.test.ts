import { deflateRawSync } from 'node:zlib';
import type { ClientMessage, ServerMessage, TableView } from '@custodian/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Channel, Hooks } from '../src/shell/table/connection.ts';
import { connect } from '../src/shell/table/connection.ts';
import type { TableState } from '../src/shell/table/state.ts';

/** A server of our own: what was sent to it, and what it says. */
function server() {
  const channels: Channel[] = [];
  const sent: ClientMessage[] = [];
  const states: TableState[] = [];
  const links: string[] = [];
  const problems: string[] = [];
  const hooks: Hooks = {
    onState: (state) => states.push(state),
    onLink: (link) => links.push(link),
    onProblem: (code) => problems.push(code),
  };
  const open = (): Channel => {
    const channel: Channel = {
      send: (text) => sent.push(JSON.parse(text)),
      close: () => channel.onclose?.(),
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    channels.push(channel);
    return channel;
  };
  const last = (): Channel => channels.at(-1) as Channel;
  return {
    open,
    hooks,
    channels,
    sent,
    states,
    links,
    problems,
    accept: () => last().onopen?.(),
    say: (message: ServerMessage) => last().onmessage?.({ data: JSON.stringify(message) }),
    hangUp: () => last().onclose?.(),
  };
}

const view = (answers: number, more: object = {}): TableView =>
  ({ answers, decision: 'movement/move', decisions: [], ...more }) as unknown as TableView;
const whole = (answers: number, more: object = {}): ServerMessage => ({
  type: 'view',
  version: answers,
  view: view(answers, more),
  log: [],
  chat: [],
  standing: {},
  ahead: null,
  since: null,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('sits down, and follows patches', () => {
  const s = server();
  connect(s.open, 'table0001', 2, s.hooks);
  s.accept();
  expect(s.sent).toEqual([{ type: 'sit', table: 'table0001', seat: 2, have: null }]);
  s.say(whole(4));
  s.say({
    type: 'update',
    version: 5,
    from: 4,
    patch: { answers: 5, decision: 'space battle/roll' },
    log: [{ answers: 5, at: 0, event: { type: 'playerPassed' } }],
  });
  expect(s.links).toEqual(['connecting', 'open']);
  expect(s.states.at(-1)?.view).toMatchObject({ answers: 5, decision: 'space battle/roll' });
  expect(s.states.at(-1)?.log).toHaveLength(1);
});

test('says when nobody looks at the page, and says so again after a break', () => {
  const s = server();
  const connection = connect(s.open, 'table0001', 2, s.hooks);
  s.accept();
  s.say(whole(4));
  connection.looking(true);
  connection.looking(false);
  connection.looking(false);
  expect(s.sent.slice(1)).toEqual([{ type: 'looking', looking: false }]);
  s.hangUp();
  vi.advanceTimersByTime(1000);
  s.accept();
  s.say(whole(4));
  expect(s.sent.slice(2)).toEqual([
    { type: 'sit', table: 'table0001', seat: 2, have: null },
    { type: 'looking', looking: false },
  ]);
  connection.looking(true);
  expect(s.sent.at(-1)).toEqual({ type: 'looking', looking: true });
});

test('a view that comes packed is unpacked before what comes after it; what cannot be unpacked ends the channel', async () => {
  vi.useRealTimers();
  const s = server();
  const connection = connect(s.open, 'table0001', 2, s.hooks);
  s.accept();
  const hear = (data: unknown): void => s.channels[0]?.onmessage?.({ data });
  hear(new Uint8Array(deflateRawSync(JSON.stringify(whole(4)))).buffer);
  s.say({ type: 'update', version: 5, from: 4, patch: { answers: 5 }, log: [] });
  expect(s.states).toEqual([]);
  await vi.waitFor(() => expect(s.states.map((state) => state.view.answers)).toEqual([4, 5]));
  s.say({ type: 'update', version: 6, from: 5, patch: { answers: 6 }, log: [] });
  expect(s.states.at(-1)?.view.answers).toBe(6);
  hear(new Uint8Array([255, 255, 255]).buffer);
  await vi.waitFor(() => expect(s.links).toEqual(['connecting', 'open', 'broken']));
  connection.close();
});

test('asks for the whole view when a patch does not fit', () => {
  const s = server();
  connect(s.open, 'table0001', 0, s.hooks);
  s.accept();
  s.say(whole(4));
  s.say({ type: 'update', version: 7, from: 6, patch: { answers: 7 }, log: [] });
  expect(s.sent.filter((m) => m.type === 'sit')).toHaveLength(2);
  expect(s.states).toHaveLength(1);
});

test('an answer is accepted, refused, or too late', async () => {
  const s = server();
  const connection = connect(s.open, 'table0001', 0, s.hooks);
  s.accept();
  s.say(whole(4));
  const first = connection.answer('movement/move', ['a']);
  expect(s.sent.at(-1)).toMatchObject({ type: 'answer', version: 4, decision: 'movement/move', value: ['a'] });
  s.say({ type: 'accepted', id: 1, version: 5 });
  expect(await first).toEqual({ accepted: true });

  const refusal = { rule: 'passing', text: { key: 'why.not yet' } };
  const second = connection.answer('movement/move', ['b']);
  s.say({ type: 'refused', id: 2, refusal });
  expect(await second).toEqual({ refused: refusal });

  const third = connection.answer('movement/move', ['c']);
  s.say({ type: 'problem', code: 'stale', text: '' });
  expect(await third).toEqual({ problem: 'stale' });
});

test('a trial tells what is in the way', async () => {
  const s = server();
  const connection = connect(s.open, 'table0001', 0, s.hooks);
  s.accept();
  s.say(whole(4));
  const refusal = { rule: 'fleet supply', text: { key: 'why.fleet too large' } };
  const bad = connection.try('movement/move', {});
  s.say({ type: 'tried', id: 1, refusal });
  expect(await bad).toEqual(refusal);
  const good = connection.try('movement/move', {});
  s.say({ type: 'tried', id: 2, refusal: null });
  expect(await good).toBeNull();
});

test('comes back after a break, later each time', () => {
  const s = server();
  connect(s.open, 'table0001', 0, s.hooks);
  s.accept();
  s.say(whole(4));
  s.hangUp();
  expect(s.links.at(-1)).toBe('broken');
  vi.advanceTimersByTime(400);
  expect(s.channels).toHaveLength(2);
  s.hangUp();
  vi.advanceTimersByTime(400);
  expect(s.channels).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(s.channels).toHaveLength(3);
});

test('comes back at once when hurried, and not at all when closed', () => {
  const s = server();
  const connection = connect(s.open, 'table0001', 0, s.hooks);
  s.hangUp();
  connection.hurry();
  expect(s.channels).toHaveLength(2);
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(s.channels).toHaveLength(2);
});

test('sends an answer again by its own word until its outcome is known', async () => {
  const s = server();
  const connection = connect(s.open, 'table0001', 0, s.hooks);
  s.accept();
  s.say(whole(4));
  const lost = connection.answer('movement/move', ['a']);
  s.hangUp();
  vi.advanceTimersByTime(400);
  s.accept();
  s.say(whole(4));
  expect(s.sent.filter((m) => m.type === 'answer')).toHaveLength(2);
  s.hangUp();
  vi.advanceTimersByTime(1000);
  s.accept();
  s.say(whole(5));
  const sent = s.sent.filter((m) => m.type === 'answer');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent.map(({ version }) => version)).toEqual([4, 4, 4]);
  s.say({ type: 'accepted', id: 1, version: 5 });
  expect(await lost).toEqual({ accepted: true });

  const next = connection.answer('movement/move', ['b']);
  expect(s.sent.at(-1)).not.toMatchObject({ key: sent[0]?.key });
  const undo = connection.undo();
  s.hangUp();
  vi.advanceTimersByTime(1000);
  s.accept();
  s.say(whole(6));
  expect(await undo).toEqual({ problem: 'lost' });
  s.say({ type: 'problem', code: 'stale', text: '' });
  expect(await next).toEqual({ problem: 'stale' });
});

test('a channel that has fallen silent is replaced', () => {
  const s = server();
  connect(s.open, 'table0001', 0, s.hooks);
  s.accept();
  s.say(whole(4));
  vi.advanceTimersByTime(61_000);
  expect(s.sent.some((m) => m.type === 'ping')).toBe(true);
  expect(s.channels.length).toBeGreaterThan(1);
});

test('a table that does not exist is not asked for again', () => {
  const s = server();
  connect(s.open, 'table0001', 0, s.hooks);
  s.accept();
  s.say({ type: 'problem', code: 'no table', text: '' });
  vi.advanceTimersByTime(60_000);
  expect(s.channels).toHaveLength(1);
  expect(s.problems).toEqual(['no table']);
});
