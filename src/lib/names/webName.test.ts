import { testRows } from '../../../tests/support/testRows';
import { webName } from './webName';

testRows([
  ['IMG_0042', 'IMG_0042'],
  ['row-c.second', 'row-c.second'],
  ['Café façade', 'Cafe-facade'],
  ['Cafe\u0301', 'Cafe'],
  ['Снимок #2 50%', 'Snimok-2-50'],
  ['вернисаж №0', 'vernisazh-No0'],
  ['Фото с ярмарки й', 'Foto-s-yarmarki-y'],
  ['Фото с ярмарки и\u0306', 'Foto-s-yarmarki-y'],
  ['北京', 'picture'],
  ['..', 'picture'],
])('%s becomes %s', (name, expected) => expect(webName(name)).toBe(expected));
