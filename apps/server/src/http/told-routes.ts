// How somebody who is away is told: his wishes, where he is reached, and the links in messages.
import type { Told, ToldOf, Wishes } from '@custodian/protocol';
import { linkToken, mailAddress, pushEnd, pushSubscription, webhook, wishes } from '@custodian/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../clock.ts';
import { secretToken } from '../secrets.ts';
import type { Person, Storage } from '../storage/storage.ts';
import type { Herald } from '../told/herald.ts';
import type { Keys } from '../told/keys.ts';
import { madeAt, openLink } from '../told/keys.ts';
import { changeContacts, contactsOf, setWishes, shown, stopOnce, wishesOf } from '../told/people.ts';
import type { Door } from './door.ts';
import { countOf, LAST_WAY } from './door.ts';
import { allowance } from './limits.ts';
import { COOKIE, personOf } from './people.ts';
import { answerProblem, inWords, refuseForNow } from './problems.ts';

interface Desk {
  readonly storage: Storage;
  readonly keys: Keys;
  readonly herald: Herald;
  readonly door: Door;
  readonly canMail: boolean;
}

/** Browsers of one person; mails to be confirmed that one person may ask for in an hour. */
const MOST_BROWSERS = 10;
const MAILS = 5;
const HOUR = 3600_000;

export function toldRoutes(app: FastifyInstance, { storage, keys, herald, door, canMail }: Desk): void {
  const mails = allowance(MAILS, HOUR);
  const told = async (person: string): Promise<Told> => ({
    wishes: await wishesOf(storage, person),
    reached: shown(await contactsOf(storage, person)),
    key: keys.push.publicKey,
    mail: canMail,
  });
  const known =
    (use: (who: Person, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const who = await personOf(storage, request.cookies[COOKIE]);
      return who === null ? answerProblem(reply, 401, 'say who you are first') : use(who, request, reply);
    };

  app.get(
    '/api/told',
    known((who) => told(who.id)),
  );

  app.post(
    '/api/told',
    known(async (who, request, reply) => {
      const wish = wishes.safeParse(request.body);
      if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
      await setWishes(storage, who.id, wish.data as Wishes);
      await herald.planDigest(who.id);
      return told(who.id);
    }),
  );

  app.post(
    '/api/told/push',
    known(async (who, request, reply) => {
      const given = pushSubscription.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, inWords(given.error));
      await changeContacts(storage, who.id, (contacts) => ({
        ...contacts,
        push: [...contacts.push.filter(({ endpoint }) => endpoint !== given.data.endpoint), given.data].slice(
          -MOST_BROWSERS,
        ),
      }));
      return told(who.id);
    }),
  );

  app.post(
    '/api/told/push/end',
    known(async (who, request, reply) => {
      const given = pushEnd.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, inWords(given.error));
      await changeContacts(storage, who.id, (contacts) => ({
        ...contacts,
        push: contacts.push.filter(({ endpoint }) => endpoint !== given.data.endpoint),
      }));
      return told(who.id);
    }),
  );

  app.post(
    '/api/told/mail',
    known(async (who, request, reply) => {
      const given = mailAddress.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, inWords(given.error));
      const { address, sure = false } = given.data;
      if (address !== null && !canMail) return answerProblem(reply, 409, 'this server sends no mail');
      const ways = await door.waysOf(who);
      if (!sure && ways.mail && countOf(ways) === 1) return answerProblem(reply, 409, LAST_WAY);
      const wait = address === null ? 0 : mails.take(who.id);
      if (wait > 0) return refuseForNow(reply, wait, 'too many addresses to confirm');
      const mail = address === null ? null : { address, confirmed: false, since: now() };
      await storage.setMail(who.id, null);
      await changeContacts(storage, who.id, (contacts) => ({ ...contacts, mail }));
      if (address !== null)
        // Whether it arrives he will see.
        await herald.confirm(who.id, address).catch((error: Error) =>
          changeContacts(storage, who.id, (contacts) => ({
            ...contacts,
            mail: contacts.mail && {
              ...contacts.mail,
              trouble: { since: 0, why: error.message.slice(0, 200), isOver: true },
            },
          })),
        );
      return told(who.id);
    }),
  );

  app.post(
    '/api/told/webhook',
    known(async (who, request, reply) => {
      const given = webhook.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, inWords(given.error));
      const { url, shape } = given.data;
      const secret = secretToken();
      const hook = url === null ? null : { url, shape, secret };
      await changeContacts(storage, who.id, (contacts) => ({ ...contacts, webhook: hook }));
      // The secret is shown this once.
      return { ...(await told(who.id)), ...(hook === null ? {} : { secret }) };
    }),
  );

  /** The address is whoever's who got the mail; a link confirms once. */
  app.post('/api/confirm', async (request, reply) => {
    const given = linkToken.safeParse(request.body);
    const link = given.success ? openLink(keys, given.data.token) : null;
    if (link?.does !== 'confirm') return answerProblem(reply, 410, USED);
    const { mail } = await contactsOf(storage, link.person);
    const isOlder = madeAt(link) < (mail?.since ?? 0);
    if (mail?.address !== link.about || mail.confirmed || isOlder) return answerProblem(reply, 410, USED);
    const confirmed = { address: link.about, confirmed: true };
    await changeContacts(storage, link.person, (contacts) => ({ ...contacts, mail: confirmed }));
    await storage.setMail(link.person, link.about.toLowerCase());
    return { address: link.about };
  });

  app.register(async (links) => {
    // Mail programs stop messages with a form of their own; what it says does not matter.
    links.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _text, done) =>
      done(null, {}),
    );
    /** Stops what the message was about, and nothing else; once, and so that no earlier message stops it again. */
    links.post('/api/stop/*', async (request, reply) => {
      const { '*': token } = request.params as { '*': string };
      const link = token.length > 800 ? null : openLink(keys, token);
      const isFirst = link?.does === 'stop' && (await stopOnce(storage, link.person, link.about, madeAt(link), now()));
      if (!isFirst) return answerProblem(reply, 410, USED);
      const before = await wishesOf(storage, link.person);
      const after: Wishes =
        link.about === 'digest'
          ? { ...before, digest: null, ways: nothingOf(before) }
          : { ...before, ways: { ...before.ways, [link.about]: [] } };
      await setWishes(storage, link.person, after);
      await herald.planDigest(link.person);
      return { stopped: link.about };
    });
  });
}

const USED = 'this link has been used or is too old';

/** Whoever stops the daily message does not want each thing instead. */
const nothingOf = ({ ways }: Wishes): Wishes['ways'] =>
  Object.fromEntries(Object.keys(ways).map((of) => [of, []])) as unknown as Record<ToldOf, []>;
