// Who is asking: guests with a name and a device cookie, and those who set a password to come back from elsewhere.
import { randomBytes } from 'node:crypto';
import { password, passwordChange, personName } from '@custodian/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../clock.ts';
import type { Acts } from '../keeping/acts.ts';
import { skeleton } from '../names.ts';
import { isPassword, passwordHash, secretToken, tokenHash } from '../secrets.ts';
import type { Person, Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { Door } from './door.ts';
import type { Allowance } from './limits.ts';
import { answerProblem, refuseForNow } from './problems.ts';

export const COOKIE = 'custodian';
const HOUR = 3600_000;
const DAY = 24 * HOUR;
/** A session that nobody uses for so long is over. */
export const SESSION = 180 * DAY;

/** The person behind a cookie value; null when it opens nothing, or nothing any more. */
export async function personOf(storage: Storage, cookie: string | undefined): Promise<Person | null> {
  if (cookie === undefined || cookie.length > 64) return null;
  const hash = tokenHash(cookie);
  const session = await storage.session(hash);
  const at = now();
  if (session === null || at - session.at > SESSION) return null;
  // Once an hour is often enough, and whoever only reads is not refused when nothing can be written.
  if (at - session.at > HOUR) await storage.useSession(hash, at).catch(() => undefined);
  return session.person;
}

export interface Surroundings {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly door: Door;
  readonly acts: Acts;
  /** Attempts to sign in, and new guests, by address. */
  readonly attempts: Allowance;
  readonly guests: Allowance;
  readonly addressOf: (request: FastifyRequest) => string;
}

export function peopleRoutes(app: FastifyInstance, around: Surroundings): void {
  const { storage, tables, door, acts } = around;
  const { current, shown } = door;
  const endOthers = (request: FastifyRequest, person: Person): Promise<void> =>
    door.endAll(person.id, door.sessionOf(request));
  /** Guessing passwords is slow. */
  const strict = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const wait = await around.attempts.take(around.addressOf(request));
      return wait === 0 ? undefined : refuseForNow(reply, wait, 'too many attempts with a password from this address');
    },
  };

  app.get('/api/me', async (request, reply) => {
    const person = await current(request);
    if (person !== null) door.prolong(request, reply);
    return { person: person === null ? null : await shown(person) };
  });

  app.post('/api/me', async (request, reply) => {
    const name = personName.safeParse((request.body as { name?: unknown } | null)?.name);
    if (!name.success)
      return answerProblem(
        reply,
        400,
        'a name has 1 to 24 characters, at least one of them a letter or a figure, and none that is invisible',
      );
    const known = await current(request);
    if (known?.name === name.data) return { person: await shown(known) };
    if (known !== null && known.password !== null)
      return answerProblem(reply, 409, 'a name with a password cannot be changed');
    const beside = known === null ? [] : await storage.namesBeside(known.id);
    if (beside.some((other) => skeleton(other) === skeleton(name.data)))
      return answerProblem(reply, 409, 'somebody at your table has a name that looks like this; choose another');
    if (await storage.isTaken(name.data, known?.id ?? null))
      return answerProblem(reply, 409, 'somebody else has a name that looks like this; choose another');
    if (known !== null) {
      const person = { ...known, name: name.data };
      await storage.rename(known.id, person.name);
      tables.renamed(person);
      return { person: await shown(person) };
    }
    const wait = await around.guests.take(around.addressOf(request));
    if (wait > 0) return refuseForNow(reply, wait, 'too many new guests from this address');
    const person: Person = { id: randomBytes(9).toString('base64url'), name: name.data, password: null };
    await storage.addPerson(person);
    tables.renamed(person);
    await door.begin(request, reply, person);
    return { person: await shown(person) };
  });

  /** Whoever has a password gives it with the new one; every other device has to sign in again. */
  app.post('/api/password', strict, async (request, reply) => {
    const person = await current(request);
    if (person === null) return answerProblem(reply, 401, 'say who you are first');
    const given = passwordChange.safeParse(request.body);
    if (!given.success)
      return answerProblem(
        reply,
        400,
        'a password has 8 to 200 characters; send { password, old }, old if you have one',
      );
    if (person.password !== null && !(await isPassword(given.data.old ?? '', person.password))) {
      acts.trouble(person.id, 'wrong password');
      return answerProblem(reply, 403, 'the old password is wrong or missing; send it as "old"');
    }
    if (!(await storage.setPassword(person.id, await passwordHash(given.data.password))))
      return answerProblem(reply, 409, 'somebody else has a name like this with a password; choose another name');
    await endOthers(request, person);
    return { person: await shown({ ...person, password: 'set' }) };
  });

  app.post('/api/login', strict, async (request, reply) => {
    const body = request.body as { name?: unknown; password?: unknown } | null;
    const name = personName.safeParse(body?.name);
    const given = password.safeParse(body?.password);
    const person = name.success && given.success ? await storage.personWithPassword(name.data) : null;
    // Takes as long for a name that nobody has: whoever guesses names learns nothing.
    const right = given.success && (await isPassword(given.data, person?.password ?? (await nobodysPassword)));
    if (!right || person === null) {
      if (person !== null) acts.trouble(person.id, 'wrong password');
      return answerProblem(reply, 403, 'name or password is wrong');
    }
    return (await door.begin(request, reply, person)) ? { person: await shown(person) } : reply;
  });

  app.post('/api/logout', async (request, reply) => {
    const session = door.sessionOf(request);
    if (session !== null) await door.end(session);
    reply.clearCookie(COOKIE, { path: '/' });
    return { person: null };
  });

  /** Every other device has to sign in again. */
  app.post('/api/sessions/end', async (request, reply) => {
    const person = await current(request);
    if (person === null) return answerProblem(reply, 401, 'say who you are first');
    await endOthers(request, person);
    return { person: await shown(person) };
  });
}

const nobodysPassword = passwordHash(secretToken());
