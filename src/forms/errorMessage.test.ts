import { createInstance, type i18n } from 'i18next';
import { readFileSync } from 'node:fs';
import { fieldErrorOf } from '../../tests/support/fieldErrorOf';
import { makeField } from '../../tests/support/leadForm';
import { testRows } from '../../tests/support/testRows';
import { errorMessage, formatDate } from './errorMessage';
import type { FieldDefinition } from './model/definition';
import { readRule, ruleNames, type FieldValue } from './model/rules';

const settings = { emailTopLevelDomainMax: 6 };
const now = new Date('2026-02-01T12:00:00Z');

const instances = Object.fromEntries(
  ['ru', 'en'].map((language) => [language, instanceOf(language)]),
);

function instanceOf(language: string): i18n {
  const instance = createInstance();
  const forms = JSON.parse(
    readFileSync(`src/i18n/messages/${language}/forms.json`, 'utf8'),
  ) as Record<string, string>;
  // The site's own settings: a value is text, never markup.
  void instance.init({
    lng: language,
    ns: ['forms'],
    defaultNS: 'forms',
    resources: { [language]: { forms } },
    interpolation: { escapeValue: false },
  });
  return instance;
}

const others = [
  makeField('email', { label: 'Почта' }),
  makeField('telegram', { label: 'Telegram' }),
];

/** Returns the message for a value of a field with one rule, which the value must break. */
function messageFor(
  language: string,
  rule: string,
  value: FieldValue,
  more: Partial<FieldDefinition> = {},
): string {
  const field = makeField('own', { label: 'Своё', rules: rule === '' ? [] : [rule], ...more });
  const error = fieldErrorOf(field, { own: value, email: 'anna@fair.ru' }, now, settings);
  if (error === undefined) throw new Error(`${JSON.stringify(value)} satisfies ${rule}`);
  return errorMessage(instances[language]!.getFixedT(language, 'forms'), error, {
    field,
    value,
    fields: [field, ...others],
    language,
    settings,
  });
}

/** A rule, a value that breaks it, the messages, and other properties of the field. */
type Case = [
  rule: string,
  value: FieldValue,
  ru: string,
  en: string,
  more?: Partial<FieldDefinition>,
];

/** Parses cases written in lines of `rule | value | Russian | English`. */
function rowsOf(table: string): Case[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [rule = '', value = '', ru = '', en = ''] = line.split('|').map((cell) => cell.trim());
      return [rule, value, ru, en];
    });
}

/** Rules whose messages have been tested. */
const covered = new Set<string | undefined>();

