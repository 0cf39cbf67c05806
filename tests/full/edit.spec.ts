import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/** The editor, a checkout of the tests' fair, and the server from which it was cloned. */
type Desk = { address: string; folder: string; server: string };

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });

function newDesk(): Omit<Desk, 'address'> {
  const root = mkdtempSync(path.join(tmpdir(), 'fair-desk-'));
  const [folder, server] = [path.join(root, 'mine'), path.join(root, 'server.git')];
  cpSync('tests/fair', path.join(folder, 'content'), { recursive: true });
  git(root, 'init', '-q', '--bare', '-b', 'main', server);
  git(root, 'init', '-q', '-b', 'main', folder);
  git(folder, 'config', 'user.name', 'Editor');
  git(folder, 'config', 'user.email', 'editor@fair.example');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'The fair');
  git(folder, 'remote', 'add', 'origin', server);
  git(folder, 'push', '-q', 'origin', 'main');
  return { folder, server };
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({}, use, info) => {
    const { folder, server } = newDesk();
    const args = ['tsx', 'tools/edit.ts', '--no-develop', '--lang', 'en', '--port', '0'];
    const editor = spawn('npx', args, {
      env: {
        ...process.env,
        FAIR_CONTENT: path.join(folder, 'content'),
        // Only the checkout says whose changes these are.
        GIT_CONFIG_GLOBAL: '/dev/null',
      },
      detached: true,
    });
    let told = '';
    editor.stderr.on('data', (bytes: Buffer) => (told += bytes.toString()));
    const address = await new Promise<string>((resolve, reject) => {
      editor.on('exit', () => reject(new Error(told)));
      editor.stdout.on('data', (bytes: Buffer) => {
        told += bytes.toString();
        const found = /http:\/\/127\S+/.exec(told);
        if (found) resolve(found[0]);
      });
    });
    await use({ address, folder, server });
    editor.removeAllListeners('exit');
    if (editor.pid !== undefined) process.kill(-editor.pid);
    if (info.status === info.expectedStatus)
      rmSync(path.dirname(folder), { recursive: true, force: true });
  },
});

/** Fills in both languages of a field. */
async function fill(within: Page | Locator, name: string, ru: string, en: string): Promise<void> {
  const field = within.getByRole('group', { name, exact: true }).last();
  await field.getByLabel('Russian').fill(ru);
  await field.getByLabel('English').fill(en);
}

/** Opens an item or an optional part. */
async function open(box: Locator): Promise<void> {
  if ((await box.getAttribute('open')) === null) await box.locator('> summary').click();
}

async function save(page: Page): Promise<void> {
  await expect(page.getByText('There are unsaved changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Save…' }).click();
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(page.getByText(/^Written: /)).toBeVisible();
}

/** Asks to hand in what has changed. */
async function askToHandIn(page: Page, message: string): Promise<void> {
  await page.getByRole('link', { name: 'Hand in' }).click();
  await page.getByLabel('What was done, in a sentence').fill(message);
  await page.getByRole('button', { name: 'Hand in' }).click();
}

