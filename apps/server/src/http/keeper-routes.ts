// The keepers' page: what everybody is told, the closing of the server, copies, people, reports, and what was done. For keepers alone.
import { randomBytes } from 'node:crypto';
import type { ActInfo, ActKind, KeeperView, KeptPerson, Named, ReportInfo } from '@custodian/protocol';
import {
  accountChange,
  accountEnd,
  announcing,
  backupEnd,
  closingChange,
  withdrawing,
} from '@custodian/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../clock.ts';
import type { Acts } from '../keeping/acts.ts';
import type { Backups } from '../keeping/backups.ts';
import type { House } from '../keeping/house.ts';
import type { Person, Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { Door } from './door.ts';
import { BARRED, KEEPER } from './door.ts';
import { answerProblem, inWords } from './problems.ts';

interface Desk {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly door: Door;
  readonly acts: Acts;
  readonly house: House;
  /** Null where a database keeps the games. */
  readonly backups: Backups | null;
}

const MOST_PEOPLE = 30;
const PAGE = 50;
/** Announcements at the same time: more nobody would read. */
const MOST_ANNOUNCEMENTS = 5;

type Use = (keeper: Person, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function keeperRoutes(app: FastifyInstance, desk: Desk): void {
  const { storage, tables, door, acts, house, backups } = desk;
  const get = (path: string, use: Use): void => void app.get(`/api/keeper${path}`, forKeepers(use));
  const post = (path: string, use: Use): void => void app.post(`/api/keeper${path}`, forKeepers(use));
  const forKeepers =
    (use: Use) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const who = await door.current(request);
      return who !== null && (await isKeeper(who.id))
        ? use(who, request, reply)
        : answerProblem(reply, 403, 'only for the keepers of this server');
    };
  const isKeeper = async (id: string): Promise<boolean> => (await storage.notes(KEEPER, [id]))[id] !== undefined;
  const named = async (ids: readonly string[]): Promise<(id: string) => Named> => {
    const names = await storage.namesOf([...new Set(ids)]);
    return (id) => ({ id, name: names[id] ?? '' });
  };
  const view = async (): Promise<KeeperView> => {
    const ids = Object.keys(await storage.notesOfKind(KEEPER));
    const name = await named(ids);
    return { news: house.news(), backups: backups?.list() ?? null, keepers: ids.map(name) };
  };
  const shown = async (person: Person): Promise<KeptPerson> => ({
    ...{ id: person.id, name: person.name, ways: await door.waysOf(person), keeper: await isKeeper(person.id) },
    barred: (await storage.notes(BARRED, [person.id]))[person.id] !== undefined,
    seen: (await storage.sessionsOf(person.id))[0]?.at ?? 0,
  });

  get('', view);

  post('/announcements', async (keeper, request, reply) => {
    const given = announcing.safeParse(request.body);
    if (!given.success) return answerProblem(reply, 400, inWords(given.error));
    if (given.data.until <= now()) return answerProblem(reply, 400, 'until: an announcement ends later than now');
    if (house.news().announcements.length >= MOST_ANNOUNCEMENTS)
      return answerProblem(reply, 409, `at most ${MOST_ANNOUNCEMENTS} announcements at a time: withdraw one first`);
    await acts.add(keeper.id, 'announced', { detail: given.data.text });
    await house.announce({ ...given.data, id: randomBytes(9).toString('base64url'), from: now() });
    return view();
  });

  post('/announcements/end', async (keeper, request, reply) => {
    const given = withdrawing.safeParse(request.body);
    if (!given.success) return answerProblem(reply, 400, inWords(given.error));
    const known = house.news().announcements.find(({ id }) => id === given.data.id);
    if (!(await house.withdraw(given.data.id))) return answerProblem(reply, 404, 'there is no such announcement');
    await acts.add(keeper.id, 'announcement withdrawn', { detail: known?.text ?? '' });
    return view();
  });

  /** A moment that is named beforehand, or null: open. */
  post('/closing', async (keeper, request, reply) => {
    const given = closingChange.safeParse(request.body);
    if (!given.success) return answerProblem(reply, 400, inWords(given.error));
    const { closing } = given.data;
    if (closing === null) await acts.add(keeper.id, 'reopened');
    else {
      if (house.isClosed()) return answerProblem(reply, 409, 'the server is closed already: open it first');
      await acts.add(keeper.id, 'closing', { detail: `${new Date(closing.at).toJSON()} ${closing.text}` });
    }
    await house.close(closing === null ? null : { ...closing, at: Math.max(closing.at, now()) });
    return view();
  });

  post('/backups', async (keeper, _, reply) => {
    if (backups === null) return answerProblem(reply, 409, IN_DATABASE);
    const made = await backups.make();
    if (made === null) return answerProblem(reply, 409, 'a copy is being made already');
    await acts.add(keeper.id, 'backup', { detail: made.name });
    return view();
  });

  post('/backups/end', async (keeper, request, reply) => {
    const given = backupEnd.safeParse(request.body);
    if (!given.success) return answerProblem(reply, 400, inWords(given.error));
    if (backups === null) return answerProblem(reply, 409, IN_DATABASE);
    if (!backups.remove(given.data.name)) return answerProblem(reply, 404, 'there is no such copy');
    await acts.add(keeper.id, 'backup removed', { detail: given.data.name });
    return view();
  });

  get('/people', async (_, request, reply) => {
    const { name } = request.query as { name?: unknown };
    if (typeof name !== 'string' || name.length > 60) return answerProblem(reply, 400, 'send the beginning of a name');
    const found = await storage.peopleNamed(name, MOST_PEOPLE);
    return { people: await Promise.all(found.map(shown)) };
  });

  /** A closed account lets nobody in, and all its devices are signed out; its seats stay. */
  post('/account', async (keeper, request, reply) => {
    const given = accountChange.safeParse(request.body);
    if (!given.success) return answerProblem(reply, 400, inWords(given.error));
    const { id, barred } = given.data;
    const person = await storage.person(id);
    if (person === null) return answerProblem(reply, 404, NOBODY);
    if (await isKeeper(id)) return answerProblem(reply, 409, KEEPERS);
    await acts.add(keeper.id, barred ? 'account closed' : 'account opened', { whom: id });
    if (barred) {
      await storage.setNote(id, BARRED, { since: now() });
      await door.endAll(id, null);
    } else await storage.dropNote(id, BARRED);
    return { person: await shown(person) };
  });

  /** For good, with the name as it is written. */
  post('/account/delete', async (keeper, request, reply) => {
    const given = accountEnd.safeParse(request.body);
    if (!given.success) return answerProblem(reply, 400, inWords(given.error));
    const { id, name } = given.data;
    const person = await storage.person(id);
    if (person === null) return answerProblem(reply, 404, NOBODY);
    if (await isKeeper(id)) return answerProblem(reply, 409, KEEPERS);
    if (person.name !== name.trim()) return answerProblem(reply, 400, 'send the name as it is written');
    await acts.add(keeper.id, 'account deleted', { whom: id });
    await tables.forget(person);
    await door.endAll(id, null);
    return { people: [] };
  });

  get('/reports', async (_, request, reply) => {
    const { after } = request.query as { after?: unknown };
    const [, at, id] = typeof after === 'string' ? (/^(\d{1,15}) ([\w-]{1,40})$/.exec(after) ?? []) : [];
    if (after !== undefined && id === undefined) return answerProblem(reply, 400, 'send "after" as "next" was given');
    const found = await storage.reports(id === undefined ? null : { at: Number(at), id }, PAGE);
    const name = await named(found.flatMap(({ reporter, person }) => [reporter, person]));
    const last = found.length < PAGE ? undefined : found.at(-1);
    return {
      reports: found.map(
        ({ id: report, at: when, reporter, person, said, reason, words, seen }): ReportInfo => ({
          ...{ id: report, at: when, reporter: name(reporter), person: name(person), said, reason, words, seen },
        }),
      ),
      next: last === undefined ? null : `${last.at} ${last.id}`,
    };
  });

  post('/reports/seen', async (keeper, request, reply) => {
    const given = withdrawing.safeParse(request.body);
    if (!given.success) return answerProblem(reply, 400, inWords(given.error));
    const report = await storage.report(given.data.id);
    if (report === null) return answerProblem(reply, 404, 'there is no such report');
    await acts.add(keeper.id, 'report seen', { whom: report.person, detail: report.reason });
    await storage.seeReport(report.id, now());
    return { seen: true };
  });

  get('/acts', async (_, request, reply) => {
    const { before } = request.query as { before?: unknown };
    if (before !== undefined && !/^\d{1,15}$/.test(String(before)))
      return answerProblem(reply, 400, 'send "before" as "next" was given');
    const found = await storage.acts(before === undefined ? null : Number(before), PAGE);
    const about = found.map((act) => (act.about ?? {}) as { readonly whom?: string; readonly detail?: string });
    const name = await named([...found.map(({ who }) => who), ...about.flatMap(({ whom }) => whom ?? [])]);
    return {
      acts: found.map(({ id, at, who, what }, i): ActInfo => {
        const { whom, detail = '' } = about[i] ?? {};
        const done = { id, at, what: what as ActKind, detail };
        return { ...done, who: who === '' ? null : name(who), whom: whom === undefined ? null : name(whom) };
      }),
      next: found.length < PAGE ? null : String(found.at(-1)?.id),
    };
  });
}

const NOBODY = 'there is no such person';
const KEEPERS = 'a keeper is no keeper any more first: "custodian keeper NAME --remove" on the command line';
const IN_DATABASE = 'games are kept in PostgreSQL: make copies with pg_dump, as docs/hosting.md says';
