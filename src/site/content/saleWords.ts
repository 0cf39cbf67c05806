import type { Locale } from '../../i18n/locales';
import { formatRoubleRange, formatRoubles } from '../../lib/roubles';
import { isPriceOnRequest, whyGone, type Availability } from '../../works/model/sale';
import { translator } from './translator';

/** The sale of a work as an editor wrote it; prices in whole roubles. */
type WrittenSale = {
  readonly availability?: Availability | undefined;
  readonly price?: number | undefined;
  readonly priceRange?: { readonly from: number; readonly to: number } | undefined;
};

/** Returns a work's price or range of prices as text; undefined if the record has neither. */
export function priceText({ price, priceRange }: WrittenSale, language: Locale) {
  if (price !== undefined) return formatRoubles(price, language);
  return priceRange && formatRoubleRange(priceRange.from, priceRange.to, language);
}

/**
 * Describes the sale of a work in a few words, for its card: the price, or that the work is
 * reserved, sold or not for sale. Undefined if the record has nothing about it.
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
