import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { workCaption, type WorkCaption } from './model/workCaption';

/** `workCaption` in the page's language. */
export function useWorkCaption(
  lastDay?: string,
): (work: Queries.WorkCaptionFragment) => WorkCaption {
  const { t } = useTranslation('exhibitors');
  return (work) => workCaption(work, t, lastDay);
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
