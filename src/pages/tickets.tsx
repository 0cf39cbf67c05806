import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import { eventWithOffers, exhibitionEvent } from '../structured-data/fair';
import { phaseOn } from '../edition/model/phase';
import {
  isForOnline,
  isShutAt,
  saleOf,
  saleStart,
  ticketAnchor,
  whatOf,
} from '../tickets/model/tickets';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { TicketsSections } from '../tickets/TicketsSections';

type Context = { language: Locale };
type Data = Queries.TicketsPageQuery;

/**
 * /tickets/: the choice of tickets, free and discounted admission, refunds (spec §3, §5, §6, §9).
 */
export default function TicketsPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  const hasTickets = page.sections?.some((section) => section?.__typename === 'TicketsSection');
  return (
    <StaticPage shell={data} locale={language} page={page} isErrand={hasTickets}>
      <TicketsSections
        page={page}
        edition={data.edition}
        email={present(data.contacts, 'site.yaml').contacts.email}
        sale={data.sale?.page ?? null}
      />
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  const { page, site, edition, nextEdition } = props.data;
  const { buildDay } = edition;
  const phase = phaseOn(edition, buildDay);
  const { firstDay, lastDay, venue } = (phase === 'over' && nextEdition) || edition;
  const hasProvider = props.data.sale?.page != null;
  const isShut = isShutAt(edition.admission, buildDay);
  const lastEntry = edition.admission.at(-1)?.until;
  const tickets = (page?.sections ?? []).flatMap((section) =>
    section?.__typename === 'TicketsSection' && phase !== 'over' ? section.tickets : [],
  );
  return (
    <StaticPageHead
      {...props}
      describe={(url, image) => [
        eventWithOffers(
          exhibitionEvent({
            name: present(site, 'site.yaml').name,
            description: present(page, 'page').description,
            url: url('/'),
            image,
            firstDay,
            lastDay,
            venue: venue.name,
            address: venue.address,
          }),
          tickets.map(({ type, name, what, price, sold }) => {
            const sale = saleOf({ type, sold }, phase, { hasProvider, isShut });
            return {
              name,
              what: whatOf(what, edition, buildDay),
              price,
              url: `${url('/tickets/')}#${ticketAnchor(type)}`,
              sale,
              firstDay: saleStart(sale, edition, buildDay),
              end: lastEntry === undefined || isForOnline(type) ? lastDay : `${lastEntry}:00+03:00`,
            };
          }),
        ),
      ]}
    />
  );
}

export const query = graphql`
  query TicketsPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "gallery", "pages", "tickets"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    contacts: siteSettings {
      contacts {
        email
      }
    }
    sale: ticketSale {
      page
    }
    edition: currentEdition {
      ...PhasedEdition
      ...TicketEdition
      ...RefundEdition
      venue {
        name(language: $language)
        address(language: $language)
      }
    }
    nextEdition {
      firstDay
      lastDay
    }
    page(route: { eq: "tickets" }) {
      ...PageFrame
      ...SharedPage
      ...TicketsSections
    }
  }
`;
