/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a hole in the site. Made at build,
 * because the address and the domain are the fair's, and because it must name a day less than a
 * year ahead after which it counts as out of date.
 */
export function securityText(domain: string, email: string, today: string): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiryFrom(today)}T00:00:00Z`,
    'Preferred-Languages: ru, en',
    `Canonical: https://${domain}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The first of the month eleven months on: builds of one month write the same file. */
function expiryFrom(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + 11, 1)).toISOString().slice(0, 10);
}
