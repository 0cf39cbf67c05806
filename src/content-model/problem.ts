import { pictureSentences } from './pictureSentences';

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
  notUtf8: {
    ru: { problem: 'файл записан не в UTF-8', remedy: 'сохраните его в кодировке UTF-8' },
    en: { problem: 'the file is not in UTF-8', remedy: 'save it with UTF-8 encoding' },
  },
  invisibleCharacter: {
    ru: { problem: 'в файле есть невидимый знак {character}', remedy: 'удалите его вместе с соседними буквами и наберите их заново' },
    en: { problem: 'there is an invisible character {character}', remedy: 'delete it with the letters beside it and type those again' },
  },
  mergeConflict: {
    ru: { problem: 'слияние git не закончено', remedy: 'оставьте один из двух вариантов и удалите строки <<<<<<<, ======= и >>>>>>>' },
    en: { problem: 'a git merge is unfinished', remedy: 'keep one of the two versions and remove the lines <<<<<<<, ======= and >>>>>>>' },
  },
  emptyFile: {
    ru: { problem: 'файл пуст', remedy: 'впишите поля, как в соседних файлах того же вида' },
    en: { problem: 'the file is empty', remedy: 'write its fields, as in other files of its kind' },
  },
  yamlSyntax: {
    ru: { problem: 'YAML здесь не читается', remedy: 'проверьте отступы, кавычки и двоеточия в этой строке и строкой выше' },
    en: { problem: 'the YAML cannot be read here', remedy: 'check indents, quotes and colons on this line and the one above' },
  },
  yamlTab: {
    ru: { problem: 'отступ сделан табуляцией', remedy: 'замените её пробелами' },
    en: { problem: 'the indent is a tab', remedy: 'write spaces instead' },
  },
  yamlIndent: {
    ru: { problem: 'отступ не такой, как у соседей', remedy: 'выровняйте строку с остальными полями того же уровня' },
    en: { problem: 'the indent differs from its neighbours', remedy: 'align the line with the other fields of its level' },
  },
  yamlQuote: {
    ru: { problem: 'кавычка не закрыта', remedy: 'закройте её в конце значения' },
    en: { problem: 'a quote is not closed', remedy: 'close it at the end of the value' },
  },
  yamlAfterQuote: {
    ru: { problem: 'после закрывающей кавычки стоит ещё текст', remedy: 'возьмите значение в кавычки целиком, а внутри ставьте другие: «»' },
    en: { problem: 'there is more text after the closing quote', remedy: 'put the whole value in quotes, and use other quotes inside: “”' },
  },
  yamlBrackets: {
    ru: { problem: 'скобки не сходятся, или в них лишнее', remedy: 'проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки' },
    en: { problem: 'the brackets do not match, or hold too much', remedy: 'check { } and [ ]; put quotes round text with a comma or colon' },
  },
  yamlComma: {
    ru: { problem: 'запятая делит значение надвое, или нет двоеточия', remedy: 'текст с запятой возьмите в кавычки, в числе поставьте точку, после ключа — двоеточие' },
    en: { problem: 'a comma splits the value in two, or a colon is missing', remedy: 'put text with a comma in quotes, a point in a number, a colon after a key' },
  },
  yamlNote: {
    ru: { problem: 'знак # превращает остаток строки в примечание', remedy: 'возьмите значение в кавычки; если это и вправду примечание, перенесите его на свою строку' },
    en: { problem: 'the # makes a note of the rest of the line', remedy: 'put the value in quotes; if it is a note indeed, move it to a line of its own' },
  },
  yamlColon: {
    ru: { problem: 'нет двоеточия, или оно лишнее', remedy: 'пишите «поле: значение»; текст с двоеточием возьмите в кавычки' },
    en: { problem: 'a colon is missing, or is one too many', remedy: 'write "field: value"; put quotes round text with a colon' },
  },
  yamlDocuments: {
    ru: { problem: 'в файле несколько документов', remedy: 'удалите строку ---' },
    en: { problem: 'the file holds several documents', remedy: 'remove the line ---' },
  },
  yamlEscape: {
    ru: { problem: 'косая черта \\ в двойных кавычках значит не то, что вы хотели', remedy: 'возьмите текст в одинарные кавычки' },
    en: { problem: 'a backslash in double quotes does not mean what you want', remedy: 'use single quotes' },
  },
  yamlStart: {
    ru: { problem: 'значение не может начинаться с {character}', remedy: 'возьмите его в кавычки' },
    en: { problem: 'a value cannot begin with {character}', remedy: 'put it in quotes' },
  },
  yamlAlias: {
    ru: { problem: 'ссылки YAML (&, * и <<) здесь не действуют', remedy: 'повторите текст; если это знак, возьмите значение в кавычки' },
    en: { problem: 'YAML references (&, * and <<) do not work here', remedy: 'repeat the text; if it is a character, put the value in quotes' },
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
    ru: { problem: 'нужен текст, а здесь {given}', remedy: 'впишите текст; число, дату, true и false возьмите в кавычки' },
    en: { problem: 'should be text, but is {given}', remedy: 'write text; put quotes round a number, a date, true and false' },
  },
  notNumber: {
    ru: { problem: 'нужно число, а здесь {given}', remedy: 'впишите одно число без кавычек и единиц, дробь — через точку: 30.5' },
    en: { problem: 'should be a number, but is {given}', remedy: 'write one number without quotes and units, like 30 or 30.5' },
  },
  notBoolean: {
    ru: { problem: 'нужно true или false, а здесь {given}', remedy: 'впишите true (да) или false (нет) без кавычек' },
    en: { problem: 'should be true or false, but is {given}', remedy: 'write true (yes) or false (no) without quotes' },
  },
  notList: {
    ru: { problem: 'нужен список, а здесь {given}', remedy: 'начните каждую запись с дефиса, одну под другой' },
    en: { problem: 'should be a list, but is {given}', remedy: 'begin each entry with a hyphen, one below the other' },
  },
  notFields: {
    ru: { problem: 'нужен набор полей, а здесь {given}', remedy: 'впишите поля вида «ключ: значение», как в соседних записях' },
    en: { problem: 'should be a set of fields, but is {given}', remedy: 'write fields like "key: value", as in other records' },
  },
  notLocalized: {
    ru: { problem: 'нужен текст на двух языках, а здесь {given}', remedy: 'впишите ru: и en:, например {ru: Псков, en: Pskov}' },
    en: { problem: 'should be text in two languages, but is {given}', remedy: 'write ru: and en:, like {ru: Псков, en: Pskov}' },
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
  outOfRange: {
    ru: { problem: 'недопустимое число: {value}', remedy: 'допустимо: {bounds}' },
    en: { problem: 'is a number out of range: {value}', remedy: 'allowed: {bounds}' },
  },
  pictureFile: {
    ru: { problem: 'не имя файла картинки: {value}', remedy: 'впишите имя файла .jpg, .png, .webp или .tif из этой же папки' },
    en: { problem: 'is no picture file name: {value}', remedy: 'write the name of a .jpg, .png, .webp or .tif file of the same folder' },
  },
  pictureMissing: {
    ru: { problem: 'картинки нет в папке: {value}', remedy: 'положите файл в ту же папку или исправьте имя{nearest}' },
    en: { problem: 'the picture is not in the folder: {value}', remedy: 'put the file there or mend the name{nearest}' },
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
  coordinates: {
    ru: { problem: 'не координаты: {value}', remedy: 'скопируйте их из приложения карт: широта, долгота, например 55.7541, 37.6247' },
    en: { problem: 'are no coordinates: {value}', remedy: 'copy them from a map app: latitude, longitude, like 55.7541, 37.6247' },
  },
  noEntrance: {
    ru: { problem: 'среди точек нет входа', remedy: 'добавьте точку с kind: entrance' },
    en: { problem: 'there is no entrance among the points', remedy: 'add a point with kind: entrance' },
  },
  farFromEntrance: {
    ru: { problem: 'до входа отсюда {count} км: {value}', remedy: 'проверьте, что широта стоит первой; годится не дальше {bounds} км' },
    en: { problem: 'is {count} km from the entrance: {value}', remedy: 'see that latitude comes first; no more than {bounds} km will do' },
  },
  noSuchPoint: {
    ru: { problem: 'такой точки нет: {value}', remedy: 'впишите id одной из points: {choices}' },
    en: { problem: 'there is no such point: {value}', remedy: 'write the id of one of points: {choices}' },
  },
  walkPace: {
    ru: { problem: 'столько идти {count} м не будут: {value} мин', remedy: 'поставьте от {min} до {bounds} или поправьте точки пути' },
    en: { problem: 'nobody walks {count} m in such a time: {value} min', remedy: 'write {min} to {bounds}, or mend the points of the walk' },
  },
  noWay: {
    ru: { problem: 'у выпуска {value} нет файла пути', remedy: 'добавьте {value}/way.yaml или way.yaml года с той же площадкой' },
    en: { problem: 'the edition {value} has no way', remedy: 'add {value}/way.yaml, or a way.yaml of a year at the same venue' },
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
  clockTime: {
    ru: { problem: 'не время: {value}', remedy: 'впишите часы и минуты в кавычках, например "09:30"' },
    en: { problem: 'is no time: {value}', remedy: 'write hours and minutes in quotes, like "09:30"' },
  },
  addressName: {
    ru: { problem: 'не годится для адреса: {value}', remedy: 'впишите латинские буквы, цифры и дефисы, например green-wood' },
    en: { problem: 'cannot be an address: {value}', remedy: 'write latin letters, digits and hyphens, like green-wood' },
  },
  recordReference: {
    ru: { problem: 'не ссылка на запись: {value}', remedy: 'впишите имя папки, для другого года — 2025/имя-папки' },
    en: { problem: 'is no reference to a record: {value}', remedy: 'write the name of its folder, for another year 2025/folder-name' },
  },
  noSuchRecord: {
    ru: { problem: 'такой записи нет: {value}', remedy: 'проверьте имя и год{nearest}' },
    en: { problem: 'there is no such record: {value}', remedy: 'check its name and year{nearest}' },
  },
  noSuchHall: {
    ru: { problem: 'такого зала нет в плане: {value}', remedy: 'впишите id зала из {file}: {choices}' },
    en: { problem: 'there is no such hall in the plan: {value}', remedy: 'write the id of a hall of {file}: {choices}' },
  },
  noPlan: {
    ru: { problem: 'у выпуска нет плана залов', remedy: 'добавьте plan.yaml в папку этого или прошлого года' },
    en: { problem: 'the edition has no plan of halls', remedy: 'add a plan.yaml to the folder of this year or an earlier one' },
  },
  noEdition: {
    ru: { problem: 'в папке года нет edition.yaml: {value}', remedy: 'добавьте {value}/edition.yaml или исправьте год' },
    en: { problem: 'the year has no edition.yaml: {value}', remedy: 'add {value}/edition.yaml or mend the year' },
  },
  noPhotos: {
    ru: { problem: 'в папке {value}/photos нет снимков', remedy: 'положите туда картинки или исправьте год' },
    en: { problem: 'there are no photographs in {value}/photos', remedy: 'put pictures there or mend the year' },
  },
  noSuchPage: {
    ru: { problem: 'такой страницы на сайте нет: {value}', remedy: 'исправьте адрес{nearest}' },
    en: { problem: 'the site has no such page: {value}', remedy: 'mend the address{nearest}' },
  },
  slideOwnPage: {
    ru: { problem: 'своя страница в рамке не откроется: {value}', remedy: 'поставьте type: ajax' },
    en: { problem: 'a page of this site does not open in a frame: {value}', remedy: 'write type: ajax' },
  },
  slideOtherSite: {
    ru: { problem: 'ajax показывает только страницы этого сайта: {value}', remedy: 'впишите путь вида /tickets/ или поставьте type: iframe' },
    en: { problem: 'ajax shows pages of this site only: {value}', remedy: 'write a path like /tickets/, or type: iframe' },
  },
  slideAddress: {
    ru: { problem: 'такой адрес слайд этого вида не покажет: {value}', remedy: 'впишите полный адрес с https://; у ролика и картинки можно и файл этого сайта' },
    en: { problem: 'a slide of this type cannot show the address: {value}', remedy: 'write a full address with https://; for a video or a picture, a file of this site will do too' },
  },
  slugTaken: {
    ru: { problem: 'адрес {value} уже занят: {other}', remedy: 'дайте одному из них другой' },
    en: { problem: 'the address {value} is already taken by {other}', remedy: 'give one of them another' },
  },
  standNotInPlan: {
    ru: { problem: 'стенда {value} нет в плане', remedy: 'добавьте его в {file} или исправьте код' },
    en: { problem: 'the stand {value} is not in the plan', remedy: 'add it to {file} or mend the code' },
  },
  repeated: {
    ru: { problem: 'записано дважды: {value}', remedy: 'оставьте одно; первое — в строке {line}' },
    en: { problem: 'is there twice: {value}', remedy: 'keep one; the first is on line {line}' },
  },
  outsidePlan: {
    ru: { problem: 'выходит за край плана', remedy: 'план кончается на {bounds} м' },
    en: { problem: 'reaches over the edge of the plan', remedy: 'the plan ends at {bounds} m' },
  },
  endBeforeStart: {
    ru: { problem: 'кончается не позже, чем начинается: {value}', remedy: 'поставьте время позже {other}' },
    en: { problem: 'ends no later than it starts: {value}', remedy: 'write a time later than {other}' },
  },
  daysOutOfOrder: {
    ru: { problem: 'последний день раньше первого: {value}', remedy: 'поставьте {other} или позже' },
    en: { problem: 'the last day is before the first: {value}', remedy: 'write {other} or later' },
  },
  daysOfItsOwn: {
    ru: { problem: 'форма открыта, пока идёт приём заявок выпуска (follows), свои дни ей не нужны', remedy: 'удалите эту строку; дни приёма — в edition.yaml' },
    en: { problem: 'the form is open while the edition takes applications (follows), it needs no days of its own', remedy: 'delete this line; the days are in edition.yaml' },
  },
  closesAfterFair: {
    ru: { problem: 'приём заявок кончается после начала ярмарки: {value}', remedy: 'поставьте день раньше {other}' },
    en: { problem: 'applications close after the fair has begun: {value}', remedy: 'write a day before {other}' },
  },
  outsideEdition: {
    ru: { problem: 'день не из этого выпуска: {value}', remedy: 'назовите файл днём от {first} до {last}' },
    en: { problem: 'is no day of this edition: {value}', remedy: 'name the file with a day from {first} to {last}' },
  },
  fileDay: {
    ru: { problem: 'имя файла — не день: {value}', remedy: 'назовите файл днём, например 2026-04-02.yaml' },
    en: { problem: 'the file name is no day: {value}', remedy: 'name the file with a day, like 2026-04-02.yaml' },
  },
  yearMismatch: {
    ru: { problem: 'год не тот, что у папки: {value}', remedy: 'папка называется {other}: исправьте дату или папку' },
    en: { problem: 'is not in the year of its folder: {value}', remedy: 'the folder is {other}: mend the date or the folder' },
  },
  hallBusy: {
    ru: { problem: 'в зале {value} в это время уже идёт {other}', remedy: 'поменяйте зал или время' },
    en: { problem: 'the hall {value} is then taken by {other}', remedy: 'change the hall or the time' },
  },
  speakerBusy: {
    ru: { problem: '{value} в это время уже выступает: {other}', remedy: 'поменяйте время или спикера' },
    en: { problem: '{value} speaks at that time already: {other}', remedy: 'change the time or the speaker' },
  },
  agesOutOfOrder: {
    ru: { problem: 'старший возраст меньше младшего: {value}', remedy: 'поставьте {other} или больше' },
    en: { problem: 'the upper age is below the lower: {value}', remedy: 'write {other} or more' },
  },
  lowContrast: {
    ru: { problem: 'цвет {value} плохо виден на {other}: контраст {ratio}', remedy: 'возьмите такой, чтобы было не меньше 4.5' },
    en: { problem: 'the colour {value} is hard to see on {other}: contrast {ratio}', remedy: 'take one that gives at least 4.5' },
  },
  redirectFrom: {
    ru: { problem: 'не путь сайта: {value}', remedy: 'впишите путь, начиная с / и без /en, например /old-page/' },
    en: { problem: 'is no path of the site: {value}', remedy: 'write a path beginning with /, without /en, like /old-page/' },
  },
  goneTo: {
    ru: { problem: 'при 410 некуда вести', remedy: 'удалите to или поставьте status: 301' },
    en: { problem: 'with 410 there is nowhere to lead', remedy: 'remove to, or write status: 301' },
  },
  redirectLoop: {
    ru: { problem: 'правила водят по кругу: {value}', remedy: 'направьте одно из них на страницу, которая есть' },
    en: { problem: 'the rules lead in a circle: {value}', remedy: 'let one of them lead to a page that exists' },
  },
  redirectChain: {
    ru: { problem: 'ведёт к другому правилу: {value}', remedy: 'впишите сразу, куда ведёт оно: {target}; если страницы больше нет — status: 410 без to' },
    en: { problem: 'leads to another rule: {value}', remedy: 'write where that one leads: {target}; if the page is gone, status: 410 without to' },
  },
  redirectShadows: {
    ru: { problem: 'правило закрывает страницу, которая есть: {value}', remedy: 'сузьте from или удалите правило' },
    en: { problem: 'the rule hides a page that exists: {value}', remedy: 'narrow from, or remove the rule' },
  },
  redirectUnreached: {
    ru: { problem: 'до правила дело не дойдёт: раньше сработает {value}', remedy: 'поставьте его выше или удалите' },
    en: { problem: 'the rule is never reached: {value} comes first', remedy: 'move it up, or remove it' },
  },
  redirectPlaceholder: {
    ru: { problem: 'в from нет того, что вставляет to: {value}', remedy: 'добавьте в from {source} или уберите {value} из to' },
    en: { problem: 'from has nothing for what to inserts: {value}', remedy: 'add {source} to from, or take {value} out of to' },
  },
  logoFile: {
    ru: { problem: 'не имя файла знака: {value}', remedy: 'впишите имя файла .svg, .png или .webp из этой же папки' },
    en: { problem: 'is no logo file name: {value}', remedy: 'write the name of an .svg, .png or .webp file of the same folder' },
  },
  fieldName: {
    ru: { problem: 'не имя поля: {value}', remedy: 'впишите латинские буквы, цифры и подчёркивания, например full_name' },
    en: { problem: 'is no field name: {value}', remedy: 'write latin letters, digits and underscores, like full_name' },
  },
  fieldNameTaken: {
    ru: { problem: 'имя поля уже занято: {value}', remedy: 'дайте полю другое имя' },
    en: { problem: 'the field name is already taken: {value}', remedy: 'give the field another name' },
  },
  formRule: {
    ru: { problem: 'нет такого правила: {value}', remedy: 'впишите, например, required, email или "between:1,20"' },
    en: { problem: 'is no such rule: {value}', remedy: 'write for example required, email or "between:1,20"' },
  },
  exampleRefused: {
    ru: { problem: 'пример не проходит правил своего поля ({other}): {value}', remedy: 'впишите такой, чтобы проходил, или исправьте правило' },
    en: { problem: 'the example breaks a rule of its own field ({other}): {value}', remedy: 'write one that keeps it, or mend the rule' },
  },
  exampleEmail: {
    ru: { problem: 'такой адрес в заявке не пройдёт: {value}', remedy: 'впишите другой, например anna@example.com: латинские буквы, в конце не больше {count} букв' },
    en: { problem: 'a lead cannot carry this address: {value}', remedy: 'write another, like anna@example.com: latin letters, no more than {count} at the end' },
  },
  spacesPass: {
    ru: { problem: 'обязательное поле примет одни пробелы', remedy: 'поставьте вместо required правило "required:trim"' },
    en: { problem: 'a required field would take spaces alone', remedy: 'write "required:trim" instead of required' },
  },
  promptLeft: {
    ru: { problem: 'осталась заготовка: {value}', remedy: 'впишите на её место своё' },
    en: { problem: 'the prompt is still there: {value}', remedy: 'write your own in its place' },
  },
  noSuchForm: {
    ru: { problem: 'такой формы нет: {value}', remedy: 'добавьте forms/{value}.yaml или исправьте имя{nearest}' },
    en: { problem: 'there is no such form: {value}', remedy: 'add forms/{value}.yaml or mend the name{nearest}' },
  },
  noSuchField: {
    ru: { problem: 'такого поля в форме нет: {value}', remedy: 'исправьте имя поля{nearest}' },
    en: { problem: 'the form has no such field: {value}', remedy: 'mend the name of the field{nearest}' },
  },
  noSuchOption: {
    ru: { problem: 'у того поля нет такого ответа: {value}', remedy: 'впишите value одного из его options{nearest}' },
    en: { problem: 'that field has no such answer: {value}', remedy: 'write the value of one of its options{nearest}' },
  },
  redirectHost: {
    ru: { problem: 'после отправки туда не уведёт: {value}', remedy: 'впишите путь этого сайта или https-адрес одного из узлов: {list} (lead.redirectHosts в site.yaml)' },
    en: { problem: 'a sent form cannot lead there: {value}', remedy: 'write a path of this site, or an https address of one of: {list} (lead.redirectHosts in site.yaml)' },
  },
  ticketMissing: {
    ru: { problem: 'в таблице нет билета: {value}', remedy: 'добавьте его строку' },
    en: { problem: 'the table lacks a ticket: {value}', remedy: 'add its row' },
  },
  ticketTwice: {
    ru: { problem: 'билет стоит в таблице дважды: {value}', remedy: 'оставьте одну строку' },
    en: { problem: 'the ticket stands in the table twice: {value}', remedy: 'keep one row' },
  },
  boxOfficeOnly: {
    ru: { problem: 'этот билет продают только в кассе: {value}', remedy: 'оставьте в sold одно box-office' },
    en: { problem: 'this ticket is sold at the box office only: {value}', remedy: 'leave box-office alone in sold' },
  },
  firstConsent: {
    ru: { problem: 'первое согласие названо иначе: {value}', remedy: 'назовите его personalDataAgree' },
    en: { problem: 'the first consent has another name: {value}', remedy: 'call it personalDataAgree' },
  },
  yamlExtension: {
    ru: { problem: 'расширение файла не .yaml', remedy: 'переименуйте в {value}' },
    en: { problem: 'the file does not end in .yaml', remedy: 'rename it to {value}' },
  },
  folderName: {
    ru: { problem: 'имя папки не годится для адреса: {value}', remedy: 'назовите папку латиницей, цифрами и дефисами, например zelyonyy-les' },
    en: { problem: 'the folder name cannot be an address: {value}', remedy: 'name the folder with latin letters, digits and hyphens, like green-wood' },
  },
  fileName: {
    ru: { problem: 'имя файла не годится для адреса: {value}', remedy: 'назовите его латиницей, цифрами, дефисами и _, например for_visitors.yaml' },
    en: { problem: 'the file name cannot be an address: {value}', remedy: 'name it with latin letters, digits, hyphens and _, like for_visitors.yaml' },
  },
  strangeFile: {
    ru: { problem: 'файл лежит не на месте', remedy: 'перенесите его в папку своего вида (смотрите content/README)' },
    en: { problem: 'the file is in no known place', remedy: 'move it to the folder of its kind (see content/README)' },
  },
  missingFile: {
    ru: { problem: 'файла нет', remedy: 'верните его: без него сайт не собрать' },
    en: { problem: 'the file is missing', remedy: 'bring it back: the site cannot be built without it' },
  },
  unread: {
    ru: { problem: 'значение не подходит: {value}', remedy: 'смотрите описание поля в content/README' },
    en: { problem: 'the value does not fit: {value}', remedy: 'see the field in content/README' },
  },
  ...pictureSentences,
} satisfies Record<string, Record<ReportLanguage, Sentence>>;

const nearestPhrase: Record<ReportLanguage, string> = { ru: ' (может быть, «{key}»)', en: ' (perhaps "{key}")' };

const givenWords: Record<ReportLanguage, Record<string, string>> = {
  ru: { list: 'список', fields: 'набор полей' },
  en: { list: 'a list', fields: 'a set of fields' },
};

/** The language a report is written in: `FAIR_LANG`, else that of the terminal, else English. */
export function reportLanguage(env: Record<string, string | undefined>): ReportLanguage {
  return /^ru/i.test(env['FAIR_LANG'] || env['LC_ALL'] || env['LANG'] || '') ? 'ru' : 'en';
}

/** The line over a report that has stopped a build. */
export function reportTitle(count: number, language: ReportLanguage): string {
  if (language === 'ru') return `Ошибок в содержании: ${count}. Сайт не собран.`;
  return `Problems in the content: ${count}. Nothing was built.`;
}

/** The line over the prompts that have stopped a deploy. */
export function promptsTitle(count: number, language: ReportLanguage): string {
  if (language === 'ru') return `Заготовок в содержании: ${count}. На сайт с ними нельзя: впишите своё. Сайт не собран.`;
  return `Prompts left in the content: ${count}. The site cannot go out with them: write your own words. Nothing was built.`;
}

/** The line over the prompts that still stand while one works. */
export function promptsNote(count: number, language: ReportLanguage): string {
  if (language === 'ru') return `Заготовок осталось: ${count}. Работать они не мешают, но на сайт с ними не выпустит.`;
  return `Prompts left: ${count}. Work goes on with them, but the site will not go out.`;
}

/** Every kind of fault the check knows. */
export const problemCodes = Object.keys(sentences) as ProblemCode[];

/** Whether yup's message is one of our codes. */
export function isProblemCode(message: string): message is ProblemCode {
  return Object.hasOwn(sentences, message);
}

/** `file:line:col  field  problem  remedy`, one line, in the language asked for. */
export function describeProblem(problem: Problem, language: ReportLanguage): string {
  const { nearest, given = '', value = '' } = problem.values;
  const values = {
    ...problem.values,
    value: value.trim() === '' ? `"${value}"` : value,
    given: givenWords[language][given] ?? value,
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
    .join('  ')
    // A value may hold line ends of its own.
    .replace(/\s*[\n\r\u0085\u2028\u2029]\s*/g, ' ');
}

function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
