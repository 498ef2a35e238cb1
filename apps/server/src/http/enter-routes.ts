// The way in by a link in a mail: for who has confirmed an address, also where the password is forgotten. Whether an address is known
// shows neither in the answer nor in how long it takes: it is looked for afterwards.
import { randomUUID } from 'node:crypto';
import type { Json } from '@custodian/kernel';
import { entering, mailLink } from '@custodian/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../clock.ts';
import type { Jobs } from '../jobs.ts';
import type { Acts } from '../keeping/acts.ts';
import { passwordHash, tokenHash } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import { ENTER } from '../told/entering.ts';
import type { Door } from './door.ts';
import type { Allowance } from './limits.ts';
import { answerProblem, inWords, refuseForNow } from './problems.ts';

interface Desk {
  readonly storage: Storage;
  readonly door: Door;
  readonly acts: Acts;
  readonly jobs: Pick<Jobs, 'put'>;
  readonly canMail: boolean;
  /** Attempts by address of who asks; mails by the address they go to. */
  readonly attempts: Allowance;
  readonly mails: Allowance;
  readonly addressOf: (request: FastifyRequest) => string;
}

export function enterRoutes(app: FastifyInstance, desk: Desk): void {
  const { storage, door, acts, jobs, canMail, attempts, mails, addressOf } = desk;
  const strict = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const wait = await attempts.take(addressOf(request));
      return wait === 0 ? undefined : refuseForNow(reply, wait, 'too many attempts to sign in from this address');
    },
  };

  app.post('/api/enter/mail', strict, async (request, reply) => {
    if (!canMail) return answerProblem(reply, 409, 'this server sends no mail');
    const given = mailLink.safeParse(request.body);
    if (!given.success) return answerProblem(reply, 400, inWords(given.error));
    const address = given.data.address.toLowerCase();
    const wait = await mails.take(tokenHash(address));
    if (wait > 0) return refuseForNow(reply, wait, 'several links were asked for at this address');
    const about: Json = { address, language: given.data.language, first: now() };
    await jobs.put({ key: `${ENTER} ${randomUUID()}`, owner: '', due: now(), about });
    return { sent: true };
  });

  /** Signs in on the device where the link was opened, once; with a new password all others are signed out. */
  app.post('/api/enter', strict, async (request, reply) => {
    const given = entering.safeParse(request.body);
    if (!given.success)
      return answerProblem(
        reply,
        400,
        'send { token, password }; a password, if you want a new one, has 8 to 200 characters',
      );
    const { token, password } = given.data;
    const taken = await storage.takeToken(tokenHash(token), ENTER, now());
    const person = taken === null ? null : await storage.person(taken.owner);
    // An address that was given up since opens nothing any more.
    const isHis = taken !== null && person?.mail === (taken.about as { readonly address: string }).address;
    if (person === null || !isHis) return answerProblem(reply, 410, 'this link has been used or is too old');
    const isSet = password !== undefined && (await storage.setPassword(person.id, await passwordHash(password)));
    if (isSet) {
      await acts.add(person.id, 'password by mail');
      await door.endAll(person.id, null);
    }
    const known = isSet ? await storage.person(person.id) : person;
    if (!(await door.begin(request, reply, person))) return reply;
    // Somebody else with a name like this has a password: his own is set under another name.
    return { person: await door.shown(known ?? person), taken: password !== undefined && !isSet };
  });
}
