import { type Locale, type Localized, localize } from '../../i18n/locales';
import { compareNames, indexLetter, surnameOf } from '../../lib/names';
import type { Nodes } from '../content/nodes';

/** Records in the order of their names in a language. */
export function byName<Named extends { name: Localized }>(
  records: readonly Named[],
  language: Locale,
): Named[] {
  const named = records.map((record) => ({ record, name: localize(record.name, language) }));
  return named.sort((a, b) => compareNames(a.name, b.name, language)).map(({ record }) => record);
}

/** A person, and what they are ordered by unless it is the last word of the name. */
export type Person = { name: Localized; sortAs?: Localized | undefined };

/** People in the order of their surnames in a language, namesakes in that of their whole names. */
export function bySurname<Named extends Person>(
  people: readonly Named[],
  language: Locale,
): Named[] {
  return byName(people, language)
    .map((person) => ({ person, surname: surnameIn(person, language) }))
    .sort((a, b) => compareNames(a.surname, b.surname, language))
    .map(({ person }) => person);
}

/** The field `letter` of a type of people: under which their surname stands in an index. */
export const surnameLetter = {
  type: 'String!',
  args: { language: 'String!' },
  resolve: (person: Person, { language }: { language: Locale }) =>
    indexLetter(surnameIn(person, language)),
};

const surnameIn = ({ name, sortAs }: Person, language: Locale) =>
  surnameOf(localize(name, language), sortAs && localize(sortAs, language));

type Timed = Pick<Nodes['Session'], 'fields' | 'start' | 'slug'>;

/**
 * Compares sessions by day and start, and by slug where those are the same: Gatsby's nodes come in
 * another order on another machine.
 */
export function compareSessions(a: Timed, b: Timed): number {
  return orderOf(a).localeCompare(orderOf(b));
}

const orderOf = ({ fields, start, slug }: Timed) => `${fields.date} ${start} ${slug}`;
