import { existsSync } from 'node:fs';

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Returns this machine's nginx, if any; `NGINX_PATH` overrides it. */
export function findNginx(): string | undefined {
  return [process.env['NGINX_PATH'] ?? '', ...places].find((place) => existsSync(place));
}
