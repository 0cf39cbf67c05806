import { createServer } from 'node:http';
import { listen, type Listening } from '../../tools/preview/listen';
import { isPage, startProxy } from '../support/proxy';

/**
 * Stands in for a ticket provider and an analytics service; `asked` are the scripts it was asked
 * for, as they came.
 */
export type Outside = Listening & { asked: string[] };

const scripts: Record<string, string> = {
  '/widget.js': 'window.TicketWidget = { open: (options) => { window.opened = options; } };',
  '/tag.js':
    'window.calls = window.ym.a.slice(); window.ym = (...call) => { window.calls.push(call); };',
};

/** Starts the services of others on a port of their own; their scripts may never come. */
export async function startOutside(hangs: boolean): Promise<Outside> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const script = scripts[pathname];
    if (script === undefined)
      return void response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><link rel="icon" href="data:,"><title>Tickets</title>');
    asked.push(pathname + search);
    if (hangs) return;
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(script);
  });
  return { asked, ...(await listen(server)) };
}

/**
 * Serves the site at `origin` as a build with these services would: their configuration in the
 * pages, their host in the policy.
 */
export async function startConfigured(
  origin: string,
  services: object,
  outsideOrigin: string,
): Promise<Listening> {
  const block = `<script id="outside-services" type="application/json">${JSON.stringify(services)}</script>`;
  const allowing = (policy: string) =>
    policy.replace(/(script|img|connect)-src 'self'/g, `$& ${outsideOrigin}`);
  return startProxy(origin, {
    rewrite: (answer) => ({
      ...answer,
      body: isPage(answer)
        ? Buffer.from(
            answer.body
              .toString('utf8')
              .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, allowing)
              .replace(/<script id="outside-services"[^]*?<\/script>/, '')
              .replace('<template id="app-scripts"', `${block}$&`),
          )
        : answer.body,
    }),
  });
}
