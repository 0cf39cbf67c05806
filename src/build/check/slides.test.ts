import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { slideProblems } from './slides';

const site = 'ownDomains: [fair.example]\n';
const pageWith = (slide: string) => `sections:\n  - kind: text\n  - slides:\n      - ${slide}\n`;

const addresses = {
  outside: 'https://films.example/a.mp4',
  plainHttp: 'http://films.example/a.mp4',
  own: 'https://fair.example/a/',
  ownHttp: 'http://fair.example/a/',
  page: '/visitor/',
  file: '/a.mp4',
  here: '#photos',
  contact: 'mailto:a@fair.example',
  broken: '//films.example/a.mp4',
};
type Kind = keyof typeof addresses;

/** What is told of a slide of this type at each address; nothing for the others. */
const refused: [type: string, Partial<Record<Kind, string>>][] = [
  ...['iframe', 'map'].map((type): [string, Partial<Record<Kind, string>>] => [
    type,
    {
      plainHttp: 'slideAddress',
      own: 'slideOwnPage',
      ownHttp: 'slideAddress',
      page: 'slideOwnPage',
      file: 'slideOwnPage',
      here: 'slideOwnPage',
      contact: 'slideAddress',
      broken: 'slideAddress',
    },
  ]),
  ...['video', 'image'].map((type): [string, Partial<Record<Kind, string>>] => [
    type,
    {
      plainHttp: 'slideAddress',
      ownHttp: 'slideAddress',
      page: 'slideAddress',
      here: 'slideAddress',
      contact: 'slideAddress',
      broken: 'slideAddress',
    },
  ]),
  [
    'ajax',
    {
      outside: 'slideOtherSite',
      plainHttp: 'slideOtherSite',
      own: 'slideOtherSite',
      ownHttp: 'slideOtherSite',
      contact: 'slideOtherSite',
    },
  ],
  ['hologram', {}],
];

test.each(refused)('a slide of type %s says which addresses it cannot show', (type, codes) => {
  for (const [kind, src] of Object.entries(addresses)) {
    const folder = makeFolder({
      'site.yaml': site,
      'pages/bare.yaml': pageWith(`{type: ${type}, src: "${src}"}`),
    });
    const code = codes[kind as Kind];
    expect([kind, slideProblems(folder).map(tell)]).toEqual([
      kind,
      code === undefined ? [] : [`${code} sections[1].slides[0].src value=${src}`],
    ]);
  }
});

test('the domain of the site is known to its settings alone', () => {
  const slide = pageWith('{type: map, src: "https://fair.example/a/"}');
  expect(slideProblems(makeFolder({ 'pages/bare.yaml': slide }))).toEqual([]);
});

test('a slide without an address, and one whose address is no text, are the schema’s to tell', () => {
  for (const slide of ['{type: video}', '{type: video, src: 5}', '{src: "http://a.example/"}'])
    expect(slideProblems(makeFolder({ 'pages/bare.yaml': pageWith(slide) }))).toEqual([]);
});
