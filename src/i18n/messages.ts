import type englishChanges from './messages/en/changes.json';
import type englishCommon from './messages/en/common.json';
import type englishConsent from './messages/en/consent.json';
import type englishDesk from './messages/en/desk.json';
import type englishErrors from './messages/en/errors.json';
import type englishExhibitors from './messages/en/exhibitors.json';
import type englishForms from './messages/en/forms.json';
import type englishGallery from './messages/en/gallery.json';
import type englishMap from './messages/en/map.json';
import type englishMy from './messages/en/my.json';
import type englishNavigator from './messages/en/navigator.json';
import type englishOffline from './messages/en/offline.json';
import type englishPages from './messages/en/pages.json';
import type englishPartners from './messages/en/partners.json';
import type englishPastEvents from './messages/en/pastEvents.json';
import type englishPocket from './messages/en/pocket.json';
import type englishPress from './messages/en/press.json';
import type englishProgramme from './messages/en/programme.json';
import type englishRecordings from './messages/en/recordings.json';
import type englishSearch from './messages/en/search.json';
import type englishSessions from './messages/en/sessions.json';
import type englishSheets from './messages/en/sheets.json';
import type englishSpeakers from './messages/en/speakers.json';
import type englishStages from './messages/en/stages.json';
import type englishStars from './messages/en/stars.json';
import type englishTickets from './messages/en/tickets.json';
import type englishWay from './messages/en/way.json';
import type englishWork from './messages/en/work.json';
import type englishWorks from './messages/en/works.json';
import type changes from './messages/ru/changes.json';
import type common from './messages/ru/common.json';
import type consent from './messages/ru/consent.json';
import type desk from './messages/ru/desk.json';
import type errors from './messages/ru/errors.json';
import type exhibitors from './messages/ru/exhibitors.json';
import type forms from './messages/ru/forms.json';
import type gallery from './messages/ru/gallery.json';
import type map from './messages/ru/map.json';
import type my from './messages/ru/my.json';
import type navigator from './messages/ru/navigator.json';
import type offline from './messages/ru/offline.json';
import type pages from './messages/ru/pages.json';
import type partners from './messages/ru/partners.json';
import type pastEvents from './messages/ru/pastEvents.json';
import type pocket from './messages/ru/pocket.json';
import type press from './messages/ru/press.json';
import type programme from './messages/ru/programme.json';
import type recordings from './messages/ru/recordings.json';
import type search from './messages/ru/search.json';
import type sessions from './messages/ru/sessions.json';
import type sheets from './messages/ru/sheets.json';
import type speakers from './messages/ru/speakers.json';
import type stages from './messages/ru/stages.json';
import type stars from './messages/ru/stars.json';
import type tickets from './messages/ru/tickets.json';
import type way from './messages/ru/way.json';
import type work from './messages/ru/work.json';
import type works from './messages/ru/works.json';

/** All messages by namespace; the types of keys come from the default locale (design §1). */
export type Messages = {
  changes: typeof changes;
  common: typeof common;
  consent: typeof consent;
  desk: typeof desk;
  errors: typeof errors;
  exhibitors: typeof exhibitors;
  forms: typeof forms;
  gallery: typeof gallery;
  map: typeof map;
  my: typeof my;
  offline: typeof offline;
  pages: typeof pages;
  partners: typeof partners;
  pastEvents: typeof pastEvents;
  pocket: typeof pocket;
  press: typeof press;
  programme: typeof programme;
  recordings: typeof recordings;
  search: typeof search;
  sessions: typeof sessions;
  sheets: typeof sheets;
  speakers: typeof speakers;
  navigator: typeof navigator;
  stages: typeof stages;
  stars: typeof stars;
  tickets: typeof tickets;
  way: typeof way;
  work: typeof work;
  works: typeof works;
};

export type Namespace = keyof Messages;

type EnglishMessages = {
  changes: typeof englishChanges;
  common: typeof englishCommon;
  consent: typeof englishConsent;
  desk: typeof englishDesk;
  errors: typeof englishErrors;
  exhibitors: typeof englishExhibitors;
  forms: typeof englishForms;
  gallery: typeof englishGallery;
  map: typeof englishMap;
  my: typeof englishMy;
  offline: typeof englishOffline;
  pages: typeof englishPages;
  partners: typeof englishPartners;
  pastEvents: typeof englishPastEvents;
  pocket: typeof englishPocket;
  press: typeof englishPress;
  programme: typeof englishProgramme;
  recordings: typeof englishRecordings;
  search: typeof englishSearch;
  sessions: typeof englishSessions;
  sheets: typeof englishSheets;
  speakers: typeof englishSpeakers;
  navigator: typeof englishNavigator;
  stages: typeof englishStages;
  stars: typeof englishStars;
  tickets: typeof englishTickets;
  way: typeof englishWay;
  work: typeof englishWork;
  works: typeof englishWorks;
};

/** A namespace's messages in either language, as in a page's data. */
export type ShippedMessages<Name extends Namespace> = Messages[Name] | EnglishMessages[Name];

// Endings of keys with plural forms: Russian has one, few, many and other; English has one and
// other. Keys are compared without these endings.
type KeyName<Key> = Key extends `${infer Name}_${'one' | 'few' | 'many' | 'other'}` ? Name : Key;
type Shape<Tree> = {
  [Key in keyof Tree as KeyName<Key>]: Tree[Key] extends string ? string : Shape<Tree[Key]>;
};
type Same<A, B> = [A, B] extends [B, A] ? true : never;

/** Fails to compile if a message exists in one language only. */
export const englishHasEveryMessage: Same<Shape<EnglishMessages>, Shape<Messages>> = true;

export type Shipped = {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null };
  }[];
};

/** Parses a namespace's messages for `Head`, where no hook works (docs/platform.md). */
export function shippedMessages<Name extends Namespace>(
  { edges }: Shipped,
  name: Name,
): ShippedMessages<Name> {
  const data = edges.find(({ node }) => node.ns === name)?.node.data;
  return JSON.parse(data ?? '{}') as ShippedMessages<Name>;
}