/** Hands in and returns the changes of the commit on the server; checks that it is valid there. */
async function handIn(page: Page, { folder, server }: Desk, message: string): Promise<string> {
  const before = git(folder, 'status', '--porcelain', '--branch');
  await askToHandIn(page, message);
  const done = page.getByText(
    'Handed in for checking; it appears on the site once it is accepted.',
  );
  await expect(done).toBeVisible();
  const ids = page.getByText(/^Branch \S+, commit/);
  await expect(ids).toBeHidden();
  const branch = /^Branch (\S+),/.exec((await ids.textContent()) ?? '')?.[1] ?? '';
  expect(branch).toMatch(/^content\//);
  expect(git(folder, 'status', '--porcelain', '--branch')).toBe(before);
  const taken = path.join(path.dirname(folder), 'taken');
  execFileSync('git', ['clone', '-q', '-b', branch, server, taken]);
  const told = execFileSync('npx', ['tsx', 'tools/check-content.ts', '--lang', 'en'], {
    env: { ...process.env, FAIR_CONTENT: path.join(taken, 'content') },
    encoding: 'utf8',
  });
  expect(told).toContain('The content is in order.');
  expect(told).not.toContain('the prompt is still there');
  return git(taken, 'diff', '--stat=200', 'HEAD~1');
}

async function findRecord(page: Page, { address }: Desk, words: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Find a record').fill(words);
  await page
    .getByRole('navigation')
    .or(page.locator('aside'))
    .getByRole('link', { name: words })
    .first()
    .click();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

/** Writes pictures as galleries send them: a TIFF of 40 MB, a CMYK JPEG and one of 12,000 px. */
async function writePictures(folder: string): Promise<string[]> {
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  const pictures = {
    'Сосны.tif': plain(3000, 4500, '#7a8').tiff({ compression: 'none' }),
    'print.jpg': plain(1800, 1200, '#a52').toColourspace('cmyk').jpeg(),
    'panorama.jpg': plain(12_000, 4000, '#58a').jpeg(),
  };
  await Promise.all(
    Object.entries(pictures).map(([name, one]) => one.toFile(path.join(folder, name))),
  );
  return Object.keys(pictures).map((name) => path.join(folder, name));
}

test('an exhibitor with three pictures as they come', async ({ page, desk }) => {
  // Large pictures are made and converted.
  test.slow();
  await page.goto(`${desk.address}#new/exhibitor`);
  await fill(page, 'Name or title', 'Зелёный лес', 'Green Wood');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Green Wood' })).toBeVisible();
  const pictures = await writePictures(path.dirname(desk.folder));
  await page.getByLabel(/^Pictures: drop them/).setInputFiles(pictures);
  await expect(page.getByText(/^Added: .*, converted for the site/)).toHaveCount(3);
  await expectNoViolations(page);
  const works = page.getByRole('group', { name: 'Works', exact: true });
  for (const [index, item] of (await works.locator(':scope > ol > li').all()).entries()) {
    await open(item.locator('.item').first());
    await fill(item, 'Title of the work', `Лес ${index + 1}`, `Wood ${index + 1}`);
    await fill(item, 'Technique and material', 'холст, масло', 'oil on canvas');
    await fill(item, 'What it shows', `Сосны, вид ${index + 1}`, `Pines, view ${index + 1}`);
    await item.getByLabel('Year', { exact: true }).fill('2026');
  }
  // City, country and text are still the prompts, in both languages.
  await expect(page.getByRole('region', { name: 'Left to write: 6' })).toBeVisible();
  await save(page);
  await page.getByRole('link', { name: 'Hand in' }).click();
  await page.getByLabel('What was done, in a sentence').fill('Unfinished');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('checkbox', { name: /^Hand it in unfinished/ })).toBeFocused();
  await page.getByRole('region', { name: 'Left to write: 6' }).getByRole('link').first().click();
  await fill(page, 'City', 'Тула', 'Tula');
  await fill(page, 'Country', 'Россия', 'Russia');
  await fill(page, 'About the gallery or the artist', 'Пишем лес.', 'We paint woods.');
  await expect(page.getByRole('region', { name: /^Left to write/ })).toBeHidden();
  await save(page);
  expect(await handIn(page, desk, 'A new exhibitor, Green Wood, and three works')).toContain(
    '4 files changed',
  );
  const taken = path.join(path.dirname(desk.folder), 'taken/content/2026/exhibitors/green-wood');
  for (const name of ['sosny.jpg', 'print.jpg', 'panorama.jpg']) {
    const { format, space, width } = await sharp(path.join(taken, name)).metadata();
    expect([name, format, space]).toEqual([name, 'jpeg', 'srgb']);
    expect(width).toBeLessThanOrEqual(5000);
  }
});

test('an exhibitor withdraws: the sessions, the works and the old address are seen to', async ({
  page,
  desk,
}) => {
  await findRecord(page, desk, 'Kobalt');
  await page.getByText('Delete, rename, copy').click();
  await page.getByRole('button', { name: 'Delete the record…' }).click();
  const dialog = page.getByRole('dialog', { name: 'What changes' });
  const list = '/exhibitors/2025/kobalt/ will lead to /exhibitors/2025/';
  await expect(dialog.getByText(list, { exact: true })).toBeVisible();
  await expect(dialog.getByText('Deleted: 2025/exhibitors/kobalt/index.yaml')).toBeVisible();
  await dialog.getByText('Programme, 12 April 2025').click();
  await expect(dialog.getByText('+   exhibitors: [2025/zoya-polushka]')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Show').selectOption('changed by me');
  const changed = page.getByRole('navigation', { name: 'All records' }).getByRole('link');
  await expect(changed).toHaveText(['Programme, 12 April 2025', 'Redirects']);
  const stat = await handIn(page, desk, 'Kobalt has withdrawn');
  expect(stat).toMatch(/2025-04-12\.yaml\s+\|\s+2 \+-\n/);
  expect(stat).toMatch(/exhibitors\/kobalt\/index\.yaml\s+\|\s+\d+ -+\n/);
  const taken = path.join(path.dirname(desk.folder), 'taken/content');
  expect(readFileSync(path.join(taken, 'redirects.yaml'), 'utf8')).toMatch(
    /from: "?\/exhibitors\/2025\/kobalt\/\*"?\s+to: \/exhibitors\/2025\/\s+status: 301/,
  );
  expect(git(taken, 'grep', '-l', '2025/kobalt', '--', '.')).toBe('redirects.yaml\n');
});

test('a talk moved, with its note', async ({ page, desk }) => {
  await findRecord(page, desk, 'Programme, 3 April 2026');
  const talk = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove: .*How Do We Enter It/ }) })
    .first();
  await open(talk.locator('.item').first());
  await talk.getByLabel('Start', { exact: true }).fill('12:30');
  await talk.getByLabel('End', { exact: true }).fill('13:30');
  const what = /^New time: 12:30–13:30 \(before: /;
  await expect(talk.getByText(what)).toBeVisible();
  await talk.getByRole('button', { name: 'Add the change' }).click();
  const changes = talk.getByRole('group', { name: 'Changes', exact: true });
  await open(changes.locator('.item').last());
  await expect(changes.getByLabel('English')).toHaveValue(what);
  await expect(
    changes.locator('summary:focus, input:focus, textarea:focus, select:focus'),
  ).toBeVisible();
  await talk.getByLabel('Start', { exact: true }).fill('12.15');
  await talk.getByLabel('End', { exact: true }).fill('13:15');
  await expect(talk.getByLabel('Start', { exact: true })).toHaveValue('12:15');
  await talk.getByRole('button', { name: 'Add the change' }).click();
  await expect(changes.getByLabel('English')).toHaveValue(/^New time: 12:15–13:15 \(before: /);
  await changes.getByLabel('Made known at').fill('2026-04-02T18:00');
  await save(page);
  const stat = await handIn(page, desk, 'The talk on cards begins at half past twelve');
  expect(stat).toMatch(/2026-04-03\.yaml\s+\| \d+ \+/);
});

