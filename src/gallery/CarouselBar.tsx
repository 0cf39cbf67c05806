import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { carouselRest, carouselThrottle, dotsAround, dynamicDotsFrom } from './constants';
import { createThrottle } from './throttle';
import { Icon } from './Icon';
import * as styles from './Carousel.module.css';

type Pages = { count: number; current: number };

/** Buttons and dots that page a row (spec §9, carousel); nothing if all of it is visible. */
export function CarouselBar({ row }: { row: HTMLElement }) {
  const { t } = useTranslation('gallery');
  const [canPress] = useState(() => createThrottle(carouselThrottle));
  const [{ count, current }, setPages] = useState<Pages>({ count: 0, current: 0 });
  // While the row is scrolling to a page, that page counts as the current page, also for further
  // presses.
  const isScrollingToPage = useRef(false);

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const read = () => setPages(pagesOf(row));
    const scroll = () => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        isScrollingToPage.current = false;
        read();
      }, carouselRest);
      if (!isScrollingToPage.current) read();
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(row);
    row.addEventListener('scroll', scroll, { passive: true });
    return () => {
      sizes.disconnect();
      clearTimeout(rest);
      row.removeEventListener('scroll', scroll);
    };
  }, [row]);

  const goTo = (page: number) => {
    const left = Math.min(page * row.clientWidth, row.scrollWidth - row.clientWidth);
    // A row that is already there does not scroll, so no event would end the scrolling.
    if (!isScrollingToPage.current && Math.abs(row.scrollLeft - left) < 1) return;
    isScrollingToPage.current = true;
    setPages({ count, current: page });
    row.scrollTo({ left });
  };
  const step = (event: MouseEvent, steps: number) => {
    if (!canPress(event.timeStamp)) return;
    goTo(Math.min(count - 1, Math.max(0, current + steps)));
  };
  if (count < 2) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('previous')}
        aria-disabled={current === 0}
        onClick={(event) => step(event, -1)}
      >
        <Icon name="previous" />
      </button>
      {shownDots(count, current).map((page) => (
        <button
          key={page}
          type="button"
          className={styles.dot}
          aria-label={t('page', { number: page + 1, count })}
          aria-current={page === current ? 'true' : undefined}
          onClick={() => goTo(page)}
        />
      ))}
      <button
        type="button"
        className={styles.button}
        aria-label={t('next')}
        aria-disabled={current === count - 1}
        onClick={(event) => step(event, 1)}
      >
        <Icon name="next" />
      </button>
    </>
  );
}

function pagesOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Pages {
  const count = clientWidth === 0 ? 0 : Math.ceil((scrollWidth - 1) / clientWidth);
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  const last = Math.max(0, count - 1);
  return { count, current: isAtEnd ? last : Math.round(scrollLeft / clientWidth) };
}

/**
 * Returns the pages that have a dot: all if there are few; from 11 pages on, only the pages around
 * the current one (spec §9, dots).
 */
export function shownDots(count: number, current: number): number[] {
  const all = Array.from({ length: count }, (_, page) => page);
  if (count < dynamicDotsFrom) return all;
  const dotCount = 2 * dotsAround + 1;
  const first = Math.min(Math.max(0, current - dotsAround), count - dotCount);
  return all.slice(first, first + dotCount);
}
