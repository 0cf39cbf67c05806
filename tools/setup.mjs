// Everything needed before other scripts can run: the right Node, the lockfile's packages, a
// browser for tests. Plain Node without packages, because it installs them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.lockfile-hash';

/** Prints a step's name with its number: `2/4  Building the site`. */
export function step(number, of, name) {
  console.log(`\n${number}/${of}  ${name}`);
}

/** Runs a command of the project with its output shown; exits with its status if it fails. */
export function run(command, args, env = {}) {
  const status = runFor(command, args, env);
  if (status !== 0) process.exit(status);
}

/** Does the same, but returns the exit status. */
export function runFor(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

/** Hashes what determines the installed packages: the lockfile and the patches. */
function hashOfPackages() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const patch of readdirSync('patches').sort()) hash.update(readFileSync(`patches/${patch}`));
  return hash.digest('hex');
}

/** Installs the lockfile's packages with their patches, unless they are installed already. */
export function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19) || major >= 26) {
    console.error(
      `This project needs Node 20.19 or newer, below 26; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  const hash = hashOfPackages();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    console.log('All packages are installed.');
    return;
  }
  console.log('Installing packages; the first time takes a minute or two …');
  // Hides warnings about peers of Gatsby's own packages, which nobody here can fix.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (runFor('npm', ['ci', ...quiet]) !== 0) {
    console.log(
      'The registry does not agree with the lockfile; installing as near to it as can be …',
    );
    run('npm', ['install', '--no-save', ...quiet]);
  }
  writeFileSync(stamp, hash);
}

const systemBrowsers = [
  process.env.CHROMIUM_PATH,
  // Chromium without a user interface: tests take a third less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the tests: an installed one, else Debian's (by apt, as root), else
 * Playwright's own download. Returns its path, or undefined if Playwright should use its own; exits
 * with a clear message if there is none.
 */
export async function ensureBrowser() {
  const found = systemBrowsers.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("No browser found; installing Debian's Chromium …");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    runFor('apt-get', ['update', '-qq'], env);
    // The full browser's package includes fonts that the shell lacks.
    if (
      runFor('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], env) === 0
    )
      return '/usr/bin/chromium-headless-shell';
    if (runFor('apt-get', ['install', '-y', '-qq', 'chromium'], env) === 0)
      return '/usr/bin/chromium';
  }
  console.log("No browser found; downloading Playwright's …");
  if (runFor('npx', ['playwright', 'install', '--with-deps', 'chromium']) === 0) return undefined;
  if (runFor('npx', ['playwright', 'install', 'chromium']) === 0) return undefined;
  console.error(
    'The tests need a Chromium browser. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}

/**
 * Finds or installs nginx for the tests of the second host: an installed one, else Debian's (by
 * apt, as root). Without nginx, these tests are skipped with a message.
 */
export function ensureNginx() {
  const places = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/bin/nginx'];
  if (places.some((path) => path && existsSync(path))) return;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return;
  console.log("No nginx found; installing Debian's …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'];
  if (runFor('apt-get', install, env) === 0) return;
  runFor('apt-get', ['update', '-qq'], env);
  runFor('apt-get', install, env);
}
