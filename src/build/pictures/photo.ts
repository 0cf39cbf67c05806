import sharp from 'sharp';
import type { Nodes } from '../../content-model/nodes';
import { breakpointWidths, imageDefaults } from './imageDefaults';
import { webName } from './webName';

/** What a query asks of `gatsbyImageData`; the rest passes through. */
export type ImageDataArgs = {
  layout?: 'fixed' | 'fullWidth' | 'constrained';
  width?: number;
  height?: number;
  aspectRatio?: number;
  breakpoints?: readonly number[];
  formats?: readonly string[];
};

/** A picture as people see it: its sides with the camera's turn undone. */
export type UprightPicture = {
  width: number;
  height: number;
  turned: boolean;
  format: string;
  hasAlpha: boolean;
};

/**
 * What gatsby-plugin-sharp is asked for pictures, so that those straight from a phone or a scanner
 * get through. It turns a photograph upright but reckons with the sides as stored, so it would cut
 * a tall one into a wide one; it gives browsers a TIFF as it is; and it names renditions as the
 * file is named. Colours become sRGB and metadata, the place of shooting too, are left out by
 * sharp. The header of each picture is read once, however many uses ask.
 */
export class Photos {
  private readonly known = new Map<string, Promise<UprightPicture>>();

  async request(
    file: Nodes['File'],
    asked: ImageDataArgs,
  ): Promise<{ file: Nodes['File']; args: ImageDataArgs }> {
    const { internal, absolutePath, name } = file;
    const picture = this.known.get(internal.contentDigest) ?? uprightPicture(absolutePath);
    this.known.set(internal.contentDigest, picture);
    return { file: { ...file, name: webName(name) }, args: argsForPicture(asked, await picture) };
  }
}

/**
 * The query's arguments mended for one picture; those of a plain upright JPEG, PNG or WebP stay as
 * they are.
 */
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
  // From 5 on the picture lies on its side (Exif 2.32, orientation).
  return { ...autoOrient, turned: orientation >= 5, format, hasAlpha };
}
