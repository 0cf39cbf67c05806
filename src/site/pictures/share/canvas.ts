/** How much of a colour each pixel takes, 0 to 255, in the shape of a text or figure. */
export type Mask = { data: Buffer; width: number; height: number; channels: number };

type Colour = readonly [number, number, number];

/** `#1f24ff` as its three parts. */
export function colourOf(hex: string): Colour {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/**
 * A picture in memory, RGB. Everything is pasted onto a plain ground, so pasting is copying bytes.
 * An image library would composite layers at ten times the cost, and a large fair has thousands of
 * these pictures.
 */
export class Canvas {
  constructor(
    readonly data: Buffer,
    readonly width: number,
  ) {}

  static plain(width: number, height: number): Canvas {
    return new Canvas(Buffer.alloc(width * height * 3, 255), width);
  }

  fill(left: number, top: number, width: number, height: number, colour: Colour): void {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) this.data.set(colour, (y * this.width + x) * 3);
    }
  }

  /** Copies another picture onto this one. */
  paste(other: Canvas, left: number, top: number): void {
    const bytes = other.width * 3;
    for (let from = 0, y = top; from < other.data.length; from += bytes, y += 1) {
      other.data.copy(this.data, (y * this.width + left) * 3, from, from + bytes);
    }
  }

  /** Colours the pixels that a mask covers. */
  stamp(
    { data: mask, width, height, channels }: Mask,
    left: number,
    top: number,
    [red, green, blue]: Colour,
  ): void {
    const { data } = this;
    for (let y = 0; y < height; y += 1) {
      let at = ((top + y) * this.width + left) * 3;
      const end = (y + 1) * width * channels;
      for (let from = y * width * channels; from < end; from += channels, at += 3) {
        const coverage = mask[from] ?? 0;
        if (coverage === 0) continue;
        data[at] = mixed(data[at], red, coverage);
        data[at + 1] = mixed(data[at + 1], green, coverage);
        data[at + 2] = mixed(data[at + 2], blue, coverage);
      }
    }
  }
}

const mixed = (under = 0, colour: number, coverage: number) =>
  coverage === 255 ? colour : under + ((colour - under) * coverage) / 255;
