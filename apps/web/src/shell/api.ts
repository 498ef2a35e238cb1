// The server's JSON interface. Nothing is thrown: what went wrong is a value, worded by whoever asked.
import type { Refusal } from '@custodian/kernel';
import type {
  ActInfo,
  AheadOffers,
  Blocked,
  Closing,
  DeviceInfo,
  Habits,
  HouseNews,
  KeeperView,
  KeptPerson,
  LogLine,
  Me,
  NewTable,
  PasskeyInfo,
  Past,
  Profile,
  PublicTables,
  Reason,
  ReportInfo,
  ShownTo,
  Since,
  TableFault,
  TableInfo,
  TableSummary,
  TitleInfo,
  Told,
  WebhookShape,
  Wishes,
} from '@custodian/protocol';
import type { Catalogue, Language } from '@custodian/words';

export type Person = Me;

/** Status 0: the server could not be reached. */
export interface Failure {
  readonly failed: number;
  readonly refused?: Refusal;
  /** The table cannot be opened. */
  readonly fault?: TableFault;
}

export type Result<T> = T | Failure;

export const hasFailed = (result: object): result is Failure => 'failed' in result;

async function request<T extends object>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = (await response.json()) as T & Omit<Failure, 'failed'>;
    if (response.ok) return answer;
    const { refused, fault } = answer;
    return { failed: response.status, ...(refused && { refused }), ...(fault && { fault }) };
  } catch {
    return { failed: 0 };
  }
}

