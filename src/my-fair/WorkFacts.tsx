import { useTranslation } from 'react-i18next';
import { Picture } from '../ui/Picture';
import { isPriceOnRequest } from '../works/model/sale';
import type { WorkRecord } from './records';
import * as styles from './WorkFacts.module.css';

/** The picture of a work in a list; an empty space if this build has no facts about the work. */
export function WorkPicture({ facts }: Pick<WorkRecord, 'facts'>) {
  const image = facts?.picture.gatsbyImageData;
  return (
    <span className={styles.frame}>
      {image && (
        <Picture image={image} alt="" widths={{ 0: '4.5rem' }} className={styles.picture} />
      )}
    </span>
  );
}

/** Returns a function that formats a work's artists, and its price with its availability. */
export function useWorkWords() {
  const { t } = useTranslation('exhibitors');
  return ({ facts }: Pick<WorkRecord, 'facts'>): { artists: string; sale: string } => {
    if (facts === undefined) return { artists: '', sale: '' };
    const { makers, availability, priceText } = facts;
    const price = priceText ?? (isPriceOnRequest(facts) ? t('priceOnRequest') : undefined);
    const isGone = availability === 'sold' || availability === 'reserved';
    return {
      artists: makers.map(({ name }) => name).join(', '),
      sale: [price, isGone && t(`availability.${availability}`)].filter(Boolean).join(', '),
    };
  };
}
