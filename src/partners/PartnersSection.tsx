import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import type { PartnerTier } from './schema';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './PartnersSection.module.css';

// Browser code can import only types from schemas. A record lets the compiler find a missing tier.
const tierRanks: Record<PartnerTier, number> = {
  general: 1,
  row: 2,
  forum: 3,
  'in-kind': 4,
  media: 5,
};
const tiers = (Object.keys(tierRanks) as PartnerTier[]).sort((a, b) => tierRanks[a] - tierRanks[b]);

type Props = Queries.PartnersSectionFragment;

/**
 * The edition's partners by tier, each with its text; a higher tier has larger logos. Partners of
 * an earlier edition are named as such.
 */
export function PartnersSection({ anchor, title, link, lead, ofYear, partners }: Props) {
  const { t } = useTranslation('partners');
  return (
    <Row anchor={anchor} title={title} link={partners.length > 0 ? link : null}>
      {partners.length > 0 && lead !== null && <Prose text={lead} className={styles.lead} />}
      {ofYear !== null && <p className={styles.lead}>{ofYear}</p>}
      {partners.length === 0 && <p>{t('toCome')}</p>}
      {tiers.map((tier) => {
        const ofTier = partners.filter((partner) => partner.tier === tier);
        return (
          ofTier.length > 0 && (
            <section key={tier} className={styles.tier} data-tier={tier}>
              <h3 className={styles.title}>{t(`tiers.${tier}`)}</h3>
              <ul role="list" className={styles.partners}>
                {ofTier.map(({ slug, name, logo, website, text }) => (
                  <li key={slug}>
                    <span className={styles.logo}>
                      <img
                        src={logo.publicURL ?? ''}
                        alt=""
                        width={240}
                        height={120}
                        loading="lazy"
                      />
                    </span>
                    <span className={styles.name}>
                      {website === null ? name : <Link to={website}>{name}</Link>}
                    </span>
                    <Prose text={text} className={styles.text} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Row>
  );
}

export const fragment = graphql`
  fragment PartnersSection on PartnersSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    ofYear(language: $language)
    partners(language: $language) {
      slug
      name(language: $language)
      tier
      website
      text(language: $language)
      logo {
        publicURL
      }
    }
  }
`;
