/**
 * The e-mail addresses that a lead may carry (spec §5): segments of letters, digits, underscores
 * and hyphens, an @, a domain whose last part has from 2 letters up to `most`. Written as a browser
 * reads the `pattern` of an input, where a hyphen in brackets is escaped.
 */
export function leadEmailPattern(most: number): string {
  const segment = '[A-Za-z0-9_\\-]+';
  const label = '[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?';
  return `${segment}(?:\\.${segment})*@(?:${label}\\.)+[A-Za-z]{2,${most}}`;
}
