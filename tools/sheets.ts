import { acrossProblems, fileProblems } from '../src/site/check';
import { readContentFolder, type ContentFolder } from '../src/site/check/files/contentFolder';
import { promptNotes } from '../src/site/check/prompts';
import { contentRoot } from '../src/site/content/contentRoot';
import { moscowTime } from '../src/lib/time/clock';
import { languageOf } from './options';
import { Refusal, refusal, sentence } from './sentences';
import { changedSheets } from './sheets/changedSheets';
import { contentThen } from './sheets/contentThen';
import { documentsOf, sheetsOf } from './sheets/documents';
import { currentYear, fairOfYear } from './sheets/fairOfYear';
import { wordsOf } from './sheets/model/words';
import { printSheets } from './sheets/printSheets';
import { readRequest, type Request } from './sheets/request';
import { describeFile } from './sheets/report';
import { ensureBrowser } from './setup.mjs';

const args = process.argv.slice(2);
const language = languageOf(args);

// npm run sheets: door sheets, cards of stands and labels of works as PDF (docs/printed-sheets.md).
try {
  await print(readRequest(args));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.words[language]);
  process.exitCode = 1;
}

async function print({
  kinds,
  languages,
  year: requestedYear,
  since,
  out,
}: Request): Promise<void> {
  const root = contentRoot();
  const folder = soundContent(root);
  const year = requestedYear ?? currentYear(folder) ?? 0;
  const fair = fairOfYear(folder, year);
  if (fair === undefined) throw refusal('noEditionToPrint', { year });
  const then = since && contentThen(root, since);
  const fairThen = then && fairOfYear(then.folder, year);
  if (since !== undefined) {
    const values = {
      since: moscowTime(since).replace('T', ' '),
      commit: then?.commit.slice(0, 10) ?? '',
    };
    const code = then === undefined ? 'sinceNothing' : 'sinceCommit';
    console.log(sentence(code, values)[language]);
  }
  const fairs = languages.map((locale) => {
    const words = wordsOf(locale);
    const { changed, gone } = changedSheets(
      fairThen && sheetsOf(fairThen, words, kinds),
      sheetsOf(fair, words, kinds),
    );
    return { locale, gone, documents: documentsOf(changed, fair, words) };
  });
  const documents = fairs.flatMap(({ locale, documents: own }) =>
    own.map((document) => [locale, document] as const),
  );
  if (documents.length === 0 && since === undefined) throw refusal('nothingToPrint', { year });
  const browser = await ensureBrowser();
  if (browser !== undefined) process.env['CHROMIUM_PATH'] = browser;
  for (const file of await printSheets(documents, out)) console.log(describeFile(file, language));
  if (documents.length === 0) console.log(sentence('sheetsUnchanged')[language]);
  const inOwnLanguage = fairs.find(({ locale }) => locale === language) ?? fairs[0];
  for (const name of inOwnLanguage?.gone ?? [])
    console.log(sentence('sheetGone', { name })[language]);
}

/** Reads the content; refuses if it has problems, which would otherwise be printed. */
function soundContent(root: string): ContentFolder {
  const folder = readContentFolder(root);
  const problems = [...folder.sources.flatMap(fileProblems), ...acrossProblems(folder)];
  if (problems.length > 0) throw refusal('badContent', { count: problems.length });
  const prompts = promptNotes(root, folder).length;
  if (prompts > 0) console.log(sentence('promptsOnSheets', { count: prompts })[language]);
  return folder;
}
