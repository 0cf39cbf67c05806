import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readContentPath,
  type ContentFile,
  type ContentKind,
} from '../../content-model/contentFiles';
import { readYaml, type YamlSource } from './yamlSource';

/** A YAML file in its place, with what its path says. */
export type ContentSource = YamlSource & { place: ContentFile };

/**
 * Everything an editor has written or dropped: all files, and the YAML files among them that stand
 * in their place.
 */
export type ContentFolder = {
  /** Every file, by its path inside the folder, `/` between parts, in order. */
  files: readonly string[];
  sources: readonly ContentSource[];
};

/**
 * Reads a content folder from disk; never throws on what is in its files. One that is not there has
 * none.
 */
export function readContentFolder(root: string): ContentFolder {
  if (!existsSync(root)) return { files: [], sources: [] };
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
  const sources = files.flatMap((file): ContentSource[] => {
    const place = readContentPath(asYaml(file));
    return place === undefined
      ? []
      : [readContentSource(file, readFileSync(path.join(root, file)), place)];
  });
  return { files, sources };
}

/** A file's path with the ending that content has: `.yml` is told, and read all the same. */
export function asYaml(file: string): string {
  return file.replace(/\.ya?ml$/i, '.yaml');
}

/** One file's bytes as the check sees them. */
export function readContentSource(
  file: string,
  bytes: Uint8Array,
  place: ContentFile,
): ContentSource {
  return { ...readYaml(file, bytes), place };
}

/** The files of one kind. */
export function sourcesOf(folder: ContentFolder, kind: ContentKind): readonly ContentSource[] {
  return folder.sources.filter(({ place }) => place.kind === kind);
}
