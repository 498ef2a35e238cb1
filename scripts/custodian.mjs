#!/usr/bin/env node
// `npx custodian …` in a checkout: gets the checkout ready, then runs the command line in this process.
import { pathToFileURL } from 'node:url';
import { cli, prepare } from './prepare.mjs';

prepare(['cli']);
await import(pathToFileURL(cli).href);
