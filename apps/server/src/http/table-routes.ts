// Making, finding and joining tables.

import type { LogLine, NewTable, Past, TableInfo } from '@custodian/protocol';
import {
  guidedTable,
  hostChange,
  joining,
  newTable,
  publicChange,
  replayChange,
  seatChange,
  seatConsent,
} from '@custodian/protocol/schemas';
import type { Title, Titles } from '@custodian/title';
import { levelNamed, levelsOf } from '@custodian/title';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Nodes } from '../nodes/places.ts';
import type { Answered } from '../nodes/reaching.ts';
import { ask, NOT_HERE, whereItIs } from '../nodes/reaching.ts';
import { isSame, secretToken } from '../secrets.ts';
import type { Person, Storage } from '../storage/storage.ts';
import { CannotOpen, unopened } from '../tables/cannot-open.ts';
import { quietInfo } from '../tables/info.ts';
import { askIn } from '../tables/public.ts';
import type { Table } from '../tables/table.ts';
import type { Tables, Teaching } from '../tables/tables.ts';
import type { Allowance } from './limits.ts';
import { isNode } from './node-routes.ts';
import { COOKIE, personOf } from './people.ts';
import { answerProblem, inWords, refuseForNow } from './problems.ts';

/** The number of a seat; one that is none leads to no seat. */
const seatIn = (text: string): number => (/^\d$/.test(text) ? Number(text) : -1);

const MOST_TYPES = 40;

interface Lobby {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly titles: Titles;
  /** Those who may hold a table that somebody asks for. */
  readonly nodes: Nodes;
  /** Unfinished tables of one host. */
  readonly mostTables: number;
  /** Seats at public tables, by person. */
  readonly joins: Allowance;
}

