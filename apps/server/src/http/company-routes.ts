// Public tables to look through, whom somebody does not want to meet, and whom he reports.
import { randomBytes } from 'node:crypto';
import type { Blocked } from '@custodian/protocol';
import { MOST_BLOCKED } from '@custodian/protocol';
import { blockChange, newReport } from '@custodian/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../clock.ts';
import type { Nodes } from '../nodes/places.ts';
import type { Person, Storage, StoredLine } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { watchingAt } from '../tables/watching.ts';
import type { Allowance } from './limits.ts';
import { COOKIE, personOf } from './people.ts';
import { answerProblem, inWords, refuseForNow } from './problems.ts';
import type { Sockets } from './sockets.ts';

interface Around {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly nodes: Nodes;
  /** By person. */
  readonly blocks: Allowance;
  readonly reports: Allowance;
}

/** Lines of chat that are looked through for the one that is reported: all that are kept. */
const CHAT_LINES = 500;
/** What somebody said last is told with a report of himself. */
const SAID_LAST = 5;

export function companyRoutes(
  app: FastifyInstance,
  { storage, tables, sockets, nodes, blocks, reports }: Around,
): void {
  const whoAnd = async (
    request: FastifyRequest,
    reply: FastifyReply,
    use: (who: Person) => Promise<unknown>,
  ): Promise<unknown> => {
    const who = await personOf(storage, request.cookies[COOKIE]);
    return who === null ? answerProblem(reply, 401, 'say who you are first') : use(who);
  };
  const blockedBy = async (person: string): Promise<Blocked[]> => {
    const found = await storage.blocksOf(person);
    const names = await storage.namesOf(found.map(({ other }) => other));
    return found.map(({ other, at }) => ({ id: other, name: names[other] ?? '', at }));
  };

  app.get('/api/public', (request, reply) =>
    whoAnd(request, reply, async (who) => {
      const { game = null, before = null } = request.query as { game?: unknown; before?: unknown };
      const wished = [game, before].every((each) => each === null || (typeof each === 'string' && each.length <= 60));
      const page = wished ? await tables.publicTables(who, game as string | null, before as string | null) : null;
      return page ?? answerProblem(reply, 400, 'send a game, and "before" as the last page gave it as "next"');
    }),
  );

  app.get('/api/blocks', (request, reply) =>
    whoAnd(request, reply, async (who) => ({ blocks: await blockedBy(who.id) })),
  );

  app.post('/api/blocks', (request, reply) =>
    whoAnd(request, reply, async (who) => {
      const wish = blockChange.safeParse(request.body);
      if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
      const { person, blocked } = wish.data;
      if (person === who.id) return answerProblem(reply, 400, 'nobody blocks himself');
      const wait = await blocks.take(who.id);
      if (wait > 0) return refuseForNow(reply, wait, 'you have changed whom you block many times within this hour');
      if (!blocked) await storage.dropBlock(who.id, person);
      else {
        if ((await storage.person(person)) === null) return answerProblem(reply, 404, 'there is no such person');
        if ((await storage.blocksOf(who.id)).length >= MOST_BLOCKED)
          return answerProblem(reply, 409, `you have blocked ${MOST_BLOCKED} people, and no more are allowed`);
        await storage.addBlock(who.id, person, now());
      }
      sockets.comeBack(who.id);
      nodes.tell({ type: 'blocks changed', person: who.id });
      return { blocks: await blockedBy(who.id) };
    }),
  );

  app.post('/api/reports', (request, reply) =>
    whoAnd(request, reply, async (who) => {
      const wish = newReport.safeParse(request.body);
      if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
      const { person, line, reason, words } = wish.data;
      if (person === who.id) return answerProblem(reply, 400, 'nobody reports himself');
      const wait = await reports.take(who.id);
      if (wait > 0) return refuseForNow(reply, wait, 'you have reported many things within this day');
      const about = await storage.person(person);
      if (about === null) return answerProblem(reply, 404, 'there is no such person');
      const heard = line === undefined ? await saidLately(who, person) : await lineHeard(who, person, line);
      if (heard === null) return answerProblem(reply, 404, 'nothing like this was said there, as far as you can hear');
      const isNew = await storage.addReport({
        ...{ id: randomBytes(9).toString('base64url'), at: now(), reporter: who.id, person, name: about.name },
        ...{ ...heard, reason, words: words.trim(), seen: 0 },
      });
      return { reported: true, again: !isNew };
    }),
  );

  /** The line as it is stored, if the person who reports it could hear it. What he says himself that was said counts for nothing. */
  async function lineHeard(
    who: Person,
    person: string,
    { table, at, text }: { readonly table: string; readonly at: number; readonly text: string },
  ): Promise<Heard | null> {
    const found = (await heardAt(who, table)).find(
      (line) => line.by === person && line.at === at && line.text === text,
    );
    return found === undefined ? null : { table, line: at, said: found.text };
  }

  /** What the person said last at the tables that both know. */
  async function saidLately(who: Person, person: string): Promise<Heard> {
    const shared = (await storage.tablesOf(who.id, 30)).filter(({ seats }) =>
      seats.some((seat) => seat.person === person),
    );
    const said: StoredLine[] = [];
    for (const { id } of shared) said.push(...(await heardAt(who, id)).filter(({ by }) => by === person));
    const last = said.sort((a, b) => a.at - b.at).slice(-SAID_LAST);
    return { table: '', line: 0, said: last.map(({ text }) => text).join('\n') };
  }

  async function heardAt(who: Person, table: string): Promise<StoredLine[]> {
    const row = await storage.table(table);
    if (row === null) return [];
    const lines = (await storage.chat(table, CHAT_LINES)).filter(({ notice }) => notice === undefined);
    if (row.seats.some(({ person }) => person === who.id)) return lines;
    const { delay } = await watchingAt(storage, table);
    return delay === null ? [] : lines.filter(({ at }) => at <= now() - delay * 60_000);
  }
}

/** What a report is about, as it is stored. */
interface Heard {
  readonly table: string;
  readonly line: number;
  readonly said: string;
}
