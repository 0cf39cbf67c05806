import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { makeNew, type Outcome } from '../../tools/new/makeNew';

/** Returns the command with every option that a fair needs; `rest` can add more. */
export const fairCommand = (...rest: string[]) => [
  'fair',
  '2031',
  '--name-ru',
  'Гипс: весна',
  '--name-en',
  'Plaster: Spring',
  '--first-day',
  '2031-05-15',
  '--last-day',
  '2031-05-18',
  '--domain',
  'plaster.example',
  '--email',
  'mail@plaster.example',
  '--phone',
  '+7 811 000-00-11',
  ...rest,
];

/** Copies a fair into its own repository, as `npm run new -- fair` requires. */
export function copyCommitted(root: string, fair = 'tests/fair'): void {
  cpSync(fair, root, { recursive: true });
  commitAll(root);
}

/** Makes a folder a repository with everything in it committed. */
export function commitAll(root: string): void {
  // Compressing the photographs would take longer than everything else.
  const settings = ['user.name=Test', 'user.email=test@fair.example', 'core.compression=0'];
  const git = (...words: string[]) =>
    execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...words], {
      cwd: root,
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The sample fair');
}

export function newFair(
  root: string,
  words: readonly string[],
  language: 'ru' | 'en' = 'en',
): Outcome {
  return makeNew(words, { contentRoot: root, project: process.cwd(), language });
}
