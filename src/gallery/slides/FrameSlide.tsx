import { useEffect, useLayoutEffect } from 'react';
import { watchFrameRefusal } from '../../services/frameRefusal';
import { canReachPage } from '../../services/pageReach';
import type { SlideProps } from './slideProps';
import * as styles from '../Lightbox.module.css';

/**
 * A page or a map in a frame. Pages of this site are asked first, and a frame that this site's own
 * policy refuses is known by the browser's report. What can't be known: whether another site was
 * out of reach or refused to be framed. Browsers fire `load` for its error screen as for the page
 * itself, and let nobody look inside.
 */
export function FrameSlide({ slide, onReady, onProblem }: SlideProps) {
  const { src, alt } = slide;
  useEffect(() => {
    const ending = new AbortController();
    void canReachPage(src, ending.signal).then((canReach) => {
      if (!canReach && !ending.signal.aborted) onProblem('pageError');
    });
    return () => ending.abort();
  }, [src, onProblem]);
  // Before the frame's first task: the report comes with it.
  useLayoutEffect(() => watchFrameRefusal(src, () => onProblem('pageError')), [src, onProblem]);
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={alt}
      data-live
      onLoad={onReady}
      onError={() => onProblem('pageError')}
    />
  );
}
