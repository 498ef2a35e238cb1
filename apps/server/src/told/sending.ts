// Sending a message by one way to one person.
import { createHmac } from 'node:crypto';
import type { ToldOf, Way } from '@custodian/protocol';
import type { Transporter } from 'nodemailer';
import nodemailer from 'nodemailer';
import webpush from 'web-push';
import { now } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Keys } from './keys.ts';
import { post } from './outgoing.ts';
import type { Browser, Contacts } from './people.ts';

/** A message in words. */
export interface Message {
  readonly of: ToldOf | 'digest' | 'confirm' | 'enter';
  readonly subject: string;
  readonly text: string;
  /** Where it leads. */
  readonly link: string;
  readonly linkText: string;
  /** Where messages like this are stopped. */
  readonly stop: { readonly link: string; readonly text: string; readonly api: string } | null;
  readonly table: { readonly id: string; readonly name: string; readonly game: string } | null;
}

/** It will never arrive there. */
export class Gone extends Error {}

/** Fails in words when it did not arrive, with `Gone` when it never will. */
export interface Sender {
  mail(address: string, message: Message): Promise<void>;
  webhook(hook: NonNullable<Contacts['webhook']>, message: Message): Promise<void>;
  push(browser: Browser, message: Message): Promise<void>;
  close(): void;
}

const PATIENCE = 15_000;
const DAY_IN_SECONDS = 24 * 3600;

export function senderOf(
  { mail, anyTarget, origins }: Pick<Config, 'mail' | 'anyTarget' | 'origins'>,
  keys: Keys,
): Sender {
  const times = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  let transporter: Transporter | null = null;
  const subject = origins.find((origin) => origin.startsWith('https:')) ?? 'mailto:nobody@example.org';
  const deliver = async (url: string, headers: Record<string, string>, body: string | Buffer): Promise<void> => {
    const status = await post({ url, headers, body }, anyTarget);
    if (status === 404 || status === 410) throw new Gone(`answered ${status}`);
    if (status < 200 || status > 299) throw new Error(`answered ${status}`);
  };
  return {
    mail: async (address, message) => {
      if (mail === null) throw new Gone('this server sends no mail');
      transporter ??= nodemailer.createTransport({ url: mail.server, ...times } as { url: string });
      const { stop } = message;
      await transporter.sendMail({
        from: mail.from,
        to: { name: '', address },
        subject: message.subject,
        text: [
          message.text,
          `${message.linkText}: ${message.link}`,
          ...(stop === null ? [] : [`${stop.text}: ${stop.link}`]),
        ].join('\n\n'),
        ...(stop === null
          ? {}
          : {
              headers: {
                'List-Unsubscribe': `<${stop.api}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }),
      });
    },
    webhook: async ({ url, shape, secret }, message) => {
      const at = now();
      const { of, text, link, table, stop } = message;
      const body = JSON.stringify(
        shape === 'slack'
          ? { text: `${plainForSlack(text)}\n${link}` }
          : shape === 'discord'
            ? { content: `${text}\n${link}`.slice(0, 1900), allowed_mentions: { parse: [] } }
            : { of, text, link, table, stop: stop?.link ?? null, at },
      );
      const signed = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      await deliver(
        url,
        {
          'content-type': 'application/json',
          'custodian-signature': `t=${at},v1=${signed}`,
          'user-agent': 'Custodian',
        },
        body,
      );
    },
    push: async ({ endpoint, keys: browserKeys }, { subject: title, text, link, stop, table }) => {
      const payload = JSON.stringify({ title, text, link, stop: stop?.link ?? null, tag: table?.id ?? 'custodian' });
      const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: browserKeys }, payload, {
        vapidDetails: { subject, ...keys.push },
        TTL: DAY_IN_SECONDS,
      });
      const { 'Content-Length': _, ...rest } = headers as Record<string, string>;
      await deliver(endpoint, rest, body ?? '');
    },
    close: () => transporter?.close(),
  };
}

/** Names of tables and people are words there, too: none of them calls a whole channel or dresses up as a link. */
const plainForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const isWay = (of: Message['of'], ways: Readonly<Record<ToldOf, readonly Way[]>>, way: Way): boolean =>
  of === 'confirm' ||
  of === 'enter' ||
  (of === 'digest' ? Object.values(ways).some((each) => each.includes(way)) : ways[of].includes(way));
