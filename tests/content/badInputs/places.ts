import { picture, write, writeMade } from '../baseContent';
import { badRows, inFolder, type BadInputs } from './badInput';

/** New files: a picture, or a record that only has a name. */
const inNew = badRows('', (file) =>
  file.endsWith('.jpg') ? writeMade(file, () => picture(1200, 800)) : write(file, 'name: x\n'),
);

/** Missing files, and files in places where the site does not look for them. */
export const placeInputs: BadInputs = {
  ...inFolder`
    .yml for .yaml | 2025/exhibitors/glina/index.yaml → 2025/exhibitors/glina/index.yml | 2025/exhibitors/glina/index.yml:1:1 yamlExtension value=index.yaml
    site.yml | site.yaml → site.yml | site.yml:1:1 yamlExtension value=site.yaml
    .YAML for .yaml | 2025/exhibitors/glina/index.yaml → 2025/exhibitors/glina/index.YAML | 2025/exhibitors/glina/index.YAML:1:1 yamlExtension value=index.yaml
    a file that a computer named .yaml.txt | 2025/exhibitors/glina/index.yaml → 2025/exhibitors/glina/index.yaml.txt | 2025/exhibitors/glina/index.yaml.txt:1:1 yamlTail value=index.yaml
    a record in a file with a capital letter | 2025/exhibitors/glina/index.yaml → 2025/exhibitors/glina/Index.yaml | 2025/exhibitors/glina/Index.yaml:1:1 fileCapitals value=Index.yaml other=index.yaml
    a folder name in Russian | 2025/exhibitors/glina → 2025/exhibitors/глина | 2025/exhibitors/глина/index.yaml:1:1 folderName value=глина other=glina
    a folder name with capitals and a space | 2025/exhibitors/glina → 2025/exhibitors/New Clay | 2025/exhibitors/New Clay/index.yaml:1:1 folderName value=New Clay other=new-clay
    a page name in Russian | pages/speakers.yaml → pages/спикеры.yaml | pages/speakers.yaml:1:1 missingFile ; pages/спикеры.yaml:1:1 fileName value=спикеры other=spikery.yaml
    a page name with a space | pages/bare.yaml → pages/old prices.yaml | pages/old prices.yaml:1:1 fileName value=old prices other=old-prices.yaml
    no settings | site.yaml → (nothing) | site.yaml:1:1 missingFile
    no menu | navigation.yaml → (nothing) | navigation.yaml:1:1 missingFile
    no home page | pages/index.yaml → (nothing) | pages/index.yaml:1:1 missingFile
  `,
  ...inNew`
    a file of no known kind | 2025/sponsors.yaml | 2025/sponsors.yaml:1:1 strangeFile
    a record without its folder | 2025/exhibitors/gips.yaml | 2025/exhibitors/gips.yaml:1:1 strangeFile
    a record under another name than index | 2025/exhibitors/gips/gips.yaml | 2025/exhibitors/gips/gips.yaml:1:1 recordFile
    a day in two endings | 2026/programme/2026-04-02.yml | 2026/programme/2026-04-02.yml:1:1 twoEndings value=2026-04-02.yaml
    pictures of a record that is not written | 2025/exhibitors/bumaga/work.jpg | 2025/exhibitors/bumaga/index.yaml:1:1 recordWithoutFile
  `,
  'an empty folder': [
    (files) => files.clear(),
    'navigation.yaml:1:1 missingFile',
    'pages/404.yaml:1:1 missingFile',
    'pages/exhibitors.yaml:1:1 missingFile',
    'pages/index.yaml:1:1 missingFile',
    'pages/speakers.yaml:1:1 missingFile',
    'site.yaml:1:1 missingFile',
  ],
};
