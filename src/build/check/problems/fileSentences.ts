import type { Sentences } from './sentence';

/** What can be wrong with a file's place or name, or with prompts that have not been filled in. */
export const fileSentences = {
  promptLeft: {
    ru: { problem: 'осталась заготовка: {value}', remedy: 'впишите на её место своё' },
    en: { problem: 'the prompt is still there: {value}', remedy: 'write your own in its place' },
  },
  yamlExtension: {
    ru: { problem: 'расширение файла не .yaml', remedy: 'переименуйте в {value}' },
    en: { problem: 'the file does not end in .yaml', remedy: 'rename it to {value}' },
  },
  twoEndings: {
    ru: {
      problem: 'рядом лежит тот же файл с другим окончанием: {value}',
      remedy: 'перенесите нужное туда, а этот удалите',
    },
    en: {
      problem: 'the same file is there with another ending: {value}',
      remedy: 'move what you need into it and delete this one',
    },
  },
  yamlTail: {
    ru: {
      problem: 'имя кончается не на .yaml, и файла никто не прочтёт',
      remedy: 'переименуйте в {value} или удалите',
    },
    en: {
      problem: 'the name ends in more than .yaml, so nobody reads the file',
      remedy: 'rename it to {value} or delete it',
    },
  },
  recordWithoutFile: {
    ru: {
      problem: 'в папке есть файлы, но нет index.yaml, и её никто не увидит',
      remedy: 'добавьте его или удалите папку',
    },
    en: {
      problem: 'the folder has files but no index.yaml, so nobody sees it',
      remedy: 'add it or delete the folder',
    },
  },
  folderName: {
    ru: {
      problem: 'имя папки не годится для адреса: {value}',
      remedy: 'назовите папку латиницей, цифрами и дефисами, например zelyonyy-les',
    },
    en: {
      problem: 'the folder name cannot be an address: {value}',
      remedy: 'name the folder with latin letters, digits and hyphens, like green-wood',
    },
  },
  fileName: {
    ru: {
      problem: 'имя файла не годится для адреса: {value}',
      remedy: 'назовите его латиницей, цифрами, дефисами и _, например for_visitors.yaml',
    },
    en: {
      problem: 'the file name cannot be an address: {value}',
      remedy: 'name it with latin letters, digits, hyphens and _, like for_visitors.yaml',
    },
  },
  strangeFile: {
    ru: {
      problem: 'файл лежит не на месте',
      remedy: 'перенесите его в папку своего вида (смотрите content/README)',
    },
    en: {
      problem: 'the file is in no known place',
      remedy: 'move it to the folder of its kind (see content/README)',
    },
  },
  missingFile: {
    ru: { problem: 'файла нет', remedy: 'верните его: без него сайт не собрать' },
    en: {
      problem: 'the file is missing',
      remedy: 'bring it back: the site cannot be built without it',
    },
  },
} satisfies Sentences;
