import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Carousel.module.css';

type Props = { label: string; children: ReactNode };

/**
 * One row of pictures that scrolls by itself; buttons and dots come later, into space kept for
 * them.
 */
export function Carousel({ label, children }: Props) {
  const { t } = useTranslation('gallery');
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [Bar, setBar] = useState<ComponentType<{ row: HTMLElement }>>();
  useEffect(() => {
    // Without them the row scrolls all the same.
    import(/* webpackChunkName: "carousel" */ './CarouselBar').then(
      ({ CarouselBar }) => setBar(() => CarouselBar),
      () => undefined,
    );
  }, []);
  return (
    <div role="group" aria-roledescription={t('carousel')} aria-label={label}>
      <ul role="list" ref={setRow} className={styles.row}>
        {children}
      </ul>
      <div className={styles.bar}>{Bar && row && <Bar row={row} />}</div>
    </div>
  );
}
