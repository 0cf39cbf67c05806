import { bySurname } from '../../../src/site/records/order';
import { artistSlug, artistsOf } from '../../../src/works/model/artists';
import { localizedPath } from '../../../src/i18n/paths';
import { standAnchor } from '../../../src/plan/model/planAnchors';
import type { FairOfYear } from '../fairOfYear';
import { mapAddress } from './mapAddress';
import type { Words } from './words';

export type StandCard = {
  readonly key: string;
  /** The card's name in a report. */
  readonly name: string;
  readonly stand: string;
  readonly exhibitor: string;
  /** Type and city: `галерея, Москва`. */
  readonly about: string;
  /** The artists shown, by surname, without the exhibitor itself. */
  readonly artists: readonly string[];
  /** The address of the exhibitor's page. */
  readonly address: string;
  /** The map's address for a visitor at the stand; undefined if the map does not show the stand. */
  readonly mapAddress: string | undefined;
};

/** Returns a card for each exhibitor, in the order of stands. */
export function standCards(
  fair: FairOfYear,
  { locale, translate, exhibitors }: Words,
): StandCard[] {
  const { year, domain } = fair;
  return inOrderOfStands(fair.exhibitors).map((exhibitor) => {
    const { slug, stand, name, participantType, city } = exhibitor;
    const artistsShown = artistsOf([{ ...exhibitor, year }], year).filter(
      (artist) => artist.slug !== artistSlug(name),
    );
    return {
      key: slug,
      name: `${stand} ${translate(name)}`,
      stand,
      exhibitor: translate(name),
      about: `${exhibitors(`participantTypes.${participantType}`)}, ${translate(city)}`,
      artists: bySurname(artistsShown, locale).map((artist) => translate(artist.name)),
      address: `https://${domain}${localizedPath(`/exhibitors/${year}/${slug}/`, locale)}`,
      mapAddress: mapAddress(fair, standAnchor(stand), locale),
    };
  });
}

/** Sorts exhibitors as visitors meet them along the rows. */
export function inOrderOfStands<Stand extends { readonly stand: string; readonly slug: string }>(
  exhibitors: readonly Stand[],
): Stand[] {
  const orderOf = ({ stand, slug }: Stand) =>
    `${stand.replace(/\d+/, (n) => n.padStart(3, '0'))} ${slug}`;
  return [...exhibitors].sort((a, b) => orderOf(a).localeCompare(orderOf(b), 'en'));
}
