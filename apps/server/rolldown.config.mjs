// The server, the bots' thread and the database's, each one file with the workspace packages inlined; npm packages stay outside.
const inside = (id) => /^(\.|\/|@custodian\/|\0)/.test(id) || /^[A-Za-z]:[\\/]/.test(id) || id.startsWith('src/');

export default {
  input: { main: 'src/main.ts', bot: 'src/bots/worker.ts', db: 'src/storage/worker.ts' },
  platform: 'node',
  external: (id) => !inside(id),
  output: { dir: 'dist', format: 'esm', sourcemap: true },
};
