import type { Nodes } from '../../content/nodes';
import { localize, type Locale, type Localized } from '../../../i18n/locales';
import { standRows } from '../../../plan/model/standRows';
import { wordsOf } from './words';

/** An exhibitor at its stand, in one language. */
export type StandFacts = {
  code: string;
  /** Whether the plan in the file has this stand. */
  isDrawn: boolean;
  name: string;
  /** Its page. */
  url: string;
  /** `галерея, Москва` */
  about: string;
  /** `Глеб Охринский, Таисия Бузунова`; empty if it names none. */
  artists: string;
};

/** The taken stands of a row, by code; without a plan there is one row, which has no name. */
export type RowFacts = { id: string; name: string; stands: StandFacts[] };

/** A year's exhibitors by row and stand. */
export function standFacts(
  exhibitors: readonly Nodes['Exhibitor'][],
  plan: Nodes['Plan'] | undefined,
  isDrawn: boolean,
  { locale, link }: { locale: Locale; link: (path: string) => string },
): RowFacts[] {
  const say = (text: Localized) => localize(text, locale);
  const { participantTypes } = wordsOf(locale).exhibitors;
  const halls = plan?.halls.map(({ id, name }) => ({ id, name: say(name) }));
  const rows = standRows(
    halls ?? [{ id: '', name: '' }],
    plan?.stands ?? exhibitors.map(({ stand }) => ({ code: stand, hall: '' })),
    exhibitors,
  );
  return rows
    .map(({ id, name, stands }) => ({
      id,
      name,
      stands: stands.flatMap(({ code, holder }): StandFacts[] => {
        if (holder === undefined) return [];
        const { participantType, city, artists = [], fields } = holder;
        return [
          {
            code,
            isDrawn,
            name: say(holder.name),
            url: link(`/exhibitors/${fields.year}/${fields.slug}/`),
            about: `${participantTypes[participantType]}, ${say(city)}`,
            artists: artists.map(say).join(', '),
          },
        ];
      }),
    }))
    .filter(({ stands }) => stands.length > 0);
}
