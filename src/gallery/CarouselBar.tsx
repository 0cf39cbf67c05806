import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { carouselThrottle } from './constants';
import { shownDots } from './dots';
import { createThrottle } from './gestures';
import { Icon } from './Icon';
import * as styles from './Carousel.module.css';

type Pages = { count: number; current: number };

/**
 * Buttons and dots to page through a row (spec §9, carousel); renders nothing if the whole row is
 * visible.
 */
export function CarouselBar({ row }: { row: HTMLElement }) {
  const { t } = useTranslation('gallery');
  const [mayPress] = useState(() => createThrottle(carouselThrottle));
  const [{ count, current }, setPages] = useState<Pages>({ count: 0, current: 0 });
  const read = useCallback(() => setPages(pagesOf(row)), [row]);

  useEffect(() => {
    const sizes = new ResizeObserver(read);
    sizes.observe(row);
    row.addEventListener('scroll', read, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', read);
    };
  }, [row, read]);

  const goTo = (page: number) => row.scrollTo({ left: page * row.clientWidth });
  const step = (event: MouseEvent, steps: number) => {
    if (mayPress(event.timeStamp)) goTo(Math.min(count - 1, Math.max(0, current + steps)));
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
  return {
    count,
    current: isAtEnd ? Math.max(0, count - 1) : Math.round(scrollLeft / clientWidth),
  };
}
