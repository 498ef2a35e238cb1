// The Fourth Edition for those who play it.

export { ti4 } from './ti4.ts';
