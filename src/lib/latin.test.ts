import { testRows } from '../../tests/support/testRows';
import { foldText } from './foldText';
import { latinName, latinText, webName } from './latin';

testRows([
  ['Їжак ў гаі', 'izhak-u-gai'],
  ['Ў', 'u'],
  ['Ўлмас', 'ulmas'],
  ['ЎЗБЕКИСТОН', 'uzbekiston'],
  ['Вернисаж №0', 'vernisazh-no0'],
  ['Щука™', 'shchukatm'],
  ['Ёжик', 'yozhik'],
  ['Straße', 'strasse'],
  ['José O’Neill', 'jose-o-neill'],
  ['Ve\u00adra\u00a0Gips\u200b', 'vera-gips'],
  ['北京', ''],
  ['-#-', ''],
])('%s becomes %s in addresses', (text, expected) => {
  expect(latinName(text)).toBe(expected);
  expect(latinName(text.normalize('NFD'))).toBe(expected);
});

testRows([
  ['Щука №3', 'Shchuka No3'],
  ['IMG_0042', 'IMG_0042'],
  ['北京 7', '北京 7'],
])('%s becomes %s in Latin letters', (text, expected) => expect(latinText(text)).toBe(expected));

test('no letter is dropped that the search can transliterate', () => {
  const letters = Array.from({ length: 0x24f + 0x130 }, (_, index) =>
    String.fromCodePoint(index < 0x24f ? index : 0x400 + index - 0x24f),
  ).filter((letter) => /\p{L}/u.test(letter) && /^[a-z0-9]+$/.test(foldText(letter)));
  expect(letters.length).toBeGreaterThan(400);
  expect(letters.filter((letter) => !/^[a-z0-9]+$/.test(latinName(letter)))).toEqual([]);
});

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
