import type { Job } from './job';
import { namedPalette } from './named-palette';
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
  const family = familyOf(hand.fork('palette'));
  const dice = random.fork('palette');
  const { width, height, style, alt } = item;
  const reading = style === 'photo-still-life' && item.reading?.weak ? undefined : item.reading;
  const size = { width, height, unit: Math.sqrt(width * height) / 1000, ...(alt === undefined ? {} : { alt }) };
  return reading
    ? { ...size, random, hand, palette: namedPalette(reading, family, dice, style), reading }
    : { ...size, random, hand, palette: relative(family, dice) };
}

/** Paints one item. */
export function paintItem(item: Item): Promise<Raster> {
  const job = jobOf(item);
  return item.style === 'photo'
    ? paintPhoto(job, item.scene ?? 'nave', item.mood ?? 'morning')
    : painters[item.style](job);
}
