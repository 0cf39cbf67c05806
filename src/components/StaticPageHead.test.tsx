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
  titleBlock: { titleH1: 'Партнёры', titleH2: null, rightText: null, btn: null },
};

const headOf = (noindex: boolean | null) =>
  renderToStaticMarkup(
    <StaticPageHead
      data={{
        site: { name: 'Арт Ряды', domain: 'artrows.example' },
        currentEdition: { colour: { light: '#d4300f', dark: '#ff8a70' } },
        page: { ...page, noindex },
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
