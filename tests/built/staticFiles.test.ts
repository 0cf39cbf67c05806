import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

test('every file of static/ is served as it is', () => {
  const files = filesOf('static');
  expect(files).toContain(path.join('licences', 'geologica-ofl.txt'));
  for (const file of files)
    expect(
      readFileSync(path.join('public', file)).equals(readFileSync(path.join('static', file))),
    ).toBe(true);
});

test('the typeface comes with the licence of its own version', () => {
  const licence = readFileSync('static/licences/geologica-ofl.txt', 'utf8');
  expect(licence).toBe(readFileSync('node_modules/@fontsource-variable/geologica/LICENSE', 'utf8'));
  expect(licence).toContain('SIL Open Font License, Version 1.1');
});

test('security.txt names the contact of site.yaml and has not run out', () => {
  const site = parse(readFileSync('content/site.yaml', 'utf8')) as {
    domain: string;
    contacts: { email: string };
  };
  const text = readFileSync('public/.well-known/security.txt', 'utf8');
  expect(text).toContain(`Contact: mailto:${site.contacts.email}\n`);
  expect(text).toContain(`Canonical: https://${site.domain}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test('nothing of static/ takes the place of a file that the build writes', () => {
  // Gatsby keeps renditions, fonts and share pictures in public/static.
  expect(existsSync('static/static')).toBe(false);
});
