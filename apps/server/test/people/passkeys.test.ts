// Passkeys: added, named, removed, and the way in; and everything that somebody else may try with them.
import { afterEach, expect, test, vi } from 'vitest';
import { now } from '../../src/clock.ts';
import { pageOf } from '../../src/http/passkeys.ts';
import { addPasskey, enter, newAuthenticator, onPage, PAGE } from '../kit/authenticator.ts';
import { newClient } from '../kit/client.ts';
import { openHouse } from '../kit/house.ts';

const flags = ['--origin', PAGE];
afterEach(() => {
  vi.restoreAllMocks();
});

test('a passkey is added, named, and signs in on another device without a name; one that is removed does not', async () => {
  const { person, running, storage } = await openHouse({ flags });
  const ada = await person('Ada');
  await ada.call('POST', '/api/password', { password: 'correct horse' });
  const key = newAuthenticator();
  const added = await addPasskey(ada, key);
  expect(added).toMatchObject({ status: 200, body: { passkeys: [{ id: key.id, name: 'Blue' }] } });
  expect((await addPasskey(ada, key)).body).toEqual({ problem: 'this passkey is known here already' });
  const second = newAuthenticator();
  await addPasskey(ada, second);
  const named = await ada.call('POST', '/api/passkeys/name', { id: key.id, name: 'Red key' });
  expect(named.body).toMatchObject({ passkeys: [{ name: 'Red key' }, { name: 'Blue' }] });

  const elsewhere = await newClient(running.port, '', 'none=1');
  expect(await enter(elsewhere, key)).toMatchObject({ status: 200, body: { person: { name: 'Ada', back: true } } });
  expect((await elsewhere.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Ada' } });
  expect((await storage.passkey(key.id))?.counter).toBe(key.counter);

  expect((await ada.call('POST', '/api/passkeys/end', { id: key.id })).status).toBe(200);
  expect(await enter(elsewhere, key)).toMatchObject({
    status: 403,
    body: { problem: 'this passkey is not known here, or no longer' },
  });
  expect(await enter(elsewhere, second)).toMatchObject({ status: 200 });
});

test('what was asked is answered once, in its time, by whom it was asked of', async () => {
  const { person } = await openHouse({ flags });
  const [ada, eve] = [await person('Ada'), await person('Eve')];
  const key = newAuthenticator();
  const asked = (await onPage(ada, '/api/passkeys/ask')).body as { options: never };
  const answer = { name: 'Blue', response: key.create(asked.options) };
  expect((await onPage(eve, '/api/passkeys', answer)).status).toBe(410);
  // Who answered for somebody else has used it up.
  expect((await onPage(ada, '/api/passkeys', answer)).status).toBe(410);
  expect((await addPasskey(ada, key)).status).toBe(200);

  const proof = (await onPage(eve, '/api/enter/passkey/ask')).body as { options: never };
  const signed = { response: key.get(proof.options) };
  const twice = await Promise.all([1, 2, 3].map(() => onPage(eve, '/api/enter/passkey', signed)));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  // A question for a new passkey is none for the way in, and the other way round.
  const mixed = (await onPage(ada, '/api/passkeys/ask')).body as { options: never };
  expect((await onPage(eve, '/api/enter/passkey', { response: key.get(mixed.options) })).status).toBe(410);

  const late = (await onPage(eve, '/api/enter/passkey/ask')).body as { options: never };
  const began = now();
  vi.spyOn(Date, 'now').mockReturnValue(began + 6 * 60_000);
  expect((await onPage(eve, '/api/enter/passkey', { response: key.get(late.options) })).status).toBe(410);
});

test('nothing else is taken for a passkey: another page, server, key, person or counter', async () => {
  const { person, running, storage } = await openHouse({ flags });
  const [ada, wei] = [await person('Ada'), await person('Wei')];
  const [key, his] = [newAuthenticator(), newAuthenticator()];
  for (const lie of [
    { origin: 'https://evil.example' },
    { rp: 'evil.example' },
    { type: 'webauthn.get' },
    { unverified: true },
  ])
    expect((await addPasskey(ada, key, lie)).status, JSON.stringify(lie)).toBe(403);
  expect(await storage.passkey(key.id)).toBeNull();
  await addPasskey(ada, key);
  await addPasskey(wei, his);
  const weis = (await wei.call('GET', '/api/me')).body as { person: { id: string } };
  const userHandle = Buffer.from(weis.person.id).toString('base64url');
  const stranger = await newClient(running.port, '', 'none=1');
  const refusedFor = [
    { origin: 'https://evil.example' },
    { rp: 'evil.example' },
    { type: 'webauthn.create' },
    { unverified: true },
    { forged: true },
    { counter: 0 },
    { userHandle },
  ];
  for (const lie of refusedFor) {
    const refused = await enter(stranger, key, lie);
    expect(refused, JSON.stringify(lie)).toMatchObject({ status: 403 });
    expect((refused.body as { problem: string }).problem).toMatch(/^this passkey was not accepted/);
  }
  expect((await stranger.call('GET', '/api/me')).body).toEqual({ person: null });
  // Once an hour the keepers read of it.
  expect((await storage.acts(null, 99)).filter(({ what }) => what === 'wrong passkey')).toHaveLength(1);

  // Somebody else's passkey is neither named nor removed.
  expect((await wei.call('POST', '/api/passkeys/name', { id: key.id, name: 'Mine' })).status).toBe(404);
  expect((await wei.call('POST', '/api/passkeys/end', { id: key.id, sure: true })).status).toBe(404);
  expect((await ada.call('GET', '/api/passkeys')).body).toMatchObject({ passkeys: [{ name: 'Blue' }] });
});

test('a copy whose counter stands behind is refused, and so is the slower of two at the same moment', async () => {
  const { person, storage } = await openHouse({ flags });
  const ada = await person('Ada');
  const key = newAuthenticator();
  await addPasskey(ada, key);
  expect((await enter(ada, key)).status).toBe(200);
  key.counter -= 1;
  expect((await enter(ada, key)).body).toMatchObject({ problem: expect.stringMatching(/counter/) });
  const asked = await Promise.all([1, 2].map(() => onPage(ada, '/api/enter/passkey/ask')));
  const before = (await storage.passkey(key.id))?.counter ?? 0;
  const both = await Promise.all(
    asked.map(({ body }, n) => {
      const response = key.get((body as { options: never }).options, { counter: before + 1 + n });
      return onPage(ada, '/api/enter/passkey', { response });
    }),
  );
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await storage.passkey(key.id))?.counter).toBeGreaterThan(before);
});

