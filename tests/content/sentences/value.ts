import type { valueSentences } from '../../../src/build/check/problems/valueSentences';
import type { Said } from './said';

export const valueSaid: Said<keyof typeof valueSentences> = {
  required: { en: 'is missing  write a value', ru: 'не заполнено  впишите значение' },
  missingEnglish: {
    en: 'has no English text  write it in en: beside ru:',
    ru: 'нет английского текста  впишите его в en: рядом с ru:',
  },
  missingRussian: {
    en: 'has no Russian text  write it in ru: beside en:',
    ru: 'нет русского текста  впишите его в ru: рядом с en:',
  },
  noValue: {
    en: 'has nothing after the colon  write a value or remove the line',
    ru: 'после двоеточия пусто  впишите значение или удалите строку',
  },
  notText: {
    named: { given: '1e3' },
    en: 'should be text, but is 1e3  write text; put quotes round a number, a date, true and false',
    ru: 'нужен текст, а здесь 1e3  впишите текст; число, дату, true и false возьмите в кавычки',
  },
  notNumber: {
    named: { given: '50%' },
    en: 'should be a number, but is 50%  write one number without quotes and units, like 30 or 30.5',
    ru: 'нужно число, а здесь 50%  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
  },
  notBoolean: {
    named: { given: 'yes' },
    en: 'should be true or false, but is yes  write true (yes) or false (no) without quotes',
    ru: 'нужно true или false, а здесь yes  впишите true (да) или false (нет) без кавычек',
  },
  notList: {
    named: { given: 'ru' },
    en: 'should be a list, but is ru  begin each entry with a hyphen, one below the other',
    ru: 'нужен список, а здесь ru  начните каждую запись с дефиса, одну под другой',
  },
  notFields: {
    named: { given: '42' },
    en: 'should be a set of fields, but is 42  write fields like "key: value", as in other records',
    ru: 'нужен набор полей, а здесь 42  впишите поля вида «ключ: значение», как в соседних записях',
  },
  notLocalized: {
    named: { given: 'Псков' },
    en: 'should be text in two languages, but is Псков  write ru: and en:, like {ru: Псков, en: Pskov}',
    ru: 'нужен текст на двух языках, а здесь Псков  впишите ru: и en:, например {ru: Псков, en: Pskov}',
  },
  unknownKey: {
    named: { nearest: 'en' },
    en: 'is an unknown key  mend it (perhaps "en") or remove it',
    ru: 'неизвестный ключ  исправьте его (может быть, «en») или удалите',
  },
  oneOf: {
    named: { value: 'de', choices: 'ru, en' },
    en: 'has no such value: de  choose one of: ru, en',
    ru: 'нет такого значения: de  выберите одно из: ru, en',
  },
  tooFew: {
    named: { count: '0', min: '1' },
    en: 'is too short a list: 0  write at least 1',
    ru: 'записей в списке: 0  нужно не меньше 1',
  },
  tooLong: {
    named: { count: '64', max: '60' },
    en: 'is too long: 64 letters  cut it to 60',
    ru: 'длиннее, чем поместится; знаков: 64  сократите до 60',
  },
  outOfRange: {
    named: { value: '0', bounds: '> 0' },
    en: 'is a number out of range: 0  allowed: > 0',
    ru: 'недопустимое число: 0  допустимо: > 0',
  },
  unread: {
    named: { value: 'x' },
    en: 'the value does not fit: x  see the field in content/README',
    ru: 'значение не подходит: x  смотрите описание поля в content/README',
  },
};
