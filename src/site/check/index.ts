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

/** Rules that need the whole folder, not one file. */
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
  linkProblems,
];

/**
 * The result of the check: problems; `notes` for prompts that have not been filled in yet, which
 * are fine while someone is still working; and what is `past`, such as a notice that is over, which
 * is fine for good.
 */
export type ContentReport = { problems: Problem[]; notes: Problem[]; past: Problem[] };

/**
 * Checks a whole content folder as of a moment: every YAML file against its schema, references
 * between files, and every picture; only those in `opened`, where the others are known to be sound.
 * Tells all at once, in the order of files and lines (design §4). Never throws on what editors
 * write.
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
  };
}

/** What is wrong with one file by itself: its YAML, or its schema; and signs that nobody sees. */
export function fileProblems({ reading, unseen }: ContentSource): Problem[] {
  return [...reading.problems, ...unseen];
}

/** What is wrong between files: references, repeats, links. */
export function acrossProblems(folder: ContentFolder): Problem[] {
  return rulesAcross.flatMap((rule) => rule(folder));
}

/**
 * Sorted by file, line and column. Where several rules complain about one field, only the first is
 * kept.
 */
export function inOrder(problems: readonly Problem[]): Problem[] {
  // Without a field the code tells problems apart: several fields may be missing at one place, and
  // a file may have several faults.
  return onceEach(problems, ({ file, line, column, field, code }) =>
    [file, line, column, field || code].join('\0'),
  ).sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** The report an editor reads: one line a problem. */
export function reportProblems(problems: readonly Problem[], language: ReportLanguage): string {
  return problems.map((problem) => describeProblem(problem, language)).join('\n');
}
