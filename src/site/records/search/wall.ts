import type { TFunction } from 'i18next';
import type { Nodes } from '../../content/nodes';
import type { Colour } from '../../../works/model/colour';
import { lastingSale } from '../../../works/model/sale';
import { sidesOf } from '../../../works/model/scale';
import { optionsOf, priceSteps } from '../../../works/model/worksFilter';
import { formatRoubles } from '../../../lib/roubles';
import { localeCodes, type Locale } from '../../../i18n/locales';
import { translator } from '../../content/translator';
import type { Found } from './entries';

type Exhibitor = Nodes['Exhibitor'];
/** A work on the wall, with its exhibitor and the colours of its picture. */
export type SearchedWork = {
  work: NonNullable<Exhibitor['works']>[number];
  exhibitor: Exhibitor;
  colours: readonly Colour[];
};

/**
 * Returns entries for the filters of a year's list of works (technique, size, colour, price) and
 * for its order by price. Leaves out filters that match no work.
 */
export function wallEntries(
  hung: readonly SearchedWork[],
  wall: Pick<Found, 'name' | 'path'>,
  language: Locale,
): Found[] {
  const works = hung.map(({ work, exhibitor, colours }) => ({
    ...lastingSale(work, undefined),
    technique: work.technique ?? null,
    size: sidesOf(work.size) ?? null,
    colours,
    makers: [],
    exhibitor,
  }));
  const { technique, size, colour, price } = optionsOf(works, [], []);
  const entriesOf = <Value extends string | number>(
    key: string,
    values: readonly Value[],
    filterTexts: (
      t: TFunction<'works'>,
      locale: Locale,
    ) => { key: string; label: (value: Value) => string },
  ) => {
    const textsIn = (locale: Locale) => filterTexts(translator(locale, 'works'), locale);
    return values.map((value) => ({
      name: `${wall.name}: ${textsIn(language).label(value)}`,
      path: `${wall.path}?${key}=${value}`,
      note: textsIn(language).key,
      texts: localeCodes.flatMap((locale) => {
        const { label, key: filter } = textsIn(locale);
        return [label(value), filter];
      }),
    }));
  };
  const steps = priceSteps(works);
  const limit = (side: 'from' | 'to') => (t: TFunction<'works'>, locale: Locale) => ({
    key: t('filter.price'),
    label: (price: number) => t(`price.${side}`, { price: formatRoubles(price, locale) }),
  });
  return [
    ...entriesOf('technique', technique, (t) => ({
      key: t('filter.technique'),
      label: (value) => t(`technique.${value}`),
    })),
    ...entriesOf('size', size, (t) => ({
      key: t('filter.size'),
      label: (value) => t(`size.${value}`),
    })),
    ...entriesOf('colour', colour, (t) => ({
      key: t('filter.colour'),
      label: (value) => t(`colour.${value}`),
    })),
    ...entriesOf('price-to', steps, limit('to')),
    ...entriesOf('price-from', steps.slice(-1), limit('from')),
    ...entriesOf('price', price, (t) => ({
      key: t('filter.price'),
      label: (value) => t(`price.${value}`),
    })),
    ...entriesOf('sort', steps.length > 0 ? (['price'] as const) : [], (t) => ({
      key: t('sort'),
      label: (value) => t(`sorts.${value}`),
    })),
  ];
}
