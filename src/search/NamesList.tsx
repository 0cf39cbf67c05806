import { graphql } from 'gatsby';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { replacePage } from '../browser/navigation';
import { localizedPath } from '../i18n/paths';
import { useAddressSearch } from '../lists/useAddressSearch';
import { LinkContext } from '../ui/Link';
import { Row } from '../ui/Row';
import { FoundLink } from './FoundLink';
import * as styles from './NamesList.module.css';

/**
 * Everything that the search knows of the shown year, as plain links: the answer of the search form
 * where scripts do not run (decision 040). Where they come later, what was typed is searched for.
 */
export function NamesList({ groups }: { groups: readonly Queries.NamesListFragment[] }) {
  const { t } = useTranslation('search');
  const { locale } = useContext(LinkContext);
  const query = useAddressSearch().get('q') ?? '';
  useEffect(() => {
    if (query.trim() === '') return;
    replacePage(`${localizedPath('/search/', locale)}?${new URLSearchParams({ q: query })}`);
  }, [query, locale]);
  const there = groups.filter(({ names }) => names.length > 0);
  return there.map(({ kind, names }) => (
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
