/** The page of content/pages whose texts are those of every past edition. */
export const pastEventTexts = 'past_events';

/** The address of a past edition, in Russian; without a year, that of the newest one. */
export const pastEventPath = (year?: number): string =>
  year === undefined ? '/past_events/' : `/past_events/${year}/`;

/** The year of a route such as `past_events/2024`; undefined for any other. */
export function yearOfPastEvent(route: string): number | undefined {
  const year = /^past_events\/(\d{4})$/.exec(route)?.[1];
  return year === undefined ? undefined : Number(year);
}
