import type { ParentSpanPluginArgs } from 'gatsby';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSentPictures } from '../../pictures/picture';
import { dataKinds, dataPath, dataVersion, openData } from './openData';
import { dataSchemas } from './schemas';

/**
 * Writes exhibitors, artists and works of all years for other apps, with the schemas they keep
 * (decision 043).
 */
export async function writeOpenData(args: ParentSpanPluginArgs): Promise<void> {
  const { getNodesByType } = args;
  const site = getNodesByType('SiteSettings')[0];
  const exhibitors = getNodesByType('Exhibitor');
  if (site === undefined) return;
  const sent = makeSentPictures(args);
  const pictures = new Map(
    await Promise.all(
      exhibitors.flatMap((exhibitor) =>
        (exhibitor.works ?? []).map(
          async (work) => [work, await sent(exhibitor, work.picture)] as const,
        ),
      ),
    ),
  );
  const data = openData({
    site,
    exhibitors,
    plans: getNodesByType('Plan'),
    editions: getNodesByType('Edition'),
    routes: new Set(getNodesByType('Page').map(({ fields }) => fields.route)),
    pictureOf: (work) => pictures.get(work),
  });
  mkdirSync(`public/data/v${dataVersion}`, { recursive: true });
  const files: [path: string, value: object][] = [
    ...dataKinds.map((kind): [string, object] => [dataPath(kind), data[kind]]),
    ...dataSchemas(site.domain),
  ];
  for (const [file, value] of files)
    writeFileSync(path.join('public', file), JSON.stringify(value));
}
