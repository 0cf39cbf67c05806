import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { carouselThrottle } from './constants';
import { shownDots } from './dots';
import { createThrottle } from './gestures';
import { Icon } from './Icon';
import * as styles from './Carousel.module.css';

type Props = { label: string; children: ReactNode };
type Pages = { count: number; current: number };

/** One row of pictures that scrolls by itself; buttons and dots come with the script, into space kept for them. */
export function Carousel({ label, children }: Props) {
  const { t } = useTranslation('gallery');
  const row = useRef<HTMLUListElement>(null);
  const [mayPress] = useState(() => createThrottle(carouselThrottle));
  const [{ count, current }, setPages] = useState<Pages>({ count: 0, current: 0 });
  const read = useCallback(() => row.current !== null && setPages(pagesOf(row.current)), []);

  useEffect(() => {
    if (row.current === null) return;
    const sizes = new ResizeObserver(read);
    sizes.observe(row.current);
    return () => sizes.disconnect();
  }, [read]);

  const goTo = (page: number) => row.current?.scrollTo({ left: page * row.current.clientWidth });
  const step = (event: MouseEvent, steps: number) => {
    if (mayPress(event.timeStamp)) goTo(Math.min(count - 1, Math.max(0, current + steps)));
  };
  return (
    <div role="group" aria-roledescription={t('carousel')} aria-label={label}>
      <ul role="list" ref={row} className={styles.row} onScroll={read}>
        {children}
      </ul>
      <div className={styles.bar}>
        {count > 1 && (
          <>
            <button type="button" className={styles.button} aria-label={t('previous')} aria-disabled={current === 0} onClick={(event) => step(event, -1)}>
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
            <button type="button" className={styles.button} aria-label={t('next')} aria-disabled={current === count - 1} onClick={(event) => step(event, 1)}>
              <Icon name="next" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function pagesOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Pages {
  const count = clientWidth === 0 ? 0 : Math.ceil((scrollWidth - 1) / clientWidth);
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  return { count, current: isAtEnd ? Math.max(0, count - 1) : Math.round(scrollLeft / clientWidth) };
}
