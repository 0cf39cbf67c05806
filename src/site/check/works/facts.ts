import type { Problem } from '../problems/problem';
import type { Written } from '../files/written';
import type { Work } from './chosen';

/** Reports impossible numbers, prices and days of a work. */
export function workFactProblems(work: Written<Work>, lastDay: string | undefined): Problem[] {
  const [copies, range, asOf] = [work.at('copies'), work.at('priceRange'), work.at('asOf')];
  const year = work.value?.year;
  return [
    ...sizeProblems(work),
    ...work.at('yearFrom').against(year, (from, to) => from >= to, 'yearsUpsideDown'),
    ...copies.at('number').against(copies.value?.of, (number, of) => number > of, 'copyNumber'),
    ...priceProblems(work),
    ...range.at('to').against(range.value?.from, (to, from) => to <= from, 'rangeUpsideDown'),
    ...asOf.against(lastDay, (day, last) => day > last, 'asOfAfterFair'),
    ...asOf.against(year, (day, made) => Number(day.slice(0, 4)) < made, 'asOfBeforeWork'),
  ];
}

/** Reports a size with one side only, or with a diameter in addition to its sides. */
function sizeProblems(work: Written<Work>): Problem[] {
  const size = work.at('size');
  if (size.value === undefined) return [];
  const isRound = size.at('diameter').isWritten;
  return [size.at('height'), size.at('width')]
    .filter((side) => side.isWritten === isRound)
    .map((side) => side.problem(isRound ? 'sideOfRound' : 'required'));
}

/** Reports two prices, or a price for a work that is not for sale. */
function priceProblems(work: Written<Work>): Problem[] {
  const prices = [work.at('price'), work.at('priceRange')];
  const [first, second] = prices.filter((price) => price.isWritten);
  const availability = work.at('availability');
  if (first !== undefined && availability.value === 'not-for-sale')
    return [first.problem('priceNotForSale', { line: availability.line })];
  return second === undefined ? [] : [second.problem('twoPrices')];
}
