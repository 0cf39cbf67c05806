import { readContentFolder } from '../../../src/site/check/files/contentFolder';
import { makeBaseContent, writeContent } from '../../../tests/content/baseContent';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fitTexts } from './fitTexts';

test('links move to the newest year, unless their words name the year', async () => {
  const content = await makeBaseContent();
  const both = (text: string) => `{ru: "${text}", en: "${text}"}`;
  const link = (to: string, label: string) => `      - {to: ${to}, label: ${both(label)}}\n`;
  content.set(
    'pages/links.yaml',
    `title: ${both('a')}
description: ${both('a')}
titleBlock: {titleH1: ${both('a')}}
introduction: ${both('See [all](/exhibitors/2019/), [2019](/exhibitors/2019/), [it](/speakers/2019/x/).')}
sections:
  - kind: links # kept
    anchor: a
    title: ${both('a')}
    links:
${link('/exhibitors/2019/', 'Exhibitors')}${link('/exhibitors/2019/', 'Exhibitors 2019')}${link('/nowhere/', 'x')}`,
  );
  const root = writeContent(content);
  const folder = readContentFolder(root);
  const text = String(content.get('pages/links.yaml'));
  const fitted = fitTexts(new Map([['pages/links.yaml', text]]), folder).get('pages/links.yaml');
  rmSync(path.resolve(root), { recursive: true });
  expect(fitted).toContain('- kind: links # kept\n');
  expect(parse(fitted ?? '')).toMatchObject({
    introduction: { en: 'See [all](/exhibitors/2025/), 2019, [it](/speakers/2025/).' },
    sections: [{ links: [{ to: '/exhibitors/2025/', label: { en: 'Exhibitors' } }] }],
  });
});
