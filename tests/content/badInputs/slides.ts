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
  {
    name: 'a page of this site in a frame',
    edit: withSlide('iframe', '/tickets/'),
    expected: [
      [
        'slideOwnPage',
        `${file}:26:29  sections[2].slides[0].src  a page of this site does not open in a frame: /tickets/  write type: ajax`,
        `${file}:26:29  sections[2].slides[0].src  своя страница в рамке не откроется: /tickets/  поставьте type: ajax`,
      ],
    ],
  },
  {
    name: 'a page of this site in a frame by its full address',
    edit: withSlide('map', 'https://fair.example/tickets/'),
    expected: [
      [
        'slideOwnPage',
        `${file}:26:26  sections[2].slides[0].src  a page of this site does not open in a frame: https://fair.example/tickets/  write type: ajax`,
        `${file}:26:26  sections[2].slides[0].src  своя страница в рамке не откроется: https://fair.example/tickets/  поставьте type: ajax`,
      ],
    ],
  },
  {
    name: 'words of another site',
    edit: withSlide('ajax', 'https://plaster.example/'),
    expected: [
      [
        'slideOtherSite',
        `${file}:26:27  sections[2].slides[0].src  ajax shows pages of this site only: https://plaster.example/  write a path like /tickets/, or type: iframe`,
        `${file}:26:27  sections[2].slides[0].src  ajax показывает только страницы этого сайта: https://plaster.example/  впишите путь вида /tickets/ или поставьте type: iframe`,
      ],
    ],
  },
  {
    name: 'a map without TLS',
    edit: withSlide('map', 'http://maps.example/'),
    expected: [
      [
        'slideAddress',
        `${file}:26:26  sections[2].slides[0].src  a slide of this type cannot show the address: http://maps.example/  write a full address with https://; for a video or a picture, a file of this site will do too`,
        `${file}:26:26  sections[2].slides[0].src  такой адрес слайд этого вида не покажет: http://maps.example/  впишите полный адрес с https://; у ролика и картинки можно и файл этого сайта`,
      ],
    ],
  },
  {
    name: 'a page for a film',
    edit: withSlide('video', '/tickets/'),
    expected: [
      [
        'slideAddress',
        `${file}:26:28  sections[2].slides[0].src  a slide of this type cannot show the address: /tickets/  write a full address with https://; for a video or a picture, a file of this site will do too`,
        `${file}:26:28  sections[2].slides[0].src  такой адрес слайд этого вида не покажет: /tickets/  впишите полный адрес с https://; у ролика и картинки можно и файл этого сайта`,
      ],
    ],
  },
  {
    name: 'a page for a picture',
    edit: withSlide('image', '/tickets/'),
    expected: [
      [
        'slideAddress',
        `${file}:26:28  sections[2].slides[0].src  a slide of this type cannot show the address: /tickets/  write a full address with https://; for a video or a picture, a file of this site will do too`,
        `${file}:26:28  sections[2].slides[0].src  такой адрес слайд этого вида не покажет: /tickets/  впишите полный адрес с https://; у ролика и картинки можно и файл этого сайта`,
      ],
    ],
  },
  {
    name: 'a mail address in a frame',
    edit: withSlide('iframe', 'mailto:mail@fair.example'),
    expected: [
      [
        'slideAddress',
        `${file}:26:29  sections[2].slides[0].src  a slide of this type cannot show the address: mailto:mail@fair.example  write a full address with https://; for a video or a picture, a file of this site will do too`,
        `${file}:26:29  sections[2].slides[0].src  такой адрес слайд этого вида не покажет: mailto:mail@fair.example  впишите полный адрес с https://; у ролика и картинки можно и файл этого сайта`,
      ],
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
