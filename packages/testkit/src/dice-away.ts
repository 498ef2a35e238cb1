// Before every test file: dice that a test has loaded and not rolled are taken away when it ends.
import { loadDice } from '@custodian/kernel/testing';
import { afterEach } from 'vitest';

afterEach(() => loadDice(null));
