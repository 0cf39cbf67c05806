import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/i18n/locales';
import type { Namespace, Shipped } from '../../src/i18n/messages';

/** Returns namespaces of messages as a query answers them. */
export const shipped = (locale: Locale, names: readonly Namespace[]): Shipped => ({
  edges: names.map((ns) => ({
    node: {
      ns,
      data: readFileSync(path.resolve('src/i18n/messages', locale, `${ns}.json`), 'utf8'),
    },
  })),
});
