import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIn, copyProject, copySmallContent, type ProjectCopy } from '../support/projectCopy';

jest.setTimeout(5 * 60_000);

let project: ProjectCopy;
beforeAll(() => (project = copyProject()));
afterAll(() => project.remove());

test('invalid content stops the build with a report before anything is built', async () => {
  copySmallContent(path.join(project.folder, 'content'));
  const record = path.join(project.folder, 'content/2025/exhibitors/kobalt/index.yaml');
  writeFileSync(
    record,
    readFileSync(record, 'utf8')
      .replace(/^stand:.*/m, 'stand: 7C')
      .replace(/^participantType:.*/m, 'participantType: galery'),
  );
  const { status, output } = await buildIn(project.folder);
  expect(status).not.toBe(0);
  expect(output).toMatch(
    /kobalt\/index\.yaml:\d+:\d+ {2}stand {2}is not a stand code: 7C {2}write the hall's letter/,
  );
  expect(output).toMatch(
    /kobalt\/index\.yaml:\d+:\d+ {2}participantType {2}has no such value: galery {2}choose one of: gallery/,
  );
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expect(existsSync(path.join(project.folder, 'public/index.html'))).toBe(false);
});
