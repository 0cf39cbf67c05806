import { testRows } from '../../../../tests/support/testRows';
import { alphabetOf, otherAlphabetIn, strangeLetter, unseenFaults } from './letters';

// Letters of the other alphabet are escaped: С is U+0421, а U+0430, о U+043E.
testRows([
  ['st\u0430nd', false, '\u0430'],
  ['see st\u0430nd', false, '\u0430'],
  ['m\u0430il@fair.example', false, '\u0430'],
  ['\u0421lay', false, '\u0421'],
  ['Гипcовый', false, 'c'],
  ['stand', false, undefined],
  ['Гипс', false, undefined],
  ['QR-код', false, undefined],
  ['iPhoneом', false, undefined],
  ['\u0421\u043e\u0440', false, undefined],
  ['\u042107', false, undefined],
  ['\u042107', true, '\u0421'],
  ['2025/g\u0456ps', true, '\u0456'],
  ['скульптор', true, undefined],
  ['C07', true, undefined],
  ['', true, undefined],
])('in %j (all Latin: %s) the strange letter is %j', (text, isLatin, letter) =>
  expect(strangeLetter(text, isLatin)).toBe(letter),
);

testRows([
  ['Анна', '\u0041нна', '\u0410'],
  ['\u0041нна', 'Анна', '\u0041'],
  ['Vera C', 'Vera \u0421', 'C'],
  ['Анна', 'Анна', undefined],
  ['Анна', 'Инна', undefined],
  ['Анна', 'Анн', undefined],
  ['\u0041нна', 'Инна', undefined],
])('of the look-alikes %j and %j, the first differs by %j', (name, alike, letter) =>
  expect(otherAlphabetIn(name, alike)).toBe(letter),
);

test('each of two look-alike letters has its alphabet', () => {
  expect(alphabetOf('\u0421')).toBe('cyrillic');
  expect(alphabetOf('C')).toBe('latin');
});

const told = (text: string) =>
  unseenFaults(text).map(({ offset, values }) =>
    [offset, ...Object.values(values ?? {})].join(' '),
  );

testRows([
  ['name: Зе\u00adлёный', ['8 U+00AD Зе·лёный']],
  ['name: "\u200b"', ['7 U+200B ·']],
  ['na\u200bme: \u2060a b\ufeff', ['2 U+200B na·me', '7 U+2060 ·a', '11 U+FEFF b·']],
  ['a\u200eb\u202ec', ['1 U+200E a·b', '3 U+202E b·c']],
  ['a\u2028b\u2800', ['1 U+2028 a·b', '3 U+2800 b·']],
  ['a\u200db\ufe0f', ['1 U+200D a·b', '3 U+FE0F b·']],
])('%j', (text, faults) => expect(told(text)).toEqual(faults));

testRows(['a\u00a0b\u2009c\u202fd', 'é й', '❤️ ☆ 👩‍🎨 👩🏽‍🎨 5️⃣ ▶︎ 🏳️‍🌈', 'a\tb\r\nc\u0085'])(
  '%j is visible, or a space',
  (text) => expect(told(text)).toEqual([]),
);
