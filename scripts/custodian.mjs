#!/usr/bin/env node
// `npx custodian …` in a checkout: gets the checkout ready, then runs the command line in this process.
import { pathToFileURL } from 'node:url';
import { cli, prepare } from './prepare.mjs';

// The doctor of data folders is a part of the server.
prepare(process.argv[2] === 'doctor' ? ['cli', 'server'] : ['cli']);
await import(pathToFileURL(cli).href);
