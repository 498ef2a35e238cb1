#!/usr/bin/env node
// `npx custodian …` in a checkout: gets the checkout ready, then runs the command line in this process.
import { pathToFileURL } from 'node:url';
import { cli, prepare } from './prepare.mjs';

// What looks after the server's data is a part of the server.
prepare(['doctor', 'keeper', 'migrate', 'move'].includes(process.argv[2]) ? ['cli', 'server'] : ['cli']);
await import(pathToFileURL(cli).href);