test('bodies that are none are refused by name, and nothing is used up', async () => {
  const { person } = await openHouse({ flags });
  const ada = await person('Ada');
  const key = newAuthenticator();
  await addPasskey(ada, key);
  const asked = (await onPage(ada, '/api/enter/passkey/ask')).body as { options: never };
  const good = key.get(asked.options) as { response: object };
  for (const response of [
    null,
    'x',
    {},
    { ...good, id: '<script>' },
    { ...good, type: 'password' },
    { ...good, response: { ...good.response, signature: 7 } },
    { ...good, response: { ...good.response, userHandle: undefined } },
    { ...good, response: { ...good.response, clientDataJSON: 'a'.repeat(5000) } },
  ])
    expect((await onPage(ada, '/api/enter/passkey', { response })).status).toBe(400);
  for (const clientDataJSON of ['AAAA', Buffer.from('{"challenge":{}}').toString('base64url')])
    expect(
      (
        await onPage(ada, '/api/enter/passkey', {
          response: { ...good, response: { ...good.response, clientDataJSON } },
        })
      ).status,
    ).toBe(410);
  for (const authenticatorData of ['AAAA', 'A'.repeat(400)]) {
    const fresh = (await onPage(ada, '/api/enter/passkey/ask')).body as { options: never };
    const made = key.get(fresh.options) as { response: object };
    const response = { ...made, response: { ...made.response, authenticatorData } };
    expect((await onPage(ada, '/api/enter/passkey', { response })).status).toBe(403);
  }
  const fresh = (await onPage(ada, '/api/passkeys/ask')).body as { options: never };
  const made = key.create(fresh.options) as { response: object };
  const response = { ...made, response: { ...made.response, attestationObject: 'oWNmbXQ' } };
  expect((await onPage(ada, '/api/passkeys', { response })).status).toBe(403);
  expect((await onPage(ada, '/api/enter/passkey', { response: good })).status).toBe(200);
});

