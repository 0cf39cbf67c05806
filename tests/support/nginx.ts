import { existsSync } from 'node:fs';

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** The nginx of this machine, if it has one; `NGINX_PATH` names another. */
export function findNginx(): string | undefined {
  return [process.env['NGINX_PATH'] ?? '', ...places].find((place) => existsSync(place));
}
