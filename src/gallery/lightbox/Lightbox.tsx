import FsLightbox from 'fslightbox-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  animationTime,
  destroyDelay,
  slideshowTimeout,
  videoRatio,
  compactSize,
  hashUpdateDelay,
} from '../constants';
import { prepareStage, takeStage, type Stage, useStageLife } from './fsAdapter';
import { type Slide, hashOf, readHash } from '../slide';
import { SlideView } from './SlideView';
import { IconButton, Toolbar, Thumbnails } from './Controls';
import { useDialogKeys, useGestures, useIdle } from './input';
import { useZoom, noZoom } from './zoom';
import * as styles from './Lightbox.module.css';
import { viewportSize, watchViewport } from '../../browser/window';
import { useLocation } from '@gatsbyjs/reach-router';
import {
  dropPageHash,
  goBack,
  pushPageHash,
  readPageHash,
  replacePageHash,
} from '../../browser/address';

export type LightboxProps = {
  id: string;
  slides: readonly Slide[];
  start: number;
  /**
   * Called when the lightbox is gone. Focus returns to the trigger of the `last` slide seen, unless
   * the address `requested` another slide while the lightbox was closing.
   */
  onDestroyed: (last: number, requested?: number) => void;
};

/** The lightbox, mounted for each opening (spec §2, §4, §9); only the stage is fslightbox's. */
export function Lightbox({ id, slides, start, onDestroyed }: LightboxProps) {
  const { t } = useTranslation('gallery');
  const [state, go] = useReducer(nextState, 'init');
  const [stage, setStage] = useState<Stage>();
  const [index, setIndex] = useState(start);
  const [left, setLeft] = useState(start);
  // The slide that Forward led to while the lightbox was closing.
  const [requested, setRequested] = useState<number>();
  const { zoom, zoomBy, toggleZoom, pan, resetZoom } = useZoom(stage?.slots[index]);
  const [isPlaying, setPlaying] = useState(false);
  const isCompact = useCompact();
  const count = slides.length;
  const isReady = state === 'ready';

  const show = useCallback(
    (to: number) => {
      if (!isReady || to === index) return;
      setLeft(index);
      setIndex(to);
      resetZoom();
      stage?.show(to);
    },
    [isReady, index, stage, resetZoom],
  );
  const turn = useCallback(
    (steps: number) => show(stepFrom(index, steps, count)),
    [show, index, count],
  );
  const startClosing = useCallback(() => {
    setPlaying(false);
    go('closing');
  }, []);
  const isClosing = state === 'closing';
  const follow = useCallback(
    (to: number) => (isClosing ? setRequested(to) : show(to)),
    [isClosing, show],
  );
  const leave = useCallback(() => {
    setRequested(undefined);
    startClosing();
  }, [startClosing]);
  const dropHash = useHashSync({
    gallery: id,
    count,
    index,
    isOpen: isReady,
    onSlide: follow,
    onLeave: leave,
  });
  const close = useCallback(() => {
    if (!isReady) return;
    dropHash();
    startClosing();
  }, [isReady, dropHash, startClosing]);
  const lose = useCallback(() => {
    dropHash();
    go('destroyed');
  }, [dropHash]);
  useStageLife(stage);
  useDialogKeys(stage?.dialog, { onTurn: turn, onClose: close, onLost: lose });
  useIdle(stage?.dialog);
  useGestures(stage?.floor, {
    onTurn: turn,
    onClose: close,
    onZoom: zoomBy,
    onDoublePress: () => slides[index]?.type === 'image' && toggleZoom(),
    isZoomed: () => zoom.scale > 1,
    onPan: pan,
  });

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => turn(1), slideshowTimeout);
    return () => clearTimeout(timer);
  }, [isPlaying, turn]);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => go('destroyed'), destroyDelay);
    return () => clearTimeout(timer);
  }, [isClosing]);

  useEffect(() => {
    if (state !== 'destroyed') return;
    // First of all: the focus cannot return to a page that a modal dialog still covers.
    stage?.destroy();
    onDestroyed(index, requested);
  }, [state, stage, index, requested, onDestroyed]);

  useLayoutEffect(() => {
    const dialog = stage?.dialog;
    if (dialog === undefined) return;
    dialog.setAttribute('aria-label', t('lightbox'));
    dialog.style.setProperty('--animation-time', `${animationTime}ms`);
    dialog.style.setProperty('--video-ratio', String(videoRatio));
    dialog.setAttribute('data-lightbox', state);
    dialog.toggleAttribute('data-compact', isCompact);
  }, [stage, state, isCompact, t]);

  const slide = slides[index];
  const rendered = new Set([index, left, stepFrom(index, 1, count), stepFrom(index, -1, count)]);
  return (
    <>
      <FsLightbox
        toggler={false}
        sources={slides.map((_, slot) => (
          <div key={slot} className={styles.slot} />
        ))}
        sourceIndex={start}
        openOnMount
        useDialog
        disableSlideSwiping
        disableBackgroundClose
        disableLocalStorage
        sourceMargin={0}
        onInit={prepareStage}
        onOpen={(instance) => {
          setStage(takeStage(instance, styles.dialog));
          go('ready');
        }}
      />
      {stage?.slots.map(
        (slot, at) =>
          slides[at] !== undefined &&
          rendered.has(at) &&
          createPortal(
            <SlideView
              slide={slides[at]}
              isCurrent={at === index}
              isClosing={isClosing || (at === left && at !== index)}
              zoom={
                at === index && zoom !== noZoom
                  ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                  : undefined
              }
            />,
            slot,
            String(at),
          ),
      )}
      {stage !== undefined &&
        slide !== undefined &&
        createPortal(
          <div className={styles.controls}>
            <Toolbar
              slide={slide}
              index={index}
              count={count}
              scale={zoom.scale}
              isPlaying={isPlaying}
              onPlay={() => setPlaying((is) => !is)}
              onZoom={zoomBy}
              onClose={close}
            />
            {count > 1 && (
              <IconButton
                label={t('previous')}
                icon="previous"
                onClick={() => turn(-1)}
                className={styles.previous}
              />
            )}
            {count > 1 && (
              <IconButton
                label={t('next')}
                icon="next"
                onClick={() => turn(1)}
                className={styles.next}
              />
            )}
            <div className={styles.foot}>
              {(slide.caption ?? slide.credit) !== undefined && (
                <p key={index} className={styles.caption}>
                  {slide.caption} {slide.credit !== undefined && <small>{slide.credit}</small>}
                </p>
              )}
              {count > 1 && !isCompact && (
                <Thumbnails slides={slides} index={index} onShow={show} />
              )}
            </div>
            <p role="status" className="visually-hidden">
              {`${t('slideOf', { number: index + 1, count })}: ${slide.caption ?? slide.alt}`}
            </p>
          </div>,
          stage.dialog,
        )}
    </>
  );
}

