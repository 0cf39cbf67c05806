import { replace } from '../baseContent';
import { badRows, type BadInputs } from './badInput';

const file = 'pages/visitor.yaml';

const inSlide = badRows(file, (slide) => {
  const [type, src] = slide.split(' ');
  const line = `      - {type: ${type}, src: "${src}", caption: {ru: Слова, en: Words}}\n`;
  return replace(file, '    photos: 2025\n', `    photos: 2025\n    slides:\n${line}`);
});

/** Slides of a gallery that nobody could see. */
export const slideInputs: BadInputs = {
  ...inSlide`
    a slide of a page that is not there | ajax /visito/ | 26:28 noSuchPage sections[2].slides[0].src value=/visito/ nearest=/visitor/
    a slide whose address leaves the site by two slashes | ajax //visitor/ | 26:27 linkTarget sections[2].slides[0].src value=//visitor/
    a page of this site in a frame | iframe /visitor/ | 26:29 slideOwnPage sections[2].slides[0].src value=/visitor/
    a page of this site in a frame by its full address | map https://fair.example/visitor/ | 26:26 slideOwnPage sections[2].slides[0].src value=https://fair.example/visitor/
    words of another site | ajax https://plaster.example/ | 26:27 slideOtherSite sections[2].slides[0].src value=https://plaster.example/
    a map without TLS | map http://maps.example/ | 26:26 slideAddress sections[2].slides[0].src value=http://maps.example/
    a page for a film | video /visitor/ | 26:28 slideAddress sections[2].slides[0].src value=/visitor/
    a page for a picture | image /visitor/ | 26:28 slideAddress sections[2].slides[0].src value=/visitor/
    a mail address in a frame | iframe mailto:mail@fair.example | 26:29 slideAddress sections[2].slides[0].src value=mailto:mail@fair.example
  `,
};
