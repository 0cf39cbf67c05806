import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slide } from '../slide';
import * as styles from './Lightbox.module.css';

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
