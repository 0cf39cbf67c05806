import { testRows } from '../../tests/support/testRows';
import { appendItem } from './appendItem';

const item = (indent: string) => `${indent}- slug: new\n${indent}  hall: atrium\n`;

testRows([
  ['', '- slug: new\n  hall: atrium\n'],
  ['# The day.\n', '# The day.\n\n- slug: new\n  hall: atrium\n'],
  ['# None yet.\n[]\n', '# None yet.\n\n- slug: new\n  hall: atrium\n'],
  ['[ ]\n', '- slug: new\n  hall: atrium\n'],
  ['- slug: old # first', '- slug: old # first\n\n- slug: new\n  hall: atrium\n'],
  ['- slug: old\n\n', '- slug: old\n\n- slug: new\n  hall: atrium\n'],
  ['  - slug: old\n', '  - slug: old\n\n  - slug: new\n    hall: atrium\n'],
  ['- slug: old\r\n', '- slug: old\r\n\r\n- slug: new\r\n  hall: atrium\r\n'],
  [
    '- slug: old\n  text: |-\n    Words\n# The end.\n',
    '- slug: old\n  text: |-\n    Words\n# The end.\n\n- slug: new\n  hall: atrium\n',
  ],
])('an item is appended: %j → %j', (text, expected) =>
  expect(appendItem('day.yaml', text, item)).toBe(expected),
);

testRows([
  ['[{slug: old}]\n', 'inBrackets'],
  ['slug: old\n', 'brokenFile'],
  ['- slug: "old\n', 'brokenFile'],
  ['- slug: old\n...\n', 'brokenFile'],
  ['- text: |+\n    Words\n', 'brokenFile'],
])('%j is unchanged: %s', (text, code) => {
  expect(() => appendItem('day.yaml', text, item)).toThrow(code);
});
