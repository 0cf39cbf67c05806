import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mime-types';
import type { HeaderRule, RedirectRule } from '../src/site/host/nginx';

type HostFiles = {
  redirects: RedirectRule[];
  headers: HeaderRule[];
  types: Map<string, string>;
};

/**
 * Reads a built site's instructions to its host: `_redirects` and `_headers` by the host's own
 * parsers, and the content types of its files. Throws if there is no built site or a rule is
 * invalid.
 */
export async function readHostFiles(folder: string): Promise<HostFiles> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site: run npm run build first.`);
  const common = { minimal: false, netlifyConfigPath: undefined };
  const { redirects, errors } = await parseAllRedirects({
    ...common,
    redirectsFiles: [path.join(folder, '_redirects')],
    configRedirects: [],
  });
  const { headers, errors: headerErrors } = await parseAllHeaders({
    ...common,
    headersFiles: [path.join(folder, '_headers')],
    configHeaders: [],
  });
  const [error] = [...errors, ...headerErrors];
  if (error !== undefined) throw error;
  return {
    redirects: redirects as RedirectRule[],
    headers: headers as HeaderRule[],
    types: typesIn(folder),
  };
}

function typesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const endings = new Set(names.map((name) => path.extname(name).slice(1)));
  return new Map(
    [...endings].flatMap((ending): [string, string][] => {
      const type = ending === '' ? false : lookup(ending);
      return type === false ? [] : [[ending, type]];
    }),
  );
}
