import { standRows, isMissingCode, nearestCodes } from './standRows';

const halls = [
  { id: 'row-b', name: 'Row B' },
  { id: 'great-hall', name: 'Great Hall' },
  { id: 'row-a', name: 'Row A' },
];
const stands = [
  { code: 'A10', hall: 'row-a' },
  { code: 'A2', hall: 'row-a' },
  { code: 'B01', hall: 'row-b' },
];

test('rows stand as on the plan, stands by code, halls without stands are left out', () => {
  const kobalt = { stand: 'A10', name: 'Kobalt' };
  const elsewhere = { stand: 'Z99', name: 'Elsewhere' };
  expect(standRows(halls, stands, [kobalt, elsewhere])).toEqual([
    { id: 'row-b', name: 'Row B', stands: [{ code: 'B01', holder: undefined }] },
    {
      id: 'row-a',
      name: 'Row A',
      stands: [
        { code: 'A2', holder: undefined },
        { code: 'A10', holder: kobalt },
      ],
    },
  ]);
});

const codes = ['A01', 'A02', 'C05', 'C07', 'C08', 'C21', 'C63', 'E11', 'E10', 'E2'];

test.each([
  ['C06', 'C05 C07 C08'],
  ['C99', 'C08 C21 C63'],
  ['A50', 'A01 A02'],
  ['Z01', ''],
  ['coffee', ''],
  ['E4', 'E2 E10 E11'],
])('nearest to %s: %s', (code, wanted) => expect(nearestCodes(code, codes).join(' ')).toBe(wanted));

test.each([
  ['C06', true],
  ['C07', false],
  ['COFFEE', false],
  ['', false],
])('%s is a code that no stand has: %s', (code, isMissing) =>
  expect(isMissingCode(code, codes)).toBe(isMissing),
);
