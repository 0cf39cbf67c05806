import { withTrailingSlash } from '../i18n/paths';

/**
 * Whether Gatsby holds another page than that of the address: the 500 screen, which it takes for a
 * page whose data the host answered with 500, or a page under another spelling (`/%74ickets/`), of
 * which its router would draw nothing. The page that came as HTML can be read, and its links and
 * forms work without the app.
 */
export async function isAnotherPage(): Promise<boolean> {
  const { pathname, search } = window.location;
  // Gatsby adds the address's query to the path.
  const path = (await window.___loader?.loadPage(pathname + search))?.page?.path.split('?')[0];
  if (path === undefined || path === '/404.html') return false;
  return withTrailingSlash(path) !== withTrailingSlash(pathname);
}
