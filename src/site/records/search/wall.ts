import type { Nodes } from '../../content/nodes';
import type { Colour } from '../../../works/model/colour';
import { lastingSale } from '../../../works/model/sale';
import { sidesOf } from '../../../works/model/scale';
import { optionsOf, priceSteps } from '../../../works/model/worksFilter';
import { formatRoubles } from '../../../lib/roubles';
import { localeCodes, type Locale } from '../../../i18n/locales';
import english from '../../../i18n/messages/en/works.json';
import russian from '../../../i18n/messages/ru/works.json';
import type { Found } from './found';

type Exhibitor = Nodes['Exhibitor'];
/** A work on the wall, with its exhibitor and the colours of its picture. */
export type SearchedWork = {
  work: NonNullable<Exhibitor['works']>[number];
  exhibitor: Exhibitor;
  colours: readonly Colour[];
};

const words = { ru: russian, en: english };
type Words = (typeof words)[Locale];

/**
 * What a year's wall can be asked for in words: its works by technique, size, colour and price, and
 * the cheapest first. Only choices that the wall has.
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
    saidIn: (words: Words, locale: Locale) => { key: string; label: (value: Value) => string },
  ) =>
    values.map((value) => {
      const { key: note, label } = saidIn(words[language], language);
      return {
        name: `${wall.name}: ${label(value)}`,
        path: `${wall.path}?${key}=${value}`,
        note,
        texts: localeCodes.flatMap((locale) => {
          const filterTexts = saidIn(words[locale], locale);
          return [filterTexts.label(value), filterTexts.key];
        }),
      };
    });
  const steps = priceSteps(works);
  const limit = (side: 'from' | 'to') => (filterTexts: Words, locale: Locale) => ({
    key: filterTexts.filter.price,
    label: (price: number) =>
      filterTexts.price[side].replace('{{price}}', formatRoubles(price, locale)),
  });
  return [
    ...entriesOf('technique', technique, (filterTexts) => ({
      key: filterTexts.filter.technique,
      label: (value) => filterTexts.technique[value],
    })),
    ...entriesOf('size', size, (filterTexts) => ({
      key: filterTexts.filter.size,
      label: (value) => filterTexts.size[value],
    })),
    ...entriesOf('colour', colour, (filterTexts) => ({
      key: filterTexts.filter.colour,
      label: (value) => filterTexts.colour[value],
    })),
    ...entriesOf('price-to', steps, limit('to')),
    ...entriesOf('price-from', steps.slice(-1), limit('from')),
    ...entriesOf('price', price, (filterTexts) => ({
      key: filterTexts.filter.price,
      label: (value) => filterTexts.price[value],
    })),
    ...entriesOf('sort', steps.length > 0 ? (['price'] as const) : [], (filterTexts) => ({
      key: filterTexts.sort,
      label: (value) => filterTexts.sorts[value],
    })),
  ];
}
