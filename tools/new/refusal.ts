import type { ReportLanguage } from '../../src/site/check/problems/problem';

const sentences = {
  unknownKind: {
    ru: 'Такого вида записей нет: {value}. Есть: {choices}.',
    en: 'There is no such kind of record: {value}. There are: {choices}.',
  },
  missingYear: {
    ru: 'Не назван год, например: {example}.',
    en: 'The year is missing, as in: {example}.',
  },
  badYear: {
    ru: 'Это не год: {value}. Нужен год вроде 2026: {example}.',
    en: 'This is no year: {value}. Write one like 2026: {example}.',
  },
  missingDay: {
    ru: 'Не назван день, например: {example}.',
    en: 'The day is missing, as in: {example}.',
  },
  badDay: {
    ru: 'Это не день: {value}. Нужен день вроде 2026-04-03: {example}.',
    en: 'This is no day: {value}. Write one like 2026-04-03: {example}.',
  },
  missingSlug: {
    ru: 'Не назван адрес записи, например: {example}.',
    en: 'The address of the record is missing, as in: {example}.',
  },
  badSlug: {
    ru: 'Это не годится для адреса: {value}. Нужны латинские строчные буквы, цифры и дефисы, например {example}.',
    en: 'This cannot be an address: {value}. Write small latin letters, digits and hyphens, like {example}.',
  },
  tooMany: {
    ru: 'Лишнее слово: {value}. Нужно так: {example}.',
    en: 'One word too many: {value}. It should be: {example}.',
  },
  unknownOption: {
    ru: 'Здесь нет параметра --{value}. Есть: {choices}.',
    en: 'There is no option --{value} here. There are: {choices}.',
  },
  emptyOption: {
    ru: 'У параметра --{value} нет значения.',
    en: 'The option --{value} has no value.',
  },
  missingTier: {
    ru: 'Не назван уровень партнёра: --tier. Есть: {choices}.',
    en: 'The tier of the partner is missing: --tier. There are: {choices}.',
  },
  noContent: { ru: 'Папки с содержанием нет: {file}.', en: 'There is no content folder: {file}.' },
  exists: {
    ru: 'Такая запись уже есть: {file}. Ничего не изменено.',
    en: 'There is such a record already: {file}. Nothing was changed.',
  },
  slugTaken: {
    ru: 'Событие {value} в этом году уже есть: {file}. Ничего не изменено.',
    en: 'There is an event {value} in this year already: {file}. Nothing was changed.',
  },
  noSession: {
    ru: 'События {value} в программе {year} года нет. Ничего не изменено.',
    en: 'There is no event {value} in the programme of {year}. Nothing was changed.',
  },
  noticeTaken: {
    ru: 'Объявление {value} уже есть: {file}. Ничего не изменено.',
    en: 'There is a notice {value} already: {file}. Nothing was changed.',
  },
  noEdition: {
    ru: 'Выпуска {value} ещё нет. Начните с него: npm run new -- edition {value}.',
    en: 'There is no edition {value} yet. Begin with it: npm run new -- edition {value}.',
  },
  noEarlierEdition: {
    ru: 'Нет ни одного исправного выпуска, с которого взять площадку и даты.',
    en: 'There is no sound edition to take the venue and the dates from.',
  },
  noFreeStand: {
    ru: 'На плане {value} года все стенды заняты. Назовите другой: --stand, и добавьте его в план.',
    en: 'All stands of the plan of {value} are taken. Name another one with --stand, and add it to the plan.',
  },
  noFreeTime: {
    ru: 'На {value} нет свободного часа в залах программы. Назовите зал и время: --hall, --start, --end.',
    en: 'No hall of the programme has a free hour on {value}. Name hall and time with --hall, --start, --end.',
  },
  missingFacts: {
    ru: 'Не хватает параметров: {value}. Все они названы в npm run new -- --help.',
    en: 'Options are missing: {value}. All of them are in npm run new -- --help.',
  },
  noGit: {
    ru: 'В папке {file} нет git, а удалённое вернёт только он. Ничего не изменено.',
    en: 'There is no git in {file}, and nothing else brings back what is removed. Nothing was changed.',
  },
  unsaved: {
    ru: 'В git ещё нет этих файлов в их нынешнем виде, всего {count}: {value}. Сохраните их (git commit) или уберите. Ничего не изменено.',
    en: 'Git does not have these files as they are, {count} in all: {value}. Commit them or take them away. Nothing was changed.',
  },
  brokenFile: {
    ru: 'В файле {file} есть ошибка. Сначала исправьте её: npm run check.',
    en: 'There is a fault in {file}. Mend it first: npm run check.',
  },
  inBrackets: {
    ru: 'Список в {file} записан в скобках [ ]. Перепишите его по строкам, каждое событие с «- ».',
    en: 'The list in {file} is written in brackets [ ]. Write it line by line, each event beginning with "- ".',
  },
} satisfies Record<string, Record<ReportLanguage, string>>;

type RefusalCode = keyof typeof sentences;

/** Why nothing was written: one plain sentence in either language. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly values: Record<string, string> = {},
  ) {
    super(code);
  }

  tell(language: ReportLanguage): string {
    return sentences[this.code][language].replace(
      /\{(\w+)\}/g,
      (_, key: string) => this.values[key] ?? '',
    );
  }
}
