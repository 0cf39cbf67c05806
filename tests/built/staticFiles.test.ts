import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../support/builtContent';
import { siteFolder } from '../support/siteFolder';

test('every file of static/ is served unchanged and overwrites nothing of the build', () => {
  const files = readdirSync('static', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('static', path.join(entry.parentPath, entry.name)));
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'base64');
  expect(files.filter((file) => read(siteFolder, file) !== read('static', file))).toEqual([]);
  // Gatsby keeps renditions, fonts and share pictures in public/static.
  expect(existsSync('static/static')).toBe(false);
});

test('the font has the licence of its version', () => {
  const licence = readFileSync(`${siteFolder}/licences/geologica-ofl.txt`, 'utf8');
  expect(licence).toBe(readFileSync('node_modules/@fontsource-variable/geologica/LICENSE', 'utf8'));
  expect(licence).toContain('SIL Open Font License, Version 1.1');
});

test('security.txt has the contact of site.yaml and has not expired', () => {
  const { domain, contacts } = readSite();
  const text = readFileSync(`${siteFolder}/.well-known/security.txt`, 'utf8');
  expect(text).toContain(`Contact: mailto:${contacts.email}\n`);
  expect(text).toContain(`Canonical: https://${domain}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});
