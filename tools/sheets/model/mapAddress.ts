import type { Locale } from '../../../src/i18n/locales';
import { localizedPath } from '../../../src/i18n/paths';
import { fromValue } from '../../../src/plan/model/planAnchors';
import type { FairOfYear } from '../fairOfYear';

/**
 * The map's address for a visitor at a place, whose `id` on the map is given; undefined if the map
 * does not show the place.
 */
export function mapAddress(
  { domain, onMap }: FairOfYear,
  anchor: string,
  locale: Locale,
): string | undefined {
  if (!onMap.has(anchor)) return undefined;
  return `https://${domain}${localizedPath('/map/', locale)}?from=${fromValue(anchor)}#${anchor}`;
}
