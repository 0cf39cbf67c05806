import { generalSectionKinds } from '../../sections/schema/generalSections';
import { recordSectionKinds } from './recordSections';
import type { SectionKind } from './sections';

/** Kinds with much code, or for few pages, which pages with a structure of their own go without. */
const textPageKinds: readonly SectionKind[] = ['clauses', 'gallery', 'way', 'hours'];
const general = generalSectionKinds.filter((kind) => !textPageKinds.includes(kind));
const withoutForms = general.filter((kind) => kind !== 'form');

/** What the pages with a structure of their own show, by route. */
const ownPages = new Map<string, readonly SectionKind[]>(
  Object.entries({
    '404': [],
    exhibitors: [],
    for_participants: [...general, 'stages', 'phases'],
    index: [...general, ...recordSectionKinds, 'phases'],
    map: withoutForms,
    my: withoutForms,
    navigation: [...general, 'dialog'],
    partners: [...general, 'partners'],
    program: [...general, 'programme'],
    speakers: [],
    tickets: [...general, 'tickets', 'ticketFinder', 'admission', 'refund', 'phases'],
  }),
);

/** Kinds of section that the page of a route shows: a text page shows all general ones. */
export function kindsShownAt(route: string): readonly SectionKind[] {
  return ownPages.get(route) ?? generalSectionKinds;
}
