/** A picture's size, px, and its ratio of width to height. */
export type Measure = { width: number; height: number; ratio: number };

/** Measures a picture; one that cannot be loaded is all zeros (spec §8, image metadata). */
export function measurePicture(src: string): Promise<Measure> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(measureOf(image.naturalWidth, image.naturalHeight));
    image.onerror = () => resolve(measureOf(0, 0));
    image.src = src;
  });
}

/** Adds the ratio to a size; an empty size has the ratio 0. */
export function measureOf(width: number, height: number): Measure {
  return width > 0 && height > 0
    ? { width, height, ratio: width / height }
    : { width: 0, height: 0, ratio: 0 };
}
