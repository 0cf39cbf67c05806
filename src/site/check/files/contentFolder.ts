import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type ContentFile,
  type ContentKind,
  kinds,
  readContentPath,
} from '../../content/contentFiles';
import { type SchemaReading, readBySchema } from './schemaProblems';
import { type YamlSource, readYaml } from './yaml';

/** A YAML file in a valid place for content, with the fields from its path. */
export type ContentSource = YamlSource & {
  place: ContentFile;
  /** The file's own problems, and the part of the file that its schema accepts. */
  readonly reading: SchemaReading;
};

/** Everything that editors have added: all files, and the parsed YAML in valid places. */
export type ContentFolder = {
  /** Paths of all files inside the folder, with `/` between parts, sorted. */
  files: readonly string[];
  sources: readonly ContentSource[];
};

/** Reads one file of a content folder, by its path inside it, for the check. */
type ReadSource = (root: string, file: string, place: ContentFile) => ContentSource;

const readSourceFile: ReadSource = (root, file, place) =>
  readContentSource(file, readFileSync(path.join(root, file)), place);

/** Reads a content folder from disk. Never throws; a missing folder has no files. */
export function readContentFolder(root: string, read = readSourceFile): ContentFolder {
  if (!existsSync(root)) return { files: [], sources: [] };
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
  const sources = files.flatMap((file): ContentSource[] => {
    const yaml = asYaml(file);
    const place = readContentPath(yaml);
    // If a file exists with both extensions, `.yaml` is read and the other reported.
    return place === undefined || (yaml !== file && files.includes(yaml))
      ? []
      : [read(root, file, place)];
  });
  return { files, sources };
}

/** Replaces `.yml` with `.yaml`: a `.yml` file is reported, but still checked. */
export function asYaml(file: string): string {
  return file.replace(/\.ya?ml$/i, '.yaml');
}

export function readContentSource(
  file: string,
  bytes: Uint8Array,
  place: ContentFile,
): ContentSource {
  const yaml = readYaml(file, bytes);
  let reading: SchemaReading | undefined;
  return {
    ...yaml,
    place,
    get reading() {
      reading ??=
        yaml.problems.length > 0
          ? { problems: yaml.problems, accepted: undefined }
          : readBySchema(yaml, kinds[place.kind].schema);
      return reading;
    },
  };
}

export function sourcesOf(folder: ContentFolder, kind: ContentKind): readonly ContentSource[] {
  return folder.sources.filter(({ place }) => place.kind === kind);
}

/**
 * Caches the result of `read` for each file, because editors' forms repeat the check (decision
 * 048).
 */
export function perSource<Read>(read: (source: ContentSource) => Read): typeof read {
  const cache = new WeakMap<ContentSource, { read: Read }>();
  return (source) => {
    const cached = cache.get(source) ?? { read: read(source) };
    cache.set(source, cached);
    return cached.read;
  };
}