export function tableRoutes(app: FastifyInstance, { storage, tables, titles, nodes, mostTables, joins }: Lobby): void {
  const person = (request: FastifyRequest): Promise<Person | null> => personOf(storage, request.cookies[COOKIE]);
  const tableAnd = async (
    request: FastifyRequest,
    reply: FastifyReply,
    use: (table: Table, who: Person | null) => Promise<unknown>,
  ): Promise<unknown> => {
    const { id } = request.params as { id: string };
    if (!/^[a-z0-9]{8,32}$/.test(id)) return answerProblem(reply, 404, 'there is no such table');
    const table = await whereItIs(
      () => tables.find(id).catch(unopened),
      (address) => passOn(request, address),
      nodes.gone,
    );
    if (table !== null && 'status' in table) return reply.code(table.status).send(table.body);
    if (table instanceof CannotOpen)
      return reply.code(503).send({ problem: 'this table cannot be opened', fault: table.fault });
    return table === null ? answerProblem(reply, 404, 'there is no such table') : use(table, await person(request));
  };

  /** To the node that holds the table. One that was asked by another node itself says that it does not. */
  const passOn = async (request: FastifyRequest, address: string): Promise<Answered> => {
    const { secret } = nodes;
    if (secret === null || isNode(request.raw, secret)) return { status: NOT_HERE, body: null };
    const { id, method, url: path, body } = request;
    const { cookie } = request.headers;
    return ask(address, secret, {
      ...{ method, path, request: id },
      ...(cookie === undefined ? {} : { cookie }),
      ...(body == null ? {} : { body }),
    });
  };

  const hostsTooMany = async (who: Person): Promise<boolean> => (await storage.openTables(who.id)) >= mostTables;
  const answerTooMany = (reply: FastifyReply): unknown =>
    answerProblem(
      reply,
      409,
      `you host ${mostTables} unfinished tables, and no more are allowed: finish one, or make somebody else its host`,
    );

  app.get('/api/tables', async (request, reply) => {
    const who = await person(request);
    return who === null ? answerProblem(reply, 401, 'say who you are first') : { tables: await tables.lists.of(who) };
  });

  app.post('/api/tables', async (request, reply) => {
    const who = await person(request);
    if (who === null) return answerProblem(reply, 401, 'say who you are first');
    const wish = newTable.safeParse(request.body);
    if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
    const title = titles.get(wish.data.game);
    if (title === undefined) return answerProblem(reply, 400, noGame(titles, wish.data.game));
    const sitters = wish.data.seats.map((seat) => sitterNamed(title, seat, ['me', 'open']));
    const stranger = wish.data.seats.find((_, i) => sitters[i] === undefined);
    if (stranger !== undefined) return answerProblem(reply, 400, noSeat(title, stranger, ['me', 'open']));
    if (!wish.data.seats.includes('me') && !wish.data.seats.includes('open'))
      return answerProblem(reply, 400, 'somebody must sit at the table: one seat is "me" or "open"');
    if (await hostsTooMany(who)) return answerTooMany(reply);
    const made = await tables.create(who, { ...wish.data, seats: sitters } as NewTable);
    if ('refused' in made) return reply.code(400).send({ refused: made.refused });
    return made;
  });

  app.post('/api/tables/guided', async (request, reply) => {
    const who = await person(request);
    if (who === null) return answerProblem(reply, 401, 'say who you are first');
    const wish = guidedTable.safeParse(request.body);
    if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
    const title = teaching(titles, wish.data.game);
    if (typeof title === 'string') return answerProblem(reply, 400, title);
    const begun = await tables.begunGuided(who, title);
    if (begun !== null) return { id: begun };
    if (await hostsTooMany(who)) return answerTooMany(reply);
    const made = await tables.createGuided(who, title, wish.data.name);
    return 'refused' in made ? reply.code(400).send({ refused: made.refused }) : { id: made.id };
  });

  app.get('/api/tables/:id', (request, reply) =>
    tableAnd(request, reply, async (table, who) => {
      const mine = table.seats.filter((s) => who !== null && s.person === who.id).map((s) => s.seat);
      const pass = passIn(request);
      if (pass !== null && !opensReplay(table, pass)) return answerProblem(reply, 410, NO_REPLAY);
      const info = mine.length > 0 ? table.info(mine) : await infoFromAfar(table, pass !== null);
      return { table: { ...info, host: who !== null && table.host === who.id } };
    }),
  );

  app.post('/api/tables/:id/join', (request, reply) =>
    tableAnd(request, reply, async (table, who) => {
      if (who === null) return answerProblem(reply, 401, 'say who you are first');
      const given = joining.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, 'the invitation is malformed');
      if (tables.looksLikeAnother(table, who))
        return answerProblem(
          reply,
          409,
          'somebody at this table has a name that looks like yours; choose another first',
        );
      const { token = null } = given.data;
      if (token === null) {
        const own = table.seats.find((s) => s.person === who.id);
        if (own !== undefined) return { seat: own.seat };
        const wait = await joins.take(who.id);
        if (wait > 0) return refuseForNow(reply, wait, 'you have sat down at many tables within this hour');
      }
      const seat = await tables.join(table.id, token, who);
      if (seat !== null) return { seat };
      // The same for a private table, a full one, and one where somebody sits whom he is not to meet.
      return token === null
        ? answerProblem(reply, 403, 'no seat of this table is open to you; you need an invitation')
        : answerProblem(reply, 410, 'this invitation has been used or withdrawn');
    }),
  );

  /** The host opens the free seats to anybody, or closes them again. */
  app.post('/api/tables/:id/public', (request, reply) =>
    tableAnd(request, reply, async (table, who) => {
      if (who === null || table.host !== who.id)
        return answerProblem(reply, 403, 'only the host may open the table to everybody, or close it');
      const wish = publicChange.safeParse(request.body);
      if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
      const isFree = table.seats.some((s) => s.person === null && s.bot === null);
      if (table.isOver || !isFree) return answerProblem(reply, 409, 'no seat is free here: open one first');
      if (wish.data.language !== undefined) await askIn(storage, table.id, wish.data.language);
      if (wish.data.public !== table.isPublic) await table.setPublic(wish.data.public);
      return { public: table.isPublic };
    }),
  );

  app.post('/api/tables/:id/seats/:seat', (request, reply) =>
    tableAnd(request, reply, async (table, who) => {
      const seat = seatIn((request.params as { seat: string }).seat);
      const row = table.seats[seat];
      if (row === undefined) return answerProblem(reply, 404, 'there is no such seat');
      if (who === null || (table.host !== who.id && row.person !== who.id))
        return answerProblem(reply, 403, 'only the host, or whoever sits there, may hand a seat over');
      const change = seatChange.safeParse(request.body);
      if (!change.success) return answerProblem(reply, 400, inWords(change.error));
      const to = sitterNamed(table.title, change.data.to, ['open']);
      if (to === undefined) return answerProblem(reply, 400, noSeat(table.title, change.data.to, ['open']));
      if (table.isGuided && to === 'open') return answerProblem(reply, 409, 'a guided table is for one person alone');
      const handing = { seat, to };
      if (row.person === null || row.person === who.id)
        return { link: await tables.changeSeat(table, handing, 'left'), asked: false };
      return tables.takeOver(table, handing);
    }),
  );

  /** Whoever sits there answers the host, who wants the seat for somebody else. */
  app.post('/api/tables/:id/seats/:seat/consent', (request, reply) =>
    tableAnd(request, reply, async (table, who) => {
      const seat = seatIn((request.params as { seat: string }).seat);
      if (who === null || !table.owns(who.id, seat)) return answerProblem(reply, 403, 'this seat is not yours');
      const given = seatConsent.safeParse(request.body);
      if (!given.success) return answerProblem(reply, 400, inWords(given.error));
      const isAsked = await tables.consent(table, seat, given.data.agree);
      return isAsked ? {} : answerProblem(reply, 409, 'nobody asks for this seat');
    }),
  );

  /** The people of a finished table play again, on the same seats with the same options. */
  app.post('/api/tables/:id/again', (request, reply) =>
    tableAnd(request, reply, async (table, who) => {
      if (who === null || !table.seats.some((s) => s.person === who.id))
        return answerProblem(reply, 403, 'only those who sit here play again');
      if (!table.isOver) return answerProblem(reply, 409, 'this game is not over');
      if ((await storage.tableAfter(table.id)) === null && (await hostsTooMany(who))) return answerTooMany(reply);
      return tables.again(table, who);
    }),
  );

  /** The host makes somebody else who sits here the host. */
  app.post('/api/tables/:id/host', (request, reply) =>
    tableAnd(request, reply, async (table, who) => {
      if (who === null || table.host !== who.id)
        return answerProblem(reply, 403, 'only the host may name another host');
      const wish = hostChange.safeParse(request.body);
      if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
      const person = table.seats[wish.data.seat]?.person ?? null;
      if (person === null) return answerProblem(reply, 409, 'nobody sits there');
      await table.setHost(person);
      return { host: person === who.id };
    }),
  );

  /** The host opens the finished game to anybody who has the link, or closes it again. */
  app.post('/api/tables/:id/replay', (request, reply) =>
    tableAnd(request, reply, async (table, who) => {
      if (who === null || table.host !== who.id)
        return answerProblem(reply, 403, 'only the host may open or close the replay');
      const wish = replayChange.safeParse(request.body);
      if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
      if (!table.isOver) return answerProblem(reply, 409, 'this game is not over');
      if (wish.data.open !== (table.spectators.replay !== null))
        await table.spectators.setReplay(wish.data.open ? secretToken() : null);
      return { token: table.spectators.replay };
    }),
  );

  app.get('/api/tables/:id/replay', (request, reply) =>
    tableAnd(request, reply, async (table, who) =>
      who === null || table.host !== who.id
        ? answerProblem(reply, 403, 'only the host may open or close the replay')
        : { token: table.spectators.replay },
    ),
  );

  /** A seat's knowledge is for whoever sits there; for everybody once the game is over. Null: as a spectator. Whoever has no seat at
   *  all sees what spectators may see by now, also with the eyes of those who let them. */
  const eyesAnd = (
    request: FastifyRequest,
    reply: FastifyReply,
    use: (eyes: Eyes, seat: number | null) => Promise<unknown>,
  ): Promise<unknown> =>
    tableAnd(request, reply, async (table, who) => {
      const wanted = (request.query as { seat?: string }).seat;
      const seat = wanted === undefined ? null : seatIn(wanted);
      if (seat !== null && table.seats[seat] === undefined) return answerProblem(reply, 404, 'there is no such seat');
      const pass = passIn(request);
      if (pass !== null) {
        if (!opensReplay(table, pass)) return answerProblem(reply, 410, NO_REPLAY);
        return use(replayed(table), seat);
      }
      if (table.isInside(who?.id ?? null)) {
        if (seat !== null && !table.owns(who?.id ?? '', seat) && !table.isOver)
          return answerProblem(reply, 403, 'this seat is not yours');
        return use({ at: (...of) => table.viewAt(...of), log: (...of) => table.log(...of) }, seat);
      }
      const known = await table.spectators.known();
      if (known === null) return answerProblem(reply, 403, 'nobody may watch this table');
      if (seat !== null && !known.isOver && !table.spectators.eyes.includes(seat))
        return answerProblem(reply, 403, 'this seat is not yours');
      return use(known, seat);
    });

  /** The position after so many answers, as the seat knew it, and what had happened shortly before. */
  app.get('/api/tables/:id/at/:answers', (request, reply) => {
    const { answers } = request.params as { answers: string };
    if (!/^\d{1,7}$/.test(answers)) return answerProblem(reply, 400, 'the position must be a whole number');
    return eyesAnd(request, reply, (eyes, seat) => eyes.at(seat, Number(answers)));
  });

  /** For whoever sits there, and nobody else. */
  const ownSeatAnd = (
    request: FastifyRequest,
    reply: FastifyReply,
    use: (table: Table, seat: number) => Promise<unknown>,
  ): Promise<unknown> =>
    tableAnd(request, reply, async (table, who) => {
      const { seat: wanted } = request.query as { seat?: string };
      if (wanted === undefined) return answerProblem(reply, 400, 'seat: which one? Name a seat of yours');
      const seat = seatIn(wanted);
      if (who === null || !table.owns(who.id, seat)) return answerProblem(reply, 403, 'this seat is not yours');
      return use(table, seat);
    });

  /** What can be answered before it is asked, just now. */
  app.get('/api/tables/:id/ahead', (request, reply) =>
    ownSeatAnd(request, reply, async (table, seat) => table.aheadOffers(seat)),
  );

  /** What has happened since whoever sits there looked, whatever its length. */
  app.get('/api/tables/:id/since', (request, reply) => {
    const { language = 'en' } = request.query as { language?: string };
    if (language !== 'en' && language !== 'it') return answerProblem(reply, 400, 'language: en or it');
    return ownSeatAnd(request, reply, (table, seat) => table.since(seat, language));
  });

  /** Everything of some types that happened, for those who look for a moment of the game. */
  app.get('/api/tables/:id/log', (request, reply) => {
    const types = String((request.query as { types?: string }).types ?? '').split(',');
    if (types.length > MOST_TYPES) return answerProblem(reply, 400, `at most ${MOST_TYPES} types at a time`);
    return eyesAnd(request, reply, async (eyes, seat) => ({ log: await eyes.log(seat, types) }));
  });
}

