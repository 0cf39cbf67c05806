import type { Locale } from '../../i18n/locales';
import { packEntries, searchFilePath } from '../model/searchFile';

const query = /* GraphQL */ `
  query SearchFile($language: String!) {
    everything(language: $language) {
      kind
      names {
        name
        path
        note
        of
        year
        names
        texts
        picture {
          smallAddress
        }
      }
    }
  }
`;

/**
 * Writes the search file of a language (decision 040). Its address never changes. Hosts make
 * browsers revalidate files without a hash in their names, so no search uses outdated data.
 */
export const searchFile = {
  query,
  files({ everything }: Queries.SearchFileQuery, locale: Locale): [path: string, text: string][] {
    const groups = everything.map(({ kind, names }) =>
      packEntries(
        kind,
        names.map(({ of, year, names: spellings, picture, ...entry }) => ({
          ...entry,
          of: of ?? undefined,
          year: year ?? undefined,
          names: spellings ?? undefined,
          picture: picture?.smallAddress,
        })),
      ),
    );
    return [[searchFilePath(locale), JSON.stringify(groups.flat())]];
  },
};
