// The page's files as a browser gets them: compressed, tagged, and kept by the browser as long as they are the same.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { encodingFor } from '../../src/http/compress.ts';
import { newTable, openHouse } from '../kit/house.ts';

const pages = mkdtempSync(join(tmpdir(), 'custodian-pages-'));
afterAll(() => rmSync(pages, { recursive: true, force: true }));
const html = `<!doctype html><title>Page</title>${'<p>The page.</p>'.repeat(300)}`;
const script = `console.log(${JSON.stringify('words and words '.repeat(500))});`;
const picture = randomBytes(5000);
mkdirSync(join(pages, 'assets'));
writeFileSync(join(pages, 'index.html'), html);
writeFileSync(join(pages, 'small.txt'), 'small');
writeFileSync(join(pages, 'assets', 'index-abc123.js'), script);
writeFileSync(join(pages, 'assets', 'picture-abc123.png'), picture);

interface Got {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Without what fetch does by itself. */
function get(port: number, path: string, headers: Record<string, string>, method = 'GET'): Promise<Got> {
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', fail);
    asked.end();
  });
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', null],
  ['identity, gzip;q=0.5', null],
  ['deflate', null],
  ['br;q=nonsense', null],
  ['', null],
  [undefined, null],
])('whoever accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('files come compressed, the same each time, and an unchanged one is not sent again', async () => {
  const { port } = (await openHouse({ pages })).running;
  const path = '/assets/index-abc123.js';
  for (const [accepted, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const first = await get(port, path, { 'accept-encoding': accepted });
    expect(first.headers).toMatchObject({
      'content-encoding': accepted,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      'content-length': String(first.body.length),
    });
    expect(first.body.length).toBeLessThan(script.length / 4);
    expect(open(first.body).toString()).toBe(script);
    expect((await get(port, path, { 'accept-encoding': accepted })).body).toEqual(first.body);
    const tag = String(first.headers.etag);
    const again = await get(port, path, { 'accept-encoding': accepted, 'if-none-match': tag });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  }
  const plain = await get(port, path, { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(script.length) });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(script);
});

test('what the build has left compressed is sent as it lies there', async () => {
  const built = brotliCompressSync('as it was built');
  writeFileSync(join(pages, 'assets', 'index-built1.js'), script);
  writeFileSync(join(pages, 'assets', 'index-built1.js.br'), built);
  const { port } = (await openHouse({ pages })).running;
  const path = '/assets/index-built1.js';
  const { headers, body } = await get(port, path, { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(body).toEqual(built);
  expect(gunzipSync((await get(port, path, { 'accept-encoding': 'gzip' })).body).toString()).toBe(script);
});

test('a file that was built anew is compressed anew', async () => {
  const { port } = (await openHouse({ pages })).running;
  const page = async (): Promise<string> =>
    brotliDecompressSync((await get(port, '/', { 'accept-encoding': 'br' })).body).toString();
  expect(await page()).toBe(html);
  writeFileSync(join(pages, 'index.html'), `${html}<p>And more.</p>`);
  expect(await page()).toBe(`${html}<p>And more.</p>`);
  writeFileSync(join(pages, 'index.html'), html);
});

test('the page itself is asked for again each time; addresses within the page lead to it', async () => {
  const { port } = (await openHouse({ pages })).running;
  for (const path of ['/', '/table/abcdefgh12345678']) {
    const { status, headers, body } = await get(port, path, { 'accept-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toBe(html);
  }
});

test('what gains nothing is sent as it is: pictures, small files, parts of files, and heads', async () => {
  const { port } = (await openHouse({ pages })).running;
  const all = { 'accept-encoding': 'br, gzip' };
  expect((await get(port, '/assets/picture-abc123.png', all)).body).toEqual(picture);
  expect((await get(port, '/small.txt', all)).body.toString()).toBe('small');
  const part = await get(port, '/assets/index-abc123.js', { ...all, range: 'bytes=0-9' });
  expect(part).toMatchObject({ status: 206, body: Buffer.from(script.slice(0, 10)) });
  const head = await get(port, '/assets/index-abc123.js', all, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('nothing outside the folder of the page is served', async () => {
  const { port } = (await openHouse({ pages })).running;
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd', '/.git/config']) {
    const { status, body } = await get(port, path, {});
    if (status === 200) expect(body.toString()).toBe(html);
    else expect([400, 403, 404]).toContain(status);
  }
});

test('large answers come compressed too', async () => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me']);
  const path = `/api/tables/${id}/at/0?seat=0`;
  const { headers, body } = await get(running.port, path, { 'accept-encoding': 'gzip', cookie: me.cookie });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ view: { answers: 0, seat: 0 } });
});
