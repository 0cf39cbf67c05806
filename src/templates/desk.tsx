import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DeskAddress, DeskCards, type Card } from '../exhibitors/desk/DeskSharing';
import { DeskLabels } from '../exhibitors/desk/DeskLabels';
import { DeskLetters } from '../exhibitors/desk/DeskLetters';
import { DeskTexts } from '../exhibitors/desk/DeskTexts';
import { desksPath } from '../exhibitors/desk/model/deskPaths';
import * as styles from '../exhibitors/desk/OnScreen.module.css';
import type { Locale } from '../i18n/locales';
import { shippedMessages } from '../i18n/messages';
import { present } from '../lib/present';
import { PageHead, drawnSize } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import { StandardLayout } from '../shell/Shell';

type Context = { language: Locale; year: number };
type Data = Queries.DeskPageQuery;
type Exhibitor = NonNullable<Data['exhibitor']>;

/**
 * /for_participants/{year}/{slug}/: an exhibitor's address, texts, labels and pictures to take from
 * the site, and prepared letters about changes (decision 047). On paper, the address and the
 * labels.
 */
export default function DeskPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('desk');
  const { t: common } = useTranslation('common');
  const exhibitor = present(data.exhibitor, 'exhibitor');
  const { name, stand } = exhibitor;
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={name}
        titleH2={t('subtitle', { stand })}
        rightText={t('about')}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: t('forParticipants'), to: '/for_participants/' },
          { label: t('desksCrumb'), to: desksPath(year) },
          { label: name },
        ]}
        isCompact
      />
      <DeskAddress exhibitor={exhibitor} />
      <div className={styles.onScreen}>
        <DeskLetters
          exhibitor={exhibitor}
          edition={present(data.edition, 'edition')}
          email={present(data.settings, 'site.yaml').contacts.email}
        />
        <DeskCards cards={cardsOf(exhibitor, t('cardOfPage'), t('cardOf', { name }))} />
      </div>
      <DeskLabels exhibitor={exhibitor} />
      <div className={styles.onScreen}>
        <DeskTexts exhibitor={exhibitor} />
      </div>
    </StandardLayout>
  );
}

/**
 * Returns the share pictures of the exhibitor's page and of its works; pages without a picture are
 * left out.
 */
function cardsOf({ slug, share, works }: Exhibitor, name: string, alt: string): Card[] {
  const all = [
    { key: slug, name, alt: works?.[0]?.alt ?? alt, share },
    ...(works ?? []).map((work) => ({
      key: `${slug}-${work.slug}`,
      name: work.title,
      alt: work.alt,
      share: work.share,
    })),
  ];
  return all.flatMap(({ share: src, ...card }) =>
    src === null ? [] : [{ ...card, file: { src, ...drawnSize } }],
  );
}

export function Head({
  data,
  location,
  pageContext: { language, year },
}: HeadProps<Data, Context>) {
  const { name } = present(data.exhibitor, 'exhibitor');
  const words = shippedMessages(data.locales, 'desk');
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.currentEdition}
      locale={language}
      path={location.pathname}
      title={words.title.replace('{{name}}', name)}
      year={year}
      description={words.about}
      noindex
    />
  );
}

export const query = graphql`
  query DeskPage($language: String!, $year: Int!, $slug: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "desk", "exhibitors"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      lastDay
      buildDay
    }
    settings: siteSettings {
      contacts {
        email
      }
    }
    exhibitor(year: { eq: $year }, slug: { eq: $slug }) {
      slug
      share(language: $language)
      works {
        slug
        alt(language: $language)
        share(language: $language)
      }
      ...DeskAddress
      ...DeskLetters
      ...DeskLabels
      ...DeskTexts
    }
  }
`;
