import { withNoBreakSpaces } from '../lib/text';
import type { WorkCaption } from './model/workCaption';
import * as styles from './WorkWords.module.css';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as scaleStyles from './ToScale.module.css';

type Props = { caption: WorkCaption; availability: string | null };

/** The facts of a work below its title; a sold or reserved work has a mark next to the word. */
export function WorkWords({ caption, availability }: Props) {
  const { facts, copies, price, state, courtesy } = caption;
  const isOffered = price !== undefined || state !== undefined;
  return (
    <>
      <Line text={facts} />
      <Line text={copies} />
      {isOffered && (
        <div className={styles.sale} data-availability={availability}>
          <Line text={price} className={styles.price} />
          <Line text={state} className={styles.state} />
        </div>
      )}
      <Line text={courtesy} className={styles.courtesy} />
    </>
  );
}

function Line({ text, className }: { text: string | undefined; className?: string }) {
  return text === undefined ? null : <p className={className}>{withNoBreakSpaces(text)}</p>;
}

/**
 * A person of 170 cm on the floor y = 0, in cm. All drawings of a page share it, and it has few
 * points, because exhibitors' pages are close to their limit of bytes.
 */
export const person = 'M25-170a12 12 0 1 1-1 0M10-142h30l5 65h-9L35 0h-9l-1-70-1 70h-9l-1-77H5';

/** A work next to a person, to scale, with a caption (decision 032). */
export function ToScale({ viewBox, outline, beside, isWide }: Queries.ToScaleFragment) {
  const { t } = useTranslation('exhibitors');
  const height = t(`toScale.${beside}`);
  const words = isWide ? t('toScale.wide', { height }) : height;
  return (
    <svg
      className={scaleStyles.scale}
      viewBox={viewBox}
      role="img"
      aria-label={t('besidePerson', { words })}
    >
      <path d={person} />
      <path d={outline} />
    </svg>
  );
}

export const fragment = graphql`
  fragment ToScale on WorkToScale {
    viewBox
    outline
    beside
    isWide
  }
`;
