import { readFileSync } from 'node:fs';

type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

// npm omits packages that its registry does not know from the lockfile, and then rejects it
// (docs/decisions/006).
test('the lockfile has an entry for every package it names, of every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const missing = Object.entries(packages).flatMap(
    ([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter(
          (name) =>
            !foldersAbove(place).some((folder) => `${folder}node_modules/${name}` in packages),
        )
        .map((name) => `${name}, of ${place || 'package.json'}`),
  );
  expect(missing).toEqual([]);
});

/** The folders in which Node looks for a package required at `place`, nearest first. */
function foldersAbove(place: string): string[] {
  const parts = place.split('node_modules/').slice(1);
  return parts.reduce<string[]>(
    (folders, part) => [
      ...folders,
      `${folders.at(-1) ?? ''}node_modules/${part.replace(/\/$/, '')}/`,
    ],
    [''],
  );
}
