/** @jest-environment node */
import { hex } from '../colour';
import { bandsOf } from './color-planes';

const order = (text: string): string[] => bandsOf(text).map(({ colour }) => hex(colour));

describe('bandsOf', () => {
  it('stacks the planes as the text says', () => {
    expect(order('A red plane over a yellow one')).toEqual(['#cf2a27', '#f3c91f']);
    expect(order('Turquoise below and white above')).toEqual(['#f7f6f2', '#1fb0ad']);
    expect(order('An ochre plane beneath a narrow white sky')).toEqual(['#f7f6f2', '#c8902f']);
  });

  it('makes narrow bands thin', () => {
    const [wide, thin] = bandsOf('A scarlet field above a narrow band of black');
    expect(thin?.weight).toBeLessThan((wide?.weight ?? 0) / 3);
  });
});
