import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Carousel.module.css';

type Props = { label: string; children: ReactNode };

/** A row of pictures that the browser scrolls; buttons and dots appear later, in reserved space. */
export function Carousel({ label, children }: Props) {
  const { t } = useTranslation('gallery');
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [Bar, setBar] = useState<ComponentType<{ row: HTMLElement }>>();
  useEffect(() => {
    // If this fails to load, the row still scrolls.
    import('./CarouselBar').then(
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
