import type { CreatePagesArgs } from 'gatsby';
import { type Locale, localeCodes } from '../../i18n/locales';
import { programmeFiles } from '../../programme/outputs/programmeFiles';
import { pocketFair } from './pocketFair';
import { writePublic } from './writePublic';

type Graphql = CreatePagesArgs['graphql'];
type File = readonly [address: string, text: string];

/** Returns the files of one language that are made of a query's answer. */
const output =
  <Answer>(made: { query: string; files: (answer: Answer, locale: Locale) => readonly File[] }) =>
  async (graphql: Graphql, language: Locale): Promise<readonly File[]> => {
    const { data, errors } = await graphql<Answer>(made.query, { language });
    if (data === undefined || errors !== undefined)
      throw new Error(`A query for files besides pages failed: ${String(errors)}`);
    return made.files(data, language);
  };

/** Each query is in the room of its subject, next to the function that uses its answer. */
const outputs = [output(programmeFiles), output(pocketFair)];

/**
 * Writes the files that are made of queries, in both languages. It runs in `createPages`, which
 * `gatsby develop` calls again when content changes; there is no `onPostBuild` there.
 */
export async function writeQueriedFiles({ graphql }: CreatePagesArgs): Promise<void> {
  for (const filesOf of outputs)
    for (const locale of localeCodes)
      for (const [address, text] of await filesOf(graphql, locale)) writePublic(address, text);
}
