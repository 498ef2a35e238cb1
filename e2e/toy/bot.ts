// The thread in which its bots think.
import { thinkFor } from '../../apps/server/src/bots/thread.ts';
import { titles } from './titles.ts';

thinkFor(titles);
