import { all, move, remove, replace, write } from '../baseContent';
import type { BadInput } from './badInput';

/** Files that lie where the site does not look for them, or are not there at all. */
export const placeInputs: BadInput[] = [
  {
    name: '.yml for .yaml',
    edit: move('2025/exhibitors/glina/index.yaml', '2025/exhibitors/glina/index.yml'),
    expected: [
      {
        code: 'yamlExtension',
        at: '2025/exhibitors/glina/index.yml:1:1',
        named: { value: 'index.yaml' },
      },
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
      { code: 'required', at: '2025/speakers/vera-gips/index.yml:1:1', field: 'role' },
      {
        code: 'yamlExtension',
        at: '2025/speakers/vera-gips/index.yml:1:1',
        named: { value: 'index.yaml' },
      },
    ],
  },
  {
    name: 'site.yml',
    edit: move('site.yaml', 'site.yml'),
    expected: [{ code: 'yamlExtension', at: 'site.yml:1:1', named: { value: 'site.yaml' } }],
  },
  {
    name: '.YAML for .yaml',
    edit: move('2025/exhibitors/glina/index.yaml', '2025/exhibitors/glina/index.YAML'),
    expected: [
      {
        code: 'yamlExtension',
        at: '2025/exhibitors/glina/index.YAML:1:1',
        named: { value: 'index.yaml' },
      },
    ],
  },
  {
    name: 'a file of no known kind',
    edit: write('2025/sponsors.yaml', 'name: x\n'),
    expected: [{ code: 'strangeFile', at: '2025/sponsors.yaml:1:1' }],
  },
  {
    name: 'a record without its folder',
    edit: write('2025/exhibitors/gips.yaml', 'name: x\n'),
    expected: [{ code: 'strangeFile', at: '2025/exhibitors/gips.yaml:1:1' }],
  },
  {
    name: 'a record under another name than index',
    edit: write('2025/exhibitors/gips/gips.yaml', 'name: x\n'),
    expected: [{ code: 'strangeFile', at: '2025/exhibitors/gips/gips.yaml:1:1' }],
  },
  {
    name: 'a folder name in Russian',
    edit: move('2025/exhibitors/glina', '2025/exhibitors/глина'),
    expected: [
      { code: 'folderName', at: '2025/exhibitors/глина/index.yaml:1:1', named: { value: 'глина' } },
    ],
  },
  {
    name: 'a folder name with capitals and a space',
    edit: move('2025/exhibitors/glina', '2025/exhibitors/New Clay'),
    expected: [
      {
        code: 'folderName',
        at: '2025/exhibitors/New Clay/index.yaml:1:1',
        named: { value: 'New Clay' },
      },
    ],
  },
  {
    name: 'a page name in Russian',
    edit: move('pages/speakers.yaml', 'pages/спикеры.yaml'),
    expected: [
      { code: 'missingFile', at: 'pages/speakers.yaml:1:1' },
      { code: 'fileName', at: 'pages/спикеры.yaml:1:1', named: { value: 'спикеры' } },
    ],
  },
  {
    name: 'a page name with a space',
    edit: write(
      'pages/old prices.yaml',
      'title: {ru: Цены, en: Prices}\ndescription: {ru: Цены., en: Prices.}\ntitleBlock:\n  titleH1: {ru: Цены, en: Prices}\n',
    ),
    expected: [
      { code: 'fileName', at: 'pages/old prices.yaml:1:1', named: { value: 'old prices' } },
    ],
  },
  {
    name: 'an empty folder',
    edit: (files) => files.clear(),
    expected: [
      { code: 'missingFile', at: 'navigation.yaml:1:1' },
      { code: 'missingFile', at: 'pages/404.yaml:1:1' },
      { code: 'missingFile', at: 'pages/exhibitors.yaml:1:1' },
      { code: 'missingFile', at: 'pages/index.yaml:1:1' },
      { code: 'missingFile', at: 'pages/speakers.yaml:1:1' },
      { code: 'missingFile', at: 'site.yaml:1:1' },
    ],
  },
  {
    name: 'no settings',
    edit: remove('site.yaml'),
    expected: [{ code: 'missingFile', at: 'site.yaml:1:1' }],
  },
  {
    name: 'no menu',
    edit: remove('navigation.yaml'),
    expected: [{ code: 'missingFile', at: 'navigation.yaml:1:1' }],
  },
  {
    name: 'no home page',
    edit: remove('pages/index.yaml'),
    expected: [{ code: 'missingFile', at: 'pages/index.yaml:1:1' }],
  },
];