test('a caption', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.address}#2024/photos/captions.yaml`);
  await open(page.locator('.item').first());
  await fill(
    page,
    'Caption under the photograph',
    'Двор до открытия',
    'The courtyard before opening',
  );
  await save(page);
  expect(await handIn(page, desk, 'A caption is shorter')).toMatch(/1 file changed, 1 insertion/);
});

test('a notice, by the keyboard alone', async ({ page, desk }) => {
  await page.goto(`${desk.address}#new/notice`);
  await page.getByLabel('Day').fill('2026-04-03');
  await fill(page, 'Text of the notice', 'В гардероб очередь', 'There is a queue at the cloakroom');
  await page.getByLabel('English').press('Enter');
  await page.getByRole('button', { name: 'Create' }).focus();
  // The button goes with the key: a press on it would be tried again.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /otices/ })).toBeVisible();
  await expectNoViolations(page);
  expect(await handIn(page, desk, 'A notice of the queue at the cloakroom')).toContain(
    'notices.yaml',
  );
});

test('in Russian, from the list to the branch, without a mouse; each dialog and screen is clean', async ({
  page,
  desk,
}) => {
  /** Presses Tab until an element has visible focus. */
  const tabTo = async (target: Locator) => {
    await expect(target).toBeAttached();
    for (let steps = 0; steps < 200; steps += 1) {
      if (await target.evaluate((element) => element.matches(':focus-visible'))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The tabulator does not come to ${String(target)}`);
  };
  const press = async (role: 'button' | 'link', name: string) => {
    await tabTo(page.getByRole(role, { name, exact: true }).first());
    await page.keyboard.press('Enter');
  };
  await page.goto(desk.address);
  await press('button', 'Русский');
  await tabTo(page.getByLabel('Найти запись'));
  await page.keyboard.type('кобальт');
  await expectNoViolations(page);
  await press('link', 'Кобальт');
  await tabTo(page.getByRole('group', { name: 'Город' }).getByLabel('По-русски'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Тула');
  await press('button', 'Сохранить…');
  const dialog = page.getByRole('dialog', { name: 'Что изменится в файле' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press('button', 'Сохранить…');
  await press('button', 'Записать');
  await expect(page.getByText(/^Записано: .*строк изменено — 2/)).toBeVisible();
  await press('link', 'Отправить');
  await tabTo(page.getByLabel('Что сделано, одной фразой'));
  await page.keyboard.type('«Кобальт» теперь в Туле');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Отправлено на проверку; на сайте появится, когда примут.'),
  ).toBeVisible();
  await expectNoViolations(page);
  const branch = git(desk.server, 'for-each-ref', '--format=%(refname)', 'refs/heads/content');
  expect(git(desk.server, 'show', '--format=%s', branch.trim())).toMatch(
    /^«Кобальт» теперь в Туле\n[^]*^\+city: \{ru: Тула, en: Moscow\}$/m,
  );
});

test('two exhibitors swap their stands, though a stand is taken in between', async ({
  page,
  desk,
}) => {
  const put = async (slug: string, stand: string) => {
    await page.goto(`${desk.address}#2025/exhibitors/${slug}/index.yaml`);
    await page.getByRole('combobox', { name: 'Stand', exact: true }).selectOption(stand);
    await save(page);
  };
  await put('kobalt', 'D11');
  await expect(page.getByText(/D11/).first()).toBeVisible();
  await put('gips', 'A06');
  expect(await handIn(page, desk, 'Kobalt and Gips have swapped their stands')).toMatch(
    /2 files changed, 2 insertions\(\+\), 2 deletions/,
  );
});

test('a mistake is undone: in the form, after saving, and for a removed work', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}#2025/exhibitors/kobalt/index.yaml`);
  const city = page.getByRole('group', { name: 'City', exact: true }).getByLabel('English');
  const before = await city.inputValue();
  await city.fill('Tula');
  await page.getByRole('button', { name: 'As saved: City' }).click();
  await expect(city).toHaveValue(before);
  await city.press('Control+z');
  await expect(city).toHaveValue('Tula');
  await save(page);
  await city.press('Control+z');
  await city.press('Control+z');
  await expect(city).toHaveValue(before);
  await city.press('Control+Shift+z');
  await page.getByRole('button', { name: 'Return everything to what is on the site' }).click();
  await expect(city).toHaveValue(before);
  const works = page.getByRole('group', { name: 'Works', exact: true }).locator(':scope > ol > li');
  const count = await works.count();
  await works
    .first()
    .getByRole('button', { name: /^Remove: / })
    .last()
    .click();
  await expect(works).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(works).toHaveCount(count);
  const [first, second] = [works.first(), works.nth(1)];
  const name = await first.locator('summary').first().textContent();
  await first.locator('> .handle').dragTo(second);
  await expect(second.locator('summary').first()).toHaveText(name ?? '');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await save(page);
  await page.getByRole('link', { name: 'Hand in' }).click();
  await expect(page.getByText('Nothing has changed since it was last handed in.')).toBeVisible();
});

