/** The level of a notice: informative, or so urgent that it interrupts. */
export const noticeLevels = ['info', 'urgent'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/** When and where a notice is shown: moments in Moscow, paths without a locale. */
export type NoticePlace = {
  readonly from: string;
  readonly until: string;
  /** Paths, or `/path/*` for a page with everything below it; every page by default. */
  readonly pages?: readonly string[] | undefined;
};

/** The link of a notice; `isOwn` marks a full address on one of the fair's own domains. */
type NoticeLink = {
  readonly href: string;
  readonly label: string;
  readonly isOwn?: boolean | undefined;
};

/** A notice in one language, as in pages and `builds/latest.json`. */
export type Notice = NoticePlace & {
  /**
   * The notice's slug and a hash of its text: with another text, it is a new notice to visitors.
   */
  readonly key: string;
  readonly level: NoticeLevel;
  readonly text: string;
  readonly link?: NoticeLink | undefined;
};

/**
 * Whether a notice is shown at a moment in Moscow (`until` is the first minute without it) on a
 * page with this path, without a locale. Every page with notices has it in an inline script, too
 * (scripts/notices).
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

/** Sorts notices: urgent ones first, then by start, latest first. */
export function compareNotices(
  one: Pick<Notice, 'level' | 'from' | 'key'>,
  other: Pick<Notice, 'level' | 'from' | 'key'>,
): number {
  const urgency = noticeLevels.indexOf(other.level) - noticeLevels.indexOf(one.level);
  if (urgency !== 0) return urgency;
  if (one.from !== other.from) return one.from < other.from ? 1 : -1;
  return one.key < other.key ? -1 : 1;
}

/** Returns the late notices from top to bottom: new notices first, then those shown before. */
export function nextLate(before: readonly Notice[], due: readonly Notice[]): Notice[] {
  const find = (notices: readonly Notice[], key: string) =>
    notices.find((notice) => notice.key === key);
  return [
    ...due.filter(({ key }) => find(before, key) === undefined),
    ...before.flatMap(({ key }) => find(due, key) ?? []),
  ];
}
