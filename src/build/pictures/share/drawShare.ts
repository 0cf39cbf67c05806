import sharp from 'sharp';
import { Canvas, colourOf, type Mask } from './canvas';
import { drawLetters } from './typeface';

/** What a share picture shows (1200 × 630 px, a size all social networks take). */
export type SharePicture = {
  /** The page's name, set very large. */
  title: string;
  fair: string;
  /** The edition's days, on its signal colour. */
  days: string;
  colour: string;
  /** Crops from the bottom, so that a portrait keeps its head. */
  isPortrait: boolean;
};

/** A picture file: where it lies, and a hash of what it holds. */
export type SourcePicture = { file: string; digest: string };

const size = { width: 1200, height: 630 };
const margin = 56;
const arch = { width: 420, height: 560, left: size.width - margin - 420, top: size.height - 560 };
const box = { top: 124, width: arch.left - margin - 32, height: 340 };
const ink = colourOf('#0b0b0b');
const paper = colourOf('#ffffff');

/** Draws the share pictures of many pages; parts they have in common are drawn once. */
export class ShareArtist {
  private readonly grounds = new Map<string, Promise<Canvas>>();
  private readonly arches = new Map<string, Promise<Canvas>>();
  /** Canvases for reuse: allocating memory of this size takes longer than drawing. */
  private readonly used: Canvas[] = [];

  /**
   * Draws one picture as JPEG. The arch frames `photograph`; without one it is filled with the
   * signal colour.
   */
  async draw(share: SharePicture, photograph?: SourcePicture): Promise<Buffer> {
    const [ground, standing, name] = await Promise.all([
      this.ground(share),
      this.arch(share, photograph),
      drawName(share.title),
    ]);
    const canvas = this.used.pop() ?? Canvas.plain(size.width, size.height);
    canvas.paste(ground, 0, 0);
    canvas.paste(standing, arch.left, arch.top);
    canvas.stamp(name, margin, box.top, ink);
    const picture = await sharp(canvas.data, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 82, optimiseCoding: false })
      .toBuffer();
    this.used.push(canvas);
    return picture;
  }

  /**
   * A white ground with the fair's name above and the days below, drawn once for all pages of an
   * edition in a language.
   */
  private ground({ fair, days, colour }: SharePicture): Promise<Canvas> {
    return remember(this.grounds, [fair, days, colour].join('\n'), async () => {
      const above = await drawLetters({ text: fair, size: 34, width: box.width, tight: 0.02 });
      const below = await drawLetters({ text: days, size: 30, width: box.width });
      const canvas = Canvas.plain(size.width, size.height);
      const plate = {
        left: margin,
        top: size.height - margin - 68,
        width: below.width + 48,
        height: 68,
      };
      canvas.stamp(above, margin, margin, ink);
      canvas.fill(plate.left, plate.top, plate.width, plate.height, colourOf(colour));
      canvas.stamp(
        below,
        plate.left + 24,
        plate.top + Math.round((plate.height - below.height) / 2),
        paper,
      );
      return canvas;
    });
  }

  private arch(
    { colour, isPortrait }: SharePicture,
    picture: SourcePicture | undefined,
  ): Promise<Canvas> {
    return remember(
      this.arches,
      picture === undefined ? colour : `${picture.digest} ${isPortrait}`,
      async () => {
        const { width, height } = arch;
        const filled =
          picture === undefined
            ? sharp({ create: { width, height, channels: 3, background: colour } })
            : sharp(picture.file)
                .autoOrient()
                .resize(width, height, { position: isPortrait ? 'top' : 'centre' });
        const upright = filled
          .flatten({ background: '#ffffff' })
          .removeAlpha()
          .toColourspace('srgb');
        const canvas = new Canvas(await upright.raw().toBuffer(), width);
        canvas.stamp(spandrels, 0, 0, paper);
        return canvas;
      },
    );
  }
}

/** The two upper corners that lie outside the arch. */
const spandrels = cornerMask(arch.width, arch.height);

function cornerMask(width: number, height: number): Mask {
  const data = Buffer.alloc(width * height);
  const radius = width / 2;
  for (let y = 0; y < radius; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // A pixel on the curve is blended from both sides.
      const outside = Math.hypot(x + 0.5 - radius, y + 0.5 - radius) - radius + 0.5;
      data[y * width + x] = Math.round(255 * Math.min(1, Math.max(0, outside)));
    }
  }
  return { data, width, height, channels: 1 };
}

/**
 * The name as large as its box allows: the size is estimated from its length, then measured and
 * reduced until it fits.
 */
async function drawName(title: string): Promise<Mask> {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  // In this typeface a letter is about 0.6 em wide; a line is 0.95 em high, and word wrap leaves
  // some of its width unused.
  const guess = Math.min(
    124,
    box.width / (0.6 * longest),
    Math.sqrt((box.width * box.height) / (0.68 * title.length)),
  );
  for (let em = Math.floor(guess); ; em = Math.floor(em * 0.9)) {
    const letters = await drawLetters({ text: title, size: em, width: box.width, tight: 0.035 });
    const fits = letters.height <= box.height && letters.width <= box.width;
    if (fits || em < 24) return fits ? letters : cutTo(letters);
  }
}

/** Only a name of several hundred letters needs cutting. */
function cutTo({ data, width, channels, height }: Mask): Mask {
  return { data, width, channels, height: Math.min(height, box.height) };
}

/** Pages of one record are drawn one after the other, so a small cache is enough. */
const most = 64;

function remember<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make();
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return value;
}
