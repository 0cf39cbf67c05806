import { localize, type Locale, type Localized } from '../../i18n/locales';
import { compareNames } from '../../lib/compareNames';

/** Records in the order of their names in a language. */
export function byName<Named extends { name: Localized }>(
  records: readonly Named[],
  language: Locale,
): Named[] {
  const named = records.map((record) => ({ record, name: localize(record.name, language) }));
  return named.sort((a, b) => compareNames(a.name, b.name, language)).map(({ record }) => record);
}
