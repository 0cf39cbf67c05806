import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxFiles } from '../src/site/host/nginx';
import { readHostFiles } from './hostFiles';
import { commandOptions } from './options';

const { values } = commandOptions({
  folder: { type: 'string', default: 'public' },
  // The path of the folder on the server.
  root: { type: 'string' },
  out: { type: 'string', default: '.cache/nginx' },
  images: { type: 'string', default: '127.0.0.1:9401' },
  cache: { type: 'string', default: '/var/cache/fair-pictures' },
});

// npm run nginx: translates a build's instructions for its host to nginx configuration
// (docs/deploy-on-nginx.md).
try {
  const files = nginxFiles({
    ...(await readHostFiles(values.folder)),
    root: values.root ?? path.resolve(values.folder),
    images: values.images,
    cache: values.cache,
  });
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(values.out, `${name}.conf`);
    writeFileSync(file, text);
    console.log(`${file} is included inside ${name} { }.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
