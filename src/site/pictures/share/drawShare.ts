import sharp from 'sharp';
import { Canvas, colourOf, type Mask } from './canvas';
import { drawLetters } from './typeface';

/** What a share picture shows (1200 × 630 px, a size all social networks take). */
export type SharePicture = {
  /** The page's name, set very large. */
  title: string;
  fair: string;
  /** The edition's days, or a session's day, hour and hall, on the edition's signal colour. */
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
const plate = { height: 68, inset: 24 };
const ink = colourOf('#0b0b0b');
const paper = colourOf('#ffffff');

/** Draws the share pictures of many pages; parts they have in common are drawn once. */
export class ShareArtist {
  private readonly grounds = new Map<string, Promise<Canvas>>();
  private readonly times = new Map<string, Promise<Mask>>();
  private readonly arches = new Map<string, Promise<Canvas>>();
  /** Canvases for reuse: allocating memory of this size takes longer than drawing. */
  private readonly used: Canvas[] = [];

  /**
   * Draws one picture as JPEG. The arch frames `photograph`; without one it is filled with the
   * signal colour.
   */
  async draw(share: SharePicture, photograph?: SourcePicture): Promise<Buffer> {
    const [ground, standing, name, days] = await Promise.all([
      this.ground(share),
      this.arch(share, photograph),
      drawName(share.title),
      remember(this.times, share.days, () => drawDays(share.days)),
    ]);
    const canvas = this.used.pop() ?? Canvas.plain(size.width, size.height);
    canvas.paste(ground, 0, 0);
    canvas.paste(standing, arch.left, arch.top);
    canvas.stamp(name, margin, box.top, ink);
    const height = Math.max(plate.height, days.height + 36);
    const top = size.height - margin - height;
    canvas.fill(margin, top, days.width + 2 * plate.inset, height, colourOf(share.colour));
    canvas.stamp(days, margin + plate.inset, top + Math.round((height - days.height) / 2), paper);
    const picture = await sharp(canvas.data, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 82, optimiseCoding: false })
      .toBuffer();
    this.used.push(canvas);
    return picture;
  }

  /** A white ground with the fair's name above, drawn once for all pages of a language. */
  private ground({ fair }: SharePicture): Promise<Canvas> {
    return remember(this.grounds, fair, async () => {
      const above = await drawLetters({ text: fair, size: 34, width: box.width, tight: 0.02 });
      const canvas = Canvas.plain(size.width, size.height);
      canvas.stamp(above, margin, margin, ink);
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

/** Days on one line of the plate; a long hall's name makes them smaller, and then two lines. */
async function drawDays(text: string): Promise<Mask> {
  for (let em = 30; ; em -= 2) {
    const letters = await drawLetters({ text, size: em, width: box.width - 2 * plate.inset });
    if (letters.height < 1.5 * em || em <= 20) return letters;
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