test('a renamed exhibitor keeps its sessions, and its old address leads to the new one', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}#2025/exhibitors/kobalt/index.yaml`);
  await page.getByText('Delete, rename, copy').click();
  await page.getByLabel('New address').fill('kobalt-gallery');
  await page.getByRole('button', { name: 'Change the address…' }).click();
  const dialog = page.getByRole('dialog', { name: 'What changes' });
  await expect(
    dialog.getByText('/exhibitors/2025/kobalt/ will lead to /exhibitors/2025/kobalt-gallery/'),
  ).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(page).toHaveURL(/#2025\/exhibitors\/kobalt-gallery\/index\.yaml$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kobalt', exact: true })).toBeVisible();
  expect(await handIn(page, desk, 'Kobalt has another address')).toContain('redirects.yaml');
});

test('two people change one field: the second chooses, field by field', async ({ page, desk }) => {
  const { folder, server } = desk;
  const file = '2025/exhibitors/kobalt/index.yaml';
  const theirs = path.join(path.dirname(folder), 'theirs');
  git(folder, 'clone', '-q', server, theirs);
  const place = path.join(theirs, 'content', file);
  writeFileSync(
    place,
    readFileSync(place, 'utf8').replace(/^city: .*$/m, 'city: {ru: Рига, en: Riga}'),
  );
  const who = ['-c', 'user.name=Other', '-c', 'user.email=other@fair.example'];
  git(theirs, ...who, 'commit', '-qam', 'Riga');
  git(theirs, 'push', '-q', 'origin', 'main');
  await page.goto(`${desk.address}#${file}`);
  await fill(page, 'City', 'Тула', 'Tula');
  await save(page);
  await askToHandIn(page, 'Tula');
  await expect(page.getByText(/somebody changed the same places/)).toBeVisible();
  await page.getByRole('button', { name: 'Get what was accepted and what is new' }).click();
  await page.getByRole('group', { name: 'Kobalt, City, Russian' }).getByLabel('Mine: Тула').check();
  await page
    .getByRole('group', { name: 'Kobalt, City, English' })
    .getByLabel('Theirs: Riga')
    .check();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Keep what is chosen' }).click();
  await expect(page.getByText(/^This is the newest/)).toBeVisible();
  expect(readFileSync(path.join(folder, 'content', file), 'utf8')).toContain(
    '{ru: Тула, en: Riga}',
  );
  await page.getByLabel('What was done, in a sentence').fill('Tula after all');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(/^Handed in for checking/)).toBeVisible();
});

