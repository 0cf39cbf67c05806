import { maxNoticeDays, maxAtOnce, type WrittenNotice } from '../../venue/notices/schema';
import { isShown, type NoticePlace } from '../../venue/notices/model/notices';
import { shiftDay } from '../../lib/time/clock';
import { nearestWord } from '../../lib/nearWord';
import { type ContentFolder, recordsOf, type Written } from './files/contentFolder';
import { pagePaths } from './links';
import type { Problem } from './problems/problem';

type Timed = { notice: Written<WrittenNotice>; shown: NoticePlace };

/** Reports notices in wrong order, too long, for no page, or too many (decision 026). */
export function noticeProblems(folder: ContentFolder): Problem[] {
  const lists = recordsOf(folder, 'notices');
  if (lists.length === 0) return [];
  const pages = [...pagePaths(folder)];
  return lists.flatMap((list) => [
    ...timedNotices(list).flatMap(timeProblems),
    ...list.items().flatMap((notice) => [...pageProblems(notice, pages), ...linksHere(notice)]),
    ...crowds(timedNotices(list), pages),
  ]);
}

/** Reports notices that are over: they can stay, but nobody will see them again. */
export function noticeNotes(folder: ContentFolder, moment: string): Problem[] {
  return recordsOf(folder, 'notices')
    .flatMap(timedNotices)
    .filter(({ shown }) => shown.until <= moment)
    .map(({ notice, shown }) => notice.at('until').problem('noticeOver', { value: shown.until }));
}

function timedNotices(list: Written<WrittenNotice[]>): Timed[] {
  return list.items().flatMap((notice) => {
    const { from, until } = notice.value ?? {};
    if (from === undefined || until === undefined) return [];
    const pages = notice.at('pages');
    const named = pages.items().flatMap(({ value }) => value ?? []);
    return [{ notice, shown: { from, until, pages: pages.isWritten ? named : undefined } }];
  });
}

function timeProblems({ notice, shown: { from, until } }: Timed): Problem[] {
  const at = notice.at('until');
  if (until <= from) return [at.problem('endBeforeStart', { value: until, other: from })];
  // Compared to the minute, because a notice can end at the time of day at which it began.
  const last = shiftDay(from.slice(0, 10), maxNoticeDays) + from.slice(10);
  if (until <= last) return [];
  return [at.problem('noticeTooLong', { value: until, count: String(maxNoticeDays) })];
}

/** Reports page patterns that match no page. */
function pageProblems(notice: Written<WrittenNotice>, pages: readonly string[]): Problem[] {
  return notice.list('pages').flatMap((page) => {
    const { value } = page;
    if (value === undefined) return [];
    const anywhere = { from: '', until: '1', pages: [value] };
    if (pages.some((path) => isShown(anywhere, path, '0'))) return [];
    const nearest = nearestWord(value.replace(/\*$/, ''), pages);
    return [page.problem('noSuchPage', { value, nearest })];
  });
}

/** Reports links that are only an anchor: a notice is on many pages, so the anchor would differ. */
function linksHere(notice: Written<WrittenNotice>): Problem[] {
  const to = notice.at('link').at('to');
  return to.value?.startsWith('#') === true ? [to.problem('linkTarget', { value: to.value })] : [];
}

/** Reports a notice that brings a page above the maximum number of notices at once. */
function crowds(notices: readonly Timed[], pages: readonly string[]): Problem[] {
  return notices.flatMap(({ notice, shown: { from, pages: own } }, index) => {
    // The number grows only when a notice begins. Of notices that begin together, the last is
    // reported.
    const others = notices.filter(({ shown }, at) => shown.from < from || at <= index);
    const page = pages.find(
      (path) =>
        isShown({ from, until: '9', pages: own }, path, from) &&
        others.filter(({ shown }) => isShown(shown, path, from)).length > maxAtOnce,
    );
    if (page === undefined) return [];
    const values = { value: from, other: page, count: String(maxAtOnce) };
    return [notice.at('from').problem('noticeCrowd', values)];
  });
}
