import { setFlagsFromString } from 'node:v8';
import { dispatch } from './dispatch.ts';

// `custodian … | head` closes our output early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// A game that is played lives long, its copies do not. Judged by the games, copies would be laid among what lives long, and
// collecting them would cost ten times as much as making them.
setFlagsFromString('--no-allocation-site-pretenuring');

process.exitCode = await dispatch(process.argv.slice(2));