/** Tests the message for each value. */
function testMessages(about: string, cases: readonly Case[]): void {
  for (const [rule] of cases) covered.add(readRule(rule)?.name);
  test(`each message about ${about} names the limit, in both languages`, () => {
    const messages = cases.map(([rule, value, , , more]) =>
      ['ru', 'en'].map((language) => messageFor(language, rule, value, more)),
    );
    expect(messages).toEqual(cases.map(([, , ru, en]) => [ru, en]));
    // No placeholder is left unfilled.
    expect(messages.flat().filter((words) => /\{\{|rules\.|undefined|NaN/.test(words))).toEqual([]);
  });
}

/** Errors of the mail address field itself. */
const addresses = rowsOf(`
  | anna | Впишите адрес электронной почты, например anna@example.com. | Please enter a valid email address.
  | anna+tag@gmail.com | Адрес с «+» здесь не пройдёт. Впишите его без плюса и того, что за ним: anna@gmail.com. | An address with a “+” cannot be used here. Please enter it without the “+” and what follows: anna@gmail.com.
  | +@gmail.com | Адрес со знаком «+» здесь не пройдёт: до @ годятся латинские буквы, цифры, точки, дефисы и подчёркивания. Впишите другой. | An address with “+” cannot be used here: before the @ there may be latin letters, digits, dots, hyphens and underscores. Please give another one.
  | o'hara@fair.ru | Адрес со знаком «'» здесь не пройдёт: до @ годятся латинские буквы, цифры, точки, дефисы и подчёркивания. Впишите другой. | An address with “'” cannot be used here: before the @ there may be latin letters, digits, dots, hyphens and underscores. Please give another one.
  | аnna@fair.ru | Буква «а» в адресе не латинская. Наберите адрес латинскими буквами. | The letter “а” in this address is not a latin one. Please type the address in latin letters.
  | anna@fair.gallery | Адрес на .gallery здесь не пройдёт: в последней части должно быть от 2 до 6 букв, как в .ru или .com. Впишите другой. | Addresses that end in .gallery cannot be used here: the last part needs 2 to 6 letters, like .ru or .com. Please give another one.
  | anna@127.0.0.1 | Адрес на .1 здесь не пройдёт: в последней части должно быть от 2 до 6 букв, как в .ru или .com. Впишите другой. | Addresses that end in .1 cannot be used here: the last part needs 2 to 6 letters, like .ru or .com. Please give another one.
  | anna@fair | Проверьте часть после @: «fair». Она должна быть вроде gmail.com: латинские буквы, цифры, одиночные точки, дефисы внутри слов. | Please check the part after the @: “fair”. It should be like gmail.com: latin letters, digits, single dots, and hyphens inside words.
  | anna@fair_one.ru | Проверьте часть после @: «fair_one.ru». Она должна быть вроде gmail.com: латинские буквы, цифры, одиночные точки, дефисы внутри слов. | Please check the part after the @: “fair_one.ru”. It should be like gmail.com: latin letters, digits, single dots, and hyphens inside words.
  | anna..m@fair.ru | Проверьте точки до @: они не стоят в начале, в конце и рядом друг с другом. | Please check the dots before the @: none may come first, last or beside another.
`);

const email = { type: 'email' };

testMessages(
  'addresses',
  addresses.map(([rule, value, ru, en]) => [rule, value, ru, en, email]),
);

test.each(['ru', 'en'])(
  'every rule message with a count has the plural forms of %s',
  (language) => {
    const { rules } = JSON.parse(
      readFileSync(`src/i18n/messages/${language}/forms.json`, 'utf8'),
    ) as { rules: Record<string, unknown> };
    const forms = language === 'ru' ? ['one', 'few', 'many', 'other'] : ['one', 'other'];
    const counted = /^(?:length|choices)(?:Min|Max|Between|Exact)/;
    const nouns = new Set(
      Object.keys(rules)
        .filter((key) => counted.test(key))
        .map((key) => key.replace(/_[a-z]+$/, '')),
    );
    for (const noun of nouns)
      for (const form of forms) expect(rules).toHaveProperty(`${noun}_${form}`);
  },
);

test('the notice of an incomplete form is that of spec §5', () => {
  const text = (language: string) => instances[language]!.t('incompleteText', { ns: 'forms' });
  expect(text('en')).toBe('Sorry, not all fields are filled out correctly.');
  expect(text('ru')).toBe('Извините, не все поля заполнены верно.');
});

const boxes = {
  type: 'checkboxes',
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() })),
};
const ticked = (value: string[], ru: string, en: string) =>
  [value, `Отметьте ${ru}.`, `Please tick ${en}.`, boxes] as const;

