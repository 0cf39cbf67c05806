import { useCallback, useEffect, useReducer } from 'react';
import { destroyDelay } from './constants';
import { nextPhase, type Phase } from './phase';

/** The lightbox's phase (spec §4); closing becomes destroyed after a delay. */
export function usePhase(): { phase: Phase; go: (wanted: Phase) => void } {
  const [phase, go] = useReducer(nextPhase, 'init');
  useEffect(() => {
    if (phase !== 'closing') return;
    const timer = setTimeout(() => go('destroyed'), destroyDelay);
    return () => clearTimeout(timer);
  }, [phase]);
  return { phase, go: useCallback((wanted: Phase) => go(wanted), []) };
}