/** What somebody may look back at. */
interface Eyes {
  at(seat: number | null, answers: number): Promise<Past>;
  log(seat: number | null, types: readonly string[]): Promise<LogLine[]>;
}

const NO_REPLAY = 'this link to a replay has been withdrawn';

/** The token of a public replay that somebody brings. */
function passIn(request: FastifyRequest): string | null {
  const { replay } = request.query as { replay?: unknown };
  return replay === undefined ? null : String(replay);
}

const opensReplay = ({ isOver, spectators }: Table, pass: string): boolean =>
  isOver && spectators.replay !== null && isSame(pass, spectators.replay);

/** Everything, but nothing of who is here now. */
const replayed = (table: Table): Eyes => ({
  at: async (seat, answers) => {
    const { view, log } = await table.viewAt(seat, answers);
    return { view: { ...view, table: quietInfo(view.table, true) }, log };
  },
  log: (seat, types) => table.log(seat, types),
});

/** What somebody without a seat may know of a table. */
async function infoFromAfar(table: Table, isReplay: boolean): Promise<TableInfo> {
  if (table.spectators.delay === 0) return table.info([]);
  return quietInfo(table.info([]), isReplay || ((await table.spectators.known())?.isOver ?? false));
}

/** What a seat becomes that is wished to be so: a level by its name of today, 'bot' being the usual one; undefined where it cannot. */
function sitterNamed(title: Title, wish: string, also: readonly string[]): string | undefined {
  if (also.includes(wish)) return wish;
  return wish === 'bot' ? levelsOf(title)[0] : levelNamed(title, wish);
}

const noGame = (titles: Titles, game: string): string =>
  `game: there is no "${game}" here; there is: ${[...titles.keys()].join(', ')}`;

const noSeat = (title: Title, wish: string, also: readonly string[]): string =>
  `a seat cannot be "${wish}"; possible: ${[...also, ...levelsOf(title)].join(', ')}`;

/** The game of that name, or the first that can be learnt here; in words why there is none. */
function teaching(titles: Titles, game: string | undefined): Teaching | string {
  const known = [...titles.values()].filter((title): title is Teaching => title.guided !== undefined);
  const title = game === undefined ? known[0] : known.find(({ id }) => id === game);
  return title ?? `game: there is no guided table of "${game}"; there is: ${known.map(({ id }) => id).join(', ')}`;
}