testMessages('amounts', [
  ...rowsOf(`
  between:1,20 | 21 | Впишите число от 1 до 20. | Please enter a number from 1 to 20.
  between:20,0.5 | 21 | Впишите число от 0,5 до 20. | Please enter a number from 0.5 to 20.
  between:1900,15000 | 1 | Впишите число от 1900 до 15\u00a0000. | Please enter a number from 1900 to 15,000.
  between:9999,10000 | 1 | Впишите число от 9999 до 10\u00a0000. | Please enter a number from 9999 to 10,000.
  date_after:2026-04-01 | 2026-04-01 | Нужна дата позже 1 апреля 2026 года. | Please enter a date after 1 April 2026.
  date_after | 2026-02-01 | Нужна дата позже сегодняшней. | Please enter a date after today.
  date_before:2008-04-03 | 2008-04-03 | Нужна дата раньше 3 апреля 2008 года. | Please enter a date before 3 April 2008.
  date_before | 2026-02-02 | Нужна дата не позже сегодняшней. | Please enter a date no later than today.
  date_between:2026-04-02,2026-04-05 | 2026-04-06 | Нужна дата с 2 апреля 2026 по 5 апреля 2026 года. | Please enter a date from 2 April 2026 to 5 April 2026.
  date_between:2026-04-05 | 2026-02-01 | Нужна дата с завтрашнего дня по 5 апреля 2026 года. | Please enter a date from tomorrow to 5 April 2026.
  date_format:DD.MM.YYYY | 2.4.26 | Впишите дату в виде ДД.ММ.ГГГГ, например 31.12.2026. | Please write the date as DD.MM.YYYY, such as 31.12.2026.
  date_format:D/M/YY | 2026 | Впишите дату в виде Д/М/ГГ, например 31/12/26. | Please write the date as D/M/YY, such as 31/12/26.
  date_format | x | Впишите дату в виде ГГГГ-ММ-ДД, например 2026-12-31. | Please write the date as YYYY-MM-DD, such as 2026-12-31.
  length:3 | ab | Нужно не меньше 3 знаков, сейчас 2. | At least 3 characters are needed; you have 2.
  length:21 | ab | Нужно не меньше 21 знака, сейчас 2. | At least 21 characters are needed; you have 2.
  length:0,1 | яя | Нужно не больше 1 знака, сейчас 2. | No more than 1 character; you have 2.
  length:120,2 | я | Нужно от 2 до 120 знаков, сейчас 1. | From 2 to 120 characters are needed; you have 1.
  length:2,20000 | я | Нужно от 2 до 20\u00a0000 знаков, сейчас 1. | From 2 to 20,000 characters are needed; you have 1.
  length:1,1 | яя | Нужен ровно 1 знак, сейчас 2. | Exactly 1 character is needed; you have 2.
  length:2,2 | я | Нужно ровно 2 знака, сейчас 1. | Exactly 2 characters are needed; you have 1.
  length:5,5 | я | Нужно ровно 5 знаков, сейчас 1. | Exactly 5 characters are needed; you have 1.
  max | 11 | Впишите число не больше 10. | Please enter a number no greater than 10.
  max:4 | 5 | Впишите число не больше 4. | Please enter a number no greater than 4.
  min | 0 | Впишите число не меньше 1. | Please enter a number no less than 1.
  min:-2.5 | -3 | Впишите число не меньше -2,5. | Please enter a number no less than -2.5.
  number | 1,5 | Впишите число цифрами, например 12 или 2,5. | Please enter a number in figures, such as 12 or 2.5.
  length:0,500 | ${'я'.repeat(501)} | Нужно не больше 500 знаков, сейчас 501. | No more than 500 characters; you have 501.
`),
  ['length:2,3', ...ticked(['a'], 'от 2 до 3 вариантов', 'from 2 to 3 options')],
  ['length:2,2', ...ticked(['a'], 'ровно 2 варианта', 'exactly 2 options')],
  ['max:1', ...ticked(['a', 'b'], 'не больше 1 варианта', 'no more than 1 option')],
  ['max:2', ...ticked(['a', 'b', 'c'], 'не больше 2 вариантов', 'no more than 2 options')],
  ['min:2', ...ticked(['a'], 'не меньше 2 вариантов', 'at least 2 options')],
]);

const choice = {
  type: 'radio',
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() })),
};
const pattern = { format: 'Нужна буква и две цифры, например C07.' };

