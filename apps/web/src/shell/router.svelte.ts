// Which page is shown: read from the address, changed without loading anything anew.

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'me' }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'keeper' }
  | { readonly page: 'enter'; readonly token: string }
  | { readonly page: 'link'; readonly does: 'stop' | 'confirm'; readonly token: string }
  | {
      readonly page: 'table';
      readonly id: string;
      readonly watch: boolean;
      readonly at: number | null;
      readonly seat: number | null;
      /** What opens the public replay of a finished game. */
      readonly pass: string | null;
    }
  | { readonly page: 'join'; readonly id: string; readonly token: string }
  | { readonly page: 'rules'; readonly title: string; readonly rule: string }
  | { readonly page: 'odds'; readonly title: string; readonly asked: string };

let current = $state.raw<Route>(readRoute(location.pathname, location.hash));

export const route = (): Route => current;

export function readRoute(path: string, hash: string): Route {
  const [, first, id, token] = path.split('/').map(decodeURIComponent);
  if ((first === 'table' || first === 'watch') && id)
    return { page: 'table', id, watch: first === 'watch', at: momentIn(hash), seat: seatIn(hash), pass: null };
  if (first === 'replay' && id && token)
    return { page: 'table', id, watch: true, at: momentIn(hash) ?? 0, seat: null, pass: token };
  if (first === 'join' && id && token) return { page: 'join', id, token };
  if (first === 'rules') return { page: 'rules', title: id ?? '', rule: decodeURIComponent(hash.slice(1)) };
  if ((first === 'stop' || first === 'confirm') && id) return { page: 'link', does: first, token: id };
  if (first === 'people' && id) return { page: 'person', id };
  if (first === 'enter' && id) return { page: 'enter', token: id };
  if (first === 'keeper') return { page: 'keeper' };
  if (first === 'me') return { page: 'me' };
  if (first === 'odds') return { page: 'odds', title: id ?? '', asked: hash.slice(1) };
  return { page: 'lobby' };
}

/** After how many answers: `#at=120`. */
function momentIn(hash: string): number | null {
  const found = /^#at=(\d{1,7})$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

/** Which seat somebody is asked at: `#seat=2`. */
function seatIn(hash: string): number | null {
  const found = /^#seat=(\d)$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

/** Links of our own change the page; everything else about them stays as the browser does it. */
export function listenToLinks(): void {
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.origin !== location.origin) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}

function arrive(): void {
  current = readRoute(location.pathname, location.hash);
}
