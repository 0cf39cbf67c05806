import { type Locale, type Localized, localize } from '../../i18n/locales';
import { compareNames, indexLetter, surnameOf } from '../../lib/names';
import type { Nodes } from '../content/nodes';

/** Sorts records by their names in a language. */
export function byName<Named extends { name: Localized }>(
  records: readonly Named[],
  language: Locale,
): Named[] {
  const named = records.map((record) => ({ record, name: localize(record.name, language) }));
  return named.sort((a, b) => compareNames(a.name, b.name, language)).map(({ record }) => record);
}

/** A person; `sortAs` is the sort key if it is not the last word of the name. */
export type Person = { name: Localized; sortAs?: Localized | undefined };

/** Sorts people by surname in a language, and those with the same surname by their full names. */
export function bySurname<Named extends Person>(
  people: readonly Named[],
  language: Locale,
): Named[] {
  return byName(people, language)
    .map((person) => ({ person, surname: surnameIn(person, language) }))
    .sort((a, b) => compareNames(a.surname, b.surname, language))
    .map(({ person }) => person);
}

/** Field `letter` of a type of people: the letter of their surname in an index. */
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
 * Compares sessions by day and start, then by slug, because the order of Gatsby's nodes differs
 * between machines.
 */
export function compareSessions(a: Timed, b: Timed): number {
  return orderOf(a).localeCompare(orderOf(b));
}

const orderOf = ({ fields, start, slug }: Timed) => `${fields.date} ${start} ${slug}`;
