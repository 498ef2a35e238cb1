// The thread in which bots think.
import { titles } from '../titles.ts';
import { thinkFor } from './thread.ts';

thinkFor(titles);
