/** States of the lightbox and of a slide (spec §4). */
export type LightboxState = 'init' | 'ready' | 'closing' | 'destroyed';
export type SlideState = 'loading' | 'opening' | 'ready' | 'closing';

const transitions: Record<LightboxState, readonly LightboxState[]> = {
  init: ['ready', 'destroyed'],
  ready: ['closing', 'destroyed'],
  closing: ['destroyed'],
  destroyed: [],
};

/**
 * Returns the state after a request. A request that is invalid in the current state changes
 * nothing, so a lightbox is closed and destroyed only once.
 */
export function nextState(now: LightboxState, requested: LightboxState): LightboxState {
  return transitions[now].includes(requested) ? requested : now;
}
