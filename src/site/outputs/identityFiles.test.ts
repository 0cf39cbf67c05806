import sharp from 'sharp';
import { testRows } from '../../../tests/support/testRows';
import { drawIcon, icoOf, securityText } from './identityFiles';

const textOn = (today: string) => securityText('fair.example', 'hello@fair.example', today);
const expiry = (today: string) => /^Expires: (.*)$/m.exec(textOn(today))?.[1];

test('it names the contact, the languages and its own address', () => {
  expect(textOn('2026-04-02').split('\n')).toEqual([
    'Contact: mailto:hello@fair.example',
    'Expires: 2027-03-01T00:00:00Z',
    'Preferred-Languages: ru, en',
    'Canonical: https://fair.example/.well-known/security.txt',
    '',
  ]);
});

testRows([
  ['2026-01-01', '2026-12-01T00:00:00Z'],
  ['2026-01-31', '2026-12-01T00:00:00Z'],
  ['2026-02-28', '2027-01-01T00:00:00Z'],
  ['2026-12-31', '2027-11-01T00:00:00Z'],
])('built on %s it counts until %s', (today, expected) => expect(expiry(today)).toBe(expected));

const pixel = async (svg: string, x: number, y: number) => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(32, 32)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};

test('the icon is an arch in the edition’s colour on nothing', async () => {
  const icon = drawIcon({ arch: '#0f6b4f' });
  expect(await pixel(icon, 4, 28)).toEqual([15, 107, 79, 255]);
  expect((await pixel(icon, 0, 0))[3]).toBe(0);
  expect((await pixel(icon, 16, 28))[3]).toBe(0);
});

test('what systems cut to shape is full to its corners, and the arch stays in the middle', async () => {
  const icon = drawIcon({ arch: '#ffffff', ground: '#0f6b4f', inset: 8 });
  for (const [x, y] of [
    [0, 0],
    [31, 0],
    [0, 31],
    [31, 31],
    [16, 22],
  ] as const)
    expect(await pixel(icon, x, y)).toEqual([15, 107, 79, 255]);
  expect(await pixel(icon, 10, 22)).toEqual([255, 255, 255, 255]);
});

test('an .ico file says where its one picture lies, and how large it is', () => {
  const ico = icoOf(Buffer.from('picture'), 32);
  expect([...ico.subarray(0, 14)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  const [bytes, at] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(at, at + bytes).toString()).toBe('picture');
  expect(ico).toHaveLength(at + bytes);
});
