import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { contentRoot } from '../src/site/content/contentRoot';
import { startEditor } from './edit/server/startEditor';
import { commandOptions, lang, portOption } from './options';
import { listen } from './preview/listen';
import { startPreview } from './preview/previewServer';
import { sentence } from './sentences';

const { values, language } = commandOptions({
  // Always the same port, because the browser stores drafts by origin.
  port: portOption('9300'),
  develop: { type: 'boolean', default: true },
  lang,
});
const { port, develop } = values;
const isWindows = process.platform === 'win32';

async function freeOrigin(): Promise<string> {
  const { origin, close } = await listen(createServer());
  await close();
  return origin;
}

/** Starts gatsby develop, and stops it with all its child processes when this process ends. */
function startDevelop(origin: string): void {
  const args = ['tools/develop.mjs', '--port', new URL(origin).port];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !isWindows,
  });
  process.on('exit', () => {
    const { pid = 0, exitCode } = child;
    if (isWindows) spawnSync('taskkill', ['/pid', `${pid}`, '/t', '/f']);
    else if (exitCode === null) process.kill(-pid);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
}

/** Serves the last build with its time, if there is one, for the frame next to a form. */
async function showLastBuild(folder: string) {
  const home = statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false });
  if (home === undefined) return undefined;
  const { origin } = await startPreview({ folder, port: 0, isFramed: true });
  return { origin, builtAt: home.mtimeMs };
}

/**
 * Opens an address in the browser if a person is at the terminal. The address is printed in any
 * case.
 */
function show(address: string): void {
  const openers = new Map([
    ['darwin', ['open']],
    ['win32', ['cmd', '/c', 'start', '']],
  ]);
  const [command = '', ...args] = openers.get(process.platform) ?? ['xdg-open'];
  if (process.stdout.isTTY)
    spawn(command, [...args, address], { stdio: 'ignore' }).on('error', () => undefined);
}

try {
  const site = develop ? { origin: await freeOrigin() } : await showLastBuild('public');
  const options = { contentRoot: contentRoot(), project: process.cwd(), language, site };
  const { address } = await startEditor({ ...options, port: Number(port) });
  if (develop && site) startDevelop(site.origin);
  console.log(sentence('opened', { address })[language]);
  show(address);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? sentence('taken', { port })[language] : message);
  process.exitCode = 1;
}
