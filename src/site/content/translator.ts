import { createInstance, type TFunction } from 'i18next';
import { readFileSync } from 'node:fs';
import type { Locale } from '../../i18n/locales';
import type { Namespace } from '../../i18n/messages';

const i18n = createInstance();
void i18n.init({
  resources: {},
  interpolation: { escapeValue: false },
  // Nothing is loaded asynchronously, so initialization can be synchronous.
  initImmediate: false,
});

/**
 * Returns the function that translates a namespace's messages, for files that the build and the
 * tools write in addition to pages. Pages and queried files receive their messages from their
 * query.
 */
export function translator<Name extends Namespace>(
  locale: Locale,
  namespace: Name,
): TFunction<Name> {
  if (!i18n.hasResourceBundle(locale, namespace)) {
    const file = `src/i18n/messages/${locale}/${namespace}.json`;
    i18n.addResourceBundle(locale, namespace, JSON.parse(readFileSync(file, 'utf8')));
  }
  return i18n.getFixedT(locale, namespace);
}
