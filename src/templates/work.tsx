import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { phaseOn } from '../edition/model/phase';
import { StandOnPlan } from '../exhibitors/StandOnPlan';
import type { Locale } from '../i18n/locales';
import { shippedMessages } from '../i18n/messages';
import { present } from '../lib/present';
import { PageHead, sharedPicture } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import { StandardLayout } from '../shell/Shell';
import { artwork } from '../structured-data/artwork';
import { Row } from '../ui/Row';
import { workName } from '../works/model/workAddress';
import { WorkIntro } from '../works/WorkIntro';
import { WorkLine } from '../works/WorkLine';
import { WorkNeighbours } from '../works/WorkNeighbours';

type Context = { language: Locale; year: number; name: string; ask: string | null };
type Data = Queries.WorkPageQuery;

/** /exhibitors/{year}/{slug}/{work}/: one work (decision 042). */
export default function WorkPage({
  data,
  pageContext: { language, year, ask },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('work');
  const { t: common } = useTranslation('common');
  const { t: exhibitors } = useTranslation('exhibitors');
  const work = present(data.work, 'work');
  const { title, exhibitor } = work;
  const list = `/exhibitors/${year}/`;
  const shown = new Set(data.bySame.map(addressOf)).add(addressOf(work));
  const others = (exhibitor.works ?? []).filter((one) => !shown.has(addressOf(one)));
  return (
    <StandardLayout shell={data} locale={language}>
      <WorkIntro work={work} ask={ask} edition={data.edition}>
        <PageTitle
          titleH1={title}
          titleH2={namesOf(work)}
          breadcrumbsList={[
            { label: common('mainPage'), to: '/' },
            { label: exhibitors('exhibitorsOfYear', { year }), to: list },
            { label: exhibitor.name, to: `${list}${exhibitor.slug}/` },
            { label: title },
          ]}
          isCompact
          isInGrid
        />
      </WorkIntro>
      {data.bySame.length > 0 && (
        <Row title={t('bySame', { names: namesOf(work) })} isWide>
          <WorkLine works={data.bySame} />
        </Row>
      )}
      {others.length > 0 && (
        <Row title={t('ofExhibitor', { name: exhibitor.name })} isWide>
          <WorkLine works={others} />
        </Row>
      )}
      {data.similar.length > 0 && (
        <Row title={t('similar')} isWide>
          <WorkLine works={data.similar} />
        </Row>
      )}
      <StandOnPlan exhibitor={exhibitor} />
      <WorkNeighbours work={work} previous={data.previous} next={data.next} locale={language} />
    </StandardLayout>
  );
}

type Work = NonNullable<Data['work']>;

const namesOf = ({ makers }: Work) => makers.map(({ name }) => name).join(', ');

const addressOf = ({ slug, exhibitor }: Queries.LinedWorkFragment | Work) =>
  `${exhibitor.year}/${workName(exhibitor.slug, slug)}`;

export function Head({
  data,
  location,
  pageContext: { language, year },
}: HeadProps<Data, Context>) {
  const site = present(data.site, 'site');
  const work = present(data.work, 'work');
  const { title, years, medium, measures, exhibitor, picture, alt, share, sale } = work;
  const { edition, currentEdition } = data;
  const isOffered = edition !== null && phaseOn(edition, edition.buildDay) !== 'over';
  const messages = shippedMessages(data.locales, 'exhibitors');
  const stand = messages.standCode.replace('{{code}}', exhibitor.stand);
  const list = `/exhibitors/${year}/`;
  const name = [namesOf(work), title].filter(Boolean).join('. ');
  const image = sharedPicture(picture.gatsbyImageData, share)?.src ?? '';
  return (
    <PageHead
      site={site}
      edition={edition ?? currentEdition}
      locale={language}
      path={location.pathname}
      title={name}
      year={year}
      description={[`${exhibitor.name}, ${stand}`, years, medium, measures]
        .filter(Boolean)
        .join(', ')}
      share={share}
      shareAlt={[name, sale, stand, alt].filter(Boolean).join('. ')}
      locales={data.locales}
      crumbs={[
        { name: messages.exhibitorsOfYear.replace('{{year}}', String(year)), path: list },
        { name: exhibitor.name, path: `${list}${exhibitor.slug}/` },
      ]}
      crumb={title}
      describe={(url) => [
        artwork(
          { ...work, url: url(location.pathname), image: `https://${site.domain}${image}` },
          {
            isGallery: exhibitor.participantType === 'gallery',
            name: exhibitor.name,
            url: url(`${list}${exhibitor.slug}/`),
          },
          isOffered ? edition.lastDay : undefined,
        ),
      ]}
    />
  );
}

export const query = graphql`
  query WorkPage(
    $language: String!
    $year: Int!
    $name: String!
    $previous: String
    $next: String
    $bySame: [String!]!
    $similar: [String!]!
  ) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "exhibitors", "gallery", "stars", "work"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
      ...WorksEdition
    }
    work(year: $year, name: $name) {
      makers {
        name(language: $language)
      }
      year
      circa
      share(language: $language)
      sale: saleText(language: $language)
      size {
        height
        width
        depth
      }
      ...WorkIntro
      exhibitor {
        participantType
        ...StandOnPlan
        works {
          ...LinedWork
        }
      }
    }
    bySame: worksNamed(references: $bySame) {
      ...LinedWork
    }
    similar: worksNamed(references: $similar) {
      ...LinedWork
    }
    previous: work(year: $year, name: $previous) {
      ...WorkNeighbour
    }
    next: work(year: $year, name: $next) {
      ...WorkNeighbour
    }
  }
  fragment WorkNeighbour on Work {
    slug
    title(language: $language)
    exhibitor {
      slug
    }
  }
`;
