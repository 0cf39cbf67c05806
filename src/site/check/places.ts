import { readContentPath } from '../content/contentFiles';
import { addressNamePattern } from '../../content/localized';
import { isCalendarDay } from '../../lib/time/calendarDay';
import { asYaml, type ContentFolder } from './files/contentFolder';
import type { Problem, ProblemCode } from './problems/problem';

const routeName = /^[\w-]+(\/[\w-]+)*$/;
const neededFiles = [
  'site.yaml',
  'navigation.yaml',
  'pages/index.yaml',
  'pages/404.yaml',
  'pages/exhibitors.yaml',
  'pages/speakers.yaml',
];

const recordFolder = /^\d{4}\/(?:exhibitors|speakers|partners)\/[^/]+\//;

/**
 * Files that nobody reads: in places where no kind of content belongs, or under names that hide
 * them; folder names that can't be addresses; and missing files that the site, or a record's
 * folder, can't do without.
 */
export function placeProblems({ files }: ContentFolder): Problem[] {
  const present = new Set(files.map(asYaml));
  const records = new Set(
    files.flatMap((file) => recordFolder.exec(file)?.[0].concat('index.yaml') ?? []),
  );
  const hidden = new Set(files.map(withoutTail));
  return [
    ...files.flatMap((file) => fileProblem(file, files) ?? []),
    ...neededFiles.filter((file) => !present.has(file)).map((file) => onFile(file, 'missingFile')),
    ...[...records]
      .filter((file) => !present.has(file) && !hidden.has(file))
      .map((file) => onFile(file, 'recordWithoutFile')),
  ];
}

function fileProblem(file: string, files: readonly string[]): Problem | undefined {
  const yaml = asYaml(file);
  const name = yaml.replace(/^.*\//, '');
  if (!yaml.endsWith('.yaml')) {
    const meant = withoutTail(file);
    const isMeant = meant !== undefined && readContentPath(meant) !== undefined;
    return isMeant ? onFile(file, 'yamlTail', meant.replace(/^.*\//, '')) : undefined;
  }
  const place = readContentPath(yaml);
  if (place === undefined) return onFile(file, 'strangeFile');
  if (yaml !== file)
    return onFile(file, files.includes(yaml) ? 'twoEndings' : 'yamlExtension', name);
  if (place.slug !== undefined && !addressNamePattern.test(place.slug))
    return onFile(file, 'folderName', place.slug);
  if (place.route !== undefined && !routeName.test(place.route))
    return onFile(file, 'fileName', place.route);
  return place.date !== undefined && !isCalendarDay(place.date)
    ? onFile(file, 'fileDay', place.date)
    : undefined;
}

/** What a file is meant to be that ends in more than `.yaml`: `index.yaml.txt`, `index.yaml~`. */
const withoutTail = (file: string): string | undefined =>
  /^(.*\.)ya?ml[^\p{L}\p{N}/][^/]*$/iu.exec(file)?.[1]?.concat('yaml');

function onFile(file: string, code: ProblemCode, value = ''): Problem {
  return { file, line: 1, column: 1, field: '', code, values: { value } };
}
