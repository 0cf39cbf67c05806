import type { BuildArgs } from 'gatsby';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Locale } from '../i18n/locales';
import { readSite } from './contentRoot';
import { PageStyles, shareFonts } from './pageStyles';
import { fileOfPicture, type PictureNode } from './pictureNodes';
import type { Share } from './share/drawShare';
import { PageShares, type EditionNode } from './share/pageShare';
import { drawSharesBeside } from './share/drawBeside';
import { SharePictures } from './share/sharePictures';

type BuiltPage = { path: string; componentChunkName: string; pageContext: { language: Locale; year?: number } };
type Answer = { data?: { allSitePage: { nodes: BuiltPage[] } } };

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
const sharedTitle = /<meta\b[^>]*\bproperty="og:title"[^>]*>/;

/**
 * The last hand on every page's HTML: only the styles its kind can use, and a picture drawn for where it is shared.
 * Works on what the page says of itself, so that a new kind of page needs nothing of it.
 * Answers when the pages are done; `drawn` settles when their pictures are, which go on beside what follows.
 */
export async function finishPages({ graphql, getNodesByType }: BuildArgs): Promise<{ drawn: Promise<void> }> {
  const { data } = (await graphql(pagesQuery)) as Answer;
  const pages = (data?.allSitePage.nodes ?? []).filter((page) => existsSync(fileOf(page)));
  const site = readSite();
  const origin = `https://${site.domain}`;
  const pageShares = new PageShares(site, getNodesByType('Edition') as unknown as EditionNode[]);
  const files = new Map((getNodesByType('Picture') as unknown as PictureNode[]).map((picture) => [picture.internal.contentDigest, fileOfPicture(picture)]));
  const styles = new PageStyles();
  const shares = new SharePictures();
  const pictures = new Map<BuiltPage, string>();
  for (const page of pages) {
    const html = readFileSync(fileOf(page), 'utf8');
    styles.note(page.componentChunkName, html);
    const share = shareOf(html, page);
    if (share !== undefined) pictures.set(page, shares.order(share));
  }
  const drawn = draw(shares);
  // It is awaited only when the pages are done, and must not end the build before.
  drawn.catch(() => undefined);
  for (const page of pages) {
    const html = styles.style(page.componentChunkName, readFileSync(fileOf(page), 'utf8'));
    const picture = pictures.get(page);
    writeFileSync(fileOf(page), picture === undefined ? html : html.replace(sharedPicture, metaOf(origin + picture)));
  }
  shareFonts();
  return { drawn };

  /** What is to be drawn for a page; nothing for one that names no picture or title in its head. */
  function shareOf(html: string, { componentChunkName, pageContext: { language, year } }: BuiltPage): Share | undefined {
    const meta = sharedPicture.exec(html)?.[0];
    const image = contentOf(meta);
    const title = contentOf(sharedTitle.exec(html)?.[0]);
    if (meta === undefined || title === undefined) return undefined;
    return pageShares.of({
      title: decode(title),
      language,
      year,
      picture: image === undefined ? undefined : pictureAt(decodeURI(image.slice(origin.length))),
      isPortrait: componentChunkName.includes('templates-speaker-'),
    });
  }

  /** A rendition's folder is named by the hash of the picture it was made from. */
  function pictureAt(address: string): { file: string; digest: string } {
    const [, digest = ''] = /^\/static\/([0-9a-f]{32})\//.exec(address) ?? [];
    const file = files.get(digest);
    return file === undefined ? { file: `public${address}`, digest: address } : { file, digest };
  }
}

async function draw(shares: SharePictures): Promise<void> {
  shares.removeOthers();
  await drawSharesBeside(shares.missing());
}

function metaOf(address: string): string {
  return `<meta property="og:image" content="${address}"/><meta name="twitter:card" content="summary_large_image"/>`;
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
