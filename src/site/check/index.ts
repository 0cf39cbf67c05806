import { moscowDay, moscowTime, now } from '../../lib/time/clock';
import { readContentFolder, type ContentFolder, type ContentSource } from './files/contentFolder';
import { editionProblems, phaseNotes } from './editions';
import { formExampleProblems } from './forms/formExamples';
import { formProblems } from './forms';
import { hoursProblems } from './hours';
import { linkProblems } from './links';
import { noticeNotes, noticeProblems } from './notices';
import { namedPictureProblems } from './pictures/namedPictures';
import { photoNameProblems } from './pictures/photoNames';
import { pictureProblems } from './pictures/pictures';
import { placeProblems } from './places';
import { onceEach, type Problem, type ReportLanguage } from './problems/problem';
import { describeProblem } from './problems/report';
import { programmeProblems } from './programme';
import { dateNameProblems, undatedNotes } from './dates';
import { promptNotes } from './prompts';
import { proseProblems } from './prose';
import { redirectProblems } from './redirects';
import { releaseProblems } from './releases';
import { referenceProblems } from './references';
import { repeatProblems } from './repeats';
import { sectionProblems } from './sections';
import { standProblems } from './stands';
import { wayProblems } from './ways';
import { workProblems } from './works';

const rulesAcross = [
  placeProblems,
  namedPictureProblems,
  photoNameProblems,
  referenceProblems,
  formProblems,
  formExampleProblems,
  repeatProblems,
  standProblems,
  workProblems,
  programmeProblems,
  editionProblems,
  hoursProblems,
  redirectProblems,
  wayProblems,
  sectionProblems,
  releaseProblems,
  noticeProblems,
  proseProblems,
  dateNameProblems,
  linkProblems,
];

/**
 * The result of the check: problems; `notes` for unfilled prompts, which are fine while someone is
 * still working; `past` items such as expired notices, which are always fine; and `undated`
 * sentences, which an editor reads again when days change.
 */
export type ContentReport = {
  problems: Problem[];
  notes: Problem[];
  past: Problem[];
  undated: Problem[];
};

/**
 * Checks a whole content folder as of a moment: every YAML file against its schema, references
 * between files, and every picture (only those in `opened`, if the others are known to be sound).
 * Returns everything at once, in the order of files and lines (design §4). Never throws, whatever
 * editors write.
 */
export async function reportOn(
  root: string,
  moment: Date = now(),
  opened?: readonly string[],
): Promise<ContentReport> {
  const folder = readContentFolder(root);
  const files = folder.files.filter((file) => opened === undefined || opened.includes(file));
  const pictures = await pictureProblems(root, files);
  return {
    problems: inOrder([
      ...folder.sources.flatMap(fileProblems),
      ...acrossProblems(folder),
      ...pictures,
    ]),
    notes: inOrder(promptNotes(root, folder)),
    past: inOrder([
      ...noticeNotes(folder, moscowTime(moment)),
      ...phaseNotes(folder, moscowDay(moment)),
    ]),
    undated: inOrder(undatedNotes(folder)),
  };
}

/** Returns the problems of one file by itself: its YAML, its schema, and invisible characters. */
export function fileProblems({ reading, unseen }: ContentSource): Problem[] {
  return [...reading.problems, ...unseen];
}

/** Returns the problems between files: references, repeats, links. */
export function acrossProblems(folder: ContentFolder): Problem[] {
  return rulesAcross.flatMap((rule) => rule(folder));
}

/** Sorts by file, line and column. If several rules report one field, keeps only the first. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  // Problems without a field are distinguished by code: several fields can be missing at one place,
  // and a file can have several errors.
  return onceEach(problems, ({ file, line, column, field, code }) =>
    [file, line, column, field || code].join('\0'),
  ).sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Formats the report for editors, one line per problem. */
export function reportProblems(problems: readonly Problem[], language: ReportLanguage): string {
  return problems.map((problem) => describeProblem(problem, language)).join('\n');
}
