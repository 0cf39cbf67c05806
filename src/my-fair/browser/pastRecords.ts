import type { Locale } from '../../i18n/locales';
import { pastPath } from '../model/pastPath';
import type { MyRecord } from '../records';

const cache = new Map<Locale, readonly MyRecord[]>();

/** Fetches the records of past years, once for each language. */
export async function pastRecords(locale: Locale): Promise<readonly MyRecord[]> {
  const fetched = cache.get(locale);
  if (fetched !== undefined) return fetched;
  const answer = await fetch(pastPath(locale));
  if (!answer.ok) throw new Error(`${answer.status} for ${pastPath(locale)}`);
  const records = (await answer.json()) as readonly MyRecord[];
  cache.set(locale, records);
  return records;
}
