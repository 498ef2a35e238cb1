// One file with the workspace packages inlined; Node builtins and npm packages stay outside.
const inside = (id) => /^(\.|\/|@custodian\/|\0)/.test(id) || /^[A-Za-z]:[\\/]/.test(id) || id.startsWith('src/');

export default {
  input: { main: 'src/main.ts', worker: 'src/worker.ts' },
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
