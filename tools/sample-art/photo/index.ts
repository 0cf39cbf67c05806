import type { Job } from '../job';
import type { Raster } from '../raster';
import { renderSvg } from '../raster';
import { avenue } from '../styles/arcade';
import { film } from '../texture';

/** Paints one photograph of the fair. */
export async function paintPhoto(job: Job, _scene: string, _mood: string): Promise<Raster> {
  return film(await renderSvg(job.width, job.height, avenue(job, true, 8)), job.random, 8, 0.25);
}
