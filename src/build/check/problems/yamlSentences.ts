import type { Sentences } from './sentence';

/** What can be wrong with a file as YAML, before any field of it is read. */
export const yamlSentences = {
  notUtf8: {
    ru: { problem: 'файл записан не в UTF-8', remedy: 'сохраните его в кодировке UTF-8' },
    en: { problem: 'the file is not in UTF-8', remedy: 'save it with UTF-8 encoding' },
  },
  invisibleCharacter: {
    ru: {
      problem: 'в файле есть невидимый знак {character}',
      remedy: 'удалите его вместе с соседними буквами и наберите их заново',
    },
    en: {
      problem: 'there is an invisible character {character}',
      remedy: 'delete it with the letters beside it and type those again',
    },
  },
  mergeConflict: {
    ru: {
      problem: 'слияние git не закончено',
      remedy: 'оставьте один из двух вариантов и удалите строки <<<<<<<, ======= и >>>>>>>',
    },
    en: {
      problem: 'a git merge is unfinished',
      remedy: 'keep one of the two versions and remove the lines <<<<<<<, ======= and >>>>>>>',
    },
  },
  emptyFile: {
    ru: { problem: 'файл пуст', remedy: 'впишите поля, как в соседних файлах того же вида' },
    en: { problem: 'the file is empty', remedy: 'write its fields, as in other files of its kind' },
  },
  yamlSyntax: {
    ru: {
      problem: 'YAML здесь не читается',
      remedy: 'проверьте отступы, кавычки и двоеточия в этой строке и строкой выше',
    },
    en: {
      problem: 'the YAML cannot be read here',
      remedy: 'check indents, quotes and colons on this line and the one above',
    },
  },
  yamlTab: {
    ru: { problem: 'отступ сделан табуляцией', remedy: 'замените её пробелами' },
    en: { problem: 'the indent is a tab', remedy: 'write spaces instead' },
  },
  yamlIndent: {
    ru: {
      problem: 'отступ не такой, как у соседей',
      remedy: 'выровняйте строку с остальными полями того же уровня',
    },
    en: {
      problem: 'the indent differs from its neighbours',
      remedy: 'align the line with the other fields of its level',
    },
  },
  yamlQuote: {
    ru: { problem: 'кавычка не закрыта', remedy: 'закройте её в конце значения' },
    en: { problem: 'a quote is not closed', remedy: 'close it at the end of the value' },
  },
  yamlAfterQuote: {
    ru: {
      problem: 'после закрывающей кавычки стоит ещё текст',
      remedy: 'возьмите значение в кавычки целиком, а внутри ставьте другие: «»',
    },
    en: {
      problem: 'there is more text after the closing quote',
      remedy: 'put the whole value in quotes, and use other quotes inside: “”',
    },
  },
  yamlBrackets: {
    ru: {
      problem: 'скобки не сходятся, или в них лишнее',
      remedy: 'проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
    },
    en: {
      problem: 'the brackets do not match, or hold too much',
      remedy: 'check { } and [ ]; put quotes round text with a comma or colon',
    },
  },
  yamlComma: {
    ru: {
      problem: 'запятая делит значение надвое, или нет двоеточия',
      remedy:
        'текст с запятой возьмите в кавычки, в числе поставьте точку, после ключа — двоеточие',
    },
    en: {
      problem: 'a comma splits the value in two, or a colon is missing',
      remedy: 'put text with a comma in quotes, a point in a number, a colon after a key',
    },
  },
  yamlCommaMissing: {
    ru: {
      problem: 'между значениями в скобках нет запятой',
      remedy: 'поставьте запятую или закройте скобку; внутри текста в кавычках пишите другие: «»',
    },
    en: {
      problem: 'a comma is missing between values in brackets',
      remedy: 'add the comma, or close the bracket; inside quoted text use other quotes: “”',
    },
  },
  yamlNote: {
    ru: {
      problem: 'знак # превращает остаток строки в примечание',
      remedy:
        'возьмите значение в кавычки; если это и вправду примечание, перенесите его на свою строку',
    },
    en: {
      problem: 'the # makes a note of the rest of the line',
      remedy: 'put the value in quotes; if it is a note indeed, move it to a line of its own',
    },
  },
  yamlColon: {
    ru: {
      problem: 'нет двоеточия, или оно лишнее',
      remedy: 'пишите «поле: значение»; текст с двоеточием возьмите в кавычки',
    },
    en: {
      problem: 'a colon is missing, or is one too many',
      remedy: 'write "field: value"; put quotes round text with a colon',
    },
  },
  yamlDepth: {
    ru: {
      problem: 'здесь слишком много уровней вложенности',
      remedy: 'проверьте скобки и отступы: лишнее удалите',
    },
    en: {
      problem: 'there are too many levels here, one inside the other',
      remedy: 'check brackets and indents, and remove what is too much',
    },
  },
  yamlDocuments: {
    ru: { problem: 'в файле несколько документов', remedy: 'удалите строку ---' },
    en: { problem: 'the file holds several documents', remedy: 'remove the line ---' },
  },
  yamlEscape: {
    ru: {
      problem: 'косая черта \\ в двойных кавычках значит не то, что вы хотели',
      remedy: 'возьмите текст в одинарные кавычки',
    },
    en: {
      problem: 'a backslash in double quotes does not mean what you want',
      remedy: 'use single quotes',
    },
  },
  yamlStart: {
    ru: { problem: 'значение не может начинаться с {character}', remedy: 'возьмите его в кавычки' },
    en: { problem: 'a value cannot begin with {character}', remedy: 'put it in quotes' },
  },
  yamlAlias: {
    ru: {
      problem: 'ссылки YAML (&, * и <<) здесь не действуют',
      remedy: 'повторите текст; если это знак, возьмите значение в кавычки',
    },
    en: {
      problem: 'YAML references (&, * and <<) do not work here',
      remedy: 'repeat the text; if it is a character, put the value in quotes',
    },
  },
  duplicateKey: {
    ru: { problem: 'ключ «{key}» записан дважды', remedy: 'оставьте один' },
    en: { problem: 'the key "{key}" is written twice', remedy: 'keep one' },
  },
} satisfies Sentences;
