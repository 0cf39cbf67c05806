/** The route of the page whose texts all past editions share. */
export const pastEventTexts = 'past_events';

/**
 * Returns the Russian path of a past edition's page; without a year, an address that leads to the
 * newest one.
 */
export const pastEventPath = (year?: number): string =>
  year === undefined ? '/past_events/' : `/past_events/${year}/`;

/** Returns the year of a route such as `past_events/2024`; undefined for any other route. */
export function yearOfPastEvent(route: string): number | undefined {
  const year = /^past_events\/(\d{4})$/.exec(route)?.[1];
  return year === undefined ? undefined : Number(year);
}
