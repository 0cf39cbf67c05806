import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

type HomePage = { sections: { kind: string }[] };

/** Makes copied pages fit a copy that has other records: what they say of single events and speakers leads to the lists. */
export function withoutRecords(pages: string): void {
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))) {
    const text = readFileSync(path.join(pages, file), 'utf8');
    writeFileSync(path.join(pages, file), text.replace(/(\/(?:program|exhibitors|speakers)\/)20\d\d\/[a-z0-9-]+\/(?=[)#\s"'])/g, '$1'));
  }
  homeWithoutRecords(path.join(pages, 'index.yaml'));
}

function homeWithoutRecords(file: string): void {
  const page = parse(readFileSync(file, 'utf8')) as HomePage;
  const sections = page.sections.filter(({ kind }) => kind !== 'programme' && kind !== 'speakers');
  writeFileSync(file, stringify({ ...page, sections }));
}
