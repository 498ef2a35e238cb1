// Who is asking: guests with a name and a device cookie, and those who set a password to come back from elsewhere.
import { randomBytes } from 'node:crypto';
import { password, personName } from '@custodian/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPassword, passwordHash, secretToken, tokenHash } from '../secrets.ts';
import type { Person, Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { answerProblem } from './problems.ts';
import type { Sockets } from './sockets.ts';

export const COOKIE = 'custodian';
const YEAR = 365 * 24 * 3600;

/** The person behind a cookie value; null when it opens nothing. */
export async function personOf(storage: Storage, cookie: string | undefined): Promise<Person | null> {
  return cookie === undefined || cookie.length > 64 ? null : storage.sessionPerson(tokenHash(cookie));
}

const shown = (person: Person): object => ({ id: person.id, name: person.name, password: person.password !== null });

interface Surroundings {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly sockets: Sockets;
  /** Cookies only over TLS. */
  readonly secure: boolean;
}

export function peopleRoutes(app: FastifyInstance, { storage, tables, sockets, secure }: Surroundings): void {
  const begin = async (reply: FastifyReply, person: Person): Promise<void> => {
    const token = secretToken();
    await storage.addSession(tokenHash(token), person.id, Date.now());
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR });
  };
  const current = (request: FastifyRequest): Promise<Person | null> => personOf(storage, request.cookies[COOKIE]);

  app.get('/api/me', async (request) => {
    const person = await current(request);
    return { person: person === null ? null : shown(person) };
  });

  app.post('/api/me', async (request, reply) => {
    const name = personName.safeParse((request.body as { name?: unknown } | null)?.name);
    if (!name.success)
      return answerProblem(reply, 400, 'a name has 1 to 24 characters, none of them a control character');
    const known = await current(request);
    if (known !== null) {
      if (known.password !== null && known.name !== name.data)
        return answerProblem(reply, 409, 'a name with a password cannot be changed');
      await storage.rename(known.id, name.data);
      tables.renamed({ ...known, name: name.data });
      return { person: shown({ ...known, name: name.data }) };
    }
    const person: Person = { id: randomBytes(9).toString('base64url'), name: name.data, password: null };
    await storage.addPerson(person);
    tables.renamed(person);
    await begin(reply, person);
    return { person: shown(person) };
  });

  app.post('/api/password', strict, async (request, reply) => {
    const person = await current(request);
    if (person === null) return answerProblem(reply, 401, 'say who you are first');
    const given = password.safeParse((request.body as { password?: unknown } | null)?.password);
    if (!given.success) return answerProblem(reply, 400, 'a password has 8 to 200 characters');
    if (!(await storage.setPassword(person.id, await passwordHash(given.data))))
      return answerProblem(reply, 409, 'somebody else has this name with a password; choose another name');
    return { person: shown({ ...person, password: 'set' }) };
  });

  app.post('/api/login', strict, async (request, reply) => {
    const body = request.body as { name?: unknown; password?: unknown } | null;
    const name = personName.safeParse(body?.name);
    const given = password.safeParse(body?.password);
    const person = name.success && given.success ? await storage.personWithPassword(name.data) : null;
    // Takes as long for a name that nobody has: whoever guesses names learns nothing.
    const right = given.success && (await isPassword(given.data, person?.password ?? (await nobodysPassword)));
    if (!right || person === null) return answerProblem(reply, 403, 'name or password is wrong');
    await begin(reply, person);
    return { person: shown(person) };
  });

  app.post('/api/logout', async (request, reply) => {
    const token = request.cookies[COOKIE];
    if (token !== undefined) {
      const ended = tokenHash(token);
      await storage.endSession(ended);
      sockets.end(({ session }) => session === ended);
    }
    reply.clearCookie(COOKIE, { path: '/' });
    return { person: null };
  });

  /** Every other device has to sign in again. */
  app.post('/api/sessions/end', async (request, reply) => {
    const person = await current(request);
    if (person === null) return answerProblem(reply, 401, 'say who you are first');
    const kept = tokenHash(request.cookies[COOKIE] as string);
    await storage.endSessionsOf(person.id, kept);
    sockets.end((visit) => visit.person.id === person.id && visit.session !== kept);
    return { person: shown(person) };
  });
}

const nobodysPassword = passwordHash(secretToken());

/** Guessing passwords is slow. */
const strict = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };
