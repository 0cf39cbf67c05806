import '../src/styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../src/shell/page/PageHead';
import { PageTitle } from '../src/shell/page/PageTitle';
import type { Locale } from '../src/i18n/locales';
import { StandardLayout } from '../src/shell/Shell';
import { present } from '../src/lib/present';
import { ComponentsShown } from './ComponentsShown';
import { PrimitivesShown } from './PrimitivesShown';
import { samplesOf } from './samples';

type Context = { language: Locale };
type Data = Queries.KitchenSinkPageQuery;

/** /kitchen-sink/, in develop and tests only (site/records/createPages). */
export default function KitchenSinkPage({
  data,
  pageContext: { language },
}: PageProps<Data, Context>) {
  const image = data.edition.cover?.picture.gatsbyImageData;
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle titleH1={samplesOf(language).title} />
      <PrimitivesShown locale={language} image={image} />
      <ComponentsShown locale={language} image={image} planYear={data.plan?.year} />
    </StandardLayout>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<Data, Context>) {
  const { title, value } = samplesOf(language);
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.currentEdition}
      locale={language}
      path="/kitchen-sink/"
      title={title}
      description={value}
      noindex
    />
  );
}

export const query = graphql`
  query KitchenSinkPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "offline", "sessions", "stars"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition: currentEdition {
      cover {
        picture {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868])
        }
      }
    }
    plan: mapPlan {
      year
    }
  }
`;
