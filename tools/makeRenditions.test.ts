import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const folder = mkdtempSync(path.join(tmpdir(), 'renditions-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Both ways in one process, as both read sharp's settings for builds: ours, then the plugin's. */
const bothWays = `
  import { createRequire } from 'node:module';
  import { makeRenditions } from ${JSON.stringify(path.resolve('tools/makeRenditions.mjs'))};
  const { processFile } = createRequire(${JSON.stringify(path.resolve('tools/makeRenditions.mjs'))})('gatsby-plugin-sharp/process-file');
  const [file, out, operations] = process.argv.slice(1);
  const pluginOptions = { stripMetadata: true, failOn: 'error', defaultQuality: 50, useMozJpeg: false };
  await makeRenditions({ inputPaths: [{ path: file }], outputDir: out + '/ours', args: { operations: JSON.parse(operations), pluginOptions } });
  await processFile(file, JSON.parse(operations).map(({ outputPath, args }) => ({ outputPath: out + '/theirs/' + outputPath, args })), pluginOptions);
`;

const noise = () => sharp({ create: { width: 400, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 }, background: '#000' } });
const photographs = {
  'a plain photograph': () => noise().jpeg().toBuffer(),
  'one stored on its side, in another colour space': () => noise().withMetadata({ orientation: 6 }).withIccProfile('p3').jpeg().toBuffer(),
  'one for print': () => noise().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  'a grey one': () => noise().greyscale().jpeg().toBuffer(),
  'a transparent one of 16 bits': () => noise().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
};
const names = Object.keys(photographs) as (keyof typeof photographs)[];
const args = { quality: 95, jpegProgressive: true, pngCompressionLevel: 9 };
const sized = [
  { outputPath: 'a/200.jpg', args: { ...args, width: 200, height: 150, toFormat: 'jpg' } },
  { outputPath: 'b/200.webp', args: { ...args, width: 200, height: 150, toFormat: 'webp' } },
  { outputPath: 'a/120.webp', args: { ...args, width: 120, height: 120, fit: 'cover', cropFocus: 'north', toFormat: 'webp', quality: undefined } },
];

test.each(names)('%s comes out as from the plugin, byte for byte', async (name) => {
  expect(await differences(name, sized)).toEqual([]);
});

test('what asks more than a size is made by the plugin', async () => {
  const more = [
    { outputPath: 'grey.webp', args: { ...args, width: 100, toFormat: 'webp', grayscale: true } },
    { outputPath: 'same.png', args: { ...args, width: 100, toFormat: 'png' } },
  ];
  expect(await differences('a transparent one of 16 bits', more)).toEqual([]);
});

/** Names of the renditions that differ; all are there both ways. */
async function differences(name: keyof typeof photographs, operations: { outputPath: string }[]): Promise<string[]> {
  const out = mkdtempSync(path.join(folder, 'out-'));
  const file = path.join(out, 'photograph');
  writeFileSync(file, await photographs[name]());
  execFileSync(process.execPath, ['--input-type=module', '--eval', bothWays, file, out, JSON.stringify(operations)], { stdio: 'pipe' });
  const made = readdirSync(path.join(out, 'ours'), { recursive: true, encoding: 'utf8' }).filter((entry) => path.extname(entry) !== '');
  expect(made.sort()).toEqual(operations.map(({ outputPath }) => outputPath).sort());
  return made.filter((entry) => !readFileSync(path.join(out, 'ours', entry)).equals(readFileSync(path.join(out, 'theirs', entry))));
}
