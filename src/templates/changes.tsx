import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import type { Locale } from '../i18n/locales';
import { shippedMessages } from '../i18n/messages';
import { StandardLayout } from '../shell/Shell';
import { present } from '../lib/present';
import { Link } from '../ui/Link';
import { Row } from '../ui/Row';
import { pocketPath } from '../venue/pocket/model/pocketFile';
import { Calendars, Feeds, Changes } from '../programme/ChangesSections';

type Context = { language: Locale; year: number };
type Data = Queries.ChangesPageQuery;

/**
 * /program/{year}/changes/: the changes of a programme, and the feeds and calendars to subscribe
 * to.
 */
export default function ChangesPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('changes');
  const { t: words } = useTranslation('programme');
  const { t: common } = useTranslation('common');
  const programme = present(data.programme, 'programme');
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={t('changesOfYear', { year })}
        titleH2={programme.edition.days}
        isCompact
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: words('programme'), to: '/program/' },
          { label: t('title') },
        ]}
      />
      <Changes programme={programme} />
      <Calendars programme={programme} domain={present(data.site, 'site').domain} />
      {year === data.currentEdition?.year && (
        <Row anchor="pocket-fair" title={t('pocket')}>
          <p>
            {t('pocketText')} <Link to={pocketPath(language)}>{t('pocketFile')}</Link>
          </p>
        </Row>
      )}
      <Feeds year={year} feeds={data.feeds?.written ?? []} />
    </StandardLayout>
  );
}

export function Head({
  data,
  location,
  pageContext: { language, year },
}: HeadProps<Data, Context>) {
  const words = shippedMessages(data.locales, 'changes');
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.edition ?? data.currentEdition}
      locale={language}
      path={location.pathname}
      title={words.changesOfYear.replace('{{year}}', String(year))}
      description={words.description.replace('{{year}}', String(year))}
      share={data.programme?.share ?? null}
      locales={data.locales}
      crumbs={[{ name: shippedMessages(data.locales, 'programme').programme, path: '/program/' }]}
      crumb={words.title}
    />
  );
}

export const query = graphql`
  query ChangesPage($language: String!, $year: Int!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["changes", "common", "programme", "sessions"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
    }
    programme(year: $year) {
      share(language: $language)
      edition {
        days(language: $language)
      }
      ...Changes
      ...Calendars
    }
  }
`;
