import { all, move, remove, replace, write } from '../baseContent';
import type { BadInputs } from './badInput';

/** Missing files, and files in places where the site does not look for them. */
export const placeInputs: BadInputs = {
  '.yml for .yaml': [
    move('2025/exhibitors/glina/index.yaml', '2025/exhibitors/glina/index.yml'),
    '2025/exhibitors/glina/index.yml:1:1 yamlExtension value=index.yaml',
  ],
  '.yml for .yaml, with another fault in the file and its name in the programme': [
    all(
      move('2025/speakers/vera-gips/index.yaml', '2025/speakers/vera-gips/index.yml'),
      replace(
        '2025/speakers/vera-gips/index.yml',
        'role: {ru: реставратор, en: conservator}\n',
        '',
      ),
    ),
    '2025/speakers/vera-gips/index.yml:1:1 required role',
    '2025/speakers/vera-gips/index.yml:1:1 yamlExtension value=index.yaml',
  ],
  'site.yml': [move('site.yaml', 'site.yml'), 'site.yml:1:1 yamlExtension value=site.yaml'],
  '.YAML for .yaml': [
    move('2025/exhibitors/glina/index.yaml', '2025/exhibitors/glina/index.YAML'),
    '2025/exhibitors/glina/index.YAML:1:1 yamlExtension value=index.yaml',
  ],
  'a file that a computer named .yaml.txt': [
    move('2025/exhibitors/glina/index.yaml', '2025/exhibitors/glina/index.yaml.txt'),
    '2025/exhibitors/glina/index.yaml.txt:1:1 yamlTail value=index.yaml',
  ],
  'a record in a file with a capital letter': [
    move('2025/exhibitors/glina/index.yaml', '2025/exhibitors/glina/Index.yaml'),
    '2025/exhibitors/glina/Index.yaml:1:1 fileCapitals value=Index.yaml other=index.yaml',
  ],
  'a day in two endings': [
    write('2026/programme/2026-04-02.yml', '- slug: opening\n'),
    '2026/programme/2026-04-02.yml:1:1 twoEndings value=2026-04-02.yaml',
  ],
  'pictures of a record that is not written': [
    (files) =>
      void files.set('2025/exhibitors/bumaga/work.jpg', files.get('2025/photos/court.jpg') ?? ''),
    '2025/exhibitors/bumaga/index.yaml:1:1 recordWithoutFile',
  ],
  'a file of no known kind': [
    write('2025/sponsors.yaml', 'name: x\n'),
    '2025/sponsors.yaml:1:1 strangeFile',
  ],
  'a record without its folder': [
    write('2025/exhibitors/gips.yaml', 'name: x\n'),
    '2025/exhibitors/gips.yaml:1:1 strangeFile',
  ],
  'a record under another name than index': [
    write('2025/exhibitors/gips/gips.yaml', 'name: x\n'),
    '2025/exhibitors/gips/gips.yaml:1:1 recordFile',
  ],
  'a folder name in Russian': [
    move('2025/exhibitors/glina', '2025/exhibitors/глина'),
    '2025/exhibitors/глина/index.yaml:1:1 folderName value=глина other=glina',
  ],
  'a folder name with capitals and a space': [
    move('2025/exhibitors/glina', '2025/exhibitors/New Clay'),
    '2025/exhibitors/New Clay/index.yaml:1:1 folderName value=New Clay other=new-clay',
  ],
  'a page name in Russian': [
    move('pages/speakers.yaml', 'pages/спикеры.yaml'),
    'pages/speakers.yaml:1:1 missingFile',
    'pages/спикеры.yaml:1:1 fileName value=спикеры other=spikery.yaml',
  ],
  'a page name with a space': [
    write(
      'pages/old prices.yaml',
      'title: {ru: Цены, en: Prices}\ndescription: {ru: Цены., en: Prices.}\ntitleBlock:\n  titleH1: {ru: Цены, en: Prices}\n',
    ),
    'pages/old prices.yaml:1:1 fileName value=old prices other=old-prices.yaml',
  ],
  'an empty folder': [
    (files) => files.clear(),
    'navigation.yaml:1:1 missingFile',
    'pages/404.yaml:1:1 missingFile',
    'pages/exhibitors.yaml:1:1 missingFile',
    'pages/index.yaml:1:1 missingFile',
    'pages/speakers.yaml:1:1 missingFile',
    'site.yaml:1:1 missingFile',
  ],
  'no settings': [remove('site.yaml'), 'site.yaml:1:1 missingFile'],
  'no menu': [remove('navigation.yaml'), 'navigation.yaml:1:1 missingFile'],
  'no home page': [remove('pages/index.yaml'), 'pages/index.yaml:1:1 missingFile'],
};
