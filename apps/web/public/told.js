// What the browser does when the server tells it something while no page is open: it shows it, and opens the table when touched.
self.addEventListener('push', (event) => {
  const { title, text, link, tag } = event.data.json();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const path = new URL(link).pathname;
      // Whoever looks at the table sees it there.
      if (pages.some((page) => page.focused && new URL(page.url).pathname === path)) return undefined;
      return self.registration.showNotification(title, { body: text === title ? '' : text, tag, data: { link } });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { pathname, hash } = new URL(event.notification.data.link);
  const target = self.location.origin + pathname + hash;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find((each) => new URL(each.url).pathname === pathname);
      return page === undefined ? self.clients.openWindow(target) : page.focus();
    }),
  );
});
