import type { Locale } from '../../i18n/locales';
import { formatRoubleRange, formatRoubles } from '../../lib/roubles';
import { isPriceOnRequest, whyGone, type Availability } from '../../works/model/sale';
import { translator } from './translator';

/** What is written of a work's sale; prices in whole roubles. */
type WrittenSale = {
  readonly availability?: Availability | undefined;
  readonly price?: number | undefined;
  readonly priceRange?: { readonly from: number; readonly to: number } | undefined;
};

/** A work's price or range of prices; undefined where none is written. */
export function priceText({ price, priceRange }: WrittenSale, language: Locale) {
  if (price !== undefined) return formatRoubles(price, language);
  return priceRange && formatRoubleRange(priceRange.from, priceRange.to, language);
}

/**
 * The sale of a work in a few words, for its card: the price, that it is reserved, or that it is
 * sold or not for sale. Undefined where nothing is written.
 */
export function saleWords(
  sale: WrittenSale,
  language: Locale,
): { text: string; isGone: boolean } | undefined {
  const t = translator(language, 'exhibitors');
  const { availability = null, price = null, priceRange = null } = sale;
  const unavailable = whyGone({ availability });
  if (unavailable !== undefined) return { text: t(`availability.${unavailable}`), isGone: true };
  const written = priceText(sale, language);
  if (availability === 'reserved')
    return {
      text: [t('availability.reserved'), written].filter(Boolean).join(', '),
      isGone: false,
    };
  const text =
    written ??
    (isPriceOnRequest({ availability, price, priceRange }) ? t('priceOnRequest') : undefined);
  return text === undefined ? undefined : { text, isGone: false };
}
