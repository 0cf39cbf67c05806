import type { ContentSource } from '../contentFolder';
import type { Problem } from '../problems/problem';
import { dayOf, fieldOf, numberOf, problemAt, textOf, type FieldPath } from '../values';

/** A work with the place where it is written. */
export type PlacedWork = { source: ContentSource; path: FieldPath; value: unknown };

/** A copy whose number is beyond the number of copies. */
export function copyProblems({ source, path, value }: PlacedWork): Problem[] {
  const copies = fieldOf(value, 'copies');
  const number = numberOf(copies, 'number');
  const of = numberOf(copies, 'of');
  if (number === undefined || of === undefined || number <= of) return [];
  return [
    problemAt(source, [...path, 'copies', 'number'], 'copyNumber', {
      value: String(number),
      other: String(of),
    }),
  ];
}

/** Two prices, a range whose end is not above its beginning, a price of what is not for sale. */
export function priceProblems({ source, path, value }: PlacedWork): Problem[] {
  const problems: Problem[] = [];
  const priced = ['price', 'priceRange'].filter((key) => fieldOf(value, key) !== undefined);
  const [first, second] = priced;
  if (first !== undefined && textOf(value, 'availability') === 'not-for-sale') {
    const line = String(source.locate([...path, 'availability']).line);
    problems.push(problemAt(source, [...path, first], 'priceNotForSale', { line }));
  } else if (second !== undefined) problems.push(problemAt(source, [...path, second], 'twoPrices'));
  const range = fieldOf(value, 'priceRange');
  const [from, to] = [numberOf(range, 'from'), numberOf(range, 'to')];
  if (from !== undefined && to !== undefined && to <= from) {
    problems.push(
      problemAt(source, [...path, 'priceRange', 'to'], 'rangeUpsideDown', {
        value: String(to),
        other: String(from),
      }),
    );
  }
  return problems;
}

/** A day after the fair has closed, or before the work was there. */
export function dayProblems(
  { source, path, value }: PlacedWork,
  lastDay: string | undefined,
): Problem[] {
  const day = dayOf(value, 'asOf');
  if (day === undefined) return [];
  const at = [...path, 'asOf'];
  if (lastDay !== undefined && day > lastDay)
    return [problemAt(source, at, 'asOfAfterFair', { value: day, other: lastDay })];
  const year = numberOf(value, 'year');
  if (year !== undefined && Number(day.slice(0, 4)) < year)
    return [problemAt(source, at, 'asOfBeforeWork', { value: day, other: String(year) })];
  return [];
}
