import { readdirSync } from 'node:fs';
import { attributeValues, shownText } from '../support/builtHtml';
import { expect, heading, hydrated, test } from '../support/fair';
import { siteFolder } from '../support/siteFolder';
import { watchRequests } from '../support/underWay';

test('a path without its slash is moved for good, query kept; the root and files stay', async ({
  request,
}) => {
  for (const path of [
    '/tickets',
    '/en/tickets',
    '/exhibitors/2025/yolka-olkhovskaya',
    '/en',
    '/_E5_Old/_tickets',
  ]) {
    const response = await request.get(`${path}?a=1`, { maxRedirects: 0 });
    expect
      .soft([response.status(), response.headers()['location']], path)
      .toEqual([301, `${path}/?a=1`]);
  }
  for (const path of ['/', '/sitemap-index.xml'])
    expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

test('doubled slashes are moved for good to single ones, query kept', async ({
  request,
  baseURL,
}) => {
  for (const [path, target] of [
    ['/en//contacts/?a=1//2', '/en/contacts/?a=1//2'],
    ['/exhibitors//2025/', '/exhibitors/2025/'],
    ['/en/exhibitors/2025//kobalt/', '/en/exhibitors/2025/kobalt/'],
    ['/page-data//tickets/page-data.json', '/page-data/tickets/page-data.json'],
    ['/nope//', '/nope/'],
    ['//tickets/', '/tickets/'],
    ['//', '/'],
  ] as const) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers()['location']], path).toEqual([301, target]);
  }
});

test(
  'a page whose host merges slashes unseen is shown, at its own address',
  { tag: '@rare' },
  async ({ page, baseURL, visit: { prefix } }) => {
    await page.route(
      ({ pathname }) => pathname === `${prefix}//contacts/`,
      async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${baseURL}${prefix}/contacts/` }) }),
    );
    await page.goto(`${baseURL}${prefix}//contacts/?a=1#content`);
    await hydrated(page);
    await expect(page).toHaveURL(`${prefix}/contacts/?a=1#content`);
    await expect(heading(page)).toBeVisible();
  },
);

test('a page whose address is spelt otherwise is shown at its own, and its links work', async ({
  page,
  visit: { prefix },
}) => {
  await page.goto(`${prefix}/%74ickets/?a=1`);
  const words = (await heading(page).textContent()) ?? '';
  await hydrated(page);
  await expect(page).toHaveURL(`${prefix}/tickets/?a=1`);
  await expect(heading(page)).toHaveText(words);
  await page.getByRole('contentinfo').locator(`a[href="${prefix}/press/"]`).first().click();
  await expect(page).toHaveURL(`${prefix}/press/`);
});

test('hashed files are cached for ever, pages are asked about again', async ({ request }) => {
  const html = await request.get('/tickets/');
  expect(html.headers()['cache-control']).toContain('must-revalidate');
  const font = /\/static\/[^"]+\.woff2/.exec(await html.text())?.[0] ?? '';
  expect((await request.get(font)).headers()['cache-control']).toContain('immutable');
  const script = /src="(\/app-[^"]+\.js)"/.exec(await html.text())?.[1] ?? '';
  const sheet = readdirSync(siteFolder).find((file) => /^styles\..*\.css$/.test(file)) ?? '';
  const picture =
    /\/static\/[^"\s]+\.(jpg|webp|avif)/.exec(
      await (await request.get('/past_events/2024/')).text(),
    )?.[0] ?? '';
  const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string };
  for (const path of [script, `/${sheet}`, picture, `/builds/meta/${id}.json`])
    expect((await request.get(path)).headers()['cache-control'], path).toContain('immutable');
  for (const path of [
    '/page-data/tickets/page-data.json',
    '/page-data/app-data.json',
    '/builds/latest.json',
    '/search/ru.json',
    '/sw.js',
    '/nope.js',
    '/licences/geologica-ofl.txt',
    '/.well-known/security.txt',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control'], path).toContain('must-revalidate');
    if (path.endsWith('.txt')) expect(headers['content-type'], path).toContain('text/plain');
  }
});

