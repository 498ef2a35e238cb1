// A month at a table of two people, with a clock that the test moves: they are told by browser, mail and webhook, reminded, and played for
// when their time is up, as each table has it; hours, holidays and the daily message hold.
import type { Decision, State } from '@custodian/kernel';
import { pending } from '@custodian/kernel';
import type { Clock, TimeUp } from '@custodian/protocol';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { titles } from '../apps/server/src/titles.ts';
import type { PushReader } from '../apps/server/test/kit/push.ts';
import { newPushReader } from '../apps/server/test/kit/push.ts';
import type { Guest, Stored } from './fixtures.ts';
import type { Month } from './month/house.ts';
import { test } from './month/house.ts';
import { headingOf } from './playing.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const [title] = titles.values();

/** Seat 0 alone is asked, for all to see, and somebody who only confirms has an answer. */
const asksFirst = (state: State<never>, decision: Decision): boolean => {
  const hasStanding = decision.kind === 'plan' || decision.pick[0] === 0 || decision.proposal != null;
  return hasStanding && decision.secret !== true && pending(title?.rules as never, state).length === 1;
};
const byDays = (up: TimeUp): Clock => ({ kind: 'days', days: 1, reserve: 0, holidays: 14, up });

const comeAs = (context: BrowserContext, { url }: Month, { token }: Guest): Promise<void> =>
  context.addCookies([{ name: 'custodian', value: token, url, httpOnly: true, sameSite: 'Lax' }]);

/** No browser of a test reaches a service for messages: it subscribes at the receiver of the test. Everything else is its own. */
async function subscribeHere(context: BrowserContext, { http, url }: Month): Promise<PushReader> {
  const reader = newPushReader();
  await context.grantPermissions(['notifications'], { origin: url });
  await context.addInitScript(
    ({ endpoint, keys }) => {
      const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
      PushManager.prototype.subscribe = async function subscribe() {
        localStorage.setItem('subscribed', '1');
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('subscribed') === null ? null : (subscription as unknown as PushSubscription);
    },
    { endpoint: `${http.url}/push/ada`, keys: reader.keys },
  );
  return reader;
}

interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}
const pushedTo = ({ http }: Month, reader: PushReader): Pushed[] =>
  http.received.filter(({ path }) => path === '/push/ada').map(({ body }) => JSON.parse(reader.read(body)) as Pushed);
const posted = ({ http }: Month): string[] =>
  http.received.filter(({ path }) => path === '/hook').map(({ body }) => body.toString());
const mailsTo = ({ mail }: Month, of: string): string[] =>
  mail.mails.filter(({ text }) => text.includes(of)).map(({ text }) => text);

const notices = (page: Page, text: string | RegExp) => page.locator('li.notice').filter({ hasText: text });

