/**
 * The policy in the header of every response. It only forbids framing, which a policy in HTML
 * cannot do. The rest depends on the page's inline parts and is in its HTML
 * (site/finish/pagePolicy).
 */
const headerPolicy = "frame-ancestors 'none'";

/**
 * The security headers of every response. `_headers` does not apply to functions, so they pass a
 * policy of their own.
 */
export function securityHeaders(policy = headerPolicy): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Folders of data for other apps, which pages of any other site can read (decision 043). */
export const openFolders = ['/calendar', '/data', '/feeds', '/schedule'] as const;

/** Paths whose responses are saved rather than displayed, with the names of the files. */
export type SavedFiles = ReadonlyMap<string, string>;

/**
 * Returns the text of `_headers` (decision 008): general headers with the build's id, open data,
 * names of saved files.
 */
export function headersFile(build: string, saved: SavedFiles = new Map()): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', { ...securityHeaders(), 'Server-Timing': `build;desc=${build}` }],
    ...openFolders.map((folder): (typeof rules)[number] => [
      `${folder}/*`,
      { 'Access-Control-Allow-Origin': '*' },
    ]),
    ...[...saved].map(([path, name]): (typeof rules)[number] => [
      path,
      { 'Content-Disposition': `attachment; filename*=UTF-8''${encoded(name)}` },
    ]),
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}

/** Encodes a file's name by RFC 8187, with four more characters than in addresses. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
