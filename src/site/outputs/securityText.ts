/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a security hole in the site. It is
 * generated, because the address and the domain are the fair's, and because it has to name an
 * expiry date less than a year ahead.
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

/**
 * The first day of the month eleven months ahead, so that all builds of one month write the same
 * file.
 */
function expiryFrom(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + 11, 1)).toISOString().slice(0, 10);
}
