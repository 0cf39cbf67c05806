import { useEffect, useLayoutEffect } from 'react';
import { watchFrameRefusal } from '../../../browser/frameRefusal';
import { canReachPage } from '../../../browser/pageReach';
import type { SlideProps } from './slideProps';
import * as styles from './Slide.module.css';

/**
 * A page or map in a frame. Pages of this site are requested first to see whether they exist, and a
 * frame refused by this site's own policy is known from the browser's report. Whether another site
 * could not be reached or refused to be framed cannot be known: browsers fire `load` for the error
 * screen, too, and do not allow looking inside.
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
  // A layout effect, because the report arrives with the frame's first task.
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
