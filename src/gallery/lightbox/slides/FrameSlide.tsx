import { useLayoutEffect } from 'react';
import { watchFrameRefusal } from '../../../browser/frameRefusal';
import type { SlideProps } from './slideProps';
import * as styles from './Slide.module.css';

/**
 * A page or map of another site in a frame. One refused by this site's own policy is known from the
 * browser's report. Whether the other site could not be reached or refused to be framed cannot be
 * known: browsers fire `load` for the error screen, too, and do not allow looking inside.
 */
export function FrameSlide({ slide, onReady, onProblem }: SlideProps) {
  const { src, alt } = slide;
  // A layout effect, because the report arrives with the frame's first task.
  useLayoutEffect(() => watchFrameRefusal(src, () => onProblem('pageError')), [src, onProblem]);
  return <iframe className={styles.frame} src={src} title={alt} data-live onLoad={onReady} />;
}