test('without a network a change stays, and is sent again; a missing name is asked for', async ({
  page,
  desk,
}) => {
  const { folder, server } = desk;
  git(folder, 'remote', 'set-url', 'origin', path.join(server, 'nowhere'));
  git(folder, 'config', 'user.useConfigOnly', 'true');
  git(folder, 'config', '--unset', 'user.name');
  git(folder, 'config', '--unset', 'user.email');
  await page.goto(`${desk.address}#2025/exhibitors/kobalt/index.yaml`);
  await fill(page, 'City', 'Тула', 'Tula');
  await save(page);
  await askToHandIn(page, 'Tula');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Анна');
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill('anna@fair.example');
  await page.getByRole('button', { name: 'Remember' }).click();
  await expect(page.getByText('Written, but not sent yet.')).toBeVisible();
  git(folder, 'remote', 'set-url', 'origin', server);
  await page.reload();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^Handed in for checking/)).toBeVisible();
  expect(git(server, 'log', '-1', '--format=%an', '--branches=content/*')).toBe('Анна\n');
});

test('records are found by what they say and by what they lack', async ({ page, desk }) => {
  await page.goto(desk.address);
  const list = page.getByRole('navigation', { name: 'All records' });
  const found = list.getByRole('link');
  await list.getByLabel('Find a record').fill('how do we enter it');
  await expect(found).toHaveText([/Programme, 3 April 2026/]);
  await expect(list.getByRole('status')).toHaveText('Found: 1');
  await list.getByLabel('Find a record').fill('D11 гипс');
  await expect(found.first()).toHaveText(/Gips/);
  await list.getByLabel('Find a record').fill('');
  const kobalt = 'content/2025/exhibitors/kobalt/index.yaml';
  const before = readFileSync(path.join(desk.folder, kobalt), 'utf8');
  const city = before.replace(/^(city: \{ru: )[^,]+/m, '$1Тула');
  writeFileSync(path.join(desk.folder, kobalt), city);
  await page.reload();
  for (const filter of ['changed by me', 'whose English is missing or behind']) {
    await list.getByLabel('Show').selectOption(filter);
    await expect(found).toHaveText([/^Kobalt/]);
  }
  for (const filter of ['with works for sale', 'with prompts left', 'without a picture']) {
    await list.getByLabel('Show').selectOption(filter);
    await expect(list.getByRole('status')).toHaveText(/^Found: \d+$/);
  }
  await expectNoViolations(page);
});

test('three works get one price, and a caption its English, by keyboard in a table', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}#table/exhibitor/2025`);
  await page.getByLabel('Find a row').fill('Kobalt');
  const rows = page.locator('tbody tr');
  await expect(rows.first().getByRole('rowheader')).toContainText('Kobalt');
  await rows.first().getByRole('checkbox').focus();
  for (const row of [0, 1, 2]) {
    await expect(rows.nth(row).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  const together = page.getByRole('group', { name: 'In the chosen rows: 3' });
  await together.getByLabel('Column').selectOption('Price, ₽');
  await together.getByRole('textbox', { name: 'Price, ₽' }).fill('90 000');
  await together.getByRole('textbox', { name: 'Price, ₽' }).press('Enter');
  await expect(page.getByText('Filled in, rows: 3.')).toBeVisible();
  const prices = page.getByRole('textbox', { name: /^Price, ₽/ });
  await expect(prices.nth(1)).toHaveValue('90000');
  // The first input sets all chosen rows. Enter goes down, an arrow right; typing replaces.
  await prices.nth(1).press('Enter');
  await expect(prices.nth(2)).toHaveValue('90000');
  await page.keyboard.type('free');
  await expect(prices.nth(2)).toHaveValue('free');
  const faults = page.getByRole('region', { name: 'Faults: 1' });
  await expect(faults).toContainText('Kobalt, Work 2');
  await expect(faults).toContainText('roubles');
  await expectNoViolations(page);
  await page.keyboard.press('Control+Z');
  await expect(prices.nth(2)).toHaveValue('90000');
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(1).getByRole('combobox', { name: /^Availability/ })).toBeFocused();
  await save(page);
  await page.goto(`${desk.address}#table/captions/2024`);
  await page
    .getByRole('textbox', { name: /^Caption under the photograph, Russian/ })
    .first()
    .focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('The courtyard');
  await save(page);
  const stat = await handIn(page, desk, 'Prices of Kobalt, a caption');
  expect(stat).toMatch(/kobalt\/index\.yaml\s+\|\s+\d+ /);
  expect(stat).toContain('2 files changed');
  const taken = path.join(path.dirname(desk.folder), 'taken/content');
  const kobalt = readFileSync(path.join(taken, '2025/exhibitors/kobalt/index.yaml'), 'utf8');
  expect(kobalt.match(/price: 90000$/gm)).toHaveLength(3);
});

