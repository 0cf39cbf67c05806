import { createHash } from 'node:crypto';
import type { WrittenNotice } from '../../venue/notices/schema';
import { compareNotices, type Notice } from '../../venue/notices/model/notices';
import { localeCodes, type Locale } from '../../i18n/locales';
import { localizedPath } from '../../i18n/paths';
import { readAddress } from '../../lib/address';

export type Notices = Record<Locale, Notice[]>;

/**
 * Returns the notices that end on the given day in Moscow or later, in both languages, in order
 * (decision 026). Links to `ownDomains` are marked.
 */
export function publicNotices(
  written: readonly WrittenNotice[],
  day: string,
  ownDomains: readonly string[] = [],
): Notices {
  const current = written.filter(({ until }) => until.slice(0, 10) >= day);
  const [ru = [], en = []] = localeCodes.map((locale) =>
    current.map((notice) => inLanguage(notice, locale, ownDomains)).sort(compareNotices),
  );
  return { ru, en };
}

/**
 * Returns the latest moment until now at which a notice appeared or ended; empty if none did. Pages
 * show the same notices until the next such moment.
 */
export function momentOfNotices(notices: readonly Notice[], now: string): string {
  const moments = notices.flatMap(({ from, until }) => [from, until]);
  return (
    moments
      .filter((moment) => moment <= now)
      .sort()
      .at(-1) ?? ''
  );
}

function inLanguage(
  { slug, level, text, link, from, until, pages }: WrittenNotice,
  locale: Locale,
  ownDomains: readonly string[],
): Notice {
  return {
    // A hash of the text in both languages, so that a notice closed in one language stays closed in
    // the other.
    key: `${slug}.${createHash('sha256')
      .update(JSON.stringify([text, link]))
      .digest('hex')
      .slice(0, 6)}`,
    level,
    text: text[locale],
    from,
    until,
    ...(link !== undefined && {
      link: { ...targetOf(link.to, locale, ownDomains), label: link.label[locale] },
    }),
    ...(pages !== undefined && { pages }),
  };
}

function targetOf(to: string, locale: Locale, ownDomains: readonly string[]) {
  const address = readAddress(to, ownDomains);
  if (address.kind === 'unsafe') throw new Error(`A notice leads to an unsafe address: ${to}`);
  if (address.kind === 'page')
    return { href: localizedPath(address.path, locale) + address.suffix };
  return { href: address.href, ...(address.kind === 'own' && { isOwn: true }) };
}
