import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { copyCommitted, fairCommand, newFair } from '../support/emptiedContent';
import { buildIn, copyProject, copySmallContent, type ProjectCopy } from '../support/projectCopy';
import { yearOfFair } from '../support/yearOfFair';
import { kitchenSinkFaults } from './kitchenSink';
import { noticesYaml, visitNotices } from './notices';
import {
  band,
  below,
  difference,
  dropPhoto,
  photos,
  publishedOf,
  replacePhoto,
  shownIn,
} from './photosOfTheFair';
import { stealResults } from './resultThief';
import { untruthsOfBuild } from './year';

// Each of the first tests builds five or six times.
jest.setTimeout(40 * 60_000);

let project: ProjectCopy;
let slug: string;
/** An exhibitor without pictures, and a speaker without a portrait. */
let bare: { exhibitor: string; speaker: string };
/** Digests of the photographs dropped into content/2024/photos. */
const dropped = new Map<string, string>();
const inProject = (...parts: string[]) => path.join(project.folder, ...parts);
const inlined = 'src/browser/localeChoice.ts';
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(inProject(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer holds ${from}`);
  writeFileSync(inProject(file), text.replaceAll(from, to));
};

/** Like `edit`, but finds the text by a pattern. */
const editMatch = (file: string, from: RegExp, to: string) => {
  const [found] = from.exec(readFileSync(inProject(file), 'utf8')) ?? [];
  edit(file, found ?? String(from), to.replace('$&', found ?? ''));
};

beforeAll(async () => {
  project = copyProject();
  copySmallContent(inProject('content'));
  writeFileSync(inProject('content/notices.yaml'), noticesYaml());
  for (const [kind, photo] of Object.entries(photos)) {
    dropped.set(kind, await dropPhoto(photo, inProject('content/2024/photos')));
  }
  const [first = '', second = ''] = readdirSync(inProject('content/2025/exhibitors'));
  const [speaker = ''] = readdirSync(inProject('content/2025/speakers'));
  slug = first;
  bare = { exhibitor: second, speaker };
  withoutField(`content/2025/exhibitors/${second}/index.yaml`, 'works');
  withoutField(`content/2025/speakers/${speaker}/index.yaml`, 'portrait');
});

afterAll(() => project.remove());

test('warm builds after edits of content and pictures, then of a component and its style, equal clean builds; a text renders only the pages that show it', async () => {
  await mustBuild();
  const first = { id: buildId(), scripts: scriptNames() };

  edit(`content/2025/exhibitors/${slug}/index.yaml`, 'city:', 'city: # edited\n ');
  const yaml = readFileSync(inProject(`content/2025/exhibitors/${slug}/index.yaml`), 'utf8');
  const name = /^name:\s*\{?\s*(?:\n\s+)?ru:\s*([^,\n}]+)/m.exec(yaml)?.[1]?.trim() ?? '';
  edit(`content/2025/exhibitors/${slug}/index.yaml`, name, 'Совсем новое имя');
  const [work = ''] = readdirSync(inProject(`content/2025/exhibitors/${slug}`)).filter((file) =>
    file.endsWith('.jpg'),
  );
  const replacement = await replacePhoto(inProject(`content/2025/exhibitors/${slug}`, work));
  rmSync(inProject('content/2024/photos/court-02.jpg'));
  editMatch('content/2024/photos/captions.yaml', /- picture: court-02[^]*?(?=- picture)/, '');
  cpSync(
    inProject(`content/2025/exhibitors/${slug}`),
    inProject(`content/2027/exhibitors/${slug}`),
    { recursive: true },
  );
  const gallery = builtFiles().get('past_events/2024/index.html');
  expect(gallery).toContain('/court-02.jpg');
  expect(gallery).toContain('/court-03.jpg');
  await mustBuild();
  editMatch(`content/2025/exhibitors/${slug}/index.yaml`, /text:\s+ru: \|-\s+/, '$&Ещё слово. ');
  // In both languages, the exhibitor's page, and nothing that lists exhibitors.
  expect(renderedPages(await mustBuild())).toBeLessThan(10);
  const warmContent = builtFiles();
  expect(warmContent.get(`exhibitors/2025/${slug}/index.html`)).toContain(
    `/static/${replacement}/`,
  );
  expect(warmContent.get('past_events/2024/index.html')).not.toContain('/court-02.jpg');
  const second = { id: buildId(), scripts: scriptNames() };
  expect(second.id).not.toBe(first.id);
  // Returning visitors download only the new text, no scripts.
  expect(second.scripts).toEqual(first.scripts);

  edit(
    'src/exhibitors/ExhibitorWorks.tsx',
    '<h2 className={isAlone',
    '<h2 data-edited="yes" className={isAlone',
  );
  edit('src/exhibitors/ExhibitorWorks.module.css', 'max-height: 90vh', 'max-height: 91vh');
  // This script is inlined in every page.
  edit(inlined, '3000', '3001');
  await mustBuild();
  const warmComponent = builtFiles();
  const third = buildId();
  expect(new Set([first.id, second.id, third]).size).toBe(3);
  expect(scriptNames()).not.toEqual(first.scripts);

  rmSync(inProject('.cache'), { recursive: true });
  rmSync(inProject('public'), { recursive: true });
  // Query results lost on the way from a worker must not change anything (docs/platform.md).
  const pages = ['/', `/en/exhibitors/2025/${slug}/`];
  const thief = stealResults(project.folder, pages);
  const output = await mustBuild();
  expect((await thief.stop()).sort()).toEqual(pages);
  for (const page of pages)
    expect(output).toContain(`The query result of ${page} is missing, so its query runs again.`);
  expectSame(warmComponent, builtFiles());
  expect(buildId()).toBe(third);
  expect(warmComponent.get(`exhibitors/2025/${slug}/index.html`)).toContain('data-edited="yes"');
  // Every page with the component has its new style, none the old one.
  const exhibitorPages = [...warmComponent].filter(([file]) =>
    /^(en\/)?exhibitors\/\d{4}\/[^/]+\/index\.html$/.test(file),
  );
  expect(exhibitorPages.length).toBeGreaterThan(4);
  expect(
    exhibitorPages.filter(([, text]) => !text.includes('max-height:91vh')).map(([file]) => file),
  ).toEqual([]);
  expect(
    [...warmComponent]
      .filter(([file, text]) => file.endsWith('.html') && text.includes('max-height:90vh'))
      .map(([file]) => file),
  ).toEqual([]);

  edit('src/exhibitors/ExhibitorWorks.tsx', ' data-edited="yes"', '');
  edit('src/exhibitors/ExhibitorWorks.module.css', 'max-height: 91vh', 'max-height: 90vh');
  edit(inlined, '3001', '3000');
  rmSync(inProject('.cache'), { recursive: true });
  rmSync(inProject('public'), { recursive: true });
  await mustBuild();
  expectSame(warmContent, builtFiles());
  expect(warmContent.get(`exhibitors/2025/${slug}/index.html`)).toContain('Совсем новое имя');
});

test("a copy of an exhibitor's folder in 2027 makes its list and page in both languages", () => {
  const html = builtFiles();
  for (const prefix of ['', 'en/']) {
    expect(html.get(`${prefix}exhibitors/2027/index.html`)).toContain(
      `href="/${prefix}exhibitors/2027/${slug}/"`,
    );
    expect(html.get(`${prefix}exhibitors/2027/${slug}/index.html`)).toContain('<h1');
  }
});

test('pages of an exhibitor without works and a speaker without a portrait have no gaps', () => {
  const html = builtFiles();
  for (const path of [`exhibitors/2025/${bare.exhibitor}/`, `speakers/2025/${bare.speaker}/`]) {
    for (const prefix of ['', 'en/']) {
      const page = html.get(`${prefix}${path}index.html`) ?? '';
      const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
      expect(main).toContain('<h1');
      expect(main).not.toMatch(/<img|<figure|id="works"/);
      expect(page).not.toContain('VisualArtwork');
      expect(
        existsSync(
          inProject(
            'public',
            /og:image" content="https:\/\/[^/]+([^"]+)"/.exec(page)?.[1] ?? 'none',
          ),
        ),
      ).toBe(true);
    }
  }
});

test('axe finds nothing in the kitchen sink, and nothing overflows the window', async () => {
  expect(await kitchenSinkFaults(inProject('public'))).toEqual({});
});

test('notices appear above pages at their times, without layout shifts', async () => {
  expect(await visitNotices(inProject('public'))).toEqual({
    onPages: {
      '/contacts/': ['Срочно: Объявление ramp Карта', 'Объявление queue'],
      '/tickets/': ['Срочно: Объявление ramp Карта', 'Объявление queue', 'Объявление tickets-only'],
      '/en/tickets/': ['Urgent: Notice ramp Map', 'Notice queue', 'Notice tickets-only'],
    },
    axe: [],
    moved: [],
    afterClosing: {
      shown: ['Notice queue', 'Notice tickets-only'],
      focus: 'Close the notice: Notice queue',
    },
    inRussian: ['Объявление queue', 'Объявление tickets-only'],
    tomorrow: {
      before: ['Urgent: Notice ramp Map', 'Notice to-come', 'Notice queue'],
      after: ['Notice to-come'],
      moved: [],
    },
    withoutScripts: { shown: ['Срочно: Объявление ramp Карта', 'Объявление queue'], buttons: 0 },
    said: [],
  });
  const html = (file: string) => readFileSync(inProject('public', file), 'utf8');
  expect(html('404.html')).not.toContain('notices-data');
  expect(html('contacts/index.html')).not.toContain('Объявление over');
  expect(html('contacts/index.html')).not.toContain('Notice queue');
});

test('a production build prints no warnings, has no kitchen sink, and stores nothing offline if that is off', async () => {
  expect(readFileSync(inProject('public/index.html'), 'utf8')).toContain('<meta name="offline"');
  expect(readFileSync(inProject('public/sw.js'), 'utf8')).toContain(buildId());
  edit('content/site.yaml', 'socialLinks:', 'offline: off\nsocialLinks:');
  const { status, output } = await buildIn(project.folder);
  expect(status).toBe(0);
  expect(warningsIn(output)).toEqual([]);
  expect(
    readdirSync(inProject('public'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /kitchen-?sink/i.test(file),
    ),
  ).toEqual([]);
  expect(readFileSync(inProject('public/index.html'), 'utf8')).not.toContain(
    '<meta name="offline"',
  );
  // The worker that removes stored files and then itself.
  const listened: string[] = [];
  const self = { addEventListener: (event: string) => listened.push(event) };
  new Function('self', readFileSync(inProject('public/sw.js'), 'utf8'))(self);
  expect(listened).toEqual(['install', 'activate']);
});

test('builds before, during and after the fair say nothing that is wrong at their time; the last, without a record and with other notices, equals a clean one', async () => {
  const found: string[] = [];
  // Between these days: the end of applications for events, of the ball, and of the fair.
  const lastDay = '2027-01-01';
  for (const day of ['2026-03-23', '2026-04-03', '2026-04-05', lastDay]) {
    const moment = yearOfFair.find(([at]) => at.startsWith(day));
    if (moment === undefined) throw new Error(`The year knows nothing of ${day}`);
    if (day === lastDay) {
      rmSync(inProject(`content/2027/exhibitors/${slug}`), { recursive: true });
      writeFileSync(inProject('content/notices.yaml'), noticesYaml(Date.parse(lastDay)));
    }
    const { status } = await buildIn(project.folder, { FAIR_AT: day });
    expect(status).toBe(0);
    found.push(...(await untruthsOfBuild(inProject('public'), moment)));
  }
  expect(found).toEqual([]);
  const warm = builtFiles();
  expect(warm.has(`exhibitors/2027/${slug}/index.html`)).toBe(false);
  rmSync(inProject('.cache'), { recursive: true });
  rmSync(inProject('public'), { recursive: true });
  expect((await buildIn(project.folder, { FAIR_AT: lastDay })).status).toBe(0);
  expectSame(warm, builtFiles());
});

test('a repository emptied by `npm run new -- fair` builds, warns only of templates without pages, and says what is still to come', async () => {
  const content = inProject('another-fair');
  copyCommitted(content);
  expect(newFair(content, fairCommand('--yes')).status).toBe(0);
  const kept = inProject('public-of-the-small-fair');
  renameSync(inProject('public'), kept);
  try {
    const { status, output } = await buildIn(project.folder, { FAIR_CONTENT: content });
    expect(status).toBe(0);
    expect(warningsIn(output)).toEqual([]);
    const page = (route: string) => readFileSync(inProject('public', route, 'index.html'), 'utf8');
    for (const [route, russian, english] of stillToCome) {
      expect(page(route)).toContain(russian);
      expect(page(`en/${route}`)).toContain(english);
      expect(page(route)).not.toMatch(/<(ul|ol)[^>]*><\/\1>/);
    }
    expect(page('search/names')).not.toMatch(/<(ul|ol)[^>]*><\/\1>/);
  } finally {
    rmSync(inProject('public'), { recursive: true, force: true });
    renameSync(kept, inProject('public'));
  }
});

// Uses the builds above, since another one would take a minute.
describe.each(Object.keys(photos))('the photograph from the %s', (kind) => {
  const pages = ['past_events/2024/index.html', 'en/past_events/2024/index.html'];
  const digest = () => dropped.get(kind) ?? '';

  test.each(pages)('is upright on %s, with addresses that any host can serve', (page) => {
    const { sides, addresses } = shownIn(readFileSync(inProject('public', page), 'utf8'), digest());
    expect(sides.length).toBeGreaterThan(0);
    expect(sides.every(({ width, height }) => height > width)).toBe(true);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !/^[\w./-]+\.(jpg|webp)$/.test(address))).toEqual([]);
    expect(addresses.filter((address) => !existsSync(inProject('public', address)))).toEqual([]);
  });

  test('is only published as upright sRGB renditions without location data', async () => {
    const published = await publishedOf(inProject('public'), digest());
    expect(published.length).toBeGreaterThan(2);
    for (const { width, height, format, top, bottom, traces } of published) {
      expect(height / width).toBeCloseTo(4 / 3, 1);
      expect(['jpeg', 'webp']).toContain(format);
      expect(traces).toEqual([]);
      // Ink cannot reproduce every colour of a screen.
      const tolerance = kind === 'print' ? 45 : 8;
      expect(difference(top, band)).toBeLessThan(tolerance);
      expect(difference(bottom, below)).toBeLessThan(tolerance);
    }
  });
});

/** Pages of a fair without records, and the text they show instead. */
const stillToCome = [
  [
    'exhibitors/2031',
    'Список участников ещё составляется.',
    'The list of exhibitors is still to come.',
  ],
  ['artists', 'Имена художников объявим позже.', 'The names of the artists are still to come.'],
  ['press', 'Релизов пока нет.', 'There are no releases yet.'],
  [
    'speakers/2031',
    'Имена спикеров объявим позже.',
    'The names of the speakers are still to come.',
  ],
  ['map', 'План залов ещё готовится.', 'The plan of the halls is still to come.'],
  ['program', 'Программа ещё составляется.', 'The programme is still to come.'],
  ['partners', 'Имена партнёров объявим позже.', 'The names of the partners are still to come.'],
] as const;

/** Warnings of a build, except about templates without pages in this content (docs/platform.md). */
function warningsIn(output: string): string[] {
  const isOfTemplate = /non-page component "\S+\/src\/templates\/\w+\.tsx" will not be run/;
  return output
    .split('\n')
    .filter(
      (line) => /\bwarn(ing)?\b/i.test(line) && !/^npm /.test(line) && !isOfTemplate.test(line),
    );
}

/** Removes a field with everything below it from a record, and its pictures from the folder. */
function withoutField(file: string, field: string): void {
  const record = parse(readFileSync(inProject(file), 'utf8')) as Record<string, unknown>;
  delete record[field];
  writeFileSync(inProject(file), stringify(record));
  const folder = path.dirname(inProject(file));
  for (const name of readdirSync(folder).filter((other) => /\.(jpe?g|png|webp)$/.test(other)))
    rmSync(path.join(folder, name));
}

/** How many pages a build rendered, by its output. */
function renderedPages(output: string): number {
  return Number(/Building static HTML for pages - \S+ - (\d+)\//.exec(output)?.[1]);
}

/** Builds and returns the output; throws its end on failure. */
async function mustBuild(): Promise<string> {
  const { status, output } = await buildIn(project.folder, { FAIR_KITCHEN_SINK: '1' });
  if (status !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  expect(output).not.toContain('Conflicting order');
  return output;
}

function buildId(): string {
  return (
    JSON.parse(readFileSync(inProject('public/builds/latest.json'), 'utf8')) as { id: string }
  ).id;
}

/** File names of the app's scripts; they contain content hashes. */
function scriptNames(): string[] {
  return readdirSync(inProject('public'))
    .filter((file) => file.endsWith('.js'))
    .sort();
}

/** Every page and its data by path, without parts that differ between any two builds. */
function builtFiles(): Map<string, string> {
  const files = readdirSync(inProject('public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.html$|page-data\.json$/.test(entry.name))
    .map((entry) => path.relative(inProject('public'), path.join(entry.parentPath, entry.name)))
    .sort();
  return new Map(
    files.map((file) => [file, withoutBuildHash(readFileSync(inProject('public', file), 'utf8'))]),
  );
}

function withoutBuildHash(html: string): string {
  return html
    .replace(/ data-hash="[^"]*"/g, '')
    .replace(/webpack-runtime-[0-9a-f]+\.js/g, 'webpack-runtime.js');
}

function expectSame(warm: Map<string, string>, clean: Map<string, string>): void {
  expect([...warm.keys()]).toEqual([...clean.keys()]);
  const different = [...warm.keys()].filter((file) => warm.get(file) !== clean.get(file));
  // The first difference says more than the file's name.
  const places = different.map((file) => ({
    file,
    ...firstDifference(warm.get(file) ?? '', clean.get(file) ?? ''),
  }));
  expect(places).toEqual([]);
}

function firstDifference(warm: string, clean: string): { warm: string; clean: string } {
  let at = 0;
  while (at < warm.length && warm[at] === clean[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120);
  return { warm: around(warm), clean: around(clean) };
}
