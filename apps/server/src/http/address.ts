// From where somebody comes. Limits go by it.
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Behind a proxy, the last address that it names is who it spoke with; anything before that could be invented. */
export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const named = isBehindProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = String(named ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return neighbourhood(last === undefined || last === '' ? (request.socket.remoteAddress ?? '') : last);
}

export const isLoopback = (address: string): boolean => /^127(\.\d+){3}$|^::1$/.test(address);

/** An address as limits count it: whoever has one of version 6 has all that begin alike. */
export function neighbourhood(address: string): string {
  // Some proxies name the port as well.
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  const plain = (bracketed ?? dotted ?? address).toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain) || plain === '::1') return plain.slice(0, 64);
  const [head = '', tail = ''] = plain.replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = plain.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
