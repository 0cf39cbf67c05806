import type { Job } from './job';
import { familyOf, relative } from './palettes';
import type { Item } from './plan';
import { Random } from './random';
import type { Raster } from './raster';
import { painters } from './styles';
import { paintPhoto } from './photo/index';

/** The job of an item: its dice, its palette and its size. */
export function jobOf(item: Item): Job {
  const random = new Random(item.key);
  const hand = new Random(item.handKey);
  const palette = relative(familyOf(hand.fork('palette')), random.fork('palette'));
  const { width, height } = item;
  return { width, height, unit: Math.sqrt(width * height) / 1000, random, hand, palette };
}

/** Paints one item. */
export function paintItem(item: Item): Promise<Raster> {
  const job = jobOf(item);
  return item.style === 'photo'
    ? paintPhoto(job, item.scene ?? 'nave', item.mood ?? 'morning')
    : painters[item.style](job);
}