/** Returns the slide `steps` further on, wrapping around. */
export function stepFrom(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** States of the lightbox (spec §4). */
export type LightboxState = 'init' | 'ready' | 'closing' | 'destroyed';

const transitions: Record<LightboxState, readonly LightboxState[]> = {
  init: ['ready', 'destroyed'],
  ready: ['closing', 'destroyed'],
  closing: ['destroyed'],
  destroyed: [],
};

/**
 * Returns the state after a request. Invalid requests change nothing, so a lightbox closes only
 * once.
 */
export function nextState(now: LightboxState, requested: LightboxState): LightboxState {
  return transitions[now].includes(requested) ? requested : now;
}

/** Whether a window needs compact mode: it has little space in either direction (spec §9). */
export function isCompactSize({ width, height }: { width: number; height: number }): boolean {
  return width <= compactSize || height <= compactSize;
}

export function useCompact(): boolean {
  return useSyncExternalStore(
    watchViewport,
    () => isCompactSize(viewportSize()),
    () => false,
  );
}

type Options = {
  gallery: string;
  count: number;
  index: number;
  isOpen: boolean;
  /** Called when the address names another slide, after Back, Forward or a link. */
  onSlide: (index: number) => void;
  /** Called when the hash no longer names a slide, because Back has closed the lightbox. */
  onLeave: () => void;
};

/**
 * Keeps the hash and the current slide in sync, both ways (spec §9, hash update): the first slide
 * gets a history entry, and each later slide replaces that entry. Returns a function that removes
 * the hash when the visitor closes the lightbox.
 */
function useHashSync({ gallery, count, index, isOpen, onSlide, onLeave }: Options): () => void {
  const location = useLocation();
  const seenLocation = useRef(location);
  const pushed = useRef(false);

  useEffect(() => {
    if (seenLocation.current === location) return;
    seenLocation.current = location;
    const namedSlide = readHash(readPageHash(), gallery, count);
    if (namedSlide !== undefined) return onSlide(namedSlide);
    pushed.current = false;
    onLeave();
  }, [location, gallery, count, onSlide, onLeave]);

  useEffect(() => {
    if (!isOpen) return;
    const before = readPageHash();
    const timer = setTimeout(() => {
      const hash = hashOf(gallery, index);
      // Back can change the hash before the router notifies the page.
      if (readPageHash() !== before || before === hash) return;
      if (readHash(before, gallery, count) !== undefined) return replacePageHash(hash);
      pushPageHash(hash);
      pushed.current = true;
    }, hashUpdateDelay);
    return () => clearTimeout(timer);
  }, [isOpen, gallery, count, index]);

  return useCallback(() => {
    if (readHash(readPageHash(), gallery, count) === undefined) return;
    if (pushed.current) goBack();
    else dropPageHash();
    pushed.current = false;
  }, [gallery, count]);
}
