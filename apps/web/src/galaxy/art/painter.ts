// Paints beside the page, so that the page never waits for a picture.
import type { Request } from './painting.ts';
import { paint } from './painting.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ readonly key: string; readonly request: Request }>) => {
  const pixels = paint(data.request);
  postMessage({ key: data.key, pixels }, { transfer: [pixels.data.buffer] });
});
