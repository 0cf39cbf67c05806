import { useCallback, useEffect, useReducer, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { animationTime, spinnerDelay } from '../../constants';
import type { SlideState } from '../lightboxState';
import type { Slide, SlideType } from '../../slide';
import { AjaxSlide } from './AjaxSlide';
import { FrameSlide } from './FrameSlide';
import { ImageSlide } from './ImageSlide';
import type { SlideProblem } from './loadPart';
import type { SlideProps } from './slideProps';
import { VideoSlide } from './VideoSlide';
import * as styles from './Slide.module.css';

const views: Record<SlideType, (props: SlideProps) => React.JSX.Element> = {
  image: ImageSlide,
  video: VideoSlide,
  map: FrameSlide,
  iframe: FrameSlide,
  ajax: AjaxSlide,
};

type Props = {
  slide: Slide;
  isCurrent: boolean;
  isClosing: boolean;
  zoom: CSSProperties | undefined;
};

const nextState = (now: SlideState, requested: SlideState): SlideState =>
  now === 'ready' ? now : requested;

/** A slide from loading to ready (spec §4, slides), or the error message in its place. */
export function SlideView({ slide, isCurrent, isClosing, zoom }: Props) {
  const { t } = useTranslation('gallery');
  const [state, go] = useReducer(nextState, 'loading');
  const [problem, setProblem] = useState<SlideProblem>();
  const [isSlow, setSlow] = useState(false);
  const onReady = useCallback(() => go('opening'), []);
  const onProblem = useCallback((found: SlideProblem) => {
    setProblem(found);
    go('opening');
  }, []);
  useEffect(() => {
    if (state === 'ready') return;
    const timer =
      state === 'loading'
        ? setTimeout(() => setSlow(true), spinnerDelay)
        : setTimeout(() => go('ready'), animationTime);
    return () => clearTimeout(timer);
  }, [state]);
  const View = views[slide.type];
  return (
    <div
      // Set on the element, because React 18 does not support `inert` and React 19 treats '' as
      // false.
      ref={(element) => void element?.toggleAttribute('inert', !isCurrent)}
      className={styles.slide}
      role="group"
      aria-label={slide.alt}
      aria-hidden={!isCurrent}
      data-state={isClosing ? 'closing' : state}
      data-type={slide.type}
    >
      <div className={styles.content} style={zoom}>
        {problem === undefined ? (
          <View slide={slide} isCurrent={isCurrent} onReady={onReady} onProblem={onProblem} />
        ) : (
          <p role="alert" className={styles.message} data-message={problem}>
            {t(problem)}
          </p>
        )}
      </div>
      {state === 'loading' && isSlow && (
        <div className={styles.spinner} role="progressbar" aria-label={t('loading')} />
      )}
    </div>
  );
}
