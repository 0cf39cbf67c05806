import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

type HomePage = { sections: { kind: string }[] };

/** Takes out of a copied home page the sections that name events and speakers the copy does not have. */
export function homeWithoutRecords(file: string): void {
  const page = parse(readFileSync(file, 'utf8')) as HomePage;
  const sections = page.sections.filter(({ kind }) => kind !== 'programme' && kind !== 'speakers');
  writeFileSync(file, stringify({ ...page, sections }));
}
