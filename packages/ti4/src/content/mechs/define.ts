// How a mech is declared: `mech('shieldPaling', { modifies: […] })`. Whether a seat has it is asked with `hasMech` and `isMechOn`; one with
// Deploy reacts to its window with `mayDeploy` and calls 'deploy mech'. A reaction is carried out once in each window, and so is Deploy.
export { unitAbility as mech } from '../define.ts';
