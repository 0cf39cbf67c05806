import { useEffect, useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  canFullscreen,
  leaveFullscreen,
  toggleFullscreen,
  watchFullscreen,
} from '../../browser/media';
import { zoomMax, zoomMin } from '../constants';
import { Icon, type IconName } from '../Icon';
import type { Slide } from '../slide';
import * as styles from './Lightbox.module.css';

type ToolbarProps = {
  slide: Slide;
  index: number;
  count: number;
  scale: number;
  isPlaying: boolean;
  onPlay: () => void;
  onZoom: (direction: 1 | -1) => void;
  onClose: () => void;
};

/**
 * The toolbar: counter, slideshow, zoom, fullscreen, download, close (spec §2, lightbox). Screen
 * readers announce the counter, unless a slideshow changes it.
 */
export function Toolbar({
  slide,
  index,
  count,
  scale,
  isPlaying,
  onPlay,
  onZoom,
  onClose,
}: ToolbarProps) {
  const { t } = useTranslation('gallery');
  const isFull = useFullscreen();
  const isImage = slide.type === 'image';
  return (
    <div className={styles.toolbar}>
      <p className={styles.counter} aria-live={isPlaying ? 'off' : 'polite'}>
        {t('counter', { number: index + 1, count })}
      </p>
      {count > 1 && (
        <IconButton
          label={t(isPlaying ? 'slideshowStop' : 'slideshowStart')}
          icon={isPlaying ? 'pause' : 'play'}
          onClick={onPlay}
        />
      )}
      {isImage && (
        <IconButton
          label={t('zoomOut')}
          icon="zoomOut"
          onClick={() => onZoom(-1)}
          isDisabled={scale <= zoomMin}
        />
      )}
      {isImage && (
        <IconButton
          label={t('zoomIn')}
          icon="zoomIn"
          onClick={() => onZoom(1)}
          isDisabled={scale >= zoomMax}
        />
      )}
      {canFullscreen() && (
        <IconButton
          label={t(isFull ? 'fullscreenLeave' : 'fullscreenEnter')}
          icon={isFull ? 'leaveFullscreen' : 'fullscreen'}
          onClick={toggleFullscreen}
        />
      )}
      {slide.downloadSrc !== undefined && (
        <a
          className={styles.button}
          href={slide.downloadSrc}
          download={slide.downloadFilename ?? ''}
          aria-label={t('download')}
          title={t('download')}
        >
          <Icon name="download" />
        </a>
      )}
      <IconButton label={t('close')} icon="close" onClick={onClose} />
    </div>
  );
}

type IconButtonProps = {
  label: string;
  icon: IconName;
  onClick: () => void;
  isDisabled?: boolean;
  className?: string;
};

/** A square icon button. A disabled one is only `aria-disabled`, so that it keeps the focus. */
export function IconButton({
  label,
  icon,
  onClick,
  isDisabled = false,
  className = styles.button,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function useFullscreen(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const end = watchFullscreen(setFull);
    return () => {
      end();
      leaveFullscreen();
    };
  }, []);
  return isFull;
}

type ThumbnailsProps = { slides: readonly Slide[]; index: number; onShow: (index: number) => void };

/** The strip of thumbnails, scrolled to the current one (spec §2, lightbox). */
export function Thumbnails({ slides, index, onShow }: ThumbnailsProps) {
  const { t } = useTranslation('gallery');
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thumb = strip.current?.children[index];
    if (!(thumb instanceof HTMLElement) || strip.current === null) return;
    // scrollIntoView would scroll the page as well.
    strip.current.scrollLeft =
      thumb.offsetLeft - (strip.current.clientWidth - thumb.clientWidth) / 2;
  }, [index]);
  return (
    <div ref={strip} className={styles.thumbs} role="group" aria-label={t('thumbnails')}>
      {slides.map(({ thumbSrc, alt, focalPoint }, slide) => (
        <button
          key={slide}
          type="button"
          className={styles.thumb}
          aria-label={`${t('slideOf', { number: slide + 1, count: slides.length })}: ${alt}`}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => onShow(slide)}
        >
          {thumbSrc !== undefined && (
            <img
              src={thumbSrc}
              alt=""
              loading="lazy"
              draggable={false}
              style={
                focalPoint
                  ? { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }
                  : undefined
              }
            />
          )}
        </button>
      ))}
    </div>
  );
}
