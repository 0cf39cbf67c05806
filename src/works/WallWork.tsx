import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { HungWork } from './HungWork';
import { StandLink } from '../plan/PlaceLink';
import { isPriceOnRequest } from './model/availability';
import { wallSpan } from './model/wallSpan';
import type { ShownWidths } from '../ui/pictureSizes';
import * as styles from './WorksWall.module.css';

type Props = { work: Queries.WallWorkFragment; year: number; isFound: boolean };

/**
 * One work on the wall: whose it is, what it costs and where it hangs; its title leads to its page.
 * Its picture is told there, here the words beside it are enough.
 */
export const WallWork = memo(function WallWork({ work, year, isFound }: Props) {
  const { t } = useTranslation('works');
  const { availability, priceText, exhibitor, size } = work;
  const price = priceText ?? (isPriceOnRequest(work) ? t('onRequest') : null);
  const isMarked = availability === 'sold' || availability === 'reserved';
  const span = wallSpan(size);
  return (
    <HungWork
      work={work}
      year={year}
      alt=""
      widths={widths[span]}
      most={span < 4 ? mostOfSmall : undefined}
      isHidden={!isFound}
    >
      {price !== null && <p>{price}</p>}
      {isMarked && (
        <p className={styles.mark} data-mark={availability}>
          {t(availability)}
        </p>
      )}
      {availability === 'not-for-sale' && <p>{t('notForSale')}</p>}
      <p>
        <StandLink {...exhibitor} />
      </p>
    </HungWork>
  );
});

/**
 * By the columns of WorksWall.module.css: two on phones, then six, then ten beside the name of the
 * row.
 */
const columns = (phone: string, middle: string, wide: string): ShownWidths => ({
  0: phone,
  640: middle,
  1024: wide,
});
const [half, whole] = ['45vw', '93vw'];
const widths = {
  2: columns(half, '30.5vw', '14.3vw'),
  3: columns(half, '30.5vw', '22.4vw'),
  4: columns(whole, '46.8vw', '30.5vw'),
  5: { ...columns(whole, '63vw', '38.7vw'), 1600: '30.5vw' },
};
/** Works of two or three columns are never shown wider, even at density 2. */
const mostOfSmall = 868;
