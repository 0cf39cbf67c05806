/** States of the lightbox and of a slide (spec §4). */
export type LightboxState = 'init' | 'ready' | 'closing' | 'destroyed';
export type SlideState = 'loading' | 'opening' | 'ready' | 'closing';

const after: Record<LightboxState, readonly LightboxState[]> = {
  init: ['ready', 'destroyed'],
  ready: ['closing', 'destroyed'],
  closing: ['destroyed'],
  destroyed: [],
};

/** The state after a request; invalid ones change nothing, so a lightbox closes only once. */
export function nextState(now: LightboxState, wanted: LightboxState): LightboxState {
  return after[now].includes(wanted) ? wanted : now;
}
