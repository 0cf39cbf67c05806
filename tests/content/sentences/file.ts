import type { fileSentences } from '../../../src/build/check/problems/fileSentences';
import type { Said } from './said';

export const fileSaid: Said<keyof typeof fileSentences> = {
  promptLeft: {
    named: { value: 'Имя участника' },
    en: 'the prompt is still there: Имя участника  write your own in its place',
    ru: 'осталась заготовка: Имя участника  впишите на её место своё',
  },
  yamlExtension: {
    named: { value: 'site.yaml' },
    en: 'the file does not end in .yaml  rename it to site.yaml',
    ru: 'расширение файла не .yaml  переименуйте в site.yaml',
  },
  folderName: {
    named: { value: 'глина' },
    en: 'the folder name cannot be an address: глина  name the folder with latin letters, digits and hyphens, like green-wood',
    ru: 'имя папки не годится для адреса: глина  назовите папку латиницей, цифрами и дефисами, например zelyonyy-les',
  },
  fileName: {
    named: { value: 'спикеры' },
    en: 'the file name cannot be an address: спикеры  name it with latin letters, digits, hyphens and _, like for_visitors.yaml',
    ru: 'имя файла не годится для адреса: спикеры  назовите его латиницей, цифрами, дефисами и _, например for_visitors.yaml',
  },
  strangeFile: {
    en: 'the file is in no known place  move it to the folder of its kind (see content/README)',
    ru: 'файл лежит не на месте  перенесите его в папку своего вида (смотрите content/README)',
  },
  missingFile: {
    en: 'the file is missing  bring it back: the site cannot be built without it',
    ru: 'файла нет  верните его: без него сайт не собрать',
  },
};
