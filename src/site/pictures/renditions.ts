import type { ParentSpanPluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import type { Nodes } from '../content/nodes';
import { breakpointWidths, widthsMadeWith } from './imageDefaults';
import { Photos, type ImageDataArgs } from './photo';

type Renditions = Promise<IGatsbyImageData | undefined>;

/** Has gatsby-plugin-sharp make renditions of pictures; the header of each is read once. */
export class PictureMaker {
  private readonly photos = new Photos();

  constructor(
    private readonly site: Pick<ParentSpanPluginArgs, 'pathPrefix' | 'reporter' | 'cache'>,
  ) {}

  /** Renditions as they are asked for. */
  async make(file: Nodes['File'], asked: ImageDataArgs): Renditions {
    return generateImageData({ ...(await this.photos.request(file, asked)), ...this.site });
  }

  /**
   * Renditions in WebP, of the widths asked for and no wider than the picture. All widths of their
   * kind are made at once (`widthsMadeWith`), so that no other list makes them again.
   */
  async makeWebp(file: Nodes['File'], asked: ImageDataArgs): Renditions {
    const widths = asked.breakpoints ?? breakpointWidths;
    const breakpoints = widthsMadeWith(widths);
    const made = await this.make(file, { ...asked, formats: ['webp'], breakpoints });
    const fallback = made?.images.fallback;
    if (made === undefined || fallback === undefined || breakpoints === widths) return made;
    return {
      ...made,
      images: { ...made.images, fallback: { ...fallback, ...ofWidths(fallback, widths) } },
    };
  }

  /** Height to width, as whole numbers of the photograph make it. */
  ratio(file: Nodes['File']): Promise<number> {
    return this.photos.ratio(file);
  }
}

/** Of a set of renditions those of some widths; of a narrower picture its own width, too. */
function ofWidths({ srcSet = '' }: { srcSet?: string }, widths: readonly number[]) {
  const widest = Math.max(...widths);
  const kept = srcSet
    .split(',')
    .map((told) => told.trim().split(' '))
    .filter(([, told = ''], at, { length }) => {
      const width = Number.parseInt(told, 10);
      return widths.includes(width) || (at === length - 1 && width <= widest);
    });
  return {
    src: kept.at(-1)?.[0] ?? '',
    srcSet: kept.map((words) => words.join(' ')).join(',\n'),
  };
}
