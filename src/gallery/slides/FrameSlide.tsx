import { useEffect } from 'react';
import { canReachPage } from '../../services/pageReach';
import type { SlideProps } from './slideProps';
import * as styles from '../Lightbox.module.css';

/** A page or a map in a frame. A browser says nothing of a frame that failed, so pages of this site are asked first. */
export function FrameSlide({ slide, onReady, onProblem }: SlideProps) {
  const { src, alt } = slide;
  useEffect(() => {
    const ending = new AbortController();
    void canReachPage(src, ending.signal).then((canReach) => {
      if (!canReach && !ending.signal.aborted) onProblem('pageError');
    });
    return () => ending.abort();
  }, [src, onProblem]);
  return <iframe className={styles.frame} src={src} title={alt} data-live onLoad={onReady} onError={() => onProblem('pageError')} />;
}
