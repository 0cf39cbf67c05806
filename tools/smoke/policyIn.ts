/** Returns the Content-Security-Policy in a page's HTML; undefined if it has none. */
export function policyIn(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i
    .exec(html)?.[1]
    ?.replaceAll('&#x27;', "'");
}
