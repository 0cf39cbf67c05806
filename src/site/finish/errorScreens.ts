import { existsSync, renameSync, rmSync } from 'node:fs';
import { localeCodes } from '../../i18n/locales';
import { localizedPath } from '../../i18n/paths';

/**
 * Removes the error screens from their pages' addresses, where a host would serve them with 200
 * (spec §2, error screens): /404/ is then served like any missing page, /500/ by a rule of
 * site/host/redirects with the file made here.
 */
export function closeErrorScreens(folder: string): void {
  for (const locale of localeCodes) {
    const home = folder + localizedPath('/', locale);
    rmSync(`${home}404`, { recursive: true, force: true });
    if (existsSync(`${home}500/index.html`)) renameSync(`${home}500/index.html`, `${home}500.html`);
    rmSync(`${home}500`, { recursive: true, force: true });
  }
}
