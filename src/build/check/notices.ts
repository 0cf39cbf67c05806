import { isMoscowMoment } from '../../content-model/localized';
import { longestNotice, mostAtOnce } from '../../content-model/notice';
import { isShown, type NoticePlace } from '../../domain/notices';
import { daysBetween } from '../../domain/daysBetween';
import { nearestWord } from '../../lib/nearest';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import { pagePaths } from './pagePaths';
import type { Problem } from './problems/problem';
import { fieldOf, itemsOf, problemAt, textOf } from './values';

/** A notice whose moments can be read, with its place in the list. */
type Placed = NoticePlace & { index: number };

/**
 * Notices that end before they begin, last too long, are for no page, or crowd one (decision 026).
 */
export function noticeProblems(folder: ContentFolder): Problem[] {
  const sources = sourcesOf(folder, 'notices');
  if (sources.length === 0) return [];
  const pages = [...pagePaths(folder)];
  return sources.flatMap((source) => {
    const notices = placedNotices(source);
    return [
      ...notices.flatMap((notice) => timeProblems(source, notice)),
      ...pageProblems(source, pages),
      ...linksHere(source),
      ...crowds(source, notices, pages),
    ];
  });
}

/** Notices that are over: they may stay, but nobody will see them again. */
export function noticeNotes(folder: ContentFolder, moment: string): Problem[] {
  return sourcesOf(folder, 'notices').flatMap((source) =>
    placedNotices(source)
      .filter(({ until }) => until <= moment)
      .map(({ index, until }) =>
        problemAt(source, [index, 'until'], 'noticeOver', { value: until }),
      ),
  );
}

function placedNotices(source: ContentSource): Placed[] {
  return itemsOf(source.value).flatMap(([index, item]): Placed[] => {
    const from = textOf(item, 'from');
    const until = textOf(item, 'until');
    if (from === undefined || !isMoscowMoment(from)) return [];
    if (until === undefined || !isMoscowMoment(until)) return [];
    const pages = itemsOf(fieldOf(item, 'pages')).map(([, page]) => String(page));
    return [{ index, from, until, pages: pages.length === 0 ? undefined : pages }];
  });
}

function timeProblems(source: ContentSource, { index, from, until }: Placed): Problem[] {
  if (until <= from)
    return [problemAt(source, [index, 'until'], 'endBeforeStart', { value: until, other: from })];
  const days = daysBetween(from.slice(0, 10), until.slice(0, 10));
  // To the minute: a notice may end at the hour at which it began.
  const isLonger =
    days > longestNotice || (days === longestNotice && until.slice(11) > from.slice(11));
  return isLonger
    ? [
        problemAt(source, [index, 'until'], 'noticeTooLong', {
          value: until,
          count: String(longestNotice),
        }),
      ]
    : [];
}

/** Pages that no visitor can be on. */
function pageProblems(source: ContentSource, pages: readonly string[]): Problem[] {
  return itemsOf(source.value).flatMap(([index, item]) =>
    itemsOf(fieldOf(item, 'pages')).flatMap(([place, page]): Problem[] => {
      if (typeof page !== 'string' || !page.startsWith('/')) return [];
      const wanted = { from: '', until: '1', pages: [page] };
      if (pages.some((path) => isShown(wanted, path, '0'))) return [];
      const nearest = nearestWord(page.replace(/\*$/, ''), pages);
      return [problemAt(source, [index, 'pages', place], 'noSuchPage', { value: page, nearest })];
    }),
  );
}

/** Links to a place on whatever page is open. */
function linksHere(source: ContentSource): Problem[] {
  return itemsOf(source.value).flatMap(([index, item]): Problem[] => {
    const to = textOf(fieldOf(item, 'link'), 'to');
    if (to?.startsWith('#') !== true) return [];
    return [problemAt(source, [index, 'link', 'to'], 'linkTarget', { value: to })];
  });
}

/** The notice with which a page has more of them at a time than can be read over it. */
function crowds(
  source: ContentSource,
  notices: readonly Placed[],
  pages: readonly string[],
): Problem[] {
  return notices.flatMap(({ index, from, pages: own }): Problem[] => {
    // They can only become too many when one begins; of those that begin together, the last tells.
    const others = notices.filter((other) => other.from < from || other.index <= index);
    const page = pages.find(
      (path) =>
        isShown({ from, until: '9', pages: own }, path, from) &&
        others.filter((other) => isShown(other, path, from)).length > mostAtOnce,
    );
    if (page === undefined) return [];
    return [
      problemAt(source, [index, 'from'], 'noticeCrowd', {
        value: from,
        other: page,
        count: String(mostAtOnce),
      }),
    ];
  });
}
