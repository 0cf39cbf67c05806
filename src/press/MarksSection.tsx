import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, LinkContext } from '../ui/Link';
import { Prose } from '../ui/Prose';
import { Row } from '../ui/Row';
import { marksIn } from './model/marks';
import * as styles from './MarksSection.module.css';

/** The fair's mark and name, each on the background that it is made for, with its files. */
export function MarksSection({ anchor, title, link, lead }: Queries.MarksSectionFragment) {
  const { t } = useTranslation('press');
  const { locale } = useContext(LinkContext);
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      <ul role="list" className={styles.marks}>
        {marksIn(locale).map(({ name, path, endings, ground }) => (
          <li key={name}>
            <span className={styles.ground} data-ground={ground}>
              <img
                src={`${path}.${endings[0]}`}
                alt=""
                width={240}
                height={120}
                loading="lazy"
                className={styles.mark}
              />
            </span>
            <p>{t(`marks.${name}`)}</p>
            <p className={styles.files}>
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

export const fragment = graphql`
  fragment MarksSection on MarksSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
  }
`;
