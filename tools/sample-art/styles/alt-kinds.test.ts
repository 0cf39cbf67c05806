/** @jest-environment node */
import { countIn, kindFor } from './alt-kinds';

describe('kindFor', () => {
  it('chooses the variant a text speaks of', () => {
    expect(kindFor('opArt', 'Black and white concentric rings')).toBe('rings');
    expect(kindFor('opArt', 'Wavy vertical stripes')).toBe('waves');
    expect(kindFor('landscape', 'Misty hills beyond a river')).toBe('lake');
    expect(kindFor('landscape', 'A milky haze over one slope')).toBe('hills');
    expect(kindFor('night', 'A façade at night')).toBe('block');
    expect(kindFor('night', 'Black roofs and orange windows')).toBe('skyline');
  });

  it('leaves the choice open otherwise', () => {
    expect(kindFor('night', undefined)).toBeUndefined();
    expect(kindFor('opArt', 'A chequered sheet')).toBeUndefined();
  });
});

describe('countIn', () => {
  it('counts from one to four', () => {
    expect([countIn('One sweeping circle'), countIn('Two rings'), countIn('Three rings'), countIn('Four circles')]).toEqual([1, 2, 3, 4]);
    expect(countIn('Broad rings')).toBeUndefined();
  });
});
