import { standRows } from './standRows';

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
