import { createServer } from 'node:http';
import { readSite } from '../src/site/content/contentRoot';
import { commandOptions, portOption } from './options';
import { listen, answerWith } from './preview/listen';
import { picturesOf } from './preview/pictures';

const { values } = commandOptions({
  port: portOption('9401'),
  folder: { type: 'string', default: 'public' },
});

// npm run pictures: serves `/_ipx/…` on a host without functions (docs/deploy-on-nginx.md).
const answer = picturesOf(values.folder, readSite().ownDomains ?? []);
const server = createServer((request, response) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (!isRead || !url.pathname.startsWith('/_ipx/')) return void response.writeHead(404).end();
  answer(new Request(url))
    .then((picture) => answerWith(picture, response))
    .catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
});
// This machine only: requests that bypass nginx would have neither cache nor limits.
const { origin } = await listen(server, Number(values.port), '127.0.0.1');
console.log(`Pictures are at ${origin}/_ipx/. Ctrl+C stops it.`);
