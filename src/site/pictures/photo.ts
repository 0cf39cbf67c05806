import sharp from 'sharp';
import type { Nodes } from '../content/nodes';
import { breakpointWidths, imageDefaults } from './renditionWidths';
import { webName } from '../../lib/latin';

/** The arguments of `gatsbyImageData` that can need corrections; all others are passed on. */
export type ImageDataArgs = {
  layout?: 'fixed' | 'fullWidth' | 'constrained';
  width?: number;
  height?: number;
  aspectRatio?: number;
  breakpoints?: readonly number[];
  formats?: readonly string[];
  jpgOptions?: { quality: number };
};

/** A picture's properties after the camera's rotation has been applied. */
export type UprightPicture = {
  width: number;
  height: number;
  turned: boolean;
  format: string;
  hasAlpha: boolean;
};

/**
 * Corrects requests to gatsby-plugin-sharp, so that pictures straight from a phone or a scanner
 * work. The plugin rotates a photograph but calculates with the sides as stored, so it would crop a
 * tall one to a wide one; it would serve a TIFF to browsers unchanged; and it names renditions
 * after the file. Sharp converts colours to sRGB and drops metadata, including the place where a
 * picture was taken. Reads the header of each picture once.
 */
export class Photos {
  private readonly known = new Map<string, Promise<UprightPicture>>();

  async request(
    file: Nodes['File'],
    requested: ImageDataArgs,
  ): Promise<{ file: Nodes['File']; args: ImageDataArgs }> {
    const picture = await this.picture(file);
    return {
      file: { ...file, name: webName(file.name) },
      args: argsForPicture(requested, picture),
    };
  }

  /** Returns height divided by width, from the photograph's own pixels. */
  async ratio(file: Nodes['File']): Promise<number> {
    const { width, height } = await this.picture(file);
    return height / width;
  }

  private picture({ internal, absolutePath }: Nodes['File']): Promise<UprightPicture> {
    const picture = this.known.get(internal.contentDigest) ?? uprightPicture(absolutePath);
    this.known.set(internal.contentDigest, picture);
    return picture;
  }
}

/** Corrects a query's arguments for one picture; an upright JPEG, PNG or WebP needs no change. */
export function argsForPicture(args: ImageDataArgs, picture: UprightPicture): ImageDataArgs {
  return {
    ...args,
    ...(picture.turned && sidesOf(args, picture)),
    ...(picture.format === 'tiff' && { formats: formatsForBrowsers(args, picture) }),
  };
}

function sidesOf(args: ImageDataArgs, { width, height }: UprightPicture): ImageDataArgs {
  const breakpoints = [
    ...new Set((args.breakpoints ?? breakpointWidths).map((size) => Math.min(size, width))),
  ];
  const aspectRatio = args.aspectRatio ?? width / height;
  if (args.layout === 'fullWidth') return { breakpoints, aspectRatio };
  if (args.width !== undefined && args.height !== undefined) return { breakpoints };
  if (args.height !== undefined)
    return { breakpoints, aspectRatio, height: Math.min(args.height, height) };
  return { breakpoints, aspectRatio, width: Math.min(args.width ?? width, width) };
}

function formatsForBrowsers(
  { formats = imageDefaults.formats }: ImageDataArgs,
  { hasAlpha }: UprightPicture,
): string[] {
  return formats.map((format) =>
    format === 'auto' || format === '' ? (hasAlpha ? 'png' : 'jpg') : format,
  );
}

async function uprightPicture(absolutePath: string): Promise<UprightPicture> {
  const {
    autoOrient,
    orientation = 1,
    format,
    hasAlpha = false,
  } = await sharp(absolutePath).metadata();
  // Orientations from 5 on are turned by a quarter (Exif 2.32).
  return { ...autoOrient, turned: orientation >= 5, format, hasAlpha };
}
