import { replace, type Edit } from '../baseContent';
import type { BadInputs } from './badInput';

const file = 'pages/visitor.yaml';

/** Slides of a gallery that nobody could see. */
export const slideInputs: BadInputs = {
  'a slide of a page that is not there': [
    withSlide('ajax', '/visito/'),
    `${file}:26:28 noSuchPage sections[2].slides[0].src value=/visito/ nearest=/visitor/`,
  ],
  'a slide whose address leaves the site by two slashes': [
    withSlide('ajax', '//visitor/'),
    `${file}:26:27 linkTarget sections[2].slides[0].src value=//visitor/`,
  ],
  'a page of this site in a frame': [
    withSlide('iframe', '/visitor/'),
    `${file}:26:29 slideOwnPage sections[2].slides[0].src value=/visitor/`,
  ],
  'a page of this site in a frame by its full address': [
    withSlide('map', 'https://fair.example/visitor/'),
    `${file}:26:26 slideOwnPage sections[2].slides[0].src value=https://fair.example/visitor/`,
  ],
  'words of another site': [
    withSlide('ajax', 'https://plaster.example/'),
    `${file}:26:27 slideOtherSite sections[2].slides[0].src value=https://plaster.example/`,
  ],
  'a map without TLS': [
    withSlide('map', 'http://maps.example/'),
    `${file}:26:26 slideAddress sections[2].slides[0].src value=http://maps.example/`,
  ],
  'a page for a film': [
    withSlide('video', '/visitor/'),
    `${file}:26:28 slideAddress sections[2].slides[0].src value=/visitor/`,
  ],
  'a page for a picture': [
    withSlide('image', '/visitor/'),
    `${file}:26:28 slideAddress sections[2].slides[0].src value=/visitor/`,
  ],
  'a mail address in a frame': [
    withSlide('iframe', 'mailto:mail@fair.example'),
    `${file}:26:29 slideAddress sections[2].slides[0].src value=mailto:mail@fair.example`,
  ],
};

function withSlide(type: string, src: string): Edit {
  return replace(
    file,
    '    photos: 2025\n',
    `    photos: 2025\n    slides:\n      - {type: ${type}, src: "${src}", caption: {ru: Слова, en: Words}}\n`,
  );
}
