// Requests that go out to addresses which somebody has named. They reach public addresses only, looked at again when the name has been
// looked up, so that no name leads inside; redirects are not followed.
import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { BlockList, isIP } from 'node:net';

const PATIENCE = 10_000;

/** Apart: what is mapped from one kind to the other would be found by both. */
const inside4 = new BlockList();
const inside6 = new BlockList();
for (const [from, bits] of [
  ...[
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ],
  ...[
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ],
  ...[
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
] as [string, number][])
  inside4.addSubnet(from, bits, 'ipv4');
for (const [from, bits] of [
  ...[
    ['::', 96],
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
  ],
  ...[
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
] as [string, number][])
  inside6.addSubnet(from, bits, 'ipv6');

/** Whether anybody could reach it, and not only this machine or its network. */
export function isPublic(address: string): boolean {
  const kind = isIP(address);
  return kind === 4 ? !inside4.check(address, 'ipv4') : kind === 6 && !inside6.check(address, 'ipv6');
}

const NOT_PUBLIC = 'the address is not a public one';

/** Of several addresses of a name all must be public. */
const lookUpPublic: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    if (found.length === 0 || found.some(({ address }) => !isPublic(address)))
      return done(new Error(NOT_PUBLIC), '', 0);
    if (options.all === true) return done(null, found);
    const [first] = found;
    return done(null, first?.address ?? '', first?.family);
  });
};

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The status of the answer; fails in words when there is none. */
export function post({ url, headers, body }: Post, anyTarget: boolean): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (!anyTarget && isIP(bare) !== 0 && !isPublic(bare)) return Promise.reject(new Error(NOT_PUBLIC));
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        timeout: PATIENCE,
        agent: false,
        ...(anyTarget ? {} : { lookup: lookUpPublic }),
      },
      (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    const late = setTimeout(() => sent.destroy(new Error('no answer in time')), PATIENCE);
    sent.on('close', () => clearTimeout(late));
    sent.on('error', fail);
    sent.end(body);
  });
}
