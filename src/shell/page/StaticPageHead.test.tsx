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
  introduction: null,
  share: '/static/share/a.jpg',
  titleBlock: { titleH1: 'Наши партнёры', titleH2: null, rightText: null, btn: null },
};

const headOf = (noindex: boolean | null, breadcrumb: string | null = null) =>
  renderToStaticMarkup(
    <StaticPageHead
      data={{
        locales: { edges: [{ node: { ns: 'common', data: '{"mainPage":"Главная"}' } }] },
        site: { name: 'Арт Ряды', domain: 'artrows.example' },
        currentEdition: { colour: { light: '#d4300f', dark: '#ff8a70' } },
        page: { ...page, breadcrumb, noindex },
      }}
      location={{ pathname: '/partners/' }}
      pageContext={{ language: 'ru' }}
    />,
  );

test.each([
  [true, true],
  [false, false],
  [null, false],
])('noindex: %p in the YAML tells search engines so: %p', (noindex, isSaid) => {
  expect(headOf(noindex).includes('<meta name="robots" content="noindex"/>')).toBe(isSaid);
});

test('search engines are told the breadcrumbs that the page shows', () => {
  const namesIn = (html: string) =>
    [...html.matchAll(/"position":\d,"name":"([^"]*)"/g)].map(([, name]) => name);
  expect(namesIn(headOf(null))).toEqual(['Главная', 'Наши партнёры']);
  expect(namesIn(headOf(null, 'Партнёрам'))).toEqual(['Главная', 'Партнёрам']);
  expect(namesIn(headOf(true))).toEqual([]);
});
