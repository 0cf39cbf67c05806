import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { present } from '../lib/present';
import { Neighbours } from '../lists/Neighbours';
import { releasePath } from '../press/model/releases';
import { ReleaseText } from '../press/ReleaseText';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import { StandardLayout } from '../shell/Shell';
import { pressRelease } from '../structured-data/release';

type Context = { language: Locale; slug: string };
type Data = Queries.ReleasePageQuery;

const press = releasePath('').replace(/\/$/, '');

/** Returns the press page's name, and the address of the list of releases on it. */
function pressPage({ page }: Data) {
  const { breadcrumb, titleBlock, sections } = present(page, 'press');
  const section = sections?.find((one) => one.__typename === 'ReleasesSection');
  const anchor = section?.__typename === 'ReleasesSection' ? `#${section.anchor}` : '';
  return { name: breadcrumb ?? titleBlock.titleH1, list: `${press}${anchor}` };
}

/** /press/{day}-{name}/: one release (decision 046). */
export default function ReleasePage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const { t } = useTranslation('press');
  const { t: common } = useTranslation('common');
  const release = present(data.release, 'release');
  const { name, list } = pressPage(data);
  const neighbour = (one: Data['newer']) => one && { slug: one.slug, name: one.title };
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleFioH1={release.title}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: name, to: press },
          { label: release.title },
        ]}
      />
      <ReleaseText release={release} list={list} />
      <Neighbours
        label={t('neighbours')}
        list={press}
        previous={neighbour(data.newer)}
        next={neighbour(data.older)}
        previousLabel={t('newer')}
        nextLabel={t('older')}
      />
    </StandardLayout>
  );
}

export function Head({ data, location, pageContext: { language } }: HeadProps<Data, Context>) {
  const site = present(data.site, 'site');
  const { title, summary, date, day, share } = present(data.release, 'release');
  return (
    <PageHead
      site={site}
      edition={data.currentEdition}
      locale={language}
      path={location.pathname}
      title={title}
      when={day}
      description={summary}
      share={share}
      locales={data.locales}
      crumbs={[{ name: pressPage(data).name, path: press }]}
      describe={(url, image) => [
        pressRelease({
          title,
          summary,
          date,
          image,
          language,
          url: url(location.pathname),
          fair: { name: site.name, url: url('/') },
        }),
      ]}
    />
  );
}

export const query = graphql`
  query ReleasePage($language: String!, $slug: String!, $previous: String, $next: String) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "press"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    page(route: { eq: "press" }) {
      breadcrumb(language: $language)
      titleBlock {
        titleH1(language: $language)
      }
      sections {
        __typename
        ... on ReleasesSection {
          anchor
        }
      }
    }
    release(slug: { eq: $slug }) {
      title(language: $language)
      share(language: $language)
      ...ReleaseText
    }
    newer: release(slug: { eq: $previous }) {
      slug
      title(language: $language)
    }
    older: release(slug: { eq: $next }) {
      slug
      title(language: $language)
    }
  }
`;
