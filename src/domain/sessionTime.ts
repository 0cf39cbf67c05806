/**
 * Whether a session has begun: by the time in Moscow, `2026-04-02T14:05`, where that is known, else
 * by the day of the build, ISO. Its start is `12:00`, Moscow time.
 */
export function hasBegun(
  { date, start }: { readonly date: string; readonly start: string },
  time: string | undefined,
  buildDay: string,
): boolean {
  return time === undefined ? date < buildDay : `${date}T${start}` <= time;
}

/** The page on which one signs up for a session (decision 036). */
export const bookPath = (year: number, slug: string): string => `/program/${year}/${slug}/book/`;
