// A small client of the protocol, as a third-party bot would write it: signs in, sits down, keeps its view by patches and
// answers what it is asked.
import type { Json } from '@custodian/kernel';
import type { ClientMessage, ServerMessage, TableView } from '@custodian/protocol';
import { applyPatch } from '@custodian/protocol';
import { vi } from 'vitest';
import { WebSocket } from 'ws';

// Machines are busy at times; what never comes still ends.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

export interface Client {
  readonly cookie: string;
  /** Everything the server ever sent, as text. */
  readonly heard: string[];
  view(): TableView;
  version(): number;
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Json }>;
  sit(table: string, seat: number | null): Promise<void>;
  send(message: ClientMessage): void;
  raw(text: string): void;
  /** The next message that fits, or one that has come already since the last call. */
  next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>>;
  /** Until the view is as wished. */
  until(wished: (view: TableView) => boolean): Promise<TableView>;
  answer(value: Json, decision?: string): Promise<ServerMessage>;
  leave(): void;
}

/** A guest of that name; with a cookie, whoever it belongs to. */
export async function newClient(port: number, name: string, known = ''): Promise<Client> {
  const base = `http://127.0.0.1:${port}`;
  let cookie = known;
  let socket: WebSocket | null = null;
  let view: TableView | null = null;
  let version = 0;
  let nextId = 1;
  const heard: string[] = [];
  const inbox: ServerMessage[] = [];
  const waiting: { wake: () => void; fail: (error: Error) => void }[] = [];

  const client: Client = {
    get cookie() {
      return cookie;
    },
    heard,
    view: () => view as TableView,
    version: () => version,
    async call(method, path, body, headers = {}) {
      const response = await fetch(base + path, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const set = response.headers.getSetCookie().find((c) => c.startsWith('custodian='));
      if (set !== undefined) cookie = set.split(';')[0] as string;
      const text = await response.text();
      heard.push(text);
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as Json) };
    },
    async sit(table, seat) {
      const opened = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie } });
      socket = opened;
      await new Promise((open, fail) => {
        opened.once('open', open);
        opened.once('error', fail);
      });
      opened.on('message', (data) => hear(data.toString()));
      opened.on('error', () => opened.terminate());
      // Whoever waits for a message from a server that is gone waits no longer.
      opened.on('close', () => {
        if (socket === opened) for (const { fail } of waiting.splice(0)) fail(new Error('the connection was closed'));
      });
      client.send({ type: 'sit', table, seat, have: null });
      await client.next('view');
    },
    send: (message) => socket?.send(JSON.stringify(message)),
    raw: (text) => socket?.send(text),
    async next(type) {
      for (;;) {
        const at = inbox.findIndex((m) => m.type === type);
        if (at >= 0) return inbox.splice(at, 1)[0] as never;
        await change(`a message of type ${type}`);
      }
    },
    async until(wished) {
      while (view === null || !wished(view)) await change('a view as wished');
      return view;
    },
    async answer(value, decision) {
      const id = nextId++;
      client.send({
        type: 'answer',
        id,
        version: client.view().answers,
        decision: decision ?? client.view().decision,
        value,
      });
      for (;;) {
        const at = inbox.findIndex((m) => ('id' in m && m.id === id) || m.type === 'problem');
        if (at >= 0) return inbox.splice(at, 1)[0] as ServerMessage;
        await change('the outcome of an answer');
      }
    },
    leave: () => socket?.terminate(),
  };

  function hear(text: string): void {
    heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'view') view = message.view;
    if (message.type === 'update') view = applyPatch(view as unknown as Json, message.patch) as unknown as TableView;
    if (message.type === 'view' || message.type === 'update') version = message.version;
    if (message.type !== 'update') inbox.push(message);
    for (const { wake } of waiting.splice(0)) wake();
  }

  function change(what: string): Promise<void> {
    if (socket?.readyState === WebSocket.CLOSED) return Promise.reject(new Error('the connection was closed'));
    return new Promise((wake, fail) => {
      const late = setTimeout(() => fail(new Error(`waited too long for ${what}`)), 60_000);
      const stop = (then: () => void): void => {
        clearTimeout(late);
        then();
      };
      waiting.push({ wake: () => stop(wake), fail: (error) => stop(() => fail(error)) });
    });
  }

  if (known !== '') return client;
  const made = await client.call('POST', '/api/me', { name });
  if (made.status !== 200) throw new Error(`no guest: ${JSON.stringify(made.body)}`);
  return client;
}
