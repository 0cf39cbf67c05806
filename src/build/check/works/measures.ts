import type { Problem } from '../problems/problem';
import { fieldOf, numberOf, problemAt } from '../values';
import type { PlacedWork } from './sales';

/**
 * A size with one side only, or with a diameter besides its sides; years that end before they
 * began.
 */
export function measureProblems({ source, path, value }: PlacedWork): Problem[] {
  const size = fieldOf(value, 'size');
  const written = ['height', 'width'].filter((side) => fieldOf(size, side) !== undefined);
  const missing = ['height', 'width'].filter((side) => !written.includes(side));
  const problems =
    typeof size !== 'object' || size === null
      ? []
      : fieldOf(size, 'diameter') === undefined
        ? missing.map((side) => problemAt(source, [...path, 'size', side], 'required'))
        : written.map((side) => problemAt(source, [...path, 'size', side], 'sideOfRound'));
  const [from, year] = [numberOf(value, 'yearFrom'), numberOf(value, 'year')];
  if (from === undefined || year === undefined || from < year) return problems;
  const values = { value: String(from), other: String(year) };
  return [...problems, problemAt(source, [...path, 'yearFrom'], 'yearsUpsideDown', values)];
}
