// Deno reads this file and asks for the ending.
import { singleSlashes } from '../../tools/preview/singleSlashes.ts';

/**
 * Answers doubled slashes with 301 to the single one on Netlify, whose `_redirects` can't tell them
 * apart (spec §2, routing behaviour); asked for such addresses only.
 */
export default function redirect(request: Request): Response | undefined {
  const url = new URL(request.url);
  const path = singleSlashes(url.pathname);
  if (path === url.pathname) return undefined;
  return new Response(null, { status: 301, headers: { location: path + url.search } });
}

export const config = { pattern: '^.*//.*$', excludedPattern: '^/_ipx/.*$' };
