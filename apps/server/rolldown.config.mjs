// The server, the bots' thread, the database's, the doctor, and what sets a database up moves a server or names its keepers, each one file with the workspace packages inlined; npm packages stay outside.
const inside = (id) => /^(\.|\/|@custodian\/|\0)/.test(id) || /^[A-Za-z]:[\\/]/.test(id) || id.startsWith('src/');

export default {
  input: {
    main: 'src/main.ts',
    bot: 'src/bots/worker.ts',
    db: 'src/storage/worker.ts',
    doctor: 'src/doctor/main.ts',
    migrate: 'src/migrate/main.ts',
    move: 'src/move/main.ts',
    keeper: 'src/keeping/main.ts',
  },
  platform: 'node',
  external: (id) => !inside(id),
  output: {
    dir: 'dist',
    format: 'esm',
    sourcemap: true,
    // Kernel and rules in one file: a game calls from one into the other all the time, and calls between files are slower.
    codeSplitting: { groups: [{ name: 'games', test: /packages[\\/](?!.*[\\/](words|laws)[\\/])/ }] },
  },
};
