import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readColours, type Reading } from './colour-words';
import { Random } from './random';

/** The names of the styles. */
export const styleNames = [
  'color-field',
  'flow-lines',
  'op-art',
  'collage',
  'ink',
  'textile',
  'sculpture',
  'arcade',
  'duotone-portrait',
  'grid-pixels',
  'strata',
  'brush-circles',
  'botanical',
  'night-city',
  'photo-landscape',
  'photo-still-life',
] as const;

/** One of the sixteen styles. */
export type StyleName = (typeof styleNames)[number];

/** One picture to paint. */
export interface Item {
  /** year/kind/slug/file: the seed of the picture. */
  key: string;
  /** Where the picture is written. */
  path: string;
  /** The seed shared by all works of one exhibitor. */
  handKey: string;
  style: StyleName | 'photo';
  /** For photos: which scene, and in which mood. */
  scene?: string;
  mood?: string;
  /** The colours the English alt text names. */
  reading?: Reading;
  /** The English alt text itself. */
  alt?: string;
  width: number;
  height: number;
  /** The most bytes the file may have. */
  budget: number;
}

/** Which styles suit a participant type when the record names none. */
const stylesByType: Record<string, readonly StyleName[]> = {
  sculptor: ['sculpture'],
  photographer: ['photo-landscape', 'photo-still-life', 'night-city', 'arcade'],
  artist: ['color-field', 'flow-lines', 'op-art', 'collage', 'ink', 'textile', 'strata', 'brush-circles', 'botanical'],
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isStyle = (name: string | undefined): name is StyleName =>
  styleNames.some((style) => style === name);

/** The style a record names for a picture: on the picture's line, else on the first line. */
export function namedStyle(source: string, picture: string): StyleName | undefined {
  const quoted = picture.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const onLine = new RegExp(`picture:\\s*["']?${quoted}["']?[^\\n]*#\\s*style:\\s*([a-z-]+)`);
  const name = onLine.exec(source)?.[1] ?? /^#\s*style:\s*([a-z-]+)/.exec(source)?.[1];
  return isStyle(name) ? name : undefined;
}

/** Pixels for a picture: the long side as given, the aspect kept within limits. */
export function pixels(aspect: number, long: number, narrowest = 0.42): { width: number; height: number } {
  const ratio = Math.min(1 / narrowest, Math.max(narrowest, aspect));
  return ratio >= 1
    ? { width: long, height: Math.round(long / ratio) }
    : { width: Math.round(long * ratio), height: long };
}

function aspectOf(size: unknown): number {
  if (!isFields(size)) return 0.8;
  const { height, width } = size;
  return typeof height === 'number' && typeof width === 'number' && height > 0 && width > 0
    ? width / height
    : 0.8;
}

/** The English alt of a picture and the colours it names. */
function readingOf(picture: Fields, isPortrait: boolean): { reading?: Reading; alt?: string } {
  const { alt } = picture;
  if (!isFields(alt) || typeof alt.en !== 'string') return {};
  const reading = readColours(alt.en, isPortrait);
  return reading ? { reading, alt: alt.en } : { alt: alt.en };
}

/** The works of one exhibitor's record. */
export function planExhibitor(dir: string, year: string, slug: string, source: string): Item[] {
  const record: unknown = parse(source);
  if (!isFields(record) || !Array.isArray(record.works)) return [];
  const type = typeof record.participantType === 'string' ? record.participantType : '';
  const handKey = `${year}/exhibitors/${slug}`;
  const works = (record.works as unknown[]).filter(isFields);
  return works.flatMap((work, index): Item[] => {
    if (typeof work.picture !== 'string') return [];
    const key = `${handKey}/${work.picture}`;
    const style =
      namedStyle(source, work.picture) ?? new Random(handKey).pick(stylesByType[type] ?? styleNames);
    const narrowest = style === 'sculpture' ? 0.6 : 0.42;
    const box = pixels(aspectOf(work.size), index === 0 ? 1600 : 1280, narrowest);
    const budget = index === 0 ? 120_000 : 80_000;
    return [{ key, path: join(dir, work.picture), handKey, style, budget, ...box, ...readingOf(work, style === 'duotone-portrait') }];
  });
}

/** The portrait of one speaker's record. */
export function planSpeaker(dir: string, year: string, slug: string, source: string): Item[] {
  const record: unknown = parse(source);
  if (!isFields(record) || !isFields(record.portrait)) return [];
  const { picture } = record.portrait;
  if (typeof picture !== 'string') return [];
  const handKey = `${year}/speakers/${slug}`;
  return [
    {
      key: `${handKey}/${picture}`,
      path: join(dir, picture),
      handKey,
      style: 'duotone-portrait',
      width: 800,
      height: 1000,
      budget: 45_000,
      ...readingOf(record.portrait, true),
    },
  ];
}

/** The cover of an edition, when its record names one. */
export function planCover(dir: string, year: string, source: string): Item[] {
  const record: unknown = parse(source);
  if (!isFields(record) || !isFields(record.cover)) return [];
  const { picture } = record.cover;
  if (typeof picture !== 'string') return [];
  return [
    {
      key: `${year}/cover/${picture}`,
      path: join(dir, picture),
      handKey: `${year}/cover`,
      style: 'arcade',
      width: 2560,
      height: 1707,
      budget: 450_000,
    },
  ];
}

/** The fair photographs asked for in photos.yaml: year, then a list of pictures. */
export function planPhotos(content: string, source: string): Item[] {
  const years: unknown = parse(source);
  if (!isFields(years)) return [];
  return Object.entries(years).flatMap(([year, list]) =>
    (Array.isArray(list) ? (list as unknown[]) : []).filter(isFields).flatMap((entry): Item[] => {
      const { picture, scene, mood, aspect } = entry;
      if (typeof picture !== 'string' || typeof scene !== 'string') return [];
      const box = pixels(aspect === '2:3' ? 2 / 3 : 3 / 2, 1600);
      return [
        {
          key: `${year}/photos/${picture}`,
          path: join(content, year, 'photos', picture),
          handKey: `${year}/photos`,
          style: 'photo',
          scene,
          ...(typeof mood === 'string' ? { mood } : {}),
          budget: 90_000,
          ...box,
        },
      ];
    }),
  );
}

const folders = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

type Planner = (dir: string, year: string, slug: string, source: string) => Item[];

function planFile(file: string, plan: (source: string) => Item[]): Item[] {
  if (!existsSync(file)) return [];
  try {
    return plan(readFileSync(file, 'utf8'));
  } catch (error) {
    console.warn(`Skipped ${file}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/** Every picture that the records of a content folder name. */
export function planContent(content: string): Item[] {
  const kinds: [string, Planner][] = [
    ['exhibitors', planExhibitor],
    ['speakers', planSpeaker],
  ];
  return folders(content)
    .filter((name) => /^\d{4}$/.test(name))
    .flatMap((year) => [
      ...planFile(join(content, year, 'edition.yaml'), (source) =>
        planCover(join(content, year), year, source),
      ),
      ...kinds.flatMap(([kind, plan]) =>
        folders(join(content, year, kind)).flatMap((slug) => {
          const dir = join(content, year, kind, slug);
          return planFile(join(dir, 'index.yaml'), (source) => plan(dir, year, slug, source));
        }),
      ),
    ]);
}

/** A test for keys from a glob: * within a folder, ** through folders. */
export function globTest(glob: string): (key: string) => boolean {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, (m) => (m.startsWith('**') ? '.*' : m === '*' ? '[^/]*' : '[^/]'));
  const pattern = new RegExp(`^${source}$`);
  return (key) => pattern.test(key);
}
