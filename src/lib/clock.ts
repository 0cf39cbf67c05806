/** The present moment. Nothing else may read the clock (design §3). */
export function now(): Date {
  return new Date();
}

/** A moment's day in Moscow, where the fair is: `2026-04-02`. */
export function moscowDay(moment: Date): string {
  return moscowTime(moment).slice(0, 10);
}

/** The later of two days, since a visitor's clock may be behind the build. */
export function laterDay(one: string, other: string): string {
  return one > other ? one : other;
}

/** A moment in Moscow, to the minute: `2026-04-02T14:05`. */
export function moscowTime(moment: Date): string {
  // Moscow keeps UTC+3 all year.
  return new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 16);
}
