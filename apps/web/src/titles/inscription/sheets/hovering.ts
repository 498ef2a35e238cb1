// A mouse that points. After a touch the browser may speak of a mouse that nobody has: where nothing can hover, none is believed.
const hovers = typeof matchMedia === 'undefined' ? null : matchMedia('(hover: hover)');

export const isPointing = ({ pointerType }: PointerEvent): boolean =>
  pointerType === 'mouse' && hovers?.matches === true;
