// What nodes tell each other, through a Redis where there is one: it takes that off the database.
import { Redis } from 'ioredis';
import type { OpenWire } from './listening.ts';

const CHANNEL = 'custodian';
const REACHED_WITHIN = 3000;

export const listenThroughRedis =
  (address: string): OpenWire =>
  async (heard, missed) => {
    const wish = { lazyConnect: true, connectTimeout: REACHED_WITHIN, maxRetriesPerRequest: 1 };
    const [listening, speaking] = [new Redis(address, wish), new Redis(address, wish)];
    for (const each of [listening, speaking]) each.on('error', () => undefined);
    try {
      await Promise.all([listening.connect(), speaking.connect()]);
    } catch (error) {
      for (const each of [listening, speaking]) each.disconnect();
      throw new Error(`the Redis at ${new URL(address).host} cannot be reached: ${(error as Error).message}`);
    }
    listening.on('message', (_channel: string, text: string) => heard(text));
    await listening.subscribe(CHANNEL);
    // It subscribes again by itself.
    listening.on('ready', missed);
    return {
      send: async (text) => {
        await speaking.publish(CHANNEL, text);
      },
      close: async () => {
        listening.disconnect();
        speaking.disconnect();
      },
    };
  };
