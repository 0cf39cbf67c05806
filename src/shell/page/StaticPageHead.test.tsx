/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticPageHead } from './StaticPageHead';

const page = {
  route: 'partners',
  layout: null,
  replacedBy: null,
  title: 'Партнёры',
  description: 'Кто помогает ярмарке.',
  breadcrumb: null,
  noindex: null,
  introduction: null,
  arch: null,
  share: '/static/share/a.jpg',
  titleBlock: { titleH1: 'Наши партнёры', titleH2: null, rightText: null, btn: null },
};

const headOf = (more: Partial<Queries.PageFrameFragment & Queries.SharedPageFragment>) =>
  renderToStaticMarkup(
    <StaticPageHead
      data={{
        locales: { edges: [{ node: { ns: 'common', data: '{"mainPage":"Главная"}' } }] },
        site: { name: 'Арт Ряды', domain: 'artrows.example' },
        currentEdition: { colour: { light: '#d4300f', dark: '#ff8a70' } },
        page: { ...page, ...more },
      }}
      location={{ pathname: '/partners/' }}
      pageContext={{ language: 'ru' }}
    />,
  );

test.each([
  [true, true],
  [false, false],
  [null, false],
])('noindex: %p in the YAML reaches search engines: %p', (noindex, isSaid) => {
  expect(headOf({ noindex }).includes('<meta name="robots" content="noindex"/>')).toBe(isSaid);
});

test('search engines get the breadcrumbs that the page shows', () => {
  const namesIn = (html: string) =>
    [...html.matchAll(/"position":\d,"name":"([^"]*)"/g)].map(([, name]) => name);
  expect(namesIn(headOf({}))).toEqual(['Главная', 'Наши партнёры']);
  expect(namesIn(headOf({ breadcrumb: 'Партнёрам' }))).toEqual(['Главная', 'Партнёрам']);
  expect(namesIn(headOf({ noindex: true }))).toEqual([]);
});

const archOf = (src: string, width: number, height = 0.667) => ({
  gatsbyImageData: {
    layout: 'fullWidth' as const,
    width: 1,
    height,
    images: { fallback: { src, srcSet: `/b 236w,\n${src} ${width}w`, sizes: '' } },
  },
});

test.each([
  [{}, '/static/share/a.jpg', 1200, 630, 'summary_large_image'],
  [{ arch: archOf('/c.jpg', 1600), share: null }, '/c.jpg', 1600, 1067, 'summary_large_image'],
  [{ arch: archOf('/c.png', 594), share: null }, '/c.png', 594, 396, 'summary'],
  // A large card would crop an upright picture.
  [{ arch: archOf('/c.jpg', 1200, 1.25), share: null }, '/c.jpg', 1200, 1500, 'summary'],
  // Some networks refuse WebP.
  [{ arch: archOf('/c.webp', 1600) }, '/static/share/a.jpg', 1200, 630, 'summary_large_image'],
])('a page with %j shares %s, %d × %d', (more, path, width, height, card) => {
  expect(
    [...headOf(more).matchAll(/"(?:og:image|twitter:card)[:\w]*" content="([^"]*)"/g)].map(
      ([, content]) => content,
    ),
  ).toEqual([
    `https://artrows.example${path}`,
    String(width),
    String(height),
    'Партнёры — Арт Ряды',
    card,
  ]);
});

test('a page kept out of search shares no picture', () => {
  expect(headOf({ arch: archOf('/c.jpg', 1600), noindex: true })).not.toContain('og:image');
});
