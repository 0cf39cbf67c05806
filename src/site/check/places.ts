import { readContentPath } from '../content/contentFiles';
import { addressNamePattern } from '../../content/localized';
import { latinName, latinText } from '../../lib/latin';
import { isCalendarDay } from '../../lib/time/clock';
import { asYaml, type ContentFolder } from './files/contentFolder';
import type { Problem, ProblemCode } from './problems/problem';

const routeName = /^[\w-]+(\/[\w-]+)*$/;
/**
 * Old-version pages may have capitals in their addresses, because rules for both spellings exist
 * (site/host/redirects). Hosts can lower-case any address.
 */
const oldPages = /^_E5_Old\//;
const neededFiles = [
  'site.yaml',
  'navigation.yaml',
  'pages/index.yaml',
  'pages/404.yaml',
  'pages/exhibitors.yaml',
  'pages/speakers.yaml',
];

const recordFolder = /^\d{4}\/(?:exhibitors|speakers|partners)\/[^/]+\//;
const recordFile = new RegExp(`${recordFolder.source}[^/]+\\.yaml$`);

/**
 * Reports files that nothing reads, because of their place or name; names of files and folders that
 * cannot be addresses; and missing files that the site or a record's folder requires.
 */
export function placeProblems({ files }: ContentFolder): Problem[] {
  const present = new Set(files.map(asYaml));
  const records = new Set(
    files.flatMap((file) => recordFolder.exec(file)?.[0].concat('index.yaml') ?? []),
  );
  const hidden = new Set(files.map(expectedFile));
  const isMissing = (file: string) => !present.has(file) && !hidden.has(file);
  return [
    ...files.flatMap((file) => fileProblem(file, files) ?? []),
    ...neededFiles.filter(isMissing).map((file) => onFile(file, 'missingFile')),
    ...[...records].filter(isMissing).map((file) => onFile(file, 'recordWithoutFile')),
  ];
}

function fileProblem(file: string, files: readonly string[]): Problem | undefined {
  const yaml = asYaml(file);
  const name = nameIn(yaml);
  const place = readContentPath(yaml);
  const expected = expectedFile(file);
  if (!yaml.endsWith('.yaml'))
    return expected === undefined ? undefined : onFile(file, 'yamlTail', nameIn(expected));
  if (expected !== undefined) {
    const isCapital = expected === yaml.toLowerCase();
    const other = name.toLowerCase() === name ? expected : nameIn(expected);
    return isCapital ? onFile(file, 'fileCapitals', name, other) : onFile(file, 'recordFile');
  }
  if (place === undefined) return onFile(file, 'strangeFile');
  if (yaml !== file)
    return onFile(file, files.includes(yaml) ? 'twoEndings' : 'yamlExtension', name);
  const { kind, slug, route, date } = place;
  if (slug !== undefined && !addressNamePattern.test(slug)) {
    const other = latinName(slug) || kind;
    return recordFolder.test(file)
      ? onFile(file, 'folderName', slug, other)
      : onFile(file, 'fileName', slug, `${other}.yaml`);
  }
  if (route !== undefined && !routeName.test(route))
    return onFile(file, 'fileName', route, `${route.split('/').map(routePart).join('/')}.yaml`);
  return date !== undefined && !isCalendarDay(date) ? onFile(file, 'fileDay', date) : undefined;
}

const nameIn = (file: string) => file.replace(/^.*\//, '');

/** Turns a file or folder name into a valid part of an address. */
const routePart = (name: string) =>
  latinText(name)
    .toLowerCase()
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '') || 'page';

/**
 * Returns the path that a misnamed file should have: without the text after `.yaml`
 * (`index.yaml.txt`, `index.yaml~`), in lower case (`Index.yaml`, `pages/Press.yaml`), or
 * `index.yaml` in the folder of a record. Undefined for a correctly named file and for a file
 * without a valid place.
 */
function expectedFile(file: string): string | undefined {
  const tail = /^(.*\.)ya?ml[^\p{L}\p{N}/][^/]*$/iu.exec(file)?.[1]?.concat('yaml');
  const yaml = tail ?? asYaml(file);
  const small = yaml.toLowerCase();
  const place = readContentPath(yaml);
  if (tail !== undefined) return place && tail;
  if (!yaml.endsWith('.yaml')) return undefined;
  const { route = '' } = place ?? {};
  const isPage = routeName.test(route) && !oldPages.test(route);
  if ((place === undefined || isPage) && small !== yaml && readContentPath(small) !== undefined)
    return small;
  if (place === undefined && recordFile.test(yaml)) return yaml.replace(/[^/]+$/, 'index.yaml');
  return undefined;
}

function onFile(file: string, code: ProblemCode, value = '', other = ''): Problem {
  const values = { value, ...(other !== '' && { other }) };
  return { file, line: 1, column: 1, field: '', code, values };
}
