import { replace } from '../baseContent';
import type { BadInput } from './badInput';

const file = 'pages/visitor.yaml';

/** Slides of a gallery that nobody could see. */
export const slideInputs: BadInput[] = [
  {
    name: 'a slide of a page that is not there',
    edit: withSlide('ajax', '/visito/'),
    expected: [
      {
        code: 'noSuchPage',
        at: 'pages/visitor.yaml:26:28',
        field: 'sections[2].slides[0].src',
        named: { value: '/visito/', nearest: '/visitor/' },
      },
    ],
  },
  {
    name: 'a slide whose address leaves the site by two slashes',
    edit: withSlide('ajax', '//visitor/'),
    expected: [
      {
        code: 'noSuchPage',
        at: 'pages/visitor.yaml:26:28',
        field: 'sections[2].slides[0].src',
        named: { value: '//visitor/', nearest: '/visitor/' },
      },
    ],
  },
  {
    name: 'a page of this site in a frame',
    edit: withSlide('iframe', '/visitor/'),
    expected: [
      {
        code: 'slideOwnPage',
        at: 'pages/visitor.yaml:26:29',
        field: 'sections[2].slides[0].src',
        named: { value: '/visitor/' },
      },
    ],
  },
  {
    name: 'a page of this site in a frame by its full address',
    edit: withSlide('map', 'https://fair.example/visitor/'),
    expected: [
      {
        code: 'slideOwnPage',
        at: 'pages/visitor.yaml:26:26',
        field: 'sections[2].slides[0].src',
        named: { value: 'https://fair.example/visitor/' },
      },
    ],
  },
  {
    name: 'words of another site',
    edit: withSlide('ajax', 'https://plaster.example/'),
    expected: [
      {
        code: 'slideOtherSite',
        at: 'pages/visitor.yaml:26:27',
        field: 'sections[2].slides[0].src',
        named: { value: 'https://plaster.example/' },
      },
    ],
  },
  {
    name: 'a map without TLS',
    edit: withSlide('map', 'http://maps.example/'),
    expected: [
      {
        code: 'slideAddress',
        at: 'pages/visitor.yaml:26:26',
        field: 'sections[2].slides[0].src',
        named: { value: 'http://maps.example/' },
      },
    ],
  },
  {
    name: 'a page for a film',
    edit: withSlide('video', '/visitor/'),
    expected: [
      {
        code: 'slideAddress',
        at: 'pages/visitor.yaml:26:28',
        field: 'sections[2].slides[0].src',
        named: { value: '/visitor/' },
      },
    ],
  },
  {
    name: 'a page for a picture',
    edit: withSlide('image', '/visitor/'),
    expected: [
      {
        code: 'slideAddress',
        at: 'pages/visitor.yaml:26:28',
        field: 'sections[2].slides[0].src',
        named: { value: '/visitor/' },
      },
    ],
  },
  {
    name: 'a mail address in a frame',
    edit: withSlide('iframe', 'mailto:mail@fair.example'),
    expected: [
      {
        code: 'slideAddress',
        at: 'pages/visitor.yaml:26:29',
        field: 'sections[2].slides[0].src',
        named: { value: 'mailto:mail@fair.example' },
      },
    ],
  },
];

function withSlide(type: string, src: string): BadInput['edit'] {
  return replace(
    file,
    '    photos: 2025\n',
    `    photos: 2025\n    slides:\n      - {type: ${type}, src: "${src}", caption: {ru: Слова, en: Words}}\n`,
  );
}
