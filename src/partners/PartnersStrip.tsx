import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import { Row } from '../ui/Row';
import * as styles from './PartnersStrip.module.css';

type Props = Pick<Queries.PartnersStripFragment, 'anchor' | 'title' | 'link'> & {
  /** Words about the year, if the partners are of another edition than the page expects. */
  ofYear?: string | null;
  partners: readonly Queries.StripPartnerFragment[];
};

/** Logos of an edition's partners side by side, the highest tier first; each links to its site. */
export function PartnersStrip({ anchor, title, link, ofYear = null, partners }: Props) {
  const { t } = useTranslation('partners');
  return (
    <Row anchor={anchor} title={title} link={partners.length > 0 ? link : null}>
      {partners.length === 0 && <p>{t('toCome')}</p>}
      {ofYear !== null && <p className={styles.year}>{ofYear}</p>}
      {partners.length > 0 && (
        <ul role="list" className={styles.strip}>
          {partners.map(({ slug, name, website, logo }) => {
            const picture = (
              <img src={logo.publicURL ?? ''} alt={name} width={240} height={120} loading="lazy" />
            );
            return (
              <li key={slug} className={styles.logo}>
                {website === null ? picture : <Link to={website}>{picture}</Link>}
              </li>
            );
          })}
        </ul>
      )}
    </Row>
  );
}

export const fragment = graphql`
  fragment PartnersStrip on PartnersSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    ofYear(language: $language)
    partners(language: $language) {
      ...StripPartner
    }
  }
  fragment StripPartner on Partner {
    slug
    name(language: $language)
    website
    logo {
      publicURL
    }
  }
`;
