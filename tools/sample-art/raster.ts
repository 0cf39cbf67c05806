import sharp, { type Sharp } from 'sharp';
import type { Rgb } from './colour';

/** A picture as raw red, green and blue bytes. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A picture filled with one colour. */
export function blank(width: number, height: number, fill: Rgb = [0, 0, 0]): Raster {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let i = 0; i < data.length; i += 3) {
    data[i] = fill[0];
    data[i + 1] = fill[1];
    data[i + 2] = fill[2];
  }
  return { width, height, data };
}

/** Calls a painter for every pixel; it writes the colour into out. */
export function shade(
  width: number,
  height: number,
  paint: (x: number, y: number, out: Float32Array) => void,
): Raster {
  const raster: Raster = { width, height, data: new Uint8ClampedArray(width * height * 3) };
  const out = new Float32Array(3);
  let i = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      paint(x, y, out);
      raster.data[i++] = out[0] as number;
      raster.data[i++] = out[1] as number;
      raster.data[i++] = out[2] as number;
    }
  }
  return raster;
}

/** A sharp pipeline that starts from the raw picture. */
export function toSharp(raster: Raster): Sharp {
  const { data, width, height } = raster;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** Runs a sharp pipeline and takes its raw pixels. */
export async function fromSharp(pipeline: Sharp): Promise<Raster> {
  const { data, info } = await pipeline
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}

/** A copy at another size. */
export function resize(raster: Raster, width: number, height: number): Promise<Raster> {
  return fromSharp(toSharp(raster).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }));
}

/** A softened copy. */
export function blur(raster: Raster, sigma: number): Promise<Raster> {
  if (sigma < 0.5) return Promise.resolve(raster);
  if (sigma < 6) return fromSharp(toSharp(raster).blur(sigma));
  const small = Math.max(1, Math.round(sigma / 3));
  const { width, height } = raster;
  return fromSharp(
    toSharp(raster).resize(Math.ceil(width / small), Math.ceil(height / small), { fit: 'fill' }),
  )
    .then((r) => fromSharp(toSharp(r).blur(3)))
    .then((r) => fromSharp(toSharp(r).resize(width, height, { fit: 'fill', kernel: 'cubic' })));
}

/** Adds light: the second picture is screened over the first, in place. */
export function screen(base: Raster, light: Raster, amount: number): Raster {
  for (let i = 0; i < base.data.length; i++) {
    const a = base.data[i] as number;
    const b = (light.data[i] as number) * amount;
    base.data[i] = 255 - ((255 - a) * (255 - Math.min(255, b))) / 255;
  }
  return base;
}

/** Renders SVG markup to raw pixels. */
export function renderSvg(width: number, height: number, body: string): Promise<Raster> {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return fromSharp(sharp(Buffer.from(`${head}${body}</svg>`), { unlimited: true }));
}
