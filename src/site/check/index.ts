import { moscowDay, moscowTime, now } from '../../lib/time/clock';
import { readContentPath } from '../content/contentFiles';
import { dateNameProblems, undatedNotes } from './dates';
import { currentEditionNotes, editionProblems, hoursProblems, phaseNotes } from './editions';
import {
  type ContentFolder,
  type ContentSource,
  readContentFolder,
  readContentSource,
} from './files/contentFolder';
import { formProblems, formExampleProblems } from './forms';
import { linkProblems, redirectProblems } from './links';
import { noticeNotes, noticeProblems } from './notices';
import { namedPictureProblems, photoNameProblems, pictureProblems } from './pictures';
import { placeProblems } from './places';
import {
  type Problem,
  type ReportLanguage,
  onceEach,
  describeProblem,
  reportLanguage,
  reportTitle,
} from './problems/problem';
import { programmeProblems } from './programme';
import { promptNotes } from './prompts';
import { proseProblems } from './prose';
import { referenceProblems, repeatProblems } from './references';
import { releaseNotes, releaseProblems, sectionProblems } from './sections';
import { standProblems, workProblems } from './exhibitors';
import { wayProblems } from './ways';
import type { Reporter } from 'gatsby';
import { contentRoot } from '../content/contentRoot';
import { isDeploy } from '../content/outsideServices';

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
 * The result of the check. `notes` are unfilled prompts, which are fine while someone is still
 * working. `past` items are fine, too, but the day makes them worth a look: expired notices,
 * releases to come, an edition or phase that is over. `undated` are sentences that an editor reads
 * again when days change.
 */
export type ContentReport = {
  problems: Problem[];
  notes: Problem[];
  past: Problem[];
  undated: Problem[];
};

/**
 * Checks a whole content folder as of a moment: every YAML file against its schema, references
 * between files, and every picture (only the pictures in `opened`, if the others are known to be
 * sound). Returns everything at once, in the order of files and lines (design §4). Never throws,
 * whatever editors write.
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
      ...currentEditionNotes(folder, moscowDay(moment)),
      ...releaseNotes(folder, moscowDay(moment)),
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

/** The problems that the check would report if some files were written. */
export type Trial = {
  /** Problems of these files by themselves. */
  own: Problem[];
  /** Problems between files, in the whole folder. */
  across: Problem[];
  /** The problems of `across` that these files introduce. */
  added: Problem[];
};

const problemsByFolder = new WeakMap<ContentFolder, Problem[]>();

/** Returns the problems between the files of a folder, computed once per folder. */
export function acrossOf(folder: ContentFolder): readonly Problem[] {
  const problems = problemsByFolder.get(folder) ?? acrossProblems(folder);
  problemsByFolder.set(folder, problems);
  return problems;
}

/** Checks a folder as if it contained these texts; writes nothing. */
export function tryFiles(
  folder: ContentFolder,
  drafts: readonly { file: string; text: string }[],
): Trial {
  const sources = drafts.flatMap(({ file, text }) => {
    const place = readContentPath(file);
    return place === undefined ? [] : [readContentSource(file, Buffer.from(text), place)];
  });
  const names = new Set(drafts.map(({ file }) => file));
  const across = acrossProblems({
    files: [...new Set([...folder.files, ...names])],
    sources: [...folder.sources.filter(({ file }) => !names.has(file)), ...sources],
  });
  const before = new Set(acrossOf(folder).map(inWords));
  const added = across.filter((problem) => !before.has(inWords(problem)));
  return { own: sources.flatMap(fileProblems), across, added };
}

const inWords = (problem: Problem) => describeProblem(problem, 'en');

/**
 * The report of a build about its content, and whether it stops the build; undefined if there is
 * nothing to report.
 */
type Verdict = { stops: boolean; words: string } | undefined;

/**
 * Decides how a build reacts to its content. Bad content always stops it (design §4). Unfilled
 * prompts are only mentioned, except in a deploy, where visitors would see them: there they stop
 * it. Past items are not mentioned, because content becomes past without being edited.
 */
export function verdictOn(
  { problems, notes }: ContentReport,
  env: Record<string, string | undefined>,
  language: ReportLanguage,
): Verdict {
  const verdict = (
    title: Parameters<typeof reportTitle>[0],
    listed: Problem[],
    stops: boolean,
  ) => ({
    stops,
    words: `${reportTitle(title, listed, language)}\n\n${reportProblems(listed, language)}\n`,
  });
  if (problems.length > 0) return verdict('stopped', problems, true);
  if (notes.length === 0) return undefined;
  return isDeploy(env)
    ? verdict('stoppedByPrompts', notes, true)
    : verdict('prompts', notes, false);
}

/**
 * Stops build and develop on bad content with the whole report, before anything is made from it
 * (design §4). Mentions unfilled prompts, or stops a deploy because of them.
 */
export async function stopOnBadContent(reporter: Reporter): Promise<void> {
  const report = await reportOn(contentRoot());
  const verdict = verdictOn(report, process.env, reportLanguage(process.env));
  if (verdict?.stops === true) reporter.panic(verdict.words);
  else if (verdict !== undefined) reporter.info(verdict.words);
}
