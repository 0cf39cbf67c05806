import type { Locale } from '../../i18n/locales';
import type { Shipped } from '../../i18n/messages';
import { present } from '../../lib/present';
import { PageHead, type Describe } from './PageHead';

type Props = {
  data: {
    locales: Shipped;
    site: Queries.HeadSiteFragment | null;
    currentEdition: Queries.HeadEditionFragment;
    page: (Queries.PageFrameFragment & Queries.SharedPageFragment) | null;
  };
  location: { pathname: string };
  pageContext: { language: Locale };
  describe?: Describe;
};

/** The `Head` of a static page: title, description and noindex, from its YAML (spec §2). */
export function StaticPageHead({ data, location, pageContext, describe }: Props) {
  const { title, titleBlock, breadcrumb, description, noindex, arch, share } = present(
    data.page,
    'page',
  );
  return (
    <PageHead
      site={present(data.site, 'site.yaml')}
      edition={data.currentEdition}
      locale={pageContext.language}
      path={location.pathname}
      title={title}
      description={description}
      noindex={noindex ?? false}
      own={arch?.gatsbyImageData}
      share={share}
      locales={data.locales}
      crumb={breadcrumb ?? titleBlock.titleH1}
      describe={describe}
    />
  );
}
