import { readdirSync, writeFileSync } from 'node:fs';
import { join, parse, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'contact-sheet.png' },
    size: { type: 'string', default: '200' },
    columns: { type: 'string', default: '10' },
    rows: { type: 'string', default: '10' },
    match: { type: 'string', default: '' },
  },
});

/** Every JPEG under a folder whose path holds the text. */
function pictures(dir: string, match: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jpg') && name.includes(match))
    .sort()
    .map((name) => join(dir, name));
}

/** One thumbnail, whole, on white, with the end of its name under it. */
async function thumbnail(file: string, size: number, content: string): Promise<Buffer> {
  const parts = parse(relative(content, file));
  const label = `${parts.dir.split('/').slice(-1).join('/')}/${parts.name}`.replace(/[<&]/g, '').slice(-30);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="14"><text x="2" y="11" font-size="10" font-family="sans-serif">${label}</text></svg>`;
  return sharp(file)
    .resize(size - 8, size - 18, { fit: 'contain', background: '#ffffff' })
    .extend({ top: 2, left: 4, right: 4, bottom: 16, background: '#ffffff' })
    .composite([{ input: Buffer.from(text), left: 0, top: size - 14 }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function main(): Promise<void> {
  const content = resolve(values.content);
  const size = Number(values.size);
  const columns = Number(values.columns);
  const page = columns * Number(values.rows);
  const files = pictures(content, values.match);
  const out = parse(values.out);
  for (let from = 0; from < files.length; from += page) {
    const part = files.slice(from, from + page);
    const input = await Promise.all(part.map((file) => thumbnail(file, size, content)));
    const width = columns * size;
    const height = Math.ceil(part.length / columns) * size;
    const sheet = sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite(
      input.map((buffer, i) => ({ input: buffer, left: (i % columns) * size, top: Math.floor(i / columns) * size })),
    );
    const number = files.length > page ? `-${from / page + 1}` : '';
    const name = join(out.dir, `${out.name}${number}${out.ext}`);
    const flat = out.ext === '.png' ? sheet.png() : sheet.jpeg({ quality: 85 });
    writeFileSync(name, await flat.toBuffer());
    console.log(`${name}: ${part.length} pictures`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
