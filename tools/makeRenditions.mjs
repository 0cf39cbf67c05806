// Renditions of one picture, as gatsby-plugin-sharp makes them, but those of one size together.
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
// Sets how many threads sharp uses, so it comes first.
const { processFile } = require('gatsby-plugin-sharp/process-file');
const { healOptions } = require('gatsby-plugin-sharp/plugin-options');
// The instance the plugin uses.
const sharp = require('sharp');

// The same quality in less time (docs/decisions/015): WebP with an effort of 2 is as small as with sharp's 4, and the JPEG,
// for the rare browser without WebP, is not progressive.
const { webp, jpeg } = sharp.prototype;
sharp.prototype.webp = function (options) {
  return webp.call(this, { effort: 2, ...options });
};
sharp.prototype.jpeg = function (options) {
  return jpeg.call(this, { ...options, progressive: false });
};

/**
 * Does one of Gatsby's jobs of this plugin. Half of a rendition's time is reading and resizing its picture, so a
 * photograph's size is made once for WebP and JPEG; other pictures, and what asks more than a size, are left to the plugin.
 */
export async function makeRenditions({ inputPaths: [{ path: file }], outputDir, args: { operations, pluginOptions } }) {
  const transforms = operations.map(({ outputPath, args }) => ({ outputPath: path.join(outputDir, outputPath), args }));
  const asksSizesOnly = pluginOptions.stripMetadata && transforms.every(isPlain);
  const isPhotograph = asksSizesOnly && (await sharp(file).metadata()).format === 'jpeg';
  if (!isPhotograph) return void (await processFile(file, transforms, pluginOptions));
  const input = await readFile(file);
  for (const renditions of bySize(transforms)) {
    const { width, height, fit, cropFocus, background } = healOptions(pluginOptions, renditions[0].args);
    const upright = sharp(input, { failOn: pluginOptions.failOn }).rotate();
    const { data, info } = await upright.resize(width, height, { position: cropFocus, fit, background }).raw().toBuffer({ resolveWithObject: true });
    for (const { outputPath, args } of renditions) {
      const { toFormat, quality, webpQuality, jpegQuality } = healOptions(pluginOptions, args);
      const pixels = sharp(data, { raw: info });
      const encoded = toFormat === 'webp' ? pixels.webp({ quality: webpQuality || quality }) : pixels.jpeg({ quality: jpegQuality || quality, mozjpeg: pluginOptions.useMozJpeg });
      mkdirSync(path.dirname(outputPath), { recursive: true });
      await writeFile(outputPath, await encoded.toBuffer());
    }
  }
}

function bySize(transforms) {
  const sizes = new Map();
  for (const transform of transforms) {
    const { width, height, fit, cropFocus } = transform.args;
    const size = JSON.stringify([width, height, fit, cropFocus]);
    sizes.set(size, [...(sizes.get(size) ?? []), transform]);
  }
  return sizes.values();
}

function isPlain({ args: { toFormat, trim, rotate, grayscale, duotone } }) {
  return ['webp', 'jpg'].includes(toFormat) && !trim && !rotate && !grayscale && !duotone;
}
