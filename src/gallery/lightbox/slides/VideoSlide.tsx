import { useEffect, useRef } from 'react';
import { videoRatio } from '../../constants';
import type { SlideProps } from './slideProps';
import * as styles from './Slide.module.css';

/** A video, 16:9, with native controls; it pauses off-screen (spec §9, video ratio). */
export function VideoSlide({ slide, isCurrent, onReady, onProblem }: SlideProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isCurrent) video.current?.pause();
  }, [isCurrent]);
  return (
    // Captions are part of the video file that an editor links to.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={styles.video}
      style={{ aspectRatio: videoRatio }}
      src={slide.src}
      poster={slide.thumbSrc}
      aria-label={slide.alt}
      controls
      playsInline
      preload="metadata"
      data-live
      onLoadedMetadata={onReady}
      onError={() => onProblem('somethingWrong')}
    />
  );
}
