import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nginxFiles } from '../../src/site/host/nginx';
import { readSite } from '../../src/site/content/contentRoot';
import { readHostFiles } from '../../tools/hostFiles';
import { ticketOfficePath } from '../../tools/preview/ticketWidget';
import { listen, answerWith } from '../../tools/preview/listen';
import { picturesOf } from '../../tools/preview/pictures';
import { findNginx } from './nginx';
import { siteFolder } from './siteFolder';

// Serves the site by a real nginx with the configuration that `npm run nginx` writes. The stand-in
// ticket office, a separate site, is that of the tests' first host. With `--tls`, as visitors get
// it: HTTP/2 and a certificate that openssl signs for this run.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9330' },
    office: { type: 'string', default: '9321' },
    tls: { type: 'boolean', default: false },
  },
});
const nginx = findNginx();
if (nginx === undefined) throw new Error('There is no nginx on this machine.');

const folder = path.resolve(siteFolder);
const answer = picturesOf(folder, readSite().ownDomains ?? []);
const pictures = await listen(
  createServer((request, response) => {
    void answer(new Request(new URL(request.url ?? '/', 'http://localhost'))).then((picture) =>
      answerWith(picture, response),
    );
  }),
);
const place = mkdtempSync(path.join(tmpdir(), 'fair-nginx-'));
const files = nginxFiles({
  ...(await readHostFiles(folder)),
  root: folder,
  images: new URL(pictures.origin).host,
  cache: path.join(place, 'pictures'),
});

mkdirSync(path.join(place, 'temp'));
for (const [name, text] of Object.entries(files))
  writeFileSync(path.join(place, `${name}.conf`), text);
if (values.tls) {
  const [key, certificate] = ['key', 'certificate'].map((name) => path.join(place, `${name}.pem`));
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout';
  execFileSync('openssl', [...request.split(' '), String(key), '-out', String(certificate)], {
    stdio: 'ignore',
  });
}
const tlsLines = `
    ssl_certificate ${place}/certificate.pem;
    ssl_certificate_key ${place}/key.pem;`;
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (kind) => `  ${kind}_temp_path ${place}/temp/${kind};`,
);
writeFileSync(
  path.join(place, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 2;
pid ${place}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
${temporary.join('\n')}
  include ${place}/http.conf;
  server {
    listen ${values.port}${values.tls ? ` ssl http2;${tlsLines}` : ';'}
    include ${place}/server.conf;
    location ^~ ${ticketOfficePath} { proxy_pass http://localhost:${values.office}; }
  }
}
`,
);
const server = spawn(nginx, ['-p', place, '-c', path.join(place, 'nginx.conf')], {
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill());
