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
 * The phase after a request. Requests that cannot follow the present phase change nothing, so a
 * lightbox is closed and destroyed only once.
 */
export function nextPhase(now: Phase, wanted: Phase): Phase {
  return after[now].includes(wanted) ? wanted : now;
}
