import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../ui/Facts';
import { readOffer, type OfferField } from './model/offers';
import { formatRoubles } from '../lib/roubles';
import { LinkContext } from '../ui/Link';
import * as styles from './DialogSection.module.css';

/**
 * Price, times and group size of a booking, read from its form, with the sums for some groups (spec
 * §9, excursions).
 */
export function OfferFacts({ fields }: { fields: readonly OfferField[] }) {
  const { t } = useTranslation('navigator');
  const { locale } = useContext(LinkContext);
  const offer = readOffer(fields);
  if (offer === undefined) return null;
  const price = formatRoubles(offer.price, locale);
  return (
    <div className={styles.offer}>
      <Facts
        facts={[
          {
            label: t('price'),
            value: offer.isPerPerson ? t('perPerson', { price }) : t('forAll', { price }),
          },
          ...(offer.max > 1 ? [{ label: t('most'), value: t('upTo', { count: offer.max }) }] : []),
          ...(offer.times.length > 0 ? [{ label: t('times'), value: offer.times.join(', ') }] : []),
        ]}
      />
      {offer.isPerPerson && (
        <table className={styles.totals}>
          <thead>
            <tr>
              <th scope="col">{t('people')}</th>
              <th scope="col">{t('sum')}</th>
              {offer.discountPercent !== undefined && (
                <th scope="col">{t('withCode', { percent: offer.discountPercent })}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {offer.totals.map(({ count, sum, discounted }) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                <td>{formatRoubles(sum, locale)}</td>
                {discounted !== undefined && <td>{formatRoubles(discounted, locale)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
