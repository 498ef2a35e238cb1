// What is sent is compressed for whoever takes it so: the page's files once, as they are built or first asked for, and kept; large
// answers each time, in haste.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** What is smaller fits in a packet or two anyway. */
const SMALLEST = 1400;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|manifest))/;
const BUILT = /^\/assets\/[\w~.-]+$/;
/** Files kept in memory, each in its encodings; a page has fewer. */
const KEPT = 400;

/** The encoding that a browser likes best of those we have; null when it wants the bytes as they are. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const wishes = new Map<string, number>();
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...params] = part.split(';').map((word) => word.trim().toLowerCase());
    const quality = params.find((param) => param.startsWith('q='))?.slice(2);
    if (name !== '') wishes.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const wish = (name: string): number => wishes.get(name) ?? wishes.get('*') ?? 0;
  const best = ENCODINGS.reduce((a, b) => (wish(b) > wish(a) ? b : a));
  return wish(best) > 0 && wish(best) >= (wishes.get('identity') ?? 0) ? best : null;
}

/** `pages`: the folder of the page's files, where the build has left some of them compressed as well. */
export function compressAnswers(app: FastifyInstance, pages: string): void {
  const kept = new Map<string, Promise<Buffer>>();

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWorthIt(request, reply, payload)) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    const body = await compressed(encoding, request.url, reply.getHeader('etag'), payload);
    reply.header('content-encoding', encoding).removeHeader('content-length').removeHeader('accept-ranges');
    return body;
  });

  /** A file is known by its address and its tag, and compressed once. */
  function compressed(encoding: Encoding, url: string, tag: unknown, payload: string | Readable): Promise<Buffer> {
    if (typeof payload === 'string') return squeeze(encoding, Buffer.from(payload), 'in haste');
    const key = `${encoding} ${String(tag)} ${url.split('?')[0]}`;
    const known = kept.get(key);
    if (known !== undefined) {
      payload.destroy();
      return known;
    }
    const made = squeezed(encoding, url, payload);
    made.catch(() => kept.delete(key));
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, made);
    return made;
  }

  /** What is named by its content can be no other than what was built. */
  async function squeezed(encoding: Encoding, url: string, payload: Readable): Promise<Buffer> {
    if (encoding === 'br' && BUILT.test(url)) {
      const built = await readFile(join(pages, `${url}.br`)).catch(() => null);
      if (built !== null) {
        payload.destroy();
        return built;
      }
    }
    return squeeze(encoding, await buffer(payload), 'well');
  }
}

function isWorthIt(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string | Readable {
  if (request.method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return false;
  if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))) return false;
  if (typeof payload === 'string') return payload.length >= SMALLEST;
  const length = Number(reply.getHeader('content-length') ?? 0);
  return isStream(payload) && length >= SMALLEST && reply.hasHeader('etag');
}

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload && 'destroy' in payload;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function squeeze(encoding: Encoding, bytes: Buffer, how: 'well' | 'in haste'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: how === 'well' ? 9 : 4 });
  const quality = how === 'well' ? 9 : 3;
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
