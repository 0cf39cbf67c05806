import type { CreatePagesArgs } from 'gatsby';
import { openData } from '../../exhibitors/outputs/openData';
import { type Locale, localeCodes } from '../../i18n/locales';
import { pastFile } from '../../my-fair/outputs/pastFile';
import { feedFiles } from '../../programme/outputs/feedFiles';
import { programmeFiles } from '../../programme/outputs/programmeFiles';
import { searchFile } from '../../search/outputs/searchFile';
import { pocketFair } from './pocket/PocketFair';
import { writePublic } from '../content/writeFile';

type Graphql = CreatePagesArgs['graphql'];
type File = readonly [address: string, text: string];

async function answerTo<Answer>(graphql: Graphql, query: string, language: Locale) {
  const { data, errors } = await graphql<Answer>(query, { language });
  if (data === undefined || errors !== undefined)
    throw new Error(`A query for files besides pages failed: ${String(errors)}`);
  return data;
}

/** Runs a query once for each language, for files in one language. */
const inEachLanguage =
  <Answer>(made: { query: string; files: (answer: Answer, locale: Locale) => readonly File[] }) =>
  async (graphql: Graphql): Promise<readonly File[]> => {
    const files: File[] = [];
    for (const locale of localeCodes)
      files.push(...made.files(await answerTo<Answer>(graphql, made.query, locale), locale));
    return files;
  };

/** Runs a query in both languages, for files that contain both. */
const inBothLanguages =
  <Answer>(made: { query: string; files: (answers: Record<Locale, Answer>) => readonly File[] }) =>
  async (graphql: Graphql): Promise<readonly File[]> =>
    made.files({
      ru: await answerTo<Answer>(graphql, made.query, 'ru'),
      en: await answerTo<Answer>(graphql, made.query, 'en'),
    });

/**
 * Each query is in the folder of its subject, next to the function that writes files from the
 * answer.
 */
const outputs = [
  inEachLanguage(programmeFiles),
  inEachLanguage(feedFiles),
  inBothLanguages(openData),
  inEachLanguage(pastFile),
  inEachLanguage(pocketFair),
  inEachLanguage(searchFile),
];

/**
 * Writes the files that are made from queries. It runs in `createPages`, which `gatsby develop`
 * calls again when content changes; there is no `onPostBuild` in develop.
 */
export async function writeQueriedFiles({ graphql }: CreatePagesArgs): Promise<void> {
  for (const filesOf of outputs)
    for (const [address, text] of await filesOf(graphql)) writePublic(address, text);
}
