import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, hydrated, test } from '../support/fair';
import { replacePhoto } from '../builds/photosOfTheFair';
import { copyProject, type ProjectCopy } from '../support/projectCopy';
import { contentFolder } from '../support/siteFolder';

const port = 8123;
/** Printed when both are done; pages requested in between do not exist yet. */
const served = [
  'Building development bundle - ',
  'Writing page-data.json and slice-data.json files to public directory - ',
];
const origin = `http://localhost:${port}`;
let project: ProjectCopy;
let develop: ChildProcess;
/** Output of develop so far. */
let output = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  project = copyProject();
  cpSync(contentFolder, path.join(project.folder, 'content'), { recursive: true });
  develop = spawn('node', ['tools/develop.mjs', '--port', String(port)], {
    cwd: project.folder,
    detached: true,
    env: {
      ...process.env,
      FAIR_CONTENT: '',
      FAIR_LANG: 'en',
      NODE_ENV: 'development',
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      FORCE_COLOR: '0',
    },
  });
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (served.every((step) => output.includes(step))) resolve();
    };
    develop.stdout?.on('data', read);
    develop.stderr?.on('data', read);
    develop.on('exit', () => reject(new Error(`gatsby develop ended:\n${output.slice(-3000)}`)));
  });
});

test.afterAll(() => {
  if (develop.pid !== undefined) process.kill(-develop.pid);
  project.remove();
});

// In develop everything mounts twice (StrictMode).
test('the lightbox opens once, turns, closes and opens again in gatsby develop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${origin}/en/past_events/2024/`);
  const triggers = page.locator('#photo-gallery a[aria-haspopup=dialog]');
  const dialog = page.getByRole('dialog', { name: 'Pictures, enlarged' });
  await hydrated(page);
  for (let round = 0; round < 3; round += 1) {
    await triggers.nth(1).click();
    await expect(page.locator('dialog')).toHaveCount(1);
    await expect(dialog.getByText(/^2 of \d+$/)).toBeVisible();
    await expect(dialog).toHaveAttribute('data-lightbox', 'ready');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/^3 of \d+$/)).toBeVisible();
    await expect(page).toHaveURL(/#photo-gallery\/3$/);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(triggers.nth(2)).toBeFocused();
    await expect(page).toHaveURL(`${origin}/en/past_events/2024/`);
  }
  await triggers.nth(1).click();
  await expect(page).toHaveURL(/#photo-gallery\/2$/);
  await page.goBack();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('pages open without a complaint in gatsby develop', async ({ page }) => {
  test.setTimeout(300_000);
  for (const route of [
    '/',
    '/en/tickets/',
    '/contacts/',
    '/map/',
    '/program/',
    '/exhibitors/2025/',
    '/kitchen-sink/',
  ]) {
    await page.goto(origin + route);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

test('a picture replaced under its name is shown by a running gatsby develop, in both languages', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [slug = ''] = readdirSync(path.join(project.folder, 'content/2025/exhibitors'));
  const folder = path.join(project.folder, 'content/2025/exhibitors', slug);
  const [work = ''] = readdirSync(folder).filter((file) => file.endsWith('.jpg'));
  const digest = await replacePhoto(path.join(folder, work));
  for (const prefix of ['', '/en']) {
    const route = `${prefix}/exhibitors/2025/${slug}/`;
    // The page's data arrive first, its renditions later, when they have been made.
    await expect(async () => {
      const data = await (
        await page.request.get(`${origin}/page-data${route}page-data.json`)
      ).text();
      const renditions = [
        ...new Set(data.match(new RegExp(`/static/${digest}/[^\\s",\\\\]+`, 'g'))),
      ];
      expect(renditions.length).toBeGreaterThan(2);
      for (const rendition of renditions)
        expect((await page.request.get(origin + rendition)).status(), rendition).toBe(200);
    }).toPass();
    await page.goto(origin + route);
    await hydrated(page);
    await expect(page.locator(`main img[src*="${digest}"]`).first()).toBeVisible();
  }
});

test('a text edited, then a component, is shown by a running gatsby develop without a restart', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const [slug = ''] = readdirSync(path.join(project.folder, 'content/2025/exhibitors'));
  const edit = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(path.join(project.folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path.join(project.folder, file), text.replace(from, to));
  };
  await page.goto(`${origin}/en/exhibitors/2025/${slug}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  edit(
    `content/2025/exhibitors/${slug}/index.yaml`,
    /(name:.*?en: )[^}\n]+/s,
    '$1Edited while it runs',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Edited while it runs' })).toBeVisible({
    timeout: 60_000,
  });

  edit('src/exhibitors/ExhibitorWorks.tsx', /<h2 className=/, '<h2 data-edited="yes" className=');
  await expect(page.locator('h2[data-edited="yes"]')).toBeAttached({ timeout: 60_000 });
});

test('a slip in YAML is told by the check alone, and pages stay as they were until it is fixed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const [slug = ''] = readdirSync(path.join(project.folder, 'content/2025/exhibitors'));
  const file = path.join(project.folder, `content/2025/exhibitors/${slug}/index.yaml`);
  const sound = readFileSync(file, 'utf8');
  await page.goto(`${origin}/en/exhibitors/2025/${slug}/`);
  const heading = page.getByRole('heading', { level: 1 });
  const name = await heading.innerText();
  output = '';
  writeFileSync(file, `${sound}city: {ru: "Москва, en: Moscow}\n`);
  const lines = sound.split('\n').length;
  await expect
    .poll(() => output, { timeout: 60_000 })
    .toMatch(new RegExp(`2025/exhibitors/${slug}/index[.]yaml:(${lines}|${lines + 1}):`));
  expect(output).not.toMatch(/gatsby-transformer-yaml|js-yaml|node_modules|lifecycle| at .*:\d+/);
  await page.reload();
  await expect(heading).toHaveText(name);
  writeFileSync(file, sound.replace(/(name:.*?en: )[^}\n]+/s, '$1Fixed while it runs'));
  await expect(heading).toHaveText('Fixed while it runs', { timeout: 60_000 });
});
