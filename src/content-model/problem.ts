/** Languages the check speaks. */
export type ReportLanguage = 'ru' | 'en';

/** What can be wrong with content; each has its sentence and remedy in `sentences`. */
export type ProblemCode = keyof typeof sentences;

/** One fault in an editor's file, at the line and column where it can be mended (both from 1). */
export type Problem = {
  file: string;
  line: number;
  column: number;
  /** Path of the field, as `works[0].title.en`; empty for the file as a whole. */
  field: string;
  code: ProblemCode;
  /** What the sentence names: the value, the nearest known word, the list of choices. */
  values: Record<string, string>;
};

type Sentence = { problem: string; remedy: string };

const sentences = {
  yamlSyntax: {
    ru: { problem: 'YAML не читается: {reason}', remedy: 'проверьте отступы, кавычки и двоеточия в этой строке' },
    en: { problem: 'the YAML cannot be read: {reason}', remedy: 'check indents, quotes and colons on this line' },
  },
  duplicateKey: {
    ru: { problem: 'ключ «{key}» записан дважды', remedy: 'оставьте один' },
    en: { problem: 'the key "{key}" is written twice', remedy: 'keep one' },
  },
  required: {
    ru: { problem: 'не заполнено', remedy: 'впишите значение' },
    en: { problem: 'is missing', remedy: 'write a value' },
  },
  missingEnglish: {
    ru: { problem: 'нет английского текста', remedy: 'добавьте en: рядом с ru:' },
    en: { problem: 'has no English text', remedy: 'add en: beside ru:' },
  },
  wrongType: {
    ru: { problem: 'нужен {expected}, а записано {given}', remedy: 'исправьте значение; текст, похожий на число или дату, возьмите в кавычки' },
    en: { problem: 'should be {expected}, but is {given}', remedy: 'mend the value; put quotes round text that looks like a number or a date' },
  },
  unknownKey: {
    ru: { problem: 'неизвестный ключ', remedy: 'удалите его{nearest}' },
    en: { problem: 'is an unknown key', remedy: 'remove it{nearest}' },
  },
  oneOf: {
    ru: { problem: 'нет такого значения: {value}', remedy: 'выберите одно из: {choices}' },
    en: { problem: 'has no such value: {value}', remedy: 'choose one of: {choices}' },
  },
  tooFew: {
    ru: { problem: 'список пуст', remedy: 'добавьте хотя бы одну запись' },
    en: { problem: 'is an empty list', remedy: 'add at least one entry' },
  },
  outOfRange: {
    ru: { problem: 'недопустимое число: {value}', remedy: 'допустимо: {bounds}' },
    en: { problem: 'is a number out of range: {value}', remedy: 'allowed: {bounds}' },
  },
  pictureFile: {
    ru: { problem: 'не имя файла картинки: {value}', remedy: 'впишите имя файла .jpg, .png, .webp или .tif из этой же папки' },
    en: { problem: 'is no picture file name: {value}', remedy: 'write the name of a .jpg, .png, .webp or .tif file of the same folder' },
  },
  pictureMissing: {
    ru: { problem: 'картинки нет в папке: {value}', remedy: 'положите файл рядом с index.yaml или исправьте имя' },
    en: { problem: 'the picture is not in the folder: {value}', remedy: 'put the file beside index.yaml or mend the name' },
  },
  webAddress: {
    ru: { problem: 'не адрес сайта: {value}', remedy: 'впишите полный адрес, начиная с https://' },
    en: { problem: 'is no web address: {value}', remedy: 'write the full address, beginning with https://' },
  },
  mailAddress: {
    ru: { problem: 'не адрес почты: {value}', remedy: 'впишите адрес вида name@fair.example' },
    en: { problem: 'is no mail address: {value}', remedy: 'write an address like name@fair.example' },
  },
  phoneNumber: {
    ru: { problem: 'не номер телефона: {value}', remedy: 'впишите номер в кавычках, например "+7 495 000-00-00"' },
    en: { problem: 'is no phone number: {value}', remedy: 'write the number in quotes, like "+7 495 000-00-00"' },
  },
  standCode: {
    ru: { problem: 'не код стенда: {value}', remedy: 'впишите букву зала и номер, например C07' },
    en: { problem: 'is no stand code: {value}', remedy: "write the hall's letter and the number, like C07" },
  },
  standTaken: {
    ru: { problem: 'стенд {value} уже занят: {other}', remedy: 'дайте одному из них другой стенд' },
    en: { problem: 'the stand {value} is already taken by {other}', remedy: 'give one of them another stand' },
  },
  linkTarget: {
    ru: { problem: 'не адрес ссылки: {value}', remedy: 'впишите путь вида /tickets/ или полный адрес с https://' },
    en: { problem: 'is no link address: {value}', remedy: 'write a path like /tickets/ or a full address with https://' },
  },
  anchor: {
    ru: { problem: 'не якорь: {value}', remedy: 'впишите латинские буквы, цифры и дефисы, например visiting-rules' },
    en: { problem: 'is no anchor: {value}', remedy: 'write latin letters, digits and hyphens, like visiting-rules' },
  },
  isoDay: {
    ru: { problem: 'не дата: {value}', remedy: 'впишите дату в кавычках, например "2026-04-02"' },
    en: { problem: 'is no date: {value}', remedy: 'write the date in quotes, like "2026-04-02"' },
  },
  hexColour: {
    ru: { problem: 'не цвет: {value}', remedy: 'впишите цвет в кавычках, например "#1f24ff"' },
    en: { problem: 'is no colour: {value}', remedy: 'write the colour in quotes, like "#1f24ff"' },
  },
  domain: {
    ru: { problem: 'не домен: {value}', remedy: 'впишите домен без https://, например fair.example' },
    en: { problem: 'is no domain: {value}', remedy: 'write the domain without https://, like fair.example' },
  },
  folderName: {
    ru: { problem: 'имя папки не годится для адреса: {value}', remedy: 'назовите папку латиницей, цифрами и дефисами, например zelyonyy-les' },
    en: { problem: 'the folder name cannot be an address: {value}', remedy: 'name the folder with latin letters, digits and hyphens, like green-wood' },
  },
  strangeFile: {
    ru: { problem: 'файл лежит не на месте', remedy: 'перенесите его в папку своего вида (смотрите content/README)' },
    en: { problem: 'the file is in no known place', remedy: 'move it to the folder of its kind (see content/README)' },
  },
  unread: {
    ru: { problem: 'значение не подходит: {value}', remedy: 'смотрите описание поля в content/README' },
    en: { problem: 'the value does not fit: {value}', remedy: 'see the field in content/README' },
  },
} satisfies Record<string, Record<ReportLanguage, Sentence>>;

