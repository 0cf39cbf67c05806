import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encode } from './encode';
import { paintItem } from './paint';
import { globTest, planContent, planPhotos, type Item } from './plan';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    force: { type: 'boolean', default: false },
    only: { type: 'string' },
    photos: { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
});

/** The pictures this run is asked for. */
function wanted(): Item[] {
  const content = resolve(values.content);
  const photos = values.photos
    ? planPhotos(content, readFileSync(join(import.meta.dirname, 'photos.yaml'), 'utf8'))
    : [];
  const test = values.only === undefined ? () => true : globTest(values.only);
  return [...planContent(content), ...photos].filter(
    (item) => test(item.key) && (values.force || !existsSync(item.path)),
  );
}

/** Paints the items one after another and gives the number of bytes written. */
async function paintAll(items: Item[]): Promise<number> {
  let total = 0;
  for (const item of items) {
    const bytes = await encode(await paintItem(item), item.budget);
    mkdirSync(dirname(item.path), { recursive: true });
    writeFileSync(`${item.path}.part`, bytes);
    renameSync(`${item.path}.part`, item.path);
    total += bytes.length;
  }
  return total;
}

/** Shares the items among processes; each takes every n-th one. */
async function share(items: Item[], count: number): Promise<number> {
  const args = process.argv.slice(2);
  const runs = Array.from({ length: count }, (_, part) => {
    const list = items.filter((_item, index) => index % count === part);
    return new Promise<number>((done, fail) => {
      const child = fork(import.meta.filename, [...args, '--shard', 'yes']);
      let total = 0;
      child.on('message', (message) => (total = Number(message)));
      child.on('exit', (code) => (code === 0 ? done(total) : fail(new Error(`Painter ended with ${String(code)}`))));
      child.send(list);
    });
  });
  return (await Promise.all(runs)).reduce((sum, bytes) => sum + bytes, 0);
}

async function main(): Promise<void> {
  const start = Date.now();
  const items = wanted();
  const cores = Math.min(availableParallelism(), 8, Math.ceil(items.length / 4));
  const total = cores > 1 ? await share(items, cores) : await paintAll(items);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`Painted ${items.length} pictures, ${(total / 1e6).toFixed(1)} MB, in ${seconds} s`);
}

/** The work of a child process: paint the list it is sent, answer with the bytes written. */
function serve(): void {
  process.once('message', (list) => {
    paintAll(list as Item[])
      .then((total) => process.send?.(total, () => process.exit(0)))
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  });
}

sharp.cache(false);
sharp.concurrency(1);
if (values.shard !== undefined) serve();
else
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
