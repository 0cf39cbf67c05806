// Deno needs the file extension.
import { singleSlashes } from '../../tools/preview/singleSlashes.ts';

/**
 * Redirects doubled slashes to single ones on Netlify, whose `_redirects` cannot tell them apart
 * (spec §2, routing behaviour). Netlify calls it for such addresses only.
 */
export default function redirect(request: Request): Response | undefined {
  const url = new URL(request.url);
  const path = singleSlashes(url.pathname);
  if (path === url.pathname) return undefined;
  return new Response(null, { status: 301, headers: { location: path + url.search } });
}

export const config = { pattern: '^.*//.*$', excludedPattern: '^/_ipx/.*$' };
