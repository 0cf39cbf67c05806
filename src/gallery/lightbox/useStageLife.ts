import { useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../../browser/scrollLock';
import { watchViewport } from '../../browser/viewport';
import type { Stage } from './fsAdapter';

/** Locks the page behind an open stage, fits sizes to the window, cleans up at the end. */
export function useStageLife(stage: Stage | undefined): void {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    if (stage === undefined) return;
    const unlock = lockScroll();
    const unwatch = watchViewport(stage.resize);
    return () => {
      isMounted.current = false;
      unlock();
      unwatch();
      // StrictMode unmounts and mounts again at once; only a real unmount destroys the stage.
      queueMicrotask(() => {
        if (!isMounted.current) stage.destroy();
      });
    };
  }, [stage]);
}