test('a session moves to another hall in the table, where a taken one is named', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}#table/programme/2026`);
  const row = page.getByRole('row', { name: /^Choose: 12:00 · How Do We Enter It/ });
  const hall = row.getByRole('combobox', { name: /^Hall/ });
  await hall.selectOption('workshop');
  const second = page.getByRole('row', { name: /^Choose: 12:30 · Your Room in Three Views/ });
  const taken = second.getByText(/Workshop. is taken by «How Do We Enter It/);
  await expect(taken).toBeVisible();
  await hall.selectOption('atrium');
  await expect(taken).toBeHidden();
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(page.getByText(/^New hall: Atrium/)).toBeVisible();
  await page.getByRole('button', { name: 'Add the change' }).click();
  await expectNoViolations(page);
  await save(page);
  expect(await handIn(page, desk, 'The talk on cards is in the atrium')).toMatch(
    /2026-04-03\.yaml\s+\|\s+\d+ \+/,
  );
});

test('a sheet brings records: shown first, then written', async ({ page, desk }) => {
  await page.goto(desk.address);
  const buffer = Buffer.from('Галерея,Gallery,Стенд\nВерба,Verba,B02\n');
  const sheet = { name: 'exhibitors.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel(/^A sheet of exhibitors/).setInputFiles(sheet);
  const dialog = page.getByRole('dialog', { name: 'exhibitors.csv' });
  await expect(dialog).toContainText('New records: 1');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Write it' }).click();
  await expect(dialog).toContainText('Files written: 1');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Show').selectOption('changed by me');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([/^Verba/]);
});

for (const language of ['ru', 'en'])
  test(`every part of a form is reached and opened by keyboard alone, in ${language}`, async ({
    page,
    desk,
  }) => {
    /** Marks what has focus; opens it if it is folded. Returns false after the last element. */
    const visit = () =>
      page.evaluate(() => {
        const here = document.activeElement;
        if (here === null || here === document.body) return 'end';
        // A date has several stops in one input.
        if (here.hasAttribute('data-last')) return 'next';
        if (here.hasAttribute('data-visited')) return 'again';
        document.querySelector('[data-last]')?.removeAttribute('data-last');
        here.setAttribute('data-last', '');
        here.setAttribute('data-visited', '');
        if (!here.matches(':focus-visible')) return `no visible focus: ${here.outerHTML}`;
        const box = here.matches('summary') ? here.closest('details') : null;
        // Of a long list, the first two items.
        const isLater = box?.matches('.item') && box.closest('li:nth-child(n + 3)') !== null;
        return box?.open === false && !isLater ? 'folded' : 'next';
      });
    for (const file of [
      '2025/exhibitors/kobalt/index.yaml',
      '2026/programme/2026-04-03.yaml',
      '2024/photos/captions.yaml',
      'new/notice',
      'hand-in',
    ]) {
      await page.goto(desk.address);
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(`${desk.address}#${file}`);
      await page.reload();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const shown = page.locator('main :is(input, textarea, button, summary)');
      await expect(shown.filter({ visible: true }).first()).toBeVisible();
      for (let steps = 0; steps < 1500; steps += 1) {
        await page.keyboard.press('Tab');
        const state = await visit();
        if (state === 'end' || state === 'again') break;
        if (state === 'folded') await page.keyboard.press('Space');
        else expect(state).toBe('next');
      }
      const missed = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, input, select, textarea, summary, pre')]
          .filter((one) => one.checkVisibility() && !one.hasAttribute('data-visited'))
          .map((one) => one.outerHTML.slice(0, 120)),
      );
      expect([file, missed]).toEqual([file, []]);
    }
  });
