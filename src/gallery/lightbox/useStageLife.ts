import { useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../../browser/scrollLock';
import { watchViewport } from '../../browser/viewport';
import type { Stage } from './fsAdapter';

/**
 * From open to gone: the page behind is held, sizes follow the window, and nothing of the library
 * stays.
 */
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
      // StrictMode unmounts and mounts again at once; only a real farewell destroys.
      queueMicrotask(() => {
        if (!isMounted.current) stage.destroy();
      });
    };
  }, [stage]);
}
