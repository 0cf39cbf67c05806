import type { BuildArgs } from 'gatsby';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Edition } from '../content-model/edition';
import { localize, type Locale } from '../i18n/locales';
import { formatDayRange } from '../lib/dayRange';
import { readSite } from './contentRoot';
import { PageStyles, shareFonts } from './pageStyles';
import { SharePictures } from './share/sharePictures';

type BuiltPage = { path: string; componentChunkName: string; pageContext: { language: Locale; year?: number } };
type Answer = { data?: { allSitePage: { nodes: BuiltPage[] } } };
type EditionNode = Edition & { fields: { year: number } };

const pagesQuery = /* GraphQL */ `
  {
    allSitePage {
      nodes {
        path
        componentChunkName
        pageContext
      }
    }
  }
`;

const sharedPicture = /<meta\b[^>]*\bproperty="og:image"[^>]*>/;

/**
 * The last hand on every page's HTML: only the styles its kind can use, and a picture drawn for where it is shared.
 * Works on what the page says of itself, so that a new kind of page needs nothing of it.
 */
export async function finishPages({ graphql, getNodesByType, reporter }: BuildArgs): Promise<void> {
  const { data } = (await graphql(pagesQuery)) as Answer;
  const pages = (data?.allSitePage.nodes ?? []).filter((page) => existsSync(fileOf(page)));
  const editions = new Map((getNodesByType('Edition') as unknown as EditionNode[]).map((edition) => [edition.fields.year, edition]));
  const site = readSite();
  const styles = new PageStyles();
  const shares = new SharePictures();
  for (const page of pages) styles.note(page.componentChunkName, readFileSync(fileOf(page), 'utf8'));
  for (const page of pages) {
    const html = styles.style(page.componentChunkName, readFileSync(fileOf(page), 'utf8'));
    const edition = editions.get(page.pageContext.year ?? site.currentEdition) ?? editions.get(site.currentEdition);
    writeFileSync(fileOf(page), edition === undefined ? html : withShare(html, page, edition));
  }
  shareFonts();
  const start = performance.now();
  const drawn = await shares.draw();
  if (drawn > 0) reporter.info(`${drawn} pictures for social networks drawn in ${((performance.now() - start) / 1000).toFixed(1)} s`);

  function withShare(html: string, { componentChunkName, pageContext: { language } }: BuiltPage, edition: EditionNode): string {
    const meta = sharedPicture.exec(html)?.[0];
    const image = contentOf(meta);
    const title = contentOf(/<meta\b[^>]*\bproperty="og:title"[^>]*>/.exec(html)?.[0]);
    if (meta === undefined || title === undefined) return html;
    const origin = `https://${site.domain}`;
    const fair = localize(site.name, language);
    const name = decode(title);
    const address = shares.order({
      title: name,
      // The home page has the fair's name already.
      fair: name === fair ? localize(edition.venue.name, language) : fair,
      days: formatDayRange(edition.firstDay, edition.lastDay, language),
      colour: edition.colour.light,
      picture: image === undefined ? undefined : `public${decodeURI(image.slice(origin.length))}`,
      isPortrait: componentChunkName.includes('templates-speaker-'),
    });
    return html.replace(meta, `<meta property="og:image" content="${origin}${address}"/><meta name="twitter:card" content="summary_large_image"/>`);
  }
}

function fileOf({ path }: BuiltPage): string {
  return `public${path.endsWith('/') ? `${path}index.html` : path}`;
}

function contentOf(meta: string | undefined): string | undefined {
  return meta === undefined ? undefined : (/content="([^"]*)"/.exec(meta)?.[1] ?? undefined);
}

/** What React escapes in an attribute. */
function decode(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#x27;/g, "'").replace(/&amp;/g, '&');
}