test('two people play for a month', async ({ page: ada, context, newDevice, month }) => {
  test.slow();
  const [a, b] = [await month.guest('Ada'), await month.guest('Bea')];
  await comeAs(context, month, a);
  const reader = await subscribeHere(context, month);

  await test.step('Ada says how she is told: by this browser, by mail and by a webhook', async () => {
    await ada.goto('/me');
    await ada.getByRole('button', { name: 'Tell this browser' }).click();
    await expect(ada.getByRole('button', { name: 'Not this browser any more' })).toBeVisible();
    await ada.getByRole('textbox', { name: 'Mail address' }).fill('ada@example.org');
    await ada.getByRole('button', { name: 'Send a mail to confirm' }).click();
    await expect.poll(() => mailsTo(month, 'Confirm your mail address').length).toBe(1);
    await ada.getByRole('textbox', { name: 'Address', exact: true }).fill(`${month.http.url}/hook`);
    await ada.getByRole('button', { name: 'Use this address' }).click();
    await expect(ada.getByText('It is shown only now')).toBeVisible();
    const link = /\/confirm\/\S+/.exec(mailsTo(month, 'Confirm')[0] ?? '')?.[0] ?? '';
    await ada.goto(link);
    await expect(ada.getByText('Confirmed: messages go to ada@example.org')).toBeVisible();
  });

  const bea = await newDevice();
  await comeAs(bea.context(), month, b);
  const bots = ['sensible', 'sensible'] as const;
  const tables = new Map<TimeUp, Stored>();
  for (const up of ['remind', 'standing', 'decide', 'seat'] as const)
    tables.set(up, await month.tableAt(asksFirst, `Table ${up}`, [a, b, ...bots], byDays(up)));
  const pathOf = (up: TimeUp): string => tables.get(up)?.path ?? '';

  await test.step('each table tells her once that she is asked, on every way', async () => {
    await ada.goto('/');
    for (const up of tables.keys()) {
      await bea.goto(pathOf(up));
      await expect(bea.getByText(/Ada decides/).first()).toBeVisible();
    }
    await month.forward(2);
    for (const up of tables.keys()) {
      await expect.poll(() => mailsTo(month, `Your turn at Table ${up}`).length).toBe(1);
      await expect.poll(() => posted(month).filter((text) => text.includes(`Your turn at Table ${up}`)).length).toBe(1);
      await expect
        .poll(() => pushedTo(month, reader).filter(({ text }) => text.includes(`Table ${up}`)).length)
        .toBe(1);
    }
  });

  await test.step('the browser shows it, and a touch opens the table at the question', async () => {
    const pushed = pushedTo(month, reader).find(({ text }) => text.includes('Table remind')) as Pushed;
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const channel = await context.newCDPSession(ada);
    const registration = new Promise<string>((found) =>
      channel.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations as { registrationId: string; scopeURL: string }[];
        if (own !== undefined) found(own.registrationId);
      }),
    );
    await channel.send('ServiceWorker.enable');
    await channel.send('ServiceWorker.deliverPushMessage', {
      origin: month.url,
      registrationId: await registration,
      data: JSON.stringify(pushed),
    });
    const shown = (): Promise<string[]> =>
      ada.evaluate(async () => {
        const own = await navigator.serviceWorker.ready;
        return (await own.getNotifications()).map((each) => each.title);
      });
    await expect.poll(shown).toEqual(['Your turn at Table remind: you are asked.']);
    // Nobody can touch a notification of a browser without a screen: the worker is told that somebody did, and says what it opens.
    const opened = await worker.evaluate(async () => {
      interface Worker {
        clients: { openWindow(url: string): Promise<unknown> };
        registration: { getNotifications(): Promise<Notification[]> };
        dispatchEvent(event: Event): boolean;
      }
      const self = globalThis as unknown as Worker;
      const [notification] = await self.registration.getNotifications();
      return new Promise<string>((found) => {
        Object.defineProperty(self.clients, 'openWindow', {
          value: async (url: string) => found(url),
          configurable: true,
        });
        const Touch = (globalThis as unknown as { NotificationEvent: new (of: string, about: object) => Event })
          .NotificationEvent;
        self.dispatchEvent(new Touch('notificationclick', { notification }));
      });
    });
    expect(opened).toBe(`${month.url}${pathOf('remind')}#seat=0`);
    await expect.poll(shown).toEqual([]);
    await ada.goto(opened);
    await expect(headingOf(ada)).toBeVisible();
    await ada.goto('/');
  });

  await test.step('she is reminded before her time runs out', async () => {
    await month.forward(21 * HOUR);
    for (const up of tables.keys())
      await expect.poll(() => mailsTo(month, `Your time at Table ${up} is running out`).length).toBe(1);
  });

  await test.step('her time is up: each table does what it was made to do', async () => {
    await month.forward(4 * HOUR);
    await expect.poll(() => mailsTo(month, 'Your time at Table remind is up').length).toBe(1);
    await bea.goto(pathOf('standing'));
    await expect(notices(bea, 'The time of Ada is up: the usual answer was given for seat A.').first()).toBeVisible();
    await bea.goto(pathOf('decide'));
    await expect(notices(bea, 'a bot has decided this one for seat A.').first()).toBeVisible();
    await bea.goto(pathOf('seat'));
    await expect(notices(bea, 'a bot plays at seat A until Ada returns.')).toBeVisible();
    await bea.goto(pathOf('remind'));
    await expect(bea.getByText(/Ada decides/).first()).toBeVisible();
    await expect(bea.locator('li.notice')).toHaveCount(0);
    await ada.goto(pathOf('remind'));
    await expect(ada.getByText('This table stands still: the time of Ada is up.')).toBeVisible();
    await expect(headingOf(ada)).toBeVisible();
  });

  await test.step('she returns to the seat that a bot held for her', async () => {
    await ada.goto(pathOf('seat'));
    await expect(notices(ada, 'Ada is back at seat A.')).toBeVisible();
  });

  await test.step('on holiday, and outside her hours, nobody plays for her', async () => {
    // Within her hours: her day of time ends on the next day on which she plays.
    const minute = Math.floor(month.now() / 60_000) % DAY;
    await month.forward((19 * HOUR - minute + DAY) % DAY);
    const dayIn = (days: number): string => new Date(month.now() + days * DAY * 60_000).toJSON().slice(0, 10);
    await ada.goto('/me');
    await ada.getByRole('combobox', { name: 'Time zone' }).selectOption('UTC');
    await ada.getByRole('switch', { name: 'At any hour' }).click();
    await ada.getByLabel('From', { exact: true }).fill('18:00');
    await ada.getByLabel('To', { exact: true }).fill('22:00');
    await ada.getByRole('button', { name: 'Add holidays' }).click();
    await ada.getByLabel('First day').fill(dayIn(1));
    await ada.getByLabel('Last day').fill(dayIn(6));
    await ada.getByRole('button', { name: 'Save' }).click();
    await expect(ada.getByText('Saved')).toBeVisible();
    await ada.goto('/');
    const { path } = await month.tableAt(asksFirst, 'Holiday', [a, b, ...bots], byDays('decide'));
    await bea.goto(path);
    await expect(bea.getByText(/Ada decides/).first()).toBeVisible();
    for (let day = 0; day < 5; day++) {
      await month.forward(DAY);
      await expect.poll(() => mailsTo(month, 'Your turn at Holiday').length).toBe(1);
    }
    await bea.reload();
    await expect(bea.getByText(/Ada decides/).first()).toBeVisible();
    await expect(bea.locator('li.notice')).toHaveCount(0);
    await month.forward(4 * DAY);
    await expect(notices(bea, 'The time of Ada is up').first()).toBeVisible();
  });

  await test.step('once a day instead: one mail with all her tables', async () => {
    await ada.goto('/me');
    await ada.getByRole('switch', { name: 'Once a day instead' }).click();
    await expect(ada.getByLabel('At', { exact: true })).toHaveValue('19:00');
    await ada.goto('/');
    const { path } = await month.tableAt(asksFirst, 'Digest', [a, b, ...bots], byDays('remind'));
    const before = month.mail.mails.length;
    await bea.goto(path);
    await expect(bea.getByText(/Ada decides/).first()).toBeVisible();
    await month.forward(25 * HOUR);
    await expect.poll(() => mailsTo(month, 'Your tables today').length).toBeGreaterThan(0);
    const [digest] = mailsTo(month, 'Your tables today');
    for (const table of ['Digest (your move)', 'Table remind (your move)']) expect(digest).toContain(table);
    expect(month.mail.mails.slice(before).filter(({ text }) => text.includes('Your turn at'))).toEqual([]);
  });
});