test('a second visit loads no script, style, font or picture again', async ({
  page,
  visit: { prefix },
}) => {
  const path = `${prefix}/exhibitors/2025/yolka-olkhovskaya/`;
  const { settle } = watchRequests(page);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(path);
    await hydrated(page);
    await settle();
  }
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css|woff2|jpg|webp|avif)$/.test(new URL(name).pathname))
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).transferSize] as const),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(([, size]) => size > 0)).toEqual([]);
});

const old = [
  '_childrens-area',
  '_contacts',
  '_convention',
  '_navigation',
  '_special-project',
  '_ticket_refund',
  '_tickets',
];

test('an old page says that it is old, leads on to a place that is there, and stays out of search', async ({
  request,
}) => {
  for (const path of old.flatMap((name) => [`/_E5_Old/${name}/`, `/en/_E5_Old/${name}/`])) {
    const html = await (await request.get(path)).text();
    const notice = /<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
    expect
      .soft(shownText(`<body${notice}`), path)
      .toContain(path.startsWith('/en/') ? 'older version' : 'старая версия');
    expect.soft(html, path).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
    const [target = '', anchor] = (attributeValues(notice, 'href')[0] ?? '').split('#');
    const response = await request.get(target);
    expect.soft(response.status(), `${path} leads to ${target}`).toBe(200);
    if (anchor !== undefined)
      expect.soft(attributeValues(await response.text(), 'id'), path).toContain(anchor);
  }
});

test('error screens answer with their own status, at their own addresses too', async ({
  request,
}) => {
  for (const [path, status, words] of [
    ['/404/', 404, 'Страница не найдена'],
    ['/404', 404, 'Страница не найдена'],
    ['/en/404/', 404, 'Page not found'],
    ['/500/', 500, 'Страница не доступна'],
    ['/500', 500, 'Страница не доступна'],
    ['/en/500/', 500, 'Page not available'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(status);
    expect.soft(shownText(await response.text()), path).toContain(words);
  }
});

test('scripts of other sites can read that a file of open data is missing', async ({ request }) => {
  for (const path of [
    '/data/nope.json',
    '/calendar/en/nope.ics',
    '/feeds/nope.xml',
    '/schedule/a.xml',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(404);
    expect.soft(response.headers()['access-control-allow-origin'], path).toBe('*');
    expect.soft(shownText(await response.text()), path).toContain('Страница не найдена');
  }
});

test(
  'an old page answers under the spelling of a host that lower-cases paths',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }, { config }) => {
    const origin = String(config.metadata['lowerCaseOrigin']);
    const response = await page.goto(`${origin}${prefix}/_E5_Old/_tickets/?a=1#content`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('complementary')).toBeVisible();
    await expect(page).toHaveURL(`${origin}${prefix}/_E5_Old/_tickets/?a=1#content`);
    // Without its slash it is no path of a file, and answers all the same.
    await page.goto(`${origin}${prefix}/_e5_old/_tickets`);
    await hydrated(page);
    await expect(page.getByRole('complementary')).toBeVisible();
  },
);

test('pictures are resized at /_ipx/ and refused with a sentence (spec §7)', async ({
  request,
}) => {
  const html = await (await request.get('/past_events/2024/')).text();
  const source = /<img[^>]* src="(\/static\/[^"]+)"/.exec(html)?.[1] ?? '';
  const resized = await request.get(`/_ipx/w_360,f_webp,q_95${source}`);
  expect(resized.status()).toBe(200);
  expect(resized.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await resized.body()).subarray(8, 12).toString()).toBe('WEBP');
  for (const [path, status] of [
    [`/_ipx/w_361${source}`, 400],
    [`/_ipx/s_360x360,w_360${source}`, 400],
    ['/_ipx/w_360/https://127.0.0.1/a.jpg', 400],
    ['/_ipx/w_360/static/none.jpg', 404],
  ] as const) {
    const refused = await request.get(path);
    expect(refused.status(), path).toBe(status);
    expect(refused.headers()['content-type']).toMatch(/^text\/plain/);
  }
});
