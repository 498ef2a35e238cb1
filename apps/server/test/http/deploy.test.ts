// What a club is given to start with (deploy/) names nothing that is not there: files, services, settings, commands, figures.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newTable, openHouse } from '../kit/house.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const isThere = (path: string): boolean => existsSync(new URL(path, root));
const all = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, found]) => found as string);

const compose = read('deploy/compose.yaml');
const dockerfile = read('deploy/Dockerfile');
/** The blocks under `services`, by their names. */
const services = new Map(
  (compose.split(/^services:\n/m)[1]?.split(/^\w/m)[0] ?? '')
    .split(/^ {2}(?=[\w-]+:\n)/m)
    .slice(1)
    .map((block) => [block.slice(0, block.indexOf(':')), block] as const),
);

test('services wait for services that there are, and for what these can come to', () => {
  expect([...services.keys()]).toEqual(expect.arrayContaining(['database', 'layout', 'node-a', 'node-b', 'proxy']));
  const named = [...all(compose, /depends_on: \[(.+)\]/g).flatMap((list) => list.split(', ')), ...waitedFor(compose)];
  expect(named).toEqual(expect.arrayContaining(['layout', 'database', 'node-a', 'node-b']));
  for (const name of named) expect(services.has(name), name).toBe(true);
  // Whoever is waited for until he is well says how he is.
  expect(services.get('database')).toContain('healthcheck:');
  for (const node of ['node-a', 'node-b']) expect(services.get(node)).toContain('<<: *node');
});

const waitedFor = (text: string): string[] => all(text, /^ +([\w-]+):\n +condition: service_/gm);

test('files, volumes and scripts are there', () => {
  const mounts = all(compose, /^ +- (\.?[\w./-]+:\/.+)$/gm).map((mount) => mount.split(':')[0] as string);
  const volumes = all(compose.split(/^volumes:\n/m)[1] ?? '', /^ {2}(\w+):$/gm);
  expect(mounts.length).toBeGreaterThan(6);
  for (const mount of mounts)
    expect(mount.startsWith('./') ? isThere(`deploy/${mount.slice(2)}`) : volumes.includes(mount), mount).toBe(true);
  for (const file of new Set(all(compose, /dockerfile: (.+)/g))) expect(isThere(file), file).toBe(true);
  // What is started was built from a file of that name.
  for (const script of [...all(compose, /command: \['node', '(.+?)'\]/g), ...all(dockerfile, /"(apps\/\S+?\.js)"/g)])
    expect(isThere(script.replace('/dist/', '/src/').replace(/(\w+)\.js$/, '$1.ts')) || isMain(script), script).toBe(
      true,
    );
  for (const script of all(dockerfile, /node (scripts\/\S+)/g)) expect(isThere(script), script).toBe(true);
});

/** `migrate.js` is `migrate/main.ts`. */
const isMain = (script: string): boolean => isThere(script.replace('/dist/', '/src/').replace(/\.js$/, '/main.ts'));

test('every setting is one that the server reads, and every secret one that the example asks for', () => {
  const config = read('apps/server/src/config.ts');
  const set = [...all(compose, /^ +((?:CUSTODIAN|DATABASE)_\w+):/gm), ...all(dockerfile, /(CUSTODIAN_\w+)=/g)];
  expect(set.length).toBeGreaterThan(6);
  for (const name of set) expect(config, name).toContain(name);
  const example = all(read('deploy/example.env'), /^(\w+)=/gm);
  for (const name of all(compose, /\$\{(\w+)/g)) expect(example, name).toContain(name);
  for (const name of all(read('deploy/Caddyfile'), /\{\$(\w+)\}/g)) expect(services.get('proxy')).toContain(`${name}:`);
});

test('everybody is asked at the port at which the server listens, by paths that it has', async () => {
  const [port] = all(dockerfile, /CUSTODIAN_PORT=(\d+)/g);
  expect(all(dockerfile, /EXPOSE (\d+)/g)).toEqual([port]);
  const caddy = read('deploy/Caddyfile');
  const asked = [caddy, read('deploy/prometheus.yml')].flatMap((text) => all(text, /(node-[ab]:\d+)/g));
  expect(asked.sort()).toEqual([`node-a:${port}`, `node-a:${port}`, `node-b:${port}`, `node-b:${port}`]);
  expect(all(compose, /127\.0\.0\.1:(\d+)\/livez/g)).toEqual([port]);
  const { running } = await openHouse();
  for (const path of ['/livez', ...all(caddy, /health_uri (\S+)/g)])
    expect((await fetch(`http://127.0.0.1:${running.port}${path}`)).status, path).toBe(200);
});

test('every figure of the page of figures is one that the server tells', async () => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random']);
  await me.sit(id, 0);
  const told = await (await fetch(`http://127.0.0.1:${running.port}/metrics`)).text();
  const named = new Set(all(read('deploy/grafana/dashboard.json'), /\b(custodian_\w+)/g));
  expect(named.size).toBeGreaterThan(10);
  for (const name of named) expect(told, name).toMatch(new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm'));
  const labels = all(read('deploy/grafana/dashboard.json'), /custodian_\w+\{(\w+)=/g);
  for (const label of labels) expect(told, label).toContain(`{${label}="`);
});
