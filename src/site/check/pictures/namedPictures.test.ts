import { makeFolder, tell } from '../../../../tests/support/contentFolder';
import { namedPictureProblems } from './namedPictures';

const file = '2026/exhibitors/gips/index.yaml';
const beside = (name: string) => `2026/exhibitors/gips/${name}`;
const told = (text: string, ...others: string[]) =>
  namedPictureProblems(makeFolder({ [file]: `${text}\n` }, others)).map(tell);

test('a picture is next to its record', () => {
  expect(told('works: [{picture: hand.jpg}]', beside('hand.jpg'))).toEqual([]);
  expect(told('works: [{}, {picture: hand.jpg}]', '2026/exhibitors/glina/hand.jpg')).toEqual([
    'pictureMissing works[1].picture value=hand.jpg nearest=',
  ]);
});

test('the nearest name in the folder is suggested, never a text’s', () => {
  expect(told('picture: index.yam')).toEqual(['pictureMissing picture value=index.yam nearest=']);
  expect(told('picture: hand.yaml', beside('hand.yml'), beside('hand.yam'))).toEqual([
    'pictureMissing picture value=hand.yaml nearest=hand.yam',
  ]);
  expect(told('picture: a.yml.jp', beside('a.yml.jpg'))).toEqual([
    'pictureMissing picture value=a.yml.jp nearest=a.yml.jpg',
  ]);
});

test('accented letters match however they are composed', () => {
  expect(told('picture: "\u0439.jpg"', beside('\u0438\u0306.jpg'))).toEqual([]);
  expect(told('picture: "\u0438\u0306.jpg"', beside('\u0439.jpg'))).toEqual([]);
});

test('other texts and other fields are not checked', () => {
  for (const name of ['../hand.jpg', 'a/hand.jpg', '"a\\\\hand.jpg"', 'hand', '"hand.jpg "', '7'])
    expect(told(`picture: ${name}`)).toEqual([]);
  expect(told('title: hand.jpg')).toEqual([]);
});
