import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { HungWork } from './HungWork';
import { StandLink } from '../plan/PlaceLink';
import { isPriceOnRequest } from './model/sale';
import { hungWidth } from './model/wallWidths';
import type { WorksView } from './model/worksOrder';
import { aspectOf, type ShownWidths } from '../ui/Picture';
import * as styles from './WorksWall.module.css';

type Props = {
  work: Queries.WallWorkFragment;
  year: number;
  view: WorksView;
  /** The query that names the list in the work's link; empty for the whole wall. */
  list: string;
  isFound: boolean;
};

/**
 * One work on the wall, with artists, price, state and stand; its title links to its page. The
 * picture's description is on that page; here the caption is enough.
 */
export const WallWork = memo(function WallWork({ work, year, view, list, isFound }: Props) {
  const { t } = useTranslation('works');
  const { availability, priceText, exhibitor, size, picture } = work;
  const price = priceText ?? (isPriceOnRequest(work) ? t('onRequest') : null);
  const isMarked = availability === 'sold' || availability === 'reserved';
  const image = picture.gatsbyImageData;
  const units = hungWidth(size, image === null ? 1 : aspectOf(image));
  return (
    <HungWork
      work={work}
      year={year}
      list={list}
      alt=""
      units={units}
      widths={shownWidths(units, view)}
      isMeasured
      maxWidth={view !== 'large' && units <= smallWork ? maxWidthOfSmall : undefined}
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
 * The widths follow from the units of WallLines.module.css. Lines are justified, so the real width
 * differs by up to a third and is known only after layout.
 */
const shownWidths = (units: number, view: WorksView): ShownWidths => {
  const [phone, middle, wide] = vw[view].map((unit) => Math.min(93, Math.round(unit * units)));
  return { 0: `${phone}vw`, 640: `${middle}vw`, 1024: `${wide}vw` };
};
const vw = { large: [93, 4, 2.6], middle: [4.3, 2, 1.4], small: [2, 1.2, 0.8] } as const;
/**
 * Works of at most this many units are never shown wider than `maxWidthOfSmall`, even at density 2.
 */
const smallWork = 13;
const maxWidthOfSmall = 868;
