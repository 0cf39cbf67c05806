import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import { listen, type Listening } from '../../preview/listen';

/** The last build, with the time at which it was made (ms). */
export type LastBuild = Listening & { at: number };

/**
 * Serves the built site to this machine, on its own origin, which can neither read nor write the
 * content. Sends none of the host's headers, because they would forbid showing a page in a frame.
 * Undefined if nothing is built.
 */
export async function serveLastBuild(folder: string): Promise<LastBuild | undefined> {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const home = statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false });
  if (home === undefined) return undefined;
  const server = createServer((request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      // URL has removed all `..` between slashes; a name with an encoded slash is no file.
      const file = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      if (file.includes('..') || file.includes('\0')) throw new Error('Not a file of the site.');
      const bytes = read(file);
      response.writeHead(200, {
        'Content-Type': contentType(path.extname(file)) || 'application/octet-stream',
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  return { ...(await listen(server, 0, '127.0.0.1')), at: home.mtimeMs };
}
