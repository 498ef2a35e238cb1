import { dispatch } from './dispatch.ts';

// `custodian … | head` closes our output early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await dispatch(process.argv.slice(2));
