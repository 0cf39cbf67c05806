import type { BuildArgs } from 'gatsby';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PageStyles, shareFonts } from './pageStyles';

type BuiltPage = { path: string; componentChunkName: string };
type Answer = { allSitePage: { nodes: BuiltPage[] } };

const pagesQuery = /* GraphQL */ `
  {
    allSitePage {
      nodes {
        path
        componentChunkName
      }
    }
  }
`;

/**
 * Rewrites every page's HTML with only the styles its template can use
 * (docs/decisions/012-styles-of-a-page.md).
 */
export async function finishPages({ graphql }: BuildArgs): Promise<void> {
  const { data } = await graphql<Answer>(pagesQuery);
  const pages = (data?.allSitePage.nodes ?? []).filter((page) => existsSync(fileOf(page)));
  const styles = new PageStyles();
  for (const page of pages)
    styles.note(page.componentChunkName, readFileSync(fileOf(page), 'utf8'));
  for (const page of pages) {
    const file = fileOf(page);
    writeFileSync(file, styles.style(page.componentChunkName, readFileSync(file, 'utf8')));
  }
  shareFonts();
}

function fileOf({ path }: BuiltPage): string {
  return `public${path.endsWith('/') ? `${path}index.html` : path}`;
}
