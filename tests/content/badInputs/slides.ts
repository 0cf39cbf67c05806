import { replace } from '../baseContent';
import type { BadInput } from './badInput';

const file = 'pages/tickets.yaml';

/** Slides of a gallery that nobody could see. */
export const slideInputs: BadInput[] = [
  {
    name: 'a slide of a page that is not there',
    edit: withSlide('ajax', '/ticket/'),
    expected: [
      [
        'noSuchPage',
        `${file}:26:28  sections[2].slides[0].src  the site has no such page: /ticket/  mend the address (perhaps "/tickets/")`,
        `${file}:26:28  sections[2].slides[0].src  такой страницы на сайте нет: /ticket/  исправьте адрес (может быть, «/tickets/»)`,
      ],
    ],
  },
  {
    name: 'a slide whose address leaves the site by two slashes',
    edit: withSlide('ajax', '//tickets/'),
    expected: [
      [
        'noSuchPage',
        `${file}:26:28  sections[2].slides[0].src  the site has no such page: //tickets/  mend the address (perhaps "/tickets/")`,
        `${file}:26:28  sections[2].slides[0].src  такой страницы на сайте нет: //tickets/  исправьте адрес (может быть, «/tickets/»)`,
      ],
    ],
  },
];

function withSlide(type: string, src: string): BadInput['edit'] {
  return replace(file, '    photos: 2025\n', `    photos: 2025\n    slides:\n      - {type: ${type}, src: "${src}", caption: {ru: Слова, en: Words}}\n`);
}
