import { useLayoutEffect } from 'react';
import { watchFrameRefusal } from '../../../browser/frameRefusal';
import type { SlideProps } from './slideProps';
import * as styles from './Slide.module.css';

/**
 * A page or map of another site in a frame. The browser reports a frame that this site's own policy
 * blocks. Whether the other site was unreachable or refused to be framed cannot be known: browsers
 * fire `load` for their error screen, too, and do not reveal its content.
 */
export function FrameSlide({ slide, onReady, onProblem }: SlideProps) {
  const { src, alt } = slide;
  // A layout effect, because the report arrives in the frame's first task.
  useLayoutEffect(() => watchFrameRefusal(src, () => onProblem('pageError')), [src, onProblem]);
  return <iframe className={styles.frame} src={src} title={alt} data-live onLoad={onReady} />;
}
