import type { Nodes } from '../../content/nodes';
import type { Colour } from '../../../works/model/colour';
import { lastingSale } from '../../../works/model/lastingSale';
import { sidesOf } from '../../../works/model/measures';
import { optionsOf } from '../../../works/model/worksFilter';
import { localeCodes, type Locale } from '../../../i18n/locales';
import english from '../../../i18n/messages/en/works.json';
import russian from '../../../i18n/messages/ru/works.json';
import type { Found } from './found';

type Exhibitor = Nodes['Exhibitor'];
/** A work on the wall, with its exhibitor and the colours of its picture. */
export type HungWork = {
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
  hung: readonly HungWork[],
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
  const entriesOf = <Value extends string>(
    key: string,
    values: readonly Value[],
    saidIn: (words: Words) => { key: string; labels: Record<Value, string> },
  ) =>
    values.map((value) => ({
      name: `${wall.name}: ${saidIn(words[language]).labels[value]}`,
      path: `${wall.path}?${key}=${value}`,
      note: saidIn(words[language]).key,
      texts: localeCodes.flatMap((locale) => {
        const said = saidIn(words[locale]);
        return [said.labels[value], said.key];
      }),
    }));
  return [
    ...entriesOf('technique', technique, (said) => ({
      key: said.filter.technique,
      labels: said.technique,
    })),
    ...entriesOf('size', size, (said) => ({ key: said.filter.size, labels: said.size })),
    ...entriesOf('colour', colour, (said) => ({ key: said.filter.colour, labels: said.colour })),
    ...entriesOf('price', price, (said) => ({ key: said.filter.price, labels: said.price })),
    ...entriesOf('sort', price.length > 0 ? (['price'] as const) : [], (said) => ({
      key: said.sort,
      labels: said.sorts,
    })),
  ];
}