test('the last way to come back is not taken away unasked', async () => {
  const { person } = await openHouse({ flags });
  const ada = await person('Ada');
  const [key, second] = [newAuthenticator(), newAuthenticator()];
  await addPasskey(ada, key);
  await addPasskey(ada, second);
  const end = (body: object) => ada.call('POST', '/api/passkeys/end', body);
  expect((await end({ id: second.id })).status).toBe(200);
  expect(await end({ id: key.id })).toMatchObject({
    status: 409,
    body: { problem: expect.stringMatching(/^this is your last way to come back/) },
  });
  expect((await ada.call('GET', '/api/me')).body).toMatchObject({ person: { back: true } });
  expect((await end({ id: key.id, sure: true })).status).toBe(200);
  expect((await ada.call('GET', '/api/me')).body).toMatchObject({ person: { back: false } });
});

test('the name of somebody with a passkey is his', async () => {
  const { person } = await openHouse({ flags });
  const ada = await person('Ada');
  await addPasskey(ada, newAuthenticator());
  const other = await person('Other');
  expect((await other.call('POST', '/api/me', { name: 'Ada' })).status).toBe(409);
});

test('attempts are counted, whoever is not signed in adds nothing, and so many are enough', async () => {
  const { person, running } = await openHouse({ flags });
  const stranger = await newClient(running.port, '', 'none=1');
  expect((await onPage(stranger, '/api/passkeys/ask')).status).toBe(401);
  expect((await stranger.call('GET', '/api/passkeys')).status).toBe(401);
  expect((await stranger.call('POST', '/api/enter/passkey/ask', {}, { origin: 'https://evil.example' })).status).toBe(
    403,
  );
  const ada = await person('Ada');
  for (let n = 0; n < 20; n++) expect((await addPasskey(ada, newAuthenticator())).status).toBe(200);
  expect((await onPage(ada, '/api/passkeys/ask')).status).toBe(409);
  for (let n = 0; n < 10; n++) expect((await onPage(stranger, '/api/enter/passkey/ask')).status).toBe(200);
  expect((await onPage(stranger, '/api/enter/passkey/ask')).status).toBe(429);
});

test('a page is one of this server, with a name and https', () => {
  expect(pageOf('https://games.example.org', [])).toEqual({ origin: PAGE, rp: 'games.example.org' });
  expect(pageOf('http://localhost:8080', [])).toEqual({ origin: 'http://localhost:8080', rp: 'localhost' });
  expect(pageOf('http://localhost:8080', [PAGE])).toBe(`passkeys are used at ${PAGE}`);
  expect(pageOf('http://127.0.0.1:8080', [])).toMatch(/http:\/\/localhost:8080$/);
  expect(pageOf('http://[::1]:8080', [])).toMatch(/not its number/);
  expect(pageOf('http://games.example.org', [])).toBe('passkeys need https, or localhost');
  expect(pageOf(undefined, [])).toMatch(/by a browser/);
});

test('passkeys and devices stand in the file about somebody, without what opens anything, and go with him', async () => {
  const { person, storage } = await openHouse({ flags });
  const ada = await person('Ada');
  const key = newAuthenticator();
  await addPasskey(ada, key);
  const { body } = await ada.call('GET', '/api/me/data');
  expect(body).toMatchObject({ passkeys: [{ name: 'Blue' }], devices: [{ device: '' }] });
  const stored = await storage.passkey(key.id);
  for (const secret of [key.id, stored?.key as string]) expect(JSON.stringify(body)).not.toContain(secret);
  expect((await ada.call('POST', '/api/me/delete', { name: 'Ada' })).status).toBe(200);
  expect(await storage.passkey(key.id)).toBeNull();
  expect((await enter(ada, key)).status).toBe(403);
});
