// Connections: whoever opens them and says nothing is let go, and nobody holds all of them.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { neighbourhood } from './address.ts';

/** Milliseconds within which the head of a request, and all of it, has to be here; and how often that is looked at. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly every: number;
}
export const PATIENCE: Patience = { headers: 10_000, request: 20_000, every: 2000 };

/** Connections from one address besides those of its live channels: a browser opens half a dozen. */
const BESIDES = 200;

/** Connections in all, besides those of live channels. */
const BESIDES_IN_ALL = 1000;

/** A proxy is one address for everybody, and sees to those of each itself. */
export function boundConnections(
  server: Server,
  { channels, channelsPerAddress, proxy }: Pick<Config, 'channels' | 'channelsPerAddress' | 'proxy'>,
): void {
  server.maxConnections = channels + BESIDES_IN_ALL;
  if (proxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const from = neighbourhood(socket.remoteAddress ?? '');
    const count = (open.get(from) ?? 0) + 1;
    open.set(from, count);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left === 0) open.delete(from);
      else open.set(from, left);
    });
    if (count > channelsPerAddress + BESIDES) socket.destroy();
  });
}
