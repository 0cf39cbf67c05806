import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import { Row } from '../ui/Row';
import * as styles from './NavigatorLinks.module.css';

type Props = {
  /** The navigator's page. */
  page: Queries.NavigatorLinksFragment;
  /** Path of the current page; links to it are left out. */
  currentPath: string;
};

/**
 * The navigator's links on another page, without their notes; its dialogs are only on the
 * navigator's page.
 */
export function NavigatorLinks({ page, currentPath }: Props) {
  const { t } = useTranslation('map');
  const links = page.sections?.flatMap((section) =>
    section?.__typename === 'LinksSection' ? section.links : [],
  );
  return (
    <Row
      anchor="navigator"
      title={t('navigator')}
      link={{ label: t('toNavigator'), to: '/navigation/' }}
    >
      <ul role="list" className={styles.links}>
        {links
          ?.filter(({ to }) => !to.startsWith(currentPath))
          .map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </Row>
  );
}

export const fragment = graphql`
  fragment NavigatorLinks on Page {
    sections {
      __typename
      ... on LinksSection {
        links {
          label(language: $language)
          to
        }
      }
    }
  }
`;
