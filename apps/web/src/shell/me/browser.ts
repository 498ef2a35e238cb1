// Whether this browser is told, by its own service for messages.

export type Subscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

export const canBeTold = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** The endpoint of this browser; null when it is not told. */
export async function ownEndpoint(): Promise<string | null> {
  if (!canBeTold()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Null when the browser, or whoever sits before it, does not want to. */
export async function beTold(key: string): Promise<Subscription | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    await navigator.serviceWorker.register('/told.js');
    const registration = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
    return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  } catch {
    return null;
  }
}

/** Gives the endpoint that is told no longer. */
export async function beToldNoMore(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
