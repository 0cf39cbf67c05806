import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '../../lib/text';
import { Row } from '../../ui/Row';
import { wallSale } from '../../works/model/wallSale';
import { useWorkCaption } from '../../works/useWorkCaption';
import * as styles from './DeskLabels.module.css';
import { QrPicture } from '../../ui/QrPicture';

type Labelled = Queries.DeskLabelsFragment;
type Work = NonNullable<Labelled['works']>[number];

/** Number of letters beyond which a label's text is set smaller. */
const longLabelLetters = 150;

/**
 * The labels of an exhibitor's works as `npm run sheets` prints them, 90 × 55 mm (decision 045);
 * prints as sheets to cut. Renders nothing without works.
 */
export function DeskLabels({ exhibitor }: { exhibitor: Labelled }) {
  const { t } = useTranslation('desk');
  const { works } = exhibitor;
  if (works === null) return null;
  return (
    <div className={styles.sheets}>
      <Row anchor="labels" title={t('labels')} isWide>
        <p className={styles.lead}>{t('labelsLead')}</p>
        <ul role="list" className={styles.labels}>
          {works.map((work) => (
            <li key={work.slug} className={styles.label}>
              <Label work={work} exhibitor={exhibitor} />
            </li>
          ))}
        </ul>
      </Row>
    </div>
  );
}

function Label({ work, exhibitor: { name, stand } }: { work: Work; exhibitor: Labelled }) {
  const { t } = useTranslation('exhibitors');
  const { t: desk } = useTranslation('desk');
  // A printed label omits the "as of" date.
  const caption = useWorkCaption()({ ...work, asOfDay: null });
  const { price, state, mark } = wallSale(caption, work.availability);
  const { address, qr } = work.desk;
  const makers = work.makers.map((maker) => maker.name);
  const facts = [
    work.medium,
    [work.measures, work.lasts].filter(Boolean).join(', '),
    caption.copies,
    caption.courtesy,
  ].filter((fact): fact is string => Boolean(fact));
  const letters = [...makers, work.title, ...facts].join('').length;
  return (
    <>
      <div className={styles.words} data-long={letters > longLabelLetters || undefined}>
        {makers.length > 0 && <p className={styles.makers}>{makers.join(', ')}</p>}
        <p className={styles.title}>
          {withNoBreakSpaces(work.title)}, <span className={styles.years}>{work.years}</span>
        </p>
        {facts.map((fact) => (
          <p key={fact}>{withNoBreakSpaces(fact)}</p>
        ))}
        {price + state !== '' && (
          <p className={styles.sale}>
            {price !== '' && <strong>{price}</strong>}
            {state !== '' && (
              <span className={styles.state} data-mark={mark}>
                {state}
              </span>
            )}
          </p>
        )}
      </div>
      <p className={styles.hung}>
        {!makers.includes(name) && `${name} · `}
        {t('standCode', { code: stand })}
      </p>
      <div className={styles.code}>
        <QrPicture code={qr} label={desk('code', { address })} />
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment DeskLabels on Exhibitor {
    name(language: $language)
    stand
    works {
      slug
      ...WorkCaption
      makers {
        name(language: $language)
      }
      desk(language: $language) {
        address
        qr {
          ...QrCodeFields
        }
      }
    }
  }
`;
