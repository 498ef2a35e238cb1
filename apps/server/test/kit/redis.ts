// As much of a Redis as nodes use to tell each other something: channels, in its own language (RESP).
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

export interface FakeRedis {
  readonly address: string;
  /** What was published. */
  readonly published: string[];
  /** Every connection breaks. */
  hangUp(): void;
  stop(): Promise<void>;
}

export async function startRedis(): Promise<FakeRedis> {
  const published: string[] = [];
  const sockets = new Set<Socket>();
  const subscribed = new Map<Socket, Set<string>>();
  const text = (value: string): string => `$${Buffer.byteLength(value)}\r\n${value}\r\n`;
  const list = (...values: readonly (string | number)[]): string =>
    `*${values.length}\r\n${values.map((v) => (typeof v === 'number' ? `:${v}\r\n` : text(v))).join('')}`;

  const obey = (socket: Socket, [name = '', ...words]: readonly string[]): void => {
    switch (name.toLowerCase()) {
      case 'info':
        socket.write(text('redis_version:7.0.0\r\nloading:0\r\n'));
        return;
      case 'subscribe':
        for (const channel of words) {
          const own = subscribed.get(socket) ?? new Set();
          subscribed.set(socket, own.add(channel));
          socket.write(list('subscribe', channel, own.size));
        }
        return;
      case 'publish': {
        const [channel = '', message = ''] = words;
        published.push(message);
        const those = [...subscribed].filter(([, own]) => own.has(channel));
        for (const [other] of those) other.write(list('message', channel, message));
        socket.write(`:${those.length}\r\n`);
        return;
      }
      default:
        socket.write(`-ERR unknown command '${name}'\r\n`);
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = '';
    socket.on('data', (chunk) => {
      waiting += chunk.toString();
      for (let command = nextIn(waiting); command !== null; command = nextIn(waiting)) {
        waiting = waiting.slice(command.length);
        obey(socket, command.words);
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      subscribed.delete(socket);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    published,
    hangUp,
    stop: async () => {
      hangUp();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The first command of what has come so far, and how long it is; null when it is not all there. Only plain letters are expected. */
function nextIn(text: string): { readonly words: string[]; readonly length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return null;
  const words: string[] = [];
  let at = head[0].length;
  for (let n = 0; n < Number(head[1]); n++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (size === null) return null;
    at += size[0].length;
    const end = at + Number(size[1]);
    if (text.length < end + 2) return null;
    words.push(text.slice(at, end));
    at = end + 2;
  }
  return { words, length: at };
}
