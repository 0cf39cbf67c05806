import type { Sentences } from './sentence';

/**
 * What can be wrong with one value by itself, as the schemas of content-model say: none, of another
 * type, not among the choices. How one has to be written is in formatSentences.
 */
export const valueSentences = {
  required: {
    ru: { problem: 'не заполнено', remedy: 'впишите значение' },
    en: { problem: 'is missing', remedy: 'write a value' },
  },
  missingEnglish: {
    ru: { problem: 'нет английского текста', remedy: 'впишите его в en: рядом с ru:' },
    en: { problem: 'has no English text', remedy: 'write it in en: beside ru:' },
  },
  missingRussian: {
    ru: { problem: 'нет русского текста', remedy: 'впишите его в ru: рядом с en:' },
    en: { problem: 'has no Russian text', remedy: 'write it in ru: beside en:' },
  },
  noValue: {
    ru: { problem: 'после двоеточия пусто', remedy: 'впишите значение или удалите строку' },
    en: { problem: 'has nothing after the colon', remedy: 'write a value or remove the line' },
  },
  notText: {
    ru: {
      problem: 'нужен текст, а здесь {given}',
      remedy: 'впишите текст; число, дату, true и false возьмите в кавычки',
    },
    en: {
      problem: 'should be text, but is {given}',
      remedy: 'write text; put quotes round a number, a date, true and false',
    },
  },
  notNumber: {
    ru: {
      problem: 'нужно число, а здесь {given}',
      remedy: 'впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
    },
    en: {
      problem: 'should be a number, but is {given}',
      remedy: 'write one number without quotes and units, like 30 or 30.5',
    },
  },
  notBoolean: {
    ru: {
      problem: 'нужно true или false, а здесь {given}',
      remedy: 'впишите true (да) или false (нет) без кавычек',
    },
    en: {
      problem: 'should be true or false, but is {given}',
      remedy: 'write true (yes) or false (no) without quotes',
    },
  },
  notList: {
    ru: {
      problem: 'нужен список, а здесь {given}',
      remedy: 'начните каждую запись с дефиса, одну под другой',
    },
    en: {
      problem: 'should be a list, but is {given}',
      remedy: 'begin each entry with a hyphen, one below the other',
    },
  },
  notFields: {
    ru: {
      problem: 'нужен набор полей, а здесь {given}',
      remedy: 'впишите поля вида «ключ: значение», как в соседних записях',
    },
    en: {
      problem: 'should be a set of fields, but is {given}',
      remedy: 'write fields like "key: value", as in other records',
    },
  },
  notLocalized: {
    ru: {
      problem: 'нужен текст на двух языках, а здесь {given}',
      remedy: 'впишите ru: и en:, например {ru: Псков, en: Pskov}',
    },
    en: {
      problem: 'should be text in two languages, but is {given}',
      remedy: 'write ru: and en:, like {ru: Псков, en: Pskov}',
    },
  },
  unknownKey: {
    ru: { problem: 'неизвестный ключ', remedy: 'исправьте его{nearest} или удалите' },
    en: { problem: 'is an unknown key', remedy: 'mend it{nearest} or remove it' },
  },
  oneOf: {
    ru: { problem: 'нет такого значения: {value}', remedy: 'выберите одно из: {choices}' },
    en: { problem: 'has no such value: {value}', remedy: 'choose one of: {choices}' },
  },
  tooFew: {
    ru: { problem: 'записей в списке: {count}', remedy: 'нужно не меньше {min}' },
    en: { problem: 'is too short a list: {count}', remedy: 'write at least {min}' },
  },
  tooLong: {
    ru: { problem: 'длиннее, чем поместится; знаков: {count}', remedy: 'сократите до {max}' },
    en: { problem: 'is too long: {count} letters', remedy: 'cut it to {max}' },
  },
  outOfRange: {
    ru: { problem: 'недопустимое число: {value}', remedy: 'допустимо: {bounds}' },
    en: { problem: 'is a number out of range: {value}', remedy: 'allowed: {bounds}' },
  },
  unread: {
    ru: {
      problem: 'значение не подходит: {value}',
      remedy: 'смотрите описание поля в content/README',
    },
    en: { problem: 'the value does not fit: {value}', remedy: 'see the field in content/README' },
  },
} satisfies Sentences;
