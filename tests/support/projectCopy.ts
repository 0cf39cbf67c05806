import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const sources = [
  'src',
  'static',
  '.babelrc.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'patches',
  'tools',
  'kitchen-sink',
];

/** A copy of the project that can be edited and built without touching it; packages are shared. */
export type ProjectCopy = { folder: string; remove: () => void };

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'fair-build-'));
  for (const source of sources) cpSync(source, path.join(folder, source), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies the tests' own fair, which is small and complete. */
export function copySmallContent(to: string): void {
  cpSync('tests/fair', to, { recursive: true });
}

/** A finished build: exit status, output, seconds (wall clock, all cores), maximum memory, MB. */
export type BuildResult = {
  status: number;
  output: string;
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
};

/** Runs the project's own build, or another Node command, in a folder and waits for it. */
export async function buildIn(
  folder: string,
  env: Record<string, string> = {},
  command = ['tools/build.mjs'],
): Promise<BuildResult> {
  const started = performance.now();
  const cpuBefore = cpuOfEndedChildren();
  const child = spawn('node', command, {
    cwd: folder,
    // Jest's NODE_ENV would build something that is neither production nor develop.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      FAIR_LANG: 'en',
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  let megabytes = 0;
  let shared = 0;
  let readings = 0;
  const sampling = setInterval(() => {
    const pid = child.pid ?? 0;
    const own = ownMemoryOf(pid);
    // Shared memory changes little, but reading it takes 10 ms per process and would slow down the
    // build.
    if (readings % 16 === 0) shared = memoryOf(pid) - own;
    readings += 1;
    megabytes = Math.max(megabytes, own + shared);
  }, 250);
  const status = await new Promise<number>((resolve) =>
    child.on('close', (code) => resolve(code ?? 1)),
  );
  clearInterval(sampling);
  return {
    status,
    output,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: cpuOfEndedChildren() - cpuBefore,
    megabytes,
  };
}

/** Returns the processor time of ended child processes and their children, s; 0 without /proc. */
function cpuOfEndedChildren(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // cutime and cstime, in hundredths of a second.
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}

/** Memory of a process and its children, MB, with shared pages once (PSS); 0 without /proc. */
function memoryOf(pid: number): number {
  return sumOf(pid, 'smaps_rollup', /^Pss:\s+(\d+)/m);
}

/** Does the same without shared memory and memory-mapped files. */
function ownMemoryOf(pid: number): number {
  return sumOf(pid, 'status', /^RssAnon:\s+(\d+)/m);
}

function sumOf(pid: number, file: string, kilobytes: RegExp): number {
  try {
    const own =
      Number(kilobytes.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    return children.reduce((sum, child) => sum + sumOf(Number(child), file, kilobytes), own);
  } catch {
    return 0;
  }
}
