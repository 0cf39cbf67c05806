import { hex, type Rgb } from '../colour';
import type { Job } from '../job';
import { blur, renderSvg, screen, type Raster } from '../raster';
import { avenue } from '../styles/arcade';
import { film } from '../texture';
import { hang } from './art';
import { moods, type Mood } from './mood';
import { above, booths, detail, nave, talk, wall, type Scene } from './scenes';

const square: Scene = (job, m) => {
  const rgbs: Rgb[] = [m.wall, m.floor, m.panel, m.dark, m.light];
  return avenue({ ...job, palette: { name: 'photo', ground: m.panel, ink: m.dark, colours: rgbs } }, job.random.chance(0.5), job.random.int(5, 12));
};

const scenes: Readonly<Record<string, Scene>> = { nave, square, wall, booths, talk, above, detail };

/** Paints one photograph of the fair: a scene in a mood, softly lit, on film. */
export async function paintPhoto(job: Job, scene: string, moodName: string): Promise<Raster> {
  const m: Mood | undefined = moods[moodName];
  const draw = scenes[scene];
  if (!m || !draw) throw new Error(`No scene ${scene} or mood ${moodName} for a photo`);
  const art = await hang(job.random.fork('art'), scene === 'square' ? 0 : 6, moodName === 'mono', scene === 'detail' ? 620 : 300);
  const { width, height } = job;
  const sharpView = await renderSvg(width, height, `<rect width="${width}" height="${height}" fill="${hex(m.wall)}"/>${draw(job, m, art)}`);
  const soft = await blur(sharpView, 0.9 * Math.max(1, job.unit));
  const glow = await blur(soft, job.unit * 34);
  return film(screen(soft, glow, 0.16), job.random, 9, 0.34);
}
