// How somebody comes in on a device, by which ways he can come back, and how devices are signed out again.
import type { Me, Ways } from '@custodian/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../clock.ts';
import type { Nodes } from '../nodes/places.ts';
import { secretToken, tokenHash } from '../secrets.ts';
import type { Person, Storage } from '../storage/storage.ts';
import { deviceOf } from './devices.ts';
import { COOKIE, personOf, SESSION } from './people.ts';
import { answerProblem } from './problems.ts';
import type { Sockets } from './sockets.ts';

export interface Door {
  current(request: FastifyRequest): Promise<Person | null>;
  /** The hash of the session by which a request comes. */
  sessionOf(request: FastifyRequest): string | null;
  /** Signs in on this device; false, with an answer that says so, for whom the keepers keep out. */
  begin(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<boolean>;
  /** The browser keeps the cookie as long as the session lasts from now on. */
  prolong(request: FastifyRequest, reply: FastifyReply): void;
  /** Ends one session, and its live channels at all nodes. */
  end(session: string): Promise<void>;
  /** Ends all of a person's sessions but one. */
  endAll(person: string, except: string | null): Promise<void>;
  waysOf(person: Person): Promise<Ways>;
  shown(person: Person): Promise<Me>;
}

interface Surroundings {
  readonly storage: Storage;
  readonly sockets: Sockets;
  readonly nodes: Nodes;
  /** Cookies only over TLS. */
  readonly secure: boolean;
  readonly canMail: boolean;
}

/** The notes by which somebody is a keeper, or is kept out by one. */
export const KEEPER = 'keeper';
export const BARRED = 'barred';

export function doorOf({ storage, sockets, nodes, secure, canMail }: Surroundings): Door {
  const giveCookie = (reply: FastifyReply, token: string): void => {
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SESSION / 1000 });
  };
  const isNoted = async (kind: string, id: string): Promise<boolean> =>
    (await storage.notes(kind, [id]))[id] !== undefined;
  const waysOf = async ({ id, password, mail }: Person): Promise<Ways> => ({
    password: password !== null,
    passkeys: (await storage.passkeysOf(id)).length,
    mail: canMail && mail != null,
  });
  return {
    current: (request) => personOf(storage, request.cookies[COOKIE]),
    sessionOf: ({ cookies }) => (cookies[COOKIE] === undefined ? null : tokenHash(cookies[COOKIE])),
    begin: async (request, reply, person) => {
      if (await isNoted(BARRED, person.id)) {
        answerProblem(reply, 403, 'the keepers of this server have closed this account');
        return false;
      }
      const token = secretToken();
      await storage.addSession(tokenHash(token), person.id, now(), deviceOf(request.headers['user-agent']));
      giveCookie(reply, token);
      return true;
    },
    prolong: (request, reply) => giveCookie(reply, request.cookies[COOKIE] as string),
    end: async (session) => {
      await storage.endSession(session);
      sockets.end((visit) => visit.session === session);
      nodes.tell({ type: 'session over', session });
    },
    endAll: async (person, except) => {
      await storage.endSessionsOf(person, except);
      sockets.end((visit) => visit.person.id === person && visit.session !== except);
      nodes.tell({ type: 'sessions over', person, except });
    },
    waysOf,
    shown: async (person) => {
      const ways = await waysOf(person);
      return {
        id: person.id,
        name: person.name,
        password: ways.password,
        back: countOf(ways) > 0,
        keeper: await isNoted(KEEPER, person.id),
      };
    },
  };
}

export const countOf = ({ password, passkeys, mail }: Ways): number => Number(password) + passkeys + Number(mail);

/** What is said to whoever would take away his last way to come back. */
export const LAST_WAY =
  'this is your last way to come back from elsewhere: without it your account is lost with this device; send "sure": true to remove it all the same, or set a password first';
