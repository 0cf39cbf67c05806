import { inFile, inFolder, type BadInputs } from './badInput';

const file = 'releases/2026-01-15-plaster.yaml';
const press = 'pages/press.yaml';

/** Press releases that nobody could find, date or answer. */
export const releaseInputs: BadInputs = {
  ...inFile(file)`
    a release without a summary | summary: {ru: Двор открыт., en: The yard is open.}⏎ → (nothing) | 1:1 required summary
    a release with its day inside | + date: "2026-01-15"⏎ | 10:1 unknownKey date
    somebody without an address | ⏎  email: lev@fair.example → (nothing) | 6:1 required contact.email
    a release that links to a page that is not there | [на входе](/visitor/) → [на входе](/visitors/) | 4:22 noSuchPage text.ru value=/visitors/ nearest=/visitor/
  `,
  ...inFile(press)`
    a press page that names no press office | ⏎    contact:⏎      name: {ru: Тоня, en: Tonya}⏎      email: press@fair.example → (nothing) | 6:5 required sections[0].contact
  `,
  ...inFolder`
    a release without its day | ${file} → releases/plaster.yaml | releases/plaster.yaml:1:1 fileDay value=plaster
    a release of a day that is none | ${file} → releases/2026-02-30-plaster.yaml | releases/2026-02-30-plaster.yaml:1:1 fileDay value=2026-02-30
    a release whose name is no address | ${file} → releases/2026-01-15-Гипс.yaml | releases/2026-01-15-Гипс.yaml:1:1 fileName value=2026-01-15-Гипс other=2026-01-15-gips.yaml
    no press page | ${press} → (nothing) | ${file}:1:1 releaseNotListed
  `,
  'releases on another page': [
    (files) => {
      const written = String(files.get(press));
      files.set('pages/news.yaml', written);
      files.set(press, written.slice(0, written.indexOf('sections:')));
    },
    'pages/news.yaml:6:11 sectionNotShown sections[0].kind value=releases',
    `${file}:1:1 releaseNotListed`,
  ],
};
