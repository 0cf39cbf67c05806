import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acrossProblems, fileProblems, tryFiles } from '../../src/site/check';
import { readContentFolder } from '../../src/site/check/files/contentFolder';
import type { Problem, ReportLanguage } from '../../src/site/check/problems/problem';
import { describeProblem } from '../../src/site/check/problems/report';
import { readContentPath } from '../../src/site/content/contentFiles';
import { schemaFile } from '../schemas/files';
import type { Draft, Drafter, Shelf } from './draft';
import { carryOut } from './fair/carryOut';
import { planFair } from './fair/planFair';
import { tellDone, tellPlan } from './fair/words';
import { helpText } from './help';
import { draftChange } from './kinds/change';
import { draftEdition } from './kinds/edition';
import { draftExhibitor } from './kinds/exhibitor';
import { draftNotice } from './kinds/notice';
import { draftRelease } from './kinds/release';
import { draftPartner } from './kinds/partner';
import { draftSession } from './kinds/session';
import { draftSpeaker } from './kinds/speaker';
import { Refusal } from './refusal';
import { asksForHelp, readRequest, type NewKind, type Request } from './request';

type RecordKind = Exclude<NewKind, 'fair'>;
const drafters: Record<RecordKind, Drafter> = {
  exhibitor: draftExhibitor,
  speaker: draftSpeaker,
  partner: draftPartner,
  session: draftSession,
  change: draftChange,
  notice: draftNotice,
  release: draftRelease,
  edition: draftEdition,
};

/** Where to write, where the schemas are, and the language of reports. */
type Surroundings = { contentRoot: string; project: string; language: ReportLanguage };
/** The output and exit code; `files` are the written ones, relative to the content folder. */
export type Outcome = { status: 0 | 1; text: string; files?: string[] };

const written = {
  ru: (files: string) =>
    `Готово:\n${files}\nВпишите своё вместо заготовок и проверьте: npm run check`,
  en: (files: string) =>
    `Done:\n${files}\nWrite your own words over the prompts, then check: npm run check`,
};

const signs = `## Строки с одним # не обязательны: уберите # и впишите своё.
## Lines with one # are optional: take the # away and write your own.

`;

const refused = { ru: 'Ничего не записано.', en: 'Nothing was written.' };

/**
 * `npm run new -- <kind> …`: creates a record that passes the content check, or explains in a
 * sentence why it does not. `writeDraft` writes a file into the content folder.
 */
export function makeNew(
  args: readonly string[],
  around: Surroundings,
  writeDraft: (draft: Draft, contentRoot: string) => void = write,
): Outcome {
  const { language } = around;
  if (asksForHelp(args)) return { status: args.length === 0 ? 1 : 0, text: helpText[language] };
  try {
    const request = readRequest(args);
    if (!existsSync(around.contentRoot))
      throw new Refusal('noContent', { file: around.contentRoot });
    const shelf = openShelf(around);
    if (request.kind === 'fair') return makeFair(request, shelf, around);
    const drafts = draft({ ...request, kind: request.kind }, shelf);
    const { own, added } = tryFiles(shelf.folder, drafts);
    const problems = [...own, ...added];
    if (problems.length > 0)
      return refuse(
        problems.map((problem) => tell(problem, drafts, language)),
        language,
      );
    for (const each of drafts) writeDraft(each, around.contentRoot);
    const files = drafts.map(({ file }) => file);
    const names = files.map(
      (file) => `  ${nameFor(path.join(around.contentRoot, file), around.project)}`,
    );
    return { status: 0, text: written[language](names.join('\n')), files };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 1, text: error.tell(language) };
  }
}

/** Reports what would be removed; with `--yes`, does it. */
function makeFair(
  request: Request,
  shelf: Shelf,
  { contentRoot, language }: Surroundings,
): Outcome {
  const plan = planFair(request, shelf, contentRoot);
  const problems = [...plan.folder.sources.flatMap(fileProblems), ...acrossProblems(plan.folder)];
  // A wrong option is reported once, not for every page that uses it.
  const own = problems.filter(({ file }) => file === 'site.yaml' || file.endsWith('/edition.yaml'));
  const told = own.length > 0 ? own : problems;
  if (told.length > 0)
    return refuse(
      told.map((problem) => describeProblem(problem, language)),
      language,
    );
  if (request.options['yes'] === undefined) return { status: 0, text: tellPlan(plan, language) };
  carryOut(plan, contentRoot);
  return { status: 0, text: tellDone(plan, language) };
}

function refuse(lines: readonly string[], language: ReportLanguage): Outcome {
  return { status: 1, text: [...lines, refused[language]].join('\n') };
}

function openShelf({ contentRoot, project }: Surroundings): Shelf {
  return {
    folder: readContentFolder(contentRoot),
    read: (file) => readFileSync(path.join(contentRoot, file), 'utf8'),
    head: (file) => schemaLine(path.join(contentRoot, file), file, project) + signs,
  };
}

/**
 * Returns a comment that names the schema, for editors without the project's settings; empty for a
 * content folder elsewhere, which has no schema nearby.
 */
function schemaLine(target: string, file: string, project: string): string {
  const place = readContentPath(file);
  if (place === undefined || nameFor(target, project) === target) return '';
  const schema = path.relative(path.dirname(target), path.join(project, schemaFile(place.kind)));
  return `# yaml-language-server: $schema=${schema.split(path.sep).join('/')}\n`;
}

/** Returns a file's path relative to the project, or its whole path if it is elsewhere. */
function nameFor(target: string, project: string): string {
  const relative = path.relative(project, target);
  return relative.startsWith('..') ? target : relative;
}

function draft(request: Request & { kind: RecordKind }, shelf: Shelf): Draft[] {
  const { kind, year } = request;
  const needsEdition = !['edition', 'notice', 'release'].includes(kind);
  if (needsEdition && !shelf.folder.files.includes(`${year}/edition.yaml`)) {
    throw new Refusal('noEdition', { value: String(year) });
  }
  const drafts = drafters[kind](request, shelf);
  const there = drafts.find(
    ({ file, linesThere }) => linesThere === undefined && shelf.folder.files.includes(file),
  );
  if (there !== undefined) throw new Refusal('exists', { file: there.file });
  return drafts;
}

/** Formats a problem; the position only if that line exists, not for an unwritten draft. */
function tell(problem: Problem, drafts: readonly Draft[], language: ReportLanguage): string {
  const own = drafts.find(({ file }) => file === problem.file);
  if (own === undefined || problem.line <= (own.linesThere ?? 0))
    return describeProblem(problem, language);
  const field = problem.field.replace(/^\[\d+\]\.?/, '') || problem.file;
  return describeProblem({ ...problem, field }, language)
    .split('  ')
    .slice(1)
    .join('  ');
}

function write({ file, text, linesThere }: Draft, root: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text, { flag: linesThere === undefined ? 'wx' : 'w' });
}
