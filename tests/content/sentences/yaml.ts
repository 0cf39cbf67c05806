import type { yamlSentences } from '../../../src/build/check/problems/yamlSentences';
import type { Said } from './said';

export const yamlSaid: Said<keyof typeof yamlSentences> = {
  notUtf8: {
    en: 'the file is not in UTF-8  save it with UTF-8 encoding',
    ru: 'файл записан не в UTF-8  сохраните его в кодировке UTF-8',
  },
  invisibleCharacter: {
    named: { character: 'U+000B' },
    en: 'there is an invisible character U+000B  delete it with the letters beside it and type those again',
    ru: 'в файле есть невидимый знак U+000B  удалите его вместе с соседними буквами и наберите их заново',
  },
  mergeConflict: {
    en: 'a git merge is unfinished  keep one of the two versions and remove the lines <<<<<<<, ======= and >>>>>>>',
    ru: 'слияние git не закончено  оставьте один из двух вариантов и удалите строки <<<<<<<, ======= и >>>>>>>',
  },
  emptyFile: {
    en: 'the file is empty  write its fields, as in other files of its kind',
    ru: 'файл пуст  впишите поля, как в соседних файлах того же вида',
  },
  yamlSyntax: {
    en: 'the YAML cannot be read here  check indents, quotes and colons on this line and the one above',
    ru: 'YAML здесь не читается  проверьте отступы, кавычки и двоеточия в этой строке и строкой выше',
  },
  yamlTab: {
    en: 'the indent is a tab  write spaces instead',
    ru: 'отступ сделан табуляцией  замените её пробелами',
  },
  yamlIndent: {
    en: 'the indent differs from its neighbours  align the line with the other fields of its level',
    ru: 'отступ не такой, как у соседей  выровняйте строку с остальными полями того же уровня',
  },
  yamlQuote: {
    en: 'a quote is not closed  close it at the end of the value',
    ru: 'кавычка не закрыта  закройте её в конце значения',
  },
  yamlAfterQuote: {
    en: 'there is more text after the closing quote  put the whole value in quotes, and use other quotes inside: “”',
    ru: 'после закрывающей кавычки стоит ещё текст  возьмите значение в кавычки целиком, а внутри ставьте другие: «»',
  },
  yamlBrackets: {
    en: 'the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
    ru: 'скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
  },
  yamlComma: {
    en: 'a comma splits the value in two, or a colon is missing  put text with a comma in quotes, a point in a number, a colon after a key',
    ru: 'запятая делит значение надвое, или нет двоеточия  текст с запятой возьмите в кавычки, в числе поставьте точку, после ключа — двоеточие',
  },
  yamlCommaMissing: {
    en: 'a comma is missing between values in brackets  add the comma, or close the bracket; inside quoted text use other quotes: “”',
    ru: 'между значениями в скобках нет запятой  поставьте запятую или закройте скобку; внутри текста в кавычках пишите другие: «»',
  },
  yamlNote: {
    en: 'the # makes a note of the rest of the line  put the value in quotes; if it is a note indeed, move it to a line of its own',
    ru: 'знак # превращает остаток строки в примечание  возьмите значение в кавычки; если это и вправду примечание, перенесите его на свою строку',
  },
  yamlColon: {
    en: 'a colon is missing, or is one too many  write "field: value"; put quotes round text with a colon',
    ru: 'нет двоеточия, или оно лишнее  пишите «поле: значение»; текст с двоеточием возьмите в кавычки',
  },
  yamlDepth: {
    en: 'there are too many levels here, one inside the other  check brackets and indents, and remove what is too much',
    ru: 'здесь слишком много уровней вложенности  проверьте скобки и отступы: лишнее удалите',
  },
  yamlDocuments: {
    en: 'the file holds several documents  remove the line ---',
    ru: 'в файле несколько документов  удалите строку ---',
  },
  yamlEscape: {
    en: 'a backslash in double quotes does not mean what you want  use single quotes',
    ru: 'косая черта \\ в двойных кавычках значит не то, что вы хотели  возьмите текст в одинарные кавычки',
  },
  yamlStart: {
    named: { character: '!' },
    en: 'a value cannot begin with !  put it in quotes',
    ru: 'значение не может начинаться с !  возьмите его в кавычки',
  },
  yamlAlias: {
    en: 'YAML references (&, * and <<) do not work here  repeat the text; if it is a character, put the value in quotes',
    ru: 'ссылки YAML (&, * и <<) здесь не действуют  повторите текст; если это знак, возьмите значение в кавычки',
  },
  duplicateKey: {
    named: { key: 'en' },
    en: 'the key "en" is written twice  keep one',
    ru: 'ключ «en» записан дважды  оставьте один',
  },
};
