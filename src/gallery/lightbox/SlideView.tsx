import {
  useCallback,
  useEffect,
  useReducer,
  useState,
  type CSSProperties,
  useRef,
  useLayoutEffect,
} from 'react';
import { useTranslation } from 'react-i18next';
import { animationTime, spinnerDelay, videoRatio } from '../constants';
import type { Slide, SlideType } from '../slide';
import * as styles from './Slide.module.css';
import { watchFrameRefusal } from '../../browser/media';
import type { Messages } from '../../i18n/messages';

/** States of a slide (spec §4). */
type SlideState = 'loading' | 'opening' | 'ready' | 'closing';

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
  const onProblem = useCallback((newProblem: SlideProblem) => {
    setProblem(newProblem);
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

export type SlideProps = {
  slide: Slide;
  /** Neighbours are loaded as well, but only the current slide plays. */
  isCurrent: boolean;
  onReady: () => void;
  onProblem: (problem: SlideProblem) => void;
};

/** A picture, first as its thumbnail. Unknown sizes are measured (spec §8). */
export function ImageSlide({ slide, onReady, onProblem }: SlideProps) {
  const { src, thumbSrc, image, size: known, alt } = slide;
  const [measured, setMeasured] = useState<Measure>();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (known !== undefined) return;
    let isWanted = true;
    void measurePicture(src).then((measure) => isWanted && setMeasured(measure));
    return () => {
      isWanted = false;
    };
  }, [known, src]);
  const { width, height, ratio } =
    known === undefined ? (measured ?? measureOf(0, 0)) : measureOf(known.width, known.height);
  const size = ratio === 0 ? {} : { width, height };
  return (
    <div className={styles.picture} data-width={width} data-height={height} data-ratio={ratio}>
      {!isLoaded && thumbSrc !== undefined && (
        <img {...size} src={thumbSrc} alt="" className={styles.standIn} draggable={false} />
      )}
      <picture>
        {image?.images.sources?.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        <img
          {...size}
          alt={alt}
          srcSet={image?.images.fallback?.srcSet}
          sizes="100vw"
          src={src}
          draggable={false}
          data-loaded={isLoaded}
          onLoad={() => {
            setLoaded(true);
            onReady();
          }}
          onError={() => onProblem('imageNotFound')}
        />
      </picture>
    </div>
  );
}

/** A picture's size, px, and its ratio of width to height. */
export type Measure = { width: number; height: number; ratio: number };

/** Measures a picture; all values are 0 if it cannot be loaded (spec §8, image metadata). */
export function measurePicture(src: string): Promise<Measure> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(measureOf(image.naturalWidth, image.naturalHeight));
    image.onerror = () => resolve(measureOf(0, 0));
    image.src = src;
  });
}

/** Adds the ratio to a size; an empty size has the ratio 0. */
export function measureOf(width: number, height: number): Measure {
  return width > 0 && height > 0
    ? { width, height, ratio: width / height }
    : { width: 0, height: 0, ratio: 0 };
}

/**
 * A video, 16:9, with native controls; pauses when another slide is shown (spec §9, video ratio).
 */
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

/**
 * A page or map of another site in a frame. The browser reports a frame that this site's own policy
 * blocks. It does not report whether the other site was unreachable or refused to be framed:
 * browsers fire `load` for their error screen, too, and do not reveal its content.
 */
export function FrameSlide({ slide, onReady, onProblem }: SlideProps) {
  const { src, alt } = slide;
  // A layout effect, because the report of a blocked frame arrives in the frame's first task.
  useLayoutEffect(() => watchFrameRefusal(src, () => onProblem('pageError')), [src, onProblem]);
  return <iframe className={styles.frame} src={src} title={alt} data-live onLoad={onReady} />;
}

/** Text from another page, or from an element if `src` is `#id` (spec §8, gallery messages). */
export function AjaxSlide({ slide, onReady, onProblem }: SlideProps) {
  const { src, alt } = slide;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const show = (part: DocumentFragment) => {
      element.replaceChildren(part);
      onReady();
    };
    if (src.startsWith('#')) {
      const source = element.ownerDocument.getElementById(src.slice(1));
      return source === null ? onProblem('elementNotFound') : show(cleanCopy(source));
    }
    const ending = new AbortController();
    fetch(src, { signal: ending.signal })
      .then(async (answer) => {
        const problem = ajaxProblem(answer.status);
        if (problem === undefined) show(readPart(await answer.text()));
        else onProblem(problem);
      })
      .catch(() => !ending.signal.aborted && onProblem('somethingWrong'));
    return () => ending.abort();
  }, [src, onReady, onProblem]);
  return (
    <div
      ref={place}
      className={styles.words}
      role="region"
      aria-label={alt}
      // Keys must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-live
    />
  );
}

/** The error of a slide, as the key of its message (spec §8, gallery messages). */
export type SlideProblem = Extract<
  keyof Messages['gallery'],
  | 'somethingWrong'
  | 'imageNotFound'
  | 'elementNotFound'
  | 'ajaxNotFound'
  | 'forbidden'
  | 'pageError'
>;

/** The error for the status of an ajax slide's response; undefined for success (spec §8). */
export function ajaxProblem(status: number): SlideProblem | undefined {
  if (status === 200) return undefined;
  return status === 404 ? 'ajaxNotFound' : 'forbidden';
}

const unsafe = 'script, style, link, meta, base, iframe, object, embed, template';

/** Extracts `<main>` or body for a slide, cleaned by `cleanCopy`. */
export function readPart(html: string): DocumentFragment {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return cleanCopy(page.querySelector('main') ?? page.body);
}

/** Copies an element's content without scripts, styles, frames, event handlers and ids. */
export function cleanCopy(source: Element): DocumentFragment {
  const copy = source.cloneNode(true) as Element;
  copy.querySelectorAll(unsafe).forEach((part) => part.remove());
  for (const element of copy.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const isScript = /^\s*(javascript|data|vbscript):/i.test(value);
      if (name === 'id' || name === 'style' || name.startsWith('on') || isScript)
        element.removeAttribute(name);
    }
  }
  const part = source.ownerDocument.createDocumentFragment();
  part.append(...copy.childNodes);
  return part;
}
