import { testRows } from '../../../../tests/support/testRows';
import { unseenFaults } from './unseenFaults';

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