const nearestPhrase: Record<ReportLanguage, string> = { ru: ' или замените на «{key}»', en: ' or change it to "{key}"' };

const typeWords: Record<ReportLanguage, Record<string, string>> = {
  ru: { string: 'текст', number: 'номер, то есть число', array: 'список', object: 'набор полей', boolean: 'ответ true или false' },
  en: { string: 'text', number: 'a number', array: 'a list', object: 'a set of fields', boolean: 'true or false' },
};

/** Whether yup's message is one of our codes. */
export function isProblemCode(message: string): message is ProblemCode {
  return Object.hasOwn(sentences, message);
}

/** `file:line:col  field  problem  remedy`, one line, in the language asked for. */
export function describeProblem(problem: Problem, language: ReportLanguage): string {
  const nearest = problem.values['nearest'];
  const values = {
    ...problem.values,
    expected: typeWords[language][problem.values['expected'] ?? ''] ?? '',
    nearest: nearest ? fill(nearestPhrase[language], { key: nearest }) : '',
  };
  const sentence = sentences[problem.code][language];
  return [
    `${problem.file}:${problem.line}:${problem.column}`,
    problem.field,
    fill(sentence.problem, values),
    fill(sentence.remedy, values),
  ]
    .filter((part) => part !== '')
    .join('  ');
}

function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
