import { recordSections } from '../../home/schema';
import { pressSections } from '../../press/schema';
import { generalSections } from '../../sections/schema';
import { yearOfPastEvent } from './pastEvents';
import { kindsOf, type SectionKind } from './sections';

const generalKinds: readonly SectionKind[] = kindsOf(generalSections);

/** Kinds with much code, or for few pages; pages with their own structure do not have them. */
const textPageKinds: readonly SectionKind[] = ['clauses', 'gallery', 'way', 'hours', 'call'];
const general = generalKinds.filter((kind) => !textPageKinds.includes(kind));
const withoutForms = general.filter((kind) => kind !== 'form');

/** What pages with their own structure show, by route. */
const ownPages = new Map<string, readonly SectionKind[]>(
  Object.entries({
    '404': [],
    exhibitors: [],
    for_participants: [...general, 'stages', 'phases'],
    index: [...general, ...kindsOf(recordSections), 'phases'],
    map: withoutForms,
    my: withoutForms,
    navigation: [...general, 'dialog'],
    partners: [...general, 'call', 'partners'],
    past_events: ['phases'],
    press: [...general, 'call', 'gallery', ...kindsOf(pressSections)],
    program: [...general, 'programme'],
    search: withoutForms,
    'search/names': [],
    speakers: [],
    tickets: [...general, 'tickets', 'admission', 'refund', 'phases'],
  }),
);

/** Kinds of sections that a page shows; text pages show all general ones. */
export function kindsShownAt(route: string): readonly SectionKind[] {
  if (yearOfPastEvent(route) !== undefined) return [...withoutForms, 'gallery'];
  return ownPages.get(route) ?? generalKinds;
}
