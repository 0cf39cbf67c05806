import { testRows } from '../../../tests/support/testRows';
import { foldText } from '../../lib/foldText';
import { stemOf } from './wordForm';

testRows([
  ['собака', 'собаками', true],
  ['собака', 'собаковод', false],
  ['билеты', 'билет', true],
  ['билеты', 'билетов', true],
  ['дети', 'детей', true],
  ['дети', 'деталями', false],
  ['залы', 'зал', true],
  ['экскурсия', 'экскурсий', true],
  ['большой', 'большого', true],
  ['dogs', 'dog', true],
  ['works', 'work', true],
  ['plans', 'planet', false],
  ['да', 'до', false],
  ['c07', 'c0', false],
])('%s is a form of %s: %s', (typed, word, expected) => {
  const stem = stemOf(foldText(typed));
  const folded = foldText(word);
  const isForm =
    stem !== undefined &&
    folded.startsWith(stem.start) &&
    folded.length <= stem.start.length + stem.more;
  expect(isForm).toBe(expected);
});
