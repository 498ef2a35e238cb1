// How somebody who is away is told that a table wants him.

/** What somebody may be told of. */
export const TOLD_OF = ['turn', 'window', 'vote', 'offer', 'attacked', 'mentioned', 'over', 'reminder'] as const;
export type ToldOf = (typeof TOLD_OF)[number];

export const WAYS = ['push', 'mail', 'webhook'] as const;
export type Way = (typeof WAYS)[number];

/** What somebody wants to be told, and how. */
export interface Wishes {
  readonly language: 'en' | 'it';
  /** By what it is about, by which ways. */
  readonly ways: Readonly<Record<ToldOf, readonly Way[]>>;
  /** Once a day instead of each thing: the minute of the day, in the person's zone. Null: each thing. */
  readonly digest: number | null;
}

/** In which shape a webhook is told: signed JSON of this server, or what chat services understand. */
export const WEBHOOK_SHAPES = ['json', 'slack', 'discord'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

/** A way that did not work: since when, in words why, and whether it was given up. */
export interface Trouble {
  readonly since: number;
  readonly why: string;
  readonly isOver: boolean;
}

/** Where somebody is reached. */
export interface Reached {
  readonly mail: { readonly address: string; readonly confirmed: boolean; readonly trouble?: Trouble } | null;
  readonly webhook: { readonly url: string; readonly shape: WebhookShape; readonly trouble?: Trouble } | null;
  /** Browsers, by their endpoint. */
  readonly push: readonly { readonly endpoint: string; readonly trouble?: Trouble }[];
}

/** Everything about how a person is told. */
export interface Told {
  readonly wishes: Wishes;
  readonly reached: Reached;
  /** The server's public key for browsers. */
  readonly key: string;
  /** Whether the server can send mail. */
  readonly mail: boolean;
}
