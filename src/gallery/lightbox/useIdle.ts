import { useEffect, useState } from 'react';
import { idleDelay } from '../constants';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** True after a while without input: the controls hide (spec §4, idle mode). */
export function useIdle(dialog: HTMLElement | undefined): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (dialog === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), idleDelay);
    };
    wake();
    for (const sign of signs) dialog.addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) dialog.removeEventListener(sign, wake);
    };
  }, [dialog]);
  return isIdle;
}
