import { readContentPath } from '../../content-model/contentFiles';
import { addressNamePattern } from '../../content-model/localized';
import { isCalendarDay } from '../../lib/calendarDay';
import { asYaml, type ContentFolder } from './contentFolder';
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

/**
 * Files in places where no kind of content belongs, folder names that can't be addresses, and
 * missing files that the site can't do without.
 */
export function placeProblems({ files }: ContentFolder): Problem[] {
  const problems = files.flatMap((file): Problem[] => {
    const yaml = asYaml(file);
    if (!yaml.endsWith('.yaml')) return [];
    const place = readContentPath(yaml);
    if (place === undefined) return [onFile(file, 'strangeFile')];
    if (yaml !== file) return [onFile(file, 'yamlExtension', yaml.replace(/^.*\//, ''))];
    if (place.slug !== undefined && !addressNamePattern.test(place.slug))
      return [onFile(file, 'folderName', place.slug)];
    if (place.route !== undefined && !routeName.test(place.route))
      return [onFile(file, 'fileName', place.route)];
    if (place.date !== undefined && !isCalendarDay(place.date))
      return [onFile(file, 'fileDay', place.date)];
    return [];
  });
  const present = new Set(files.map(asYaml));
  return [
    ...problems,
    ...neededFiles.filter((file) => !present.has(file)).map((file) => onFile(file, 'missingFile')),
  ];
}

function onFile(file: string, code: ProblemCode, value = ''): Problem {
  return { file, line: 1, column: 1, field: '', code, values: { value } };
}
