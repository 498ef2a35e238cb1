// The server, the bots' thread, the database's and the doctor, each one file with the workspace packages inlined; npm packages stay outside.
const inside = (id) => /^(\.|\/|@custodian\/|\0)/.test(id) || /^[A-Za-z]:[\\/]/.test(id) || id.startsWith('src/');

export default {
  input: { main: 'src/main.ts', bot: 'src/bots/worker.ts', db: 'src/storage/worker.ts', doctor: 'src/doctor/main.ts' },
  platform: 'node',
  external: (id) => !inside(id),
  output: { dir: 'dist', format: 'esm', sourcemap: true },
};
