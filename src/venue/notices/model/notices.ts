/** What a notice is: for information, or so urgent that it interrupts. */
export const noticeLevels = ['info', 'urgent'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/**
 * When and where a notice is shown: Moscow moments `2026-04-03T10:00`, and routes without a locale.
 */
export type NoticePlace = {
  readonly from: string;
  readonly until: string;
  /** Paths, or `/path/*` for a page with all below it; every page if left out. */
  readonly pages?: readonly string[] | undefined;
};

/** A notice in one language, as pages and `builds/latest.json` carry it. */
export type Notice = NoticePlace & {
  /** Its slug and a mark of its words: other words under it are another notice to visitors. */
  readonly key: string;
  readonly level: NoticeLevel;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
};

/**
 * Whether a notice is shown at a moment in Moscow (`until` is the first minute without it) on a
 * page whose path has no locale. Inlined into pages as its own source text: it may use nothing from
 * outside itself.
 */
export function isShown(
  { from, until, pages }: NoticePlace,
  path: string,
  moment: string,
): boolean {
  return (
    from <= moment &&
    moment < until &&
    (pages === undefined ||
      pages.some((page) =>
        page.slice(-1) === '*' ? path.indexOf(page.slice(0, -1)) === 0 : path === page,
      ))
  );
}

/** The order of notices: urgent ones first, then what began last. */
export function compareNotices(
  one: Pick<Notice, 'level' | 'from' | 'key'>,
  other: Pick<Notice, 'level' | 'from' | 'key'>,
): number {
  const urgency = noticeLevels.indexOf(other.level) - noticeLevels.indexOf(one.level);
  if (urgency !== 0) return urgency;
  if (one.from !== other.from) return one.from < other.from ? 1 : -1;
  return one.key < other.key ? -1 : 1;
}

/** The late notices, from the top down, after those shown before: what comes goes on top. */
export function nextLate(before: readonly Notice[], due: readonly Notice[]): Notice[] {
  const find = (notices: readonly Notice[], key: string) =>
    notices.find((notice) => notice.key === key);
  return [
    ...due.filter(({ key }) => find(before, key) === undefined),
    ...before.flatMap(({ key }) => find(due, key) ?? []),
  ];
}
