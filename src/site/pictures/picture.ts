import type { CreateResolversArgs, Node, ParentSpanPluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Context, Nodes } from '../content/nodes';
import { breakpointWidths, imageDefaults, widthsMadeWith } from './renditionWidths';
import { generateImageData } from 'gatsby-plugin-sharp';
import sharp from 'sharp';
import { webName } from '../../lib/latin';

/** Width of the rendition to send, px: at most 300 kB, which messengers accept. */
export const sentWidth = 1200;
export const sentOptions = { quality: 85 };

/** JPEG, or PNG for PNG pictures: some messengers refuse WebP. */
const sentFormats = imageDefaults.formats.filter((format) => format !== 'webp');

/**
 * The rendition to send. Pages use this width and format as well, so no additional files are made.
 */
const sent: ImageDataArgs = {
  layout: 'fullWidth',
  formats: sentFormats,
  breakpoints: [sentWidth],
  jpgOptions: sentOptions,
};

/** The narrowest rendition of works and portraits in lists (decision 021). */
const small: ImageDataArgs = { layout: 'fullWidth', formats: ['webp'], breakpoints: [284] };

/**
 * GraphQL types of files and folders. Gatsby already knows all their fields, but without
 * `@dontInfer` it would inspect the values of every file for more, which takes seconds with
 * thousands of records.
 */
export const fileTypes = /* GraphQL */ `
  type File implements Node @dontInfer {
    relativePath: String!
  }
  type Directory implements Node @dontInfer {
    relativePath: String!
  }
`;

/** Number of results to cache: enough for the same page in the other language. */
const maxCachedResults = 400;

/** Combines WebP in all widths with one rendition in a format for downloads. */
function inBothFormats(
  webp: IGatsbyImageData | undefined,
  other: IGatsbyImageData | undefined,
  ratio: number,
) {
  const { srcSet = '', sizes = '' } = webp?.images.fallback ?? {};
  if (webp === undefined || other === undefined) return webp;
  const images = { ...other.images, sources: [{ srcSet, sizes, type: 'image/webp' as const }] };
  // Gatsby derives the ratio from one rounded rendition, which is off by a pixel for other
  // renditions.
  return { ...webp, ...(webp.width === 1 && { height: ratio }), images };
}

/**
 * Resolves `gatsbyImageData` of a picture, corrected so that photographs straight from a phone or a
 * scanner work. All supported browsers read WebP, so JPEG or PNG is made in one width only, for
 * downloads. Renditions are computed once for both languages of a page and for all records that
 * show the same picture under the same name, because the result depends on nothing else.
 * `sentAddress` and `smallAddress` are the addresses of single renditions.
 */
export function createPictureResolvers({
  createResolvers,
  pathPrefix,
  reporter,
  cache,
}: CreateResolversArgs): void {
  const pictures = new PictureMaker({ pathPrefix, reporter, cache });
  const renditionsOf = async (file: Nodes['File'], imageArgs: ImageDataArgs) => {
    const { formats = imageDefaults.formats, breakpoints = breakpointWidths } = imageArgs;
    const others = formats.filter((format) => format !== 'webp');
    if (others.length === formats.length) return pictures.make(file, imageArgs);
    if (others.length === 0) return pictures.makeWebp(file, imageArgs);
    const otherWidths = [Math.min(sentWidth, Math.max(...breakpoints))];
    const [webp, other, ratio] = await Promise.all([
      pictures.makeWebp(file, imageArgs),
      pictures.make(file, {
        ...imageArgs,
        breakpoints: otherWidths,
        formats: others,
        jpgOptions: sentOptions,
      }),
      pictures.ratio(file),
    ]);
    return inBothFormats(webp, other, ratio);
  };
  const answers = new Map<string, ReturnType<typeof renditionsOf>>();
  const imageData = (picture: Node, imageArgs: ImageDataArgs, { nodeModel }: Context) => {
    const file = nodeModel.getNodeById({ id: picture.parent, type: 'File' });
    if (file === null) throw new Error(`The file of a picture is gone: ${picture.id}`);
    const key = `${file.name} ${file.internal.contentDigest} ${JSON.stringify(imageArgs)}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = renditionsOf(file, imageArgs);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= maxCachedResults) break;
      answers.delete(oldest);
    }
    return answer;
  };
  const addressOf = (imageArgs: ImageDataArgs) => ({
    type: 'String!',
    resolve: async (picture: Node, _args: unknown, context: Context) =>
      (await imageData(picture, imageArgs, context))?.images.fallback?.src,
  });
  createResolvers({
    ImageSharp: {
      gatsbyImageData: { type: 'GatsbyImageData!', resolve: imageData },
      sentAddress: addressOf(sent),
      smallAddress: addressOf(small),
    },
  });
}

type Renditions = Promise<IGatsbyImageData | undefined>;

/** Makes renditions of pictures with gatsby-plugin-sharp; reads the header of each once. */
class PictureMaker {
  private readonly photos = new Photos();

  constructor(
    private readonly site: Pick<ParentSpanPluginArgs, 'pathPrefix' | 'reporter' | 'cache'>,
  ) {}

  async make(file: Nodes['File'], args: ImageDataArgs): Renditions {
    return generateImageData({ ...(await this.photos.request(file, args)), ...this.site });
  }

  /**
   * Makes WebP renditions of the requested widths, none wider than the picture. Renders the whole
   * group of widths at once (`widthsMadeWith`), so that no other list renders them again.
   */
  async makeWebp(file: Nodes['File'], args: ImageDataArgs): Renditions {
    const widths = args.breakpoints ?? breakpointWidths;
    const breakpoints = widthsMadeWith(widths);
    const made = await this.make(file, { ...args, formats: ['webp'], breakpoints });
    const fallback = made?.images.fallback;
    if (made === undefined || fallback === undefined || breakpoints === widths) return made;
    return {
      ...made,
      images: { ...made.images, fallback: { ...fallback, ...ofWidths(fallback, widths) } },
    };
  }

  ratio(file: Nodes['File']): Promise<number> {
    return this.photos.ratio(file);
  }
}

/** Picks some widths from a set of renditions; of a narrower picture, also its full width. */
function ofWidths({ srcSet = '' }: { srcSet?: string }, widths: readonly number[]) {
  const widest = Math.max(...widths);
  const candidates = srcSet
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .filter(([, descriptor = ''], at, { length }) => {
      const width = Number.parseInt(descriptor, 10);
      return widths.includes(width) || (at === length - 1 && width <= widest);
    });
  return {
    src: candidates.at(-1)?.[0] ?? '',
    srcSet: candidates.map((words) => words.join(' ')).join(',\n'),
  };
}

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
