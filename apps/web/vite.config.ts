import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { reckoningOnly } from './reckoning-only.ts';

// The pages are served by the server, from the folder beside its program.
export default defineConfig({
  plugins: [svelte(), reckoningOnly(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: '../server/dist/pages',
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/live': { target: 'ws://127.0.0.1:8080', ws: true },
    },
  },
});
