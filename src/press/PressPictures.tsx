import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '../lib/text';
import { Fold } from '../ui/Fold';
import { Link, LinkContext } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { Row } from '../ui/Row';
import { megabytes } from './model/pressFiles';
import * as styles from './PressPhotosSection.module.css';
import { marksIn } from './model/marks';
import * as markStyles from './MarksSection.module.css';

const widths = { 0: '112px', 640: '176px' };

type Photo = Queries.PressPhotosSectionFragment['years'][number]['photos'][number];

/**
 * Photographs of every year for print: one archive per year, and each picture with its caption and
 * a credit that one press selects. Folded, so that dozens of pictures load only on request.
 */
export function PressPhotosSection(section: Queries.PressPhotosSectionFragment) {
  const { anchor, title, link, lead, years } = section;
  const { t } = useTranslation('press');
  const { locale } = useContext(LinkContext);
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      {years.length === 0 && <p>{t('noPhotos')}</p>}
      {years.map(({ year, archive, bytes, photos }) => (
        <section key={year} className={styles.year}>
          <h3 className={styles.title}>{year}</h3>
          <p>
            <Link to={archive} download="">
              {t('archive', { year, size: megabytes(bytes, locale) })}
            </Link>
          </p>
          <Fold line={t('oneByOne', { count: photos.length })}>
            <ul role="list">
              {photos.map((photo) => (
                <li key={photo.print} className={styles.photo}>
                  <PrintPhoto {...photo} />
                </li>
              ))}
            </ul>
          </Fold>
        </section>
      ))}
    </Row>
  );
}

function PrintPhoto({ file, caption, alt, credit, print, width, height, bytes }: Photo) {
  const { t } = useTranslation('press');
  const { locale } = useContext(LinkContext);
  return (
    <>
      <Picture
        image={file.gatsbyImageData}
        alt={alt ?? caption ?? ''}
        widths={widths}
        className={styles.picture}
      />
      <div className={styles.words}>
        {caption !== null && <p>{withNoBreakSpaces(caption)}</p>}
        {credit !== null && <p className={styles.credit}>{credit}</p>}
        <p>
          <Link to={print} download="" className={styles.file}>
            {print.replace(/^.*\//, '')}
          </Link>{' '}
          <span className={styles.size}>
            {t('size', { width, height, size: megabytes(bytes, locale) })}
          </span>
        </p>
      </div>
    </>
  );
}

/** The fair's mark and name, each on the background that it is made for, with its files. */
export function MarksSection({ anchor, title, link, lead }: Queries.MarksSectionFragment) {
  const { t } = useTranslation('press');
  const { locale } = useContext(LinkContext);
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={markStyles.lead} />}
      <ul role="list" className={markStyles.marks}>
        {marksIn(locale).map(({ name, path, endings, ground }) => (
          <li key={name}>
            <span className={markStyles.ground} data-ground={ground}>
              <img
                src={`${path}.${endings[0]}`}
                alt=""
                width={240}
                height={120}
                loading="lazy"
                className={markStyles.mark}
              />
            </span>
            <p>{t(`marks.${name}`)}</p>
            <p className={markStyles.files}>
              {endings.map((ending) => (
                <Link key={ending} to={`${path}.${ending}`} download="">
                  {ending.toUpperCase()}
                  <span className="visually-hidden"> {t(`marks.${name}`)}</span>
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Row>
  );
}

export const fragments = graphql`
  fragment PressPhotosSection on PressPhotosSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    years {
      year
      archive
      bytes
      photos {
        caption(language: $language)
        alt(language: $language)
        credit(language: $language)
        print
        width
        height
        bytes
        file {
          gatsbyImageData(layout: FULL_WIDTH, formats: [WEBP], breakpoints: [236, 412])
        }
      }
    }
  }
  fragment MarksSection on MarksSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
  }
`;
