// The devices on which somebody is signed in.
import type { DeviceInfo } from '@custodian/protocol';
import { expect, test } from 'vitest';
import { deviceOf } from '../../src/http/devices.ts';
import type { Client } from '../kit/client.ts';
import { newTable, openHouse } from '../kit/house.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const devices = async (client: Client): Promise<DeviceInfo[]> =>
  ((await client.call('GET', '/api/devices')).body as unknown as { devices: DeviceInfo[] }).devices;

test('somebody sees his devices, ends one of them, and its live channels close', async () => {
  const { person } = await openHouse();
  const ada = await person('Ada');
  await ada.call('POST', '/api/password', { password: 'correct horse' });
  const phone = await person('Somebody');
  await phone.call('POST', '/api/login', { name: 'Ada', password: 'correct horse' }, { 'user-agent': FIREFOX });
  const { id } = await newTable(ada, ['me', 'random', 'random'], {
    races: 'given',
    given: ['hacan', 'xxcha', 'letnev'],
  });
  await phone.sit(id, 0);
  const seen = await devices(ada);
  expect(seen.map(({ device, here }) => [device, here])).toContainEqual(['Firefox, Linux', false]);
  expect(seen.filter(({ here }) => here)).toHaveLength(1);
  const [own, other] = [seen.find(({ here }) => here), seen.find(({ here }) => !here)] as [DeviceInfo, DeviceInfo];
  expect(other.made).toBeGreaterThan(0);
  for (const secret of [ada.cookie.split('=')[1], phone.cookie.split('=')[1]])
    expect(JSON.stringify(seen)).not.toContain(secret);

  const stranger = await person('Stranger');
  const end = (client: Client, device: string) => client.call('POST', '/api/devices/end', { id: device });
  expect((await end(stranger, other.id)).status).toBe(404);
  expect((await end(ada, own.id)).status).toBe(409);
  expect((await end(ada, 'x')).status).toBe(400);
  const gone = phone.until(() => false).catch((error: Error) => error.message);
  expect((await end(ada, other.id)).status).toBe(200);
  expect(await gone).toBe('the connection was closed');
  expect((await phone.call('GET', '/api/me')).body).toEqual({ person: null });
  expect(await devices(ada)).toHaveLength(1);
  expect((await end(ada, other.id)).status).toBe(404);
});

test.each([
  [FIREFOX, 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['curl/8', ''],
  ['<script>alert(1)</script>', ''],
])('a device is called by family and system, and nothing else: %s', (agent, called) => {
  expect(deviceOf(agent)).toBe(called);
});
