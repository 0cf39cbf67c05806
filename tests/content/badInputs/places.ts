import { all, move, remove, replace, write } from '../baseContent';
import type { BadInput } from './badInput';

/** Files that lie where the site does not look for them, or are not there at all. */
export const placeInputs: BadInput[] = [
  {
    name: '.yml for .yaml',
    edit: move('2025/exhibitors/glina/index.yaml', '2025/exhibitors/glina/index.yml'),
    expected: [
      [
        'yamlExtension',
        '2025/exhibitors/glina/index.yml:1:1  the file does not end in .yaml  rename it to index.yaml',
        '2025/exhibitors/glina/index.yml:1:1  расширение файла не .yaml  переименуйте в index.yaml',
      ],
    ],
  },
  {
    name: '.yml for .yaml, with another fault in the file and its name in the programme',
    edit: all(
      move('2025/speakers/vera-gips/index.yaml', '2025/speakers/vera-gips/index.yml'),
      replace(
        '2025/speakers/vera-gips/index.yml',
        'role: {ru: реставратор, en: conservator}\n',
        '',
      ),
    ),
    expected: [
      [
        'required',
        '2025/speakers/vera-gips/index.yml:1:1  role  is missing  write a value',
        '2025/speakers/vera-gips/index.yml:1:1  role  не заполнено  впишите значение',
      ],
      [
        'yamlExtension',
        '2025/speakers/vera-gips/index.yml:1:1  the file does not end in .yaml  rename it to index.yaml',
        '2025/speakers/vera-gips/index.yml:1:1  расширение файла не .yaml  переименуйте в index.yaml',
      ],
    ],
  },
  {
    name: 'site.yml',
    edit: move('site.yaml', 'site.yml'),
    expected: [
      [
        'yamlExtension',
        'site.yml:1:1  the file does not end in .yaml  rename it to site.yaml',
        'site.yml:1:1  расширение файла не .yaml  переименуйте в site.yaml',
      ],
    ],
  },
  {
    name: '.YAML for .yaml',
    edit: move('2025/exhibitors/glina/index.yaml', '2025/exhibitors/glina/index.YAML'),
    expected: [
      [
        'yamlExtension',
        '2025/exhibitors/glina/index.YAML:1:1  the file does not end in .yaml  rename it to index.yaml',
        '2025/exhibitors/glina/index.YAML:1:1  расширение файла не .yaml  переименуйте в index.yaml',
      ],
    ],
  },
  {
    name: 'a file of no known kind',
    edit: write('2025/sponsors.yaml', 'name: x\n'),
    expected: [
      [
        'strangeFile',
        '2025/sponsors.yaml:1:1  the file is in no known place  move it to the folder of its kind (see content/README)',
        '2025/sponsors.yaml:1:1  файл лежит не на месте  перенесите его в папку своего вида (смотрите content/README)',
      ],
    ],
  },
  {
    name: 'a record without its folder',
    edit: write('2025/exhibitors/gips.yaml', 'name: x\n'),
    expected: [
      [
        'strangeFile',
        '2025/exhibitors/gips.yaml:1:1  the file is in no known place  move it to the folder of its kind (see content/README)',
        '2025/exhibitors/gips.yaml:1:1  файл лежит не на месте  перенесите его в папку своего вида (смотрите content/README)',
      ],
    ],
  },
  {
    name: 'a record under another name than index',
    edit: write('2025/exhibitors/gips/gips.yaml', 'name: x\n'),
    expected: [
      [
        'strangeFile',
        '2025/exhibitors/gips/gips.yaml:1:1  the file is in no known place  move it to the folder of its kind (see content/README)',
        '2025/exhibitors/gips/gips.yaml:1:1  файл лежит не на месте  перенесите его в папку своего вида (смотрите content/README)',
      ],
    ],
  },
  {
    name: 'a folder name in Russian',
    edit: move('2025/exhibitors/glina', '2025/exhibitors/глина'),
    expected: [
      [
        'folderName',
        '2025/exhibitors/глина/index.yaml:1:1  the folder name cannot be an address: глина  name the folder with latin letters, digits and hyphens, like green-wood',
        '2025/exhibitors/глина/index.yaml:1:1  имя папки не годится для адреса: глина  назовите папку латиницей, цифрами и дефисами, например zelyonyy-les',
      ],
    ],
  },
  {
    name: 'a folder name with capitals and a space',
    edit: move('2025/exhibitors/glina', '2025/exhibitors/New Clay'),
    expected: [
      [
        'folderName',
        '2025/exhibitors/New Clay/index.yaml:1:1  the folder name cannot be an address: New Clay  name the folder with latin letters, digits and hyphens, like green-wood',
        '2025/exhibitors/New Clay/index.yaml:1:1  имя папки не годится для адреса: New Clay  назовите папку латиницей, цифрами и дефисами, например zelyonyy-les',
      ],
    ],
  },
  {
    name: 'a page name in Russian',
    edit: move('pages/speakers.yaml', 'pages/спикеры.yaml'),
    expected: [
      [
        'missingFile',
        'pages/speakers.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'pages/speakers.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
      [
        'fileName',
        'pages/спикеры.yaml:1:1  the file name cannot be an address: спикеры  name it with latin letters, digits, hyphens and _, like for_visitors.yaml',
        'pages/спикеры.yaml:1:1  имя файла не годится для адреса: спикеры  назовите его латиницей, цифрами, дефисами и _, например for_visitors.yaml',
      ],
    ],
  },
  {
    name: 'a page name with a space',
    edit: write(
      'pages/old prices.yaml',
      'title: {ru: Цены, en: Prices}\ndescription: {ru: Цены., en: Prices.}\ntitleBlock:\n  titleH1: {ru: Цены, en: Prices}\n',
    ),
    expected: [
      [
        'fileName',
        'pages/old prices.yaml:1:1  the file name cannot be an address: old prices  name it with latin letters, digits, hyphens and _, like for_visitors.yaml',
        'pages/old prices.yaml:1:1  имя файла не годится для адреса: old prices  назовите его латиницей, цифрами, дефисами и _, например for_visitors.yaml',
      ],
    ],
  },
  {
    name: 'an empty folder',
    edit: (files) => files.clear(),
    expected: [
      [
        'missingFile',
        'navigation.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'navigation.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
      [
        'missingFile',
        'pages/404.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'pages/404.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
      [
        'missingFile',
        'pages/exhibitors.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'pages/exhibitors.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
      [
        'missingFile',
        'pages/index.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'pages/index.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
      [
        'missingFile',
        'pages/speakers.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'pages/speakers.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
      [
        'missingFile',
        'site.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'site.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
    ],
  },
  {
    name: 'no settings',
    edit: remove('site.yaml'),
    expected: [
      [
        'missingFile',
        'site.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'site.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
    ],
  },
  {
    name: 'no menu',
    edit: remove('navigation.yaml'),
    expected: [
      [
        'missingFile',
        'navigation.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'navigation.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
    ],
  },
  {
    name: 'no home page',
    edit: remove('pages/index.yaml'),
    expected: [
      [
        'missingFile',
        'pages/index.yaml:1:1  the file is missing  bring it back: the site cannot be built without it',
        'pages/index.yaml:1:1  файла нет  верните его: без него сайт не собрать',
      ],
    ],
  },
];
