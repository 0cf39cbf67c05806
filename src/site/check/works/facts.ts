import type { Problem } from '../problems/problem';
import type { Written } from '../files/written';
import type { Work } from './chosen';

/** What a work's numbers, prices and days say that cannot be. */
export function workFactProblems(work: Written<Work>, lastDay: string | undefined): Problem[] {
  return [
    ...sizeProblems(work),
    ...yearProblems(work),
    ...copyProblems(work),
    ...priceProblems(work),
    ...dayProblems(work, lastDay),
  ];
}

/** A size with one side only, or with a diameter besides its sides. */
function sizeProblems(work: Written<Work>): Problem[] {
  const size = work.at('size');
  if (size.value === undefined) return [];
  const isRound = size.at('diameter').isWritten;
  return [size.at('height'), size.at('width')]
    .filter((side) => side.isWritten === isRound)
    .map((side) => side.problem(isRound ? 'sideOfRound' : 'required'));
}

/** Years that end before they began. */
function yearProblems(work: Written<Work>): Problem[] {
  const { yearFrom, year } = work.value ?? {};
  if (yearFrom === undefined || year === undefined || yearFrom < year) return [];
  const values = { value: String(yearFrom), other: String(year) };
  return [work.at('yearFrom').problem('yearsUpsideDown', values)];
}

/** A copy whose number is beyond the number of copies. */
function copyProblems(work: Written<Work>): Problem[] {
  const copies = work.at('copies');
  const { number, of } = copies.value ?? {};
  if (number === undefined || of === undefined || number <= of) return [];
  const values = { value: String(number), other: String(of) };
  return [copies.at('number').problem('copyNumber', values)];
}

/** Two prices, a range whose end is not above its beginning, a price of what is not for sale. */
function priceProblems(work: Written<Work>): Problem[] {
  const problems: Problem[] = [];
  const range = work.at('priceRange');
  const [first, second] = [work.at('price'), range].filter((price) => price.isWritten);
  const availability = work.at('availability');
  if (first !== undefined && availability.value === 'not-for-sale')
    problems.push(first.problem('priceNotForSale', { line: availability.line }));
  else if (second !== undefined) problems.push(second.problem('twoPrices'));
  const { from, to } = range.value ?? {};
  if (from !== undefined && to !== undefined && to <= from) {
    const values = { value: String(to), other: String(from) };
    problems.push(range.at('to').problem('rangeUpsideDown', values));
  }
  return problems;
}

/** A day after the fair has closed, or before the work was there. */
function dayProblems(work: Written<Work>, lastDay: string | undefined): Problem[] {
  const { asOf: day, year } = work.value ?? {};
  const at = work.at('asOf');
  if (day === undefined) return [];
  if (lastDay !== undefined && day > lastDay)
    return [at.problem('asOfAfterFair', { value: day, other: lastDay })];
  if (year !== undefined && Number(day.slice(0, 4)) < year)
    return [at.problem('asOfBeforeWork', { value: day, other: String(year) })];
  return [];
}
