// Paints beside the page and gives each picture an address, so that the page never waits for one.
import type { Request } from './painting.ts';
import { paint } from './painting.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ readonly key: string; readonly request: Request }>) => {
  const { width, height, data: pixels } = paint(data.request);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  canvas.convertToBlob().then((blob) => postMessage({ key: data.key, url: URL.createObjectURL(blob) }));
});
