import { useCallback, useEffect, useReducer } from 'react';
import { destroyDelay } from '../constants';
import { nextState, type LightboxState } from './lightboxState';

/** The lightbox's state (spec §4); closing becomes destroyed after a delay. */
export function useLightboxState(): { state: LightboxState; go: (wanted: LightboxState) => void } {
  const [state, go] = useReducer(nextState, 'init');
  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => go('destroyed'), destroyDelay);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, go: useCallback((wanted: LightboxState) => go(wanted), []) };
}