testMessages('answers', [
  ...rowsOf(`
  accepted | no | Без этого согласия форму отправить нельзя. | The form cannot be sent without this consent.
  confirm:email | x | Здесь должно быть то же, что в поле «Почта». | This should be the same as in “Почта”.
  confirm:phone | x | Здесь должно быть то же, что в поле «phone». | This should be the same as in “phone”.
  email | anna@ | Впишите адрес электронной почты, например anna@example.com. | Please enter a valid email address.
  ends_with:.pdf,.doc,.odt | x | Окончание должно быть таким: .pdf, .doc или .odt. | This should end with .pdf, .doc or .odt.
  is:S,M | L | Здесь подойдёт только S или M. | Only S or M will do here.
  matches:/^[A-Z]$/ | x | Проверьте, правильно ли вписано. | Please check what you have entered.
  matches:да,нет | x | Здесь подойдёт только да или нет. | Only да or нет will do here.
  matches:нет,/^[a-z]+$/i | 1 | Проверьте, правильно ли вписано. | Please check what you have entered.
  not:admin,root | root | «root» здесь не подойдёт. Выберите другое. | “root” cannot be used here. Please choose something else.
  starts_with:+7,8 | 9 | Начало должно быть таким: +7 или 8. | This should start with +7 or 8.
  url | www.a.ru | Впишите адрес страницы, начиная с http:// или https://. | Please enter a valid URL. It should begin with http:// or https://.
  url:https: | http://a.ru | Впишите адрес страницы, начиная с https://. | Please enter a valid URL. It should begin with https://.
  url | https:// | Впишите адрес страницы целиком, например https://example.com. | Please enter a valid URL.
  require_one:telegram | | Заполните хотя бы одно из полей: «Своё» или «Telegram». | Please fill in at least one of these: “Своё” or “Telegram”.
  required | | Поле обязательно для заполнения. | Field is required.
`),
  ['required:trim', ' ', 'Поле обязательно для заполнения.', 'Field is required.'],
  ['is:a,b', 'c', 'Здесь подойдёт только A или B.', 'Only A or B will do here.', choice],
  ['is:a,z', 'c', 'Здесь подойдёт только A или z.', 'Only A or z will do here.', choice],
  ['matches:/^[A-Z][0-9]{2,3}$/', 'x', pattern.format, pattern.format, pattern],
]);

testMessages(
  'letters',
  rowsOf(`
  alpha | 1 | Здесь могут быть только буквы. | This field can hold letters only.
  alpha_spaces | 1 | Здесь могут быть только буквы и пробелы. | This field can hold letters and spaces only.
  alphanumeric | - | Здесь могут быть только буквы и цифры. | This field can hold letters and numbers only.
  contains_alpha | 1 | Нужна хотя бы одна буква. | At least one letter is needed.
  contains_alpha_spaces | 1 | Нужна хотя бы одна буква или пробел. | At least one letter or space is needed.
  contains_alphanumeric | - | Нужна хотя бы одна буква или цифра. | At least one letter or number is needed.
  contains_lowercase | Я | Нужна хотя бы одна строчная буква. | At least one lowercase letter is needed.
  contains_numeric | a | Нужна хотя бы одна цифра. | At least one number is needed.
  contains_symbol | a | Нужен хотя бы один знак, например ! или #. | At least one symbol is needed, such as ! or #.
  contains_uppercase | a | Нужна хотя бы одна прописная буква. | At least one uppercase letter is needed.
  lowercase | Я | Здесь могут быть только строчные буквы. | This field can hold lowercase letters only.
  lowercase:allow_non_alpha | Я | Здесь могут быть только строчные буквы, цифры и знаки. | This field can hold lowercase letters, numbers and symbols only.
  lowercase:allow_numeric | Я | Здесь могут быть только строчные буквы и цифры. | This field can hold lowercase letters and numbers only.
  lowercase:allow_numeric_dashes | Я | Здесь могут быть только строчные буквы, цифры и дефисы. | This field can hold lowercase letters, numbers and hyphens only.
  symbol | a | Здесь могут быть только знаки, например ! или #. | This field can hold symbols only, such as ! or #.
  uppercase | я | Здесь могут быть только прописные буквы. | This field can hold uppercase letters only.
`),
);

test('every rule has a message in these tables', () =>
  expect(ruleNames.filter((name) => !covered.has(name))).toEqual([]));

testRows([
  ['DD.MM.YYYY', '05.03.2026'],
  ['D.M.YY', '5.3.26'],
  ['YYYY-MM-DD', '2026-03-05'],
  ['MM/DD', '03/05'],
  ['M', '3'],
  ['в DD', 'в 05'],
])('a date is formatted as %s', (format, written) =>
  expect(formatDate('2026-03-05', format)).toBe(written),
);
