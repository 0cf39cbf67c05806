import type { ParentSpanPluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import type { Nodes } from '../content/nodes';
import { breakpointWidths, widthsMadeWith } from './imageDefaults';
import { Photos, type ImageDataArgs } from './photo';

type Renditions = Promise<IGatsbyImageData | undefined>;

/** Makes renditions of pictures with gatsby-plugin-sharp; reads the header of each once. */
export class PictureMaker {
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

/** Picks some widths from a set of renditions, and a narrower picture's full width. */
function ofWidths({ srcSet = '' }: { srcSet?: string }, widths: readonly number[]) {
  const widest = Math.max(...widths);
  const kept = srcSet
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .filter(([, descriptor = ''], at, { length }) => {
      const width = Number.parseInt(descriptor, 10);
      return widths.includes(width) || (at === length - 1 && width <= widest);
    });
  return {
    src: kept.at(-1)?.[0] ?? '',
    srcSet: kept.map((words) => words.join(' ')).join(',\n'),
  };
}
