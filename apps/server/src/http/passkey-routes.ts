// Passkeys: added, named and removed by whose they are, and the way in by one, without a name.
import type { PasskeyInfo } from '@custodian/protocol';
import { newPasskey, passkeyEnd, passkeyName, passkeyProof } from '@custodian/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Acts } from '../keeping/acts.ts';
import type { Person, Storage } from '../storage/storage.ts';
import { deviceOf } from './devices.ts';
import type { Door } from './door.ts';
import { countOf, LAST_WAY } from './door.ts';
import type { Allowance } from './limits.ts';
import type { Page } from './passkeys.ts';
import { askForNew, askForProof, pageOf, prove, proveNew } from './passkeys.ts';
import { answerProblem, inWords, refuseForNow } from './problems.ts';

interface Desk {
  readonly storage: Storage;
  readonly door: Door;
  readonly acts: Acts;
  /** Addresses of the page, where the host has named some. */
  readonly origins: readonly string[];
  readonly attempts: Allowance;
  readonly addressOf: (request: FastifyRequest) => string;
}

const MOST = 20;

export function passkeyRoutes(app: FastifyInstance, { storage, door, acts, origins, attempts, addressOf }: Desk): void {
  const listed = async ({ id }: Person): Promise<{ passkeys: PasskeyInfo[] }> => ({
    passkeys: (await storage.passkeysOf(id)).map(({ id: key, name, made, used }) => ({ id: key, name, made, used })),
  });
  const known =
    (use: (who: Person, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const who = await door.current(request);
      return who === null ? answerProblem(reply, 401, 'say who you are first') : use(who, request, reply);
    };
  const onPage =
    (use: (page: Page, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const page = pageOf(request.headers.origin, origins);
      return typeof page === 'string' ? answerProblem(reply, 409, page) : use(page, request, reply);
    };

  app.get(
    '/api/passkeys',
    known((who) => listed(who)),
  );

  app.post(
    '/api/passkeys/ask',
    onPage((page, request, reply) =>
      known(async (who) =>
        (await storage.passkeysOf(who.id)).length >= MOST
          ? answerProblem(reply, 409, `at most ${MOST} passkeys: remove one first`)
          : { options: await askForNew(storage, who, page) },
      )(request, reply),
    ),
  );

  app.post(
    '/api/passkeys',
    onPage((page, request, reply) =>
      known(async (who) => {
        const given = newPasskey.safeParse(request.body);
        if (!given.success) return answerProblem(reply, 400, inWords(given.error));
        const proven = await proveNew(storage, who.id, page, given.data.response);
        if ('problem' in proven) return answerProblem(reply, proven.status, proven.problem);
        const name = given.data.name ?? (deviceOf(request.headers['user-agent']) || 'Passkey');
        if (!(await storage.addPasskey({ ...proven, name })))
          return answerProblem(reply, 409, 'this passkey is known here already');
        await acts.add(who.id, 'passkey added');
        return listed(who);
      })(request, reply),
    ),
  );

  app.post(
    '/api/passkeys/name',
    known(async (who, request, reply) => {
      const given = passkeyName.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, inWords(given.error));
      return (await storage.namePasskey(who.id, given.data.id, given.data.name))
        ? listed(who)
        : answerProblem(reply, 404, NOT_YOURS);
    }),
  );

  app.post(
    '/api/passkeys/end',
    known(async (who, request, reply) => {
      const given = passkeyEnd.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, inWords(given.error));
      const { id, sure = false } = given.data;
      const isHis = (await storage.passkeysOf(who.id)).some((key) => key.id === id);
      if (!isHis) return answerProblem(reply, 404, NOT_YOURS);
      if (!sure && countOf(await door.waysOf(who)) === 1) return answerProblem(reply, 409, LAST_WAY);
      await storage.dropPasskey(who.id, id);
      await acts.add(who.id, 'passkey removed');
      return listed(who);
    }),
  );

  app.post('/api/enter/passkey/ask', {
    onRequest: async (request, reply) => {
      const wait = await attempts.take(addressOf(request));
      return wait === 0 ? undefined : refuseForNow(reply, wait, 'too many attempts to sign in from this address');
    },
    handler: onPage(async (page) => ({ options: await askForProof(storage, page) })),
  });

  app.post(
    '/api/enter/passkey',
    onPage(async (page, request, reply) => {
      const given = passkeyProof.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, inWords(given.error));
      const proven = await prove(storage, page, given.data.response);
      if ('problem' in proven) {
        if (proven.of !== undefined) acts.trouble(proven.of, 'wrong passkey');
        return answerProblem(reply, proven.status, proven.problem);
      }
      return (await door.begin(request, reply, proven.person)) ? { person: await door.shown(proven.person) } : reply;
    }),
  );
}

const NOT_YOURS = 'you have no such passkey';
