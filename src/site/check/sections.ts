import { readAddress } from '../../lib/address';
import { ownAnchors } from '../../past-events/model/ownAnchors';
import { isPublished } from '../../press/model/releases';
import { boxOfficeOnly, ticketTypes } from '../../tickets/model/tickets';
import { yearOfPastEvent, kindsShownAt } from '../content/sitePages';
import type { Section } from '../content/page';
import {
  type ContentFolder,
  type Written,
  recordsOf,
  repeatsIn,
  sectionsOf,
  siteOf,
} from './files/contentFolder';
import type { Problem, ProblemCode } from './problems/problem';

/**
 * Reports sections that their page does not show, anchors that the page itself uses, impossible
 * ticket tables and empty slides.
 */
export function sectionProblems(folder: ContentFolder): Problem[] {
  const ownDomains = (siteOf(folder)?.ownDomains ?? []).flatMap((domain) => domain ?? []);
  return sectionsOf(folder).flatMap((section) => [
    ...placeProblems(section),
    ...anchorProblems(section),
    ...ticketProblems(section),
    ...slideProblems(section, ownDomains),
  ]);
}

function placeProblems(section: Written<Section>): Problem[] {
  const kind = section.at('kind');
  if (kind.value === undefined || kindsShownAt(section.place.route).includes(kind.value)) return [];
  return [kind.problem('sectionNotShown', { value: kind.value })];
}

/** The page of a past event has its own rows, and an `id` must be unique on its page. */
function anchorProblems(section: Written<Section>): Problem[] {
  const anchor = section.at('anchor');
  const isTaken =
    yearOfPastEvent(section.place.route) !== undefined &&
    ownAnchors.some((own) => own === anchor.value);
  return isTaken ? [anchor.problem('anchorTaken', { value: anchor.value ?? '' })] : [];
}

/**
 * Reports ticket types that are missing or repeated, and types that need a document but are also
 * sold outside the box office (spec §3, §6).
 */
function ticketProblems(section: Written<Section>): Problem[] {
  const table = section.at('tickets');
  const types = table.items().map((ticket) => ticket.at('type'));
  if (types.length === 0) return [];
  const given = types.map(({ value }) => value);
  const missing = ticketTypes.filter((type) => !given.includes(type)).join(', ');
  const soldAway = table.items().flatMap((ticket) => {
    const { type: value } = ticket.value ?? {};
    if (value === undefined || !boxOfficeOnly.includes(value)) return [];
    const onSite = ticket.list('sold').filter((sold) => sold.value === 'site');
    return onSite.map((sold) => sold.problem('boxOfficeOnly', { value }));
  });
  return [
    ...(missing === '' ? [] : [table.problem('ticketMissing', { value: missing })]),
    ...repeatsIn(types, ({ value }) => value).map(([type]) =>
      type.problem('ticketTwice', { value: type.value ?? '' }),
    ),
    ...soldAway,
  ];
}

function slideProblems(section: Written<Section>, ownDomains: readonly string[]): Problem[] {
  return section.list('slides').flatMap((slide) => {
    const { type, src } = slide.value ?? {};
    if (src === undefined) return [];
    const code = faultOf(type, src, ownDomains);
    return code === undefined ? [] : [slide.at('src').problem(code, { value: src })];
  });
}

function faultOf(
  type: string | undefined,
  src: string,
  ownDomains: readonly string[],
): ProblemCode | undefined {
  const { kind } = readAddress(src, ownDomains);
  // Browsers refuse to load an http page inside an https one.
  const isFetched =
    kind === 'outside' || kind === 'own'
      ? /^https:/i.test(src)
      : kind === 'page' || kind === 'file' || kind === 'here';
  const isFrame = type === 'iframe' || type === 'map';
  if (isFrame && isFetched) return kind === 'outside' ? undefined : 'slideOwnPage';
  const isFile = type === 'video' || type === 'image';
  if (isFrame || (isFile && (!isFetched || kind === 'page' || kind === 'here')))
    return 'slideAddress';
  // A path that begins with two slashes is a broken link, which another rule reports.
  const isElsewhere = kind === 'outside' || kind === 'own' || kind === 'contact';
  return type === 'ajax' && isElsewhere ? 'slideOtherSite' : undefined;
}

/** Reports releases if the press page has no section `releases`, which names the press office. */
export function releaseProblems(folder: ContentFolder): Problem[] {
  const page = recordsOf(folder, 'page').find(({ place }) => place.route === 'press');
  // Other rules report errors in the page or its sections.
  const isUnknown =
    page !== undefined && (page.value === undefined || page.at('sections').isRefused);
  const isListed = page?.list('sections').some(({ value }) => value?.kind === 'releases');
  if (isUnknown || isListed === true) return [];
  return recordsOf(folder, 'release').map((release) => release.problem('releaseNotListed'));
}

/** Reports releases of a later day, which the site does not show yet. */
export function releaseNotes(folder: ContentFolder, today: string): Problem[] {
  return recordsOf(folder, 'release').flatMap((release) => {
    const { date = '' } = release.place;
    return isPublished(date, today) ? [] : [release.problem('releaseToCome', { value: date })];
  });
}
