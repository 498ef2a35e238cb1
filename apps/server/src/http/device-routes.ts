// The devices on which somebody is signed in: a list, and the end of one of them.
import type { DeviceInfo } from '@custodian/protocol';
import { deviceEnd } from '@custodian/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { now } from '../clock.ts';
import type { Person, Session, Storage } from '../storage/storage.ts';
import type { Door } from './door.ts';
import { SESSION } from './people.ts';
import { answerProblem, inWords } from './problems.ts';

export function deviceRoutes(app: FastifyInstance, storage: Storage, door: Door): void {
  const listed = async (who: Person, request: FastifyRequest): Promise<{ devices: DeviceInfo[] }> => {
    const own = door.sessionOf(request);
    const devices = (await storage.sessionsOf(who.id)).filter(({ at }) => now() - at <= SESSION);
    return {
      devices: devices.map((session) => {
        const { device, made, at, hash } = session;
        return { id: idOf(session), device, made, used: at, here: hash === own };
      }),
    };
  };

  app.get('/api/devices', async (request, reply) => {
    const who = await door.current(request);
    return who === null ? answerProblem(reply, 401, 'say who you are first') : listed(who, request);
  });

  app.post('/api/devices/end', async (request, reply) => {
    const who = await door.current(request);
    if (who === null) return answerProblem(reply, 401, 'say who you are first');
    const given = deviceEnd.safeParse(request.body);
    if (!given.success) return answerProblem(reply, 400, inWords(given.error));
    const session = (await storage.sessionsOf(who.id)).find((each) => idOf(each) === given.data.id);
    if (session === undefined) return answerProblem(reply, 404, 'you are not signed in on such a device');
    if (session.hash === door.sessionOf(request))
      return answerProblem(reply, 409, 'this is the device you are on: sign out to end its session');
    await door.end(session.hash);
    return listed(who, request);
  });
}

/** Part of the hash of its cookie: enough to tell sessions of one person apart, and of no use to whoever reads it. */
const idOf = ({ hash }: Session): string => hash.slice(0, 20);
