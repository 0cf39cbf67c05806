import { testRows } from '../../../tests/support/testRows';
import { workAnchor, workName, workPath, workSlug } from './workAddress';

testRows([
  ['utro-bez-zheltogo.jpg', 'utro-bez-zheltogo'],
  ['Work.JPG', 'work'],
  ['IMG_0412.jpeg', 'img-0412'],
  ['day 1.final.png', 'day-1-final'],
  ['Утро без жёлтого.jpg', 'utro-bez-zhyoltogo'],
  ['Подъезд, щель.webp', 'podezd-shchel'],
  ['Café.tif', 'cafe'],
  ['Їжак ў гаі.jpg', 'izhak-u-gai'],
  ['вернисаж №0.JPEG', 'vernisazh-no0'],
  ['朝.jpg', 'work'],
  ['-#-.jpg', 'work'],
])('the picture %s gives the address %s', (picture, expected) => {
  expect(workSlug({ picture })).toBe(expected);
});

testRows(['Чайник.jpg', 'Ёлка.jpg', 'é.jpg'])(
  '%s has one address however its accents are stored',
  (picture) => {
    expect(workSlug({ picture: picture.normalize('NFD') })).toBe(
      workSlug({ picture: picture.normalize('NFC') }),
    );
  },
);

test('a slug of its own goes before the file name', () => {
  expect(workSlug({ slug: 'morning', picture: 'utro.jpg' })).toBe('morning');
});

test('an anchor is no id of the page and no hash of a slide', () => {
  expect(workAnchor('stand')).toBe('work-stand');
});

test('a work does not take the address of the page that asks about works', () => {
  expect(workSlug({ picture: 'ask.jpg' })).toBe('work-ask');
  expect(workSlug({ slug: 'ask', picture: 'a.jpg' })).toBe('work-ask');
});

test('a work has a page below that of its exhibitor', () => {
  expect(workPath(2025, workName('kobalt', 'utro-bez-zheltogo'))).toBe(
    '/exhibitors/2025/kobalt/utro-bez-zheltogo/',
  );
});
