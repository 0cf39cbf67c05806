import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { isPriceOnRequest, type Availability } from './model/availability';
import { withNoBreakSpaces } from '../lib/noBreakSpaces';

/** What is told beside a work's picture; undefined where nothing is written. */
export type WorkCaption = {
  artists: string | undefined;
  title: string;
  /** Years, medium, size and duration. */
  facts: string;
  copies: string | undefined;
  /** The price, a range, or that it is on request. */
  price: string | undefined;
  /** Whether the work can be had, and on which day that was so. */
  state: string | undefined;
  courtesy: string | undefined;
};

/**
 * Puts what is written of a work into words of the page's language (decision 030). Once the fair is
 * over, what was available is told as of `lastDay`, a day in words.
 */
export function useWorkCaption(
  lastDay?: string,
): (work: Queries.WorkCaptionFragment) => WorkCaption {
  const { t } = useTranslation('exhibitors');
  const copiesOf = ({ of, number, proofs }: NonNullable<Queries.WorkCaptionFragment['copies']>) => {
    const all = of === 1 ? t('copies.only') : t('copies.all', { of });
    const shown = number === null || of === 1 ? all : t('copies.one', { number, of });
    return proofs === null ? shown : `${shown}, ${t('copies.proofs', { count: proofs })}`;
  };
  return (work) => {
    const { artists, title, years, medium, measures, lasts, copies, priceText, courtesy } = work;
    // GraphQL has it as plain text, since enums allow no hyphens; the check allows no other words.
    const availability = work.availability as Availability | null;
    const asOf = work.asOfDay ?? (availability === 'available' ? lastDay : undefined);
    const state = availability === null ? undefined : t(`availability.${availability}`);
    return {
      artists: artists?.join(', '),
      title,
      facts: [years, medium, measures, lasts].filter(Boolean).join(', '),
      copies: copies === null ? undefined : copiesOf(copies),
      price: priceText ?? (isPriceOnRequest(work) ? t('priceOnRequest') : undefined),
      state:
        state === undefined || asOf === undefined
          ? state
          : t('asOf', { state, day: withNoBreakSpaces(asOf) }),
      courtesy: courtesy ?? undefined,
    };
  };
}

/** A caption as one text, for the lightbox. */
export function captionText({ artists, title, facts, ...rest }: WorkCaption): string {
  const { copies, price, state, courtesy } = rest;
  return [artists, title, facts, copies, price, state, courtesy].filter(Boolean).join('. ');
}

export const fragment = graphql`
  fragment WorkCaption on Work {
    title(language: $language)
    artists(language: $language)
    years: yearsText(language: $language)
    medium(language: $language)
    measures: sizeText(language: $language)
    lasts: durationText(language: $language)
    copies {
      of
      number
      proofs
    }
    availability
    asOfDay(language: $language)
    price
    priceRange {
      from
      to
    }
    priceText(language: $language)
    courtesy(language: $language)
  }
`;
