import { graphql } from 'gatsby';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { replacePage } from '../browser/navigation';
import { localizedPath } from '../i18n/paths';
import { useAddressSearch } from '../browser/address';
import { LinkContext } from '../ui/Link';
import { Row } from '../ui/Row';
import { FoundLink } from './FoundLink';
import * as styles from './NamesList.module.css';

/**
 * All search entries of the shown year as plain links: the result page of the search form without
 * scripts (decision 040). If scripts run, it opens the search with the query in the address.
 */
export function NamesList({ groups }: { groups: readonly Queries.NamesListFragment[] }) {
  const { t } = useTranslation('search');
  const { locale } = useContext(LinkContext);
  const query = useAddressSearch().get('q') ?? '';
  useEffect(() => {
    if (query.trim() === '') return;
    replacePage(`${localizedPath('/search/', locale)}?${new URLSearchParams({ q: query })}`);
  }, [query, locale]);
  const filledGroups = groups.filter(({ names }) => names.length > 0);
  return filledGroups.map(({ kind, names }) => (
    <Row key={kind} anchor={kind} title={t(`kinds.${kind}`)}>
      <ul role="list" className={styles.names}>
        {names.map(({ name, path, note }) => (
          <li key={path}>
            <FoundLink to={path}>{name}</FoundLink>
            {note !== '' && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </Row>
  ));
}

export const fragment = graphql`
  fragment NamesList on NameGroup {
    kind
    names {
      name
      path
      note
    }
  }
`;
