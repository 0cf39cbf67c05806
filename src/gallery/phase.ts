/** States of the lightbox and of a slide (spec §4). */
export type Phase = 'init' | 'ready' | 'closing' | 'destroyed';
export type SlideState = 'loading' | 'opening' | 'ready' | 'closing';

const after: Record<Phase, readonly Phase[]> = {
  init: ['ready', 'destroyed'],
  ready: ['closing', 'destroyed'],
  closing: ['destroyed'],
  destroyed: [],
};

/**
 * The phase after a wish: what can't follow changes nothing, so a lightbox closes and is destroyed
 * once.
 */
export function nextPhase(now: Phase, wanted: Phase): Phase {
  return after[now].includes(wanted) ? wanted : now;
}
