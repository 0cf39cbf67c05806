// Runs commands in parallel and prints each command's output in one piece.
import { spawn } from 'node:child_process';

/**
 * Runs all steps in order, at most `atOnce` at a time. Shows the first step's output as it comes,
 * and the output of each other step in one piece when it has ended.
 *
 * @param {{ name: string, args: string[] }[]} steps Name and arguments for Node.
 * @param {number} atOnce
 * @returns {Promise<string[]>} The names of the steps that failed.
 */
export async function runSideBySide([first, ...others], atOnce) {
  const failed = [];
  const reports = [];
  const note = ({ name }, status) => {
    if (status !== 0) failed.push(name);
  };
  const firstEnded = runShown(first).then((status) => note(first, status));

  async function runOthers() {
    while (others.length > 0) {
      const step = others.shift();
      const { status, output } = await runCollected(step);
      note(step, status);
      reports.push(firstEnded.then(() => report(step, status, output)));
    }
  }

  const inBackground = Array.from({ length: atOnce - 1 }, runOthers);
  await Promise.all([...inBackground, firstEnded.then(runOthers)]);
  await Promise.all(reports);
  return failed;
}

/** Runs a step with its output shown; returns its exit status. */
function runShown({ args }) {
  return statusOf(spawn(process.execPath, args, { stdio: 'inherit' }));
}

/** Runs a step in the background; returns its exit status and output. */
async function runCollected({ args }) {
  const colours = process.stdout.hasColors?.() ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => chunks.push(chunk));
  const status = await statusOf(child);
  return { status, output: Buffer.concat(chunks).toString() };
}

/** Resolves to the exit status; a command that did not start or was killed has failed. */
function statusOf(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
}

function report({ name }, status, output) {
  if (status !== 0) console.error(`\n${name}:\n${output.trim()}`);
  else if (output.trim() !== '') console.log(`\n${name}: ${output.trim()}`);
}
