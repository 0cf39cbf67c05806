import { readFileSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { fromBuffer, type Entry } from 'yauzl';

type Caption = {
  picture: string;
  caption: { ru: string; en: string };
  credit: { ru: string; en: string };
};

/** The kit, unpacked by another library. */
function unpack(file: string): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    fromBuffer(readFileSync(file), { lazyEntries: true }, (fault, archive) => {
      if (fault) return reject(fault);
      archive.on('error', reject);
      archive.on('end', () => resolve(files));
      archive.on('entry', (entry: Entry) => {
        archive.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('error', reject);
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks));
            archive.readEntry();
          });
        });
      });
      archive.readEntry();
    });
  });
}

let kit: Map<string, Buffer>;
const captions = parse(readFileSync('content/2024/photos/captions.yaml', 'utf8')) as Caption[];
const textOf = (name: string) => kit.get(name)?.toString('utf8') ?? '';

beforeAll(async () => {
  kit = await unpack('public/press-kit.zip');
});

test('the kit holds texts in both languages and every photograph', () => {
  const photos = readdirSync('content/2024/photos').filter((name) => name.endsWith('.jpg'));
  expect([...kit.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(photos.length);
  for (const locale of ['ru', 'en']) {
    expect([...kit.keys()].filter((name) => name.startsWith(`${locale}/`)).sort()).toEqual(
      ['captions', 'facts', 'press-terms', 'releases'].map((name) => `${locale}/${name}.txt`),
    );
  }
  expect(textOf('en/releases.txt')).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(textOf('ru/releases.txt')).toMatch(/^\uFEFF[А-Я]/);
  expect(textOf('en/releases.txt')).not.toMatch(/\]\(/);
});

test('each photograph stands in the captions, with what it shows and who took it, in both languages', () => {
  for (const locale of ['ru', 'en'] as const) {
    const parts = textOf(`${locale}/captions.txt`).replace('\uFEFF', '').trim().split('\n\n');
    // Photographs without a caption are listed by name.
    expect(parts).toHaveLength([...kit.keys()].filter((name) => name.startsWith('photos/')).length);
    for (const { picture, caption, credit } of captions) {
      const own = parts.find((part) => part.startsWith(`photos/2024-${picture}\n`)) ?? '';
      expect(own).toContain(caption[locale]);
      expect(own).toContain(credit[locale]);
    }
  }
});

test('photographs open, are sRGB and tell nothing of the camera', async () => {
  for (const [name, bytes] of kit) {
    if (!name.startsWith('photos/')) continue;
    const { format, exif, space, width, height } = await sharp(bytes).metadata();
    expect({ name, format, exif, space, isLarge: Math.max(width, height) >= 1000 }).toEqual({
      name,
      format: 'jpeg',
      exif: undefined,
      space: 'srgb',
      isLarge: true,
    });
  }
});
