// What is kept about a person: all of it in one file, and its end.
import { goodbye } from '@custodian/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../clock.ts';
import { isPassword } from '../secrets.ts';
import type { Person, SeatRow, Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { contactsOf, shown } from '../told/people.ts';
import type { Door } from './door.ts';
import type { Allowance } from './limits.ts';
import { COOKIE, personOf } from './people.ts';
import { answerProblem, refuseForNow } from './problems.ts';

interface Desk {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly door: Door;
  /** Attempts with a password, by address; files of one's data, by person. */
  readonly attempts: Allowance;
  readonly files: Allowance;
  readonly addressOf: (request: FastifyRequest) => string;
}

const MOST_TABLES = 100_000;

export function dataRoutes(app: FastifyInstance, desk: Desk): void {
  const { storage, tables, door } = desk;

  app.get('/api/me/data', async (request, reply) => {
    const who = await personOf(storage, request.cookies[COOKIE]);
    if (who === null) return answerProblem(reply, 401, 'say who you are first');
    const wait = await desk.files.take(who.id);
    if (wait > 0) return refuseForNow(reply, wait, 'your data was put together several times within this hour');
    return reply
      .header('content-disposition', 'attachment; filename="custodian.json"')
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(JSON.stringify(await everythingAbout(storage, who), null, 1));
  });

  /** For good: nothing brings it back. */
  app.post(
    '/api/me/delete',
    {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const wait = await desk.attempts.take(desk.addressOf(request));
        return wait === 0
          ? undefined
          : refuseForNow(reply, wait, 'too many attempts with a password from this address');
      },
    },
    async (request, reply) => {
      const who = await personOf(storage, request.cookies[COOKIE]);
      if (who === null) return answerProblem(reply, 401, 'say who you are first');
      const given = goodbye.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, 'send { name, password }, password if you have one');
      if (given.data.name.trim() !== who.name)
        return answerProblem(reply, 400, 'to delete everything about you, send your name as it is written');
      if (who.password !== null && !(await isPassword(given.data.password ?? '', who.password)))
        return answerProblem(reply, 403, 'the password is wrong or missing');
      await tables.forget(who);
      await door.endAll(who.id, null);
      reply.clearCookie(COOKIE, { path: '/' });
      return { person: null };
    },
  );
}

/** Without what only opens something: passwords, keys and tokens are not data about a person. */
async function everythingAbout(storage: Storage, { id, name, password, mail = null }: Person): Promise<object> {
  const { contacts: _, ...notes } = await storage.notesOf(id);
  const said = await storage.saidBy(id);
  const games: object[] = [];
  for (const row of await storage.tablesOf(id, MOST_TABLES)) {
    const { seats, seed: __, ...table } = row;
    const own = seats.filter(({ person }) => person === id).map(({ seat }) => seat);
    const answers = (await storage.history(row.id, 0)).flatMap((each) =>
      each.kind === 'answer' && own.includes(each.seat)
        ? [{ at: each.at, seat: each.seat, decision: each.decision, value: each.value }]
        : [],
    );
    games.push({ ...table, host: row.host === id, seats: own, lastSeen: lastSeen(seats, own), answers });
  }
  return {
    madeAt: new Date(now()).toJSON(),
    person: { id, name, hasPassword: password !== null, comesBackByMail: mail },
    devices: (await storage.sessionsOf(id)).map(({ made, at, device }) => ({
      device,
      since: made === 0 ? null : moment(made),
      lastUsed: moment(at),
    })),
    passkeys: (await storage.passkeysOf(id)).map(({ name, made, used }) => ({
      name,
      since: moment(made),
      lastUsed: moment(used),
    })),
    reached: shown(await contactsOf(storage, id)),
    notes,
    games,
    said,
    outcomes: await storage.outcomesOf(id, MOST_TABLES),
    blocked: await storage.blocksOf(id),
    reported: (await storage.reportsBy(id)).map(({ reporter: ___, ...report }) => report),
  };
}

const moment = (at: number): string => new Date(at).toJSON();

const lastSeen = (seats: readonly SeatRow[], own: readonly number[]): number | null =>
  Math.max(0, ...seats.filter(({ seat }) => own.includes(seat)).map(({ seen = 0 }) => seen)) || null;
