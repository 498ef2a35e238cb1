// Whether things may move: the page carries it as an attribute, for style sheets and for whoever moves something by hand.

export const isMotionReduced = (): boolean => document.documentElement.dataset.motion === 'reduced';
