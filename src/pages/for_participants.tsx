import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { ParticipantsSections } from '../participants/ParticipantsSections';

type Context = { language: Locale };
type Data = Queries.ForParticipantsPageQuery;

/** /for_participants/: who can apply, the stages of selection, the application (spec §4). */
export default function ForParticipantsPage({
  data,
  pageContext: { language },
}: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  const hasPhases = page.sections?.some((section) => section?.__typename === 'PhasesSection');
  return (
    <StaticPage shell={data} locale={language} page={page} isErrand={hasPhases}>
      <ParticipantsSections
        page={page}
        introduction={page.introduction}
        edition={data.edition}
        email={present(data.contacts, 'site.yaml').contacts.email}
      />
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query ForParticipantsPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "gallery", "pages", "stages"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    contacts: siteSettings {
      contacts {
        email
      }
    }
    edition: seasonEdition {
      ...PhasedEdition
    }
    page(route: { eq: "for_participants" }) {
      ...PageFrame
      ...SharedPage
      ...ParticipantsSections
    }
  }
`;