/** A line of chat, by which the server finds it. */
export interface SaidLine {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

type WhoIs = { readonly person: Person | null };
type Passkeys = { readonly passkeys: readonly PasskeyInfo[] };
type Devices = { readonly devices: readonly DeviceInfo[] };

export const api = {
  me: () => request<WhoIs>('GET', 'me'),
  name: (name: string) => request<WhoIs>('POST', 'me', { name }),
  /** `old` for whoever has one already. */
  password: (password: string, old?: string) =>
    request<WhoIs>('POST', 'password', { password, ...(old === undefined ? {} : { old }) }),
  login: (name: string, password: string) => request<WhoIs>('POST', 'login', { name, password }),
  logout: () => request<WhoIs>('POST', 'logout', {}),
  passkeys: () => request<Passkeys>('GET', 'passkeys'),
  /** What the browser is to be asked with. */
  askForPasskey: <T>() => request<{ readonly options: T }>('POST', 'passkeys/ask', {}),
  addPasskey: (name: string, response: object) => request<Passkeys>('POST', 'passkeys', { name, response }),
  namePasskey: (id: string, name: string) => request<Passkeys>('POST', 'passkeys/name', { id, name }),
  /** `sure`: also where it is the last way to come back. */
  endPasskey: (id: string, sure: boolean) => request<Passkeys>('POST', 'passkeys/end', { id, sure }),
  askForProof: <T>() => request<{ readonly options: T }>('POST', 'enter/passkey/ask', {}),
  enterByPasskey: (response: object) => request<WhoIs>('POST', 'enter/passkey', { response }),
  /** What everybody should know about the server. */
  house: () => request<{ readonly house: HouseNews }>('GET', 'house'),
  /** What only keepers may: anybody else is refused. */
  keeper: () => request<KeeperView>('GET', 'keeper'),
  announce: (text: string, language: Language, until: number) =>
    request<KeeperView>('POST', 'keeper/announcements', { text, language, until }),
  withdraw: (id: string) => request<KeeperView>('POST', 'keeper/announcements/end', { id }),
  /** Null: open. */
  closeHouse: (closing: Closing | null) => request<KeeperView>('POST', 'keeper/closing', { closing }),
  backUp: () => request<KeeperView>('POST', 'keeper/backups', {}),
  removeBackup: (name: string) => request<KeeperView>('POST', 'keeper/backups/end', { name }),
  peopleNamed: (name: string) =>
    request<{ readonly people: readonly KeptPerson[] }>('GET', `keeper/people?name=${encodeURIComponent(name)}`),
  closeAccount: (id: string, barred: boolean) =>
    request<{ readonly person: KeptPerson }>('POST', 'keeper/account', { id, barred }),
  deleteAccount: (id: string, name: string) => request<object>('POST', 'keeper/account/delete', { id, name }),
  reports: (after: string | null) =>
    request<{ readonly reports: readonly ReportInfo[]; readonly next: string | null }>(
      'GET',
      `keeper/reports${after === null ? '' : `?after=${encodeURIComponent(after)}`}`,
    ),
  reportSeen: (id: string) => request<object>('POST', 'keeper/reports/seen', { id }),
  acts: (before: string | null) =>
    request<{ readonly acts: readonly ActInfo[]; readonly next: string | null }>(
      'GET',
      `keeper/acts${before === null ? '' : `?before=${before}`}`,
    ),
  /** A link to come in by is sent there, if somebody has confirmed the address. */
  sendLink: (address: string, language: Language) =>
    request<{ readonly sent: boolean }>('POST', 'enter/mail', { address, language }),
  /** `taken`: the password could not be set, as somebody with a name like this has one. */
  enter: (token: string, password?: string) =>
    request<WhoIs & { readonly taken: boolean }>('POST', 'enter', {
      token,
      ...(password === undefined ? {} : { password }),
    }),
  devices: () => request<Devices>('GET', 'devices'),
  endDevice: (id: string) => request<Devices>('POST', 'devices/end', { id }),
  endOtherDevices: () => request<WhoIs>('POST', 'sessions/end', {}),
  /** For good; the password for whoever has one. */
  deleteMe: (name: string, password?: string) =>
    request<WhoIs>('POST', 'me/delete', { name, ...(password === undefined ? {} : { password }) }),
  habits: () => request<{ readonly habits: Habits }>('GET', 'habits'),
  setHabits: (habits: Habits) => request<{ readonly habits: Habits }>('POST', 'habits', habits),
  told: () => request<Told>('GET', 'told'),
  wish: (wishes: Wishes) => request<Told>('POST', 'told', wishes),
  toldByPush: (subscription: object) => request<Told>('POST', 'told/push', subscription),
  toldByPushNoMore: (endpoint: string) => request<Told>('POST', 'told/push/end', { endpoint }),
  /** `sure`: also where the address is the last way to come back. */
  toldByMail: (address: string | null, sure = false) => request<Told>('POST', 'told/mail', { address, sure }),
  /** The secret is told this once. */
  toldByWebhook: (url: string | null, shape: WebhookShape) =>
    request<Told & { readonly secret?: string }>('POST', 'told/webhook', { url, shape }),
  /** What links in messages do. */
  stop: (token: string) => request<{ readonly stopped: string }>('POST', `stop/${token}`, {}),
  confirm: (token: string) => request<{ readonly address: string }>('POST', 'confirm', { token }),
  titles: () => request<{ readonly titles: readonly TitleInfo[] }>('GET', 'titles'),
  titleWords: (title: string, language: Language) =>
    request<{ readonly words: Catalogue }>('GET', `titles/${title}/words/${language}`),
  tables: () => request<{ readonly tables: readonly TableSummary[] }>('GET', 'tables'),
  /** `pass`: what opens the public replay of a finished game. */
  table: (id: string, pass: string | null = null) =>
    request<{ readonly table: TableInfo }>('GET', `tables/${id}${asked({ replay: pass })}`),
  create: (wish: NewTable) =>
    request<{ readonly id: string; readonly links: readonly (string | null)[] }>('POST', 'tables', wish),
  /** The table at which one learns: a new one, or the one begun before. */
  learn: (game: string, name: string) => request<{ readonly id: string }>('POST', 'tables/guided', { game, name }),
  join: (id: string, token: string) => request<{ readonly seat: number }>('POST', `tables/${id}/join`, { token }),
  /** Public tables with a free seat; `before`: the page that comes after another. */
  publicTables: (game: string | null, before: string | null = null) =>
    request<PublicTables>('GET', `public${asked({ game, before })}`),
  /** At a public table. */
  sitDown: (id: string) => request<{ readonly seat: number }>('POST', `tables/${id}/join`, {}),
  setPublic: (id: string, isPublic: boolean, language: Language) =>
    request<{ readonly public: boolean }>('POST', `tables/${id}/public`, { public: isPublic, language }),
  profile: (person: string) => request<{ readonly profile: Profile }>('GET', `people/${encodeURIComponent(person)}`),
  /** Who sees one's own games and standings. */
  showProfile: (shownTo: ShownTo) => request<{ readonly shownTo: ShownTo }>('POST', 'profile', { shownTo }),
  blocks: () => request<{ readonly blocks: readonly Blocked[] }>('GET', 'blocks'),
  block: (person: string, blocked: boolean) =>
    request<{ readonly blocks: readonly Blocked[] }>('POST', 'blocks', { person, blocked }),
  /** `line`: what he said, where that is what is reported. */
  report: (person: string, reason: Reason, words: string, line: SaidLine | null) =>
    request<{ readonly again: boolean }>('POST', 'reports', {
      person,
      reason,
      words,
      ...(line === null ? {} : { line }),
    }),
  /** `asked`: whoever sits there has to agree first. */
  changeSeat: (id: string, seat: number, to: 'open' | 'bot') =>
    request<{ readonly link: string | null; readonly asked: boolean }>('POST', `tables/${id}/seats/${seat}`, { to }),
  agreeToHandOver: (id: string, seat: number, agree: boolean) =>
    request<object>('POST', `tables/${id}/seats/${seat}/consent`, { agree }),
  /** A new table with the same people, or the one that somebody has made already. */
  again: (id: string) =>
    request<{ readonly id: string; readonly seat: number | null }>('POST', `tables/${id}/again`, {}),
  /** Everything of these types that has happened, as far as the seat may know. */
  log: (id: string, types: readonly string[], seat: number | null, pass: string | null = null) =>
    request<{ readonly log: readonly LogLine[] }>(
      'GET',
      `tables/${id}/log${asked({ types: types.join(','), seat, replay: pass })}`,
    ),
  /** What the seat can say beforehand just now. */
  ahead: (id: string, seat: number) => request<AheadOffers>('GET', `tables/${id}/ahead?seat=${seat}`),
  /** What has happened since one looked, in words. */
  since: (id: string, seat: number, language: Language) =>
    request<Since>('GET', `tables/${id}/since?seat=${seat}&language=${language}`),
  /** The position after so many answers, and what had happened by then, as the seat knew it; null: as everybody did. */
  at: (id: string, answers: number, seat: number | null, pass: string | null = null) =>
    request<Past>('GET', `tables/${id}/at/${answers}${asked({ seat, replay: pass })}`),
  /** For the host: what opens the public replay; null while nothing does. */
  replay: (id: string) => request<{ readonly token: string | null }>('GET', `tables/${id}/replay`),
  openReplay: (id: string, open: boolean) =>
    request<{ readonly token: string | null }>('POST', `tables/${id}/replay`, { open }),
};

/** What an address asks for; nothing of what is null. */
function asked(query: Readonly<Record<string, string | number | null>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

export const inviteLink = (id: string, token: string): string => `${location.origin}/join/${id}/${token}`;
/** A link to a moment of a game, for whoever may see the table. */
export const momentLink = (id: string, answers: number, pass: string | null): string =>
  `${pass === null ? `${location.origin}/table/${id}` : replayLink(id, pass)}#at=${answers}`;
/** A finished game, for anybody. */
export const replayLink = (id: string, token: string): string => `${location.origin}/replay/${id}/${token}`;
export const watchLink = (id: string): string => `${location.origin}/watch/${id}`;
