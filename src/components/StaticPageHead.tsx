import type { Locale } from '../i18n/locales';
import type { StructuredData } from '../domain/structuredData/graph';
import { present } from '../lib/present';
import { PageHead } from './PageHead';

type Props = {
  data: {
    site: Queries.HeadSiteFragment | null;
    currentEdition: Queries.HeadEditionFragment;
    page: (Queries.PageFrameFragment & Queries.SharedPageFragment) | null;
  };
  location: { pathname: string };
  pageContext: { language: Locale };
  /** Structured data for search engines; `url` gives full addresses in this language. */
  describe?: (url: (path: string) => string) => readonly StructuredData[];
};

/**
 * The head of a static page: title, description and whether search engines may list it, from its
 * YAML (spec §2).
 */
export function StaticPageHead({ data, location, pageContext, describe }: Props) {
  const { title, description, noindex, share } = present(data.page, 'page');
  return (
    <PageHead
      site={present(data.site, 'site.yaml')}
      edition={data.currentEdition}
      locale={pageContext.language}
      path={location.pathname}
      title={title}
      description={description}
      noindex={noindex ?? false}
      share={share}
      describe={describe}
    />
  );
}
