import { readFileSync } from 'node:fs';
import { rowsOf, testMessages } from '../../tests/support/saidFaults';

/** Errors of the mail address field itself; the rules are tested in the neighbouring files. */
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

testMessages(addresses.map(([rule, value, ru, en]) => [rule, value, ru, en, email]));

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

test('the messages are those of spec §5', () => {
  const read = (language: string) =>
    JSON.parse(readFileSync(`src/i18n/messages/${language}/forms.json`, 'utf8')) as {
      rules: Record<string, string>;
      incomplete: string;
      incompleteText: string;
    };
  expect(read('ru').rules['required']).toBe('Поле обязательно для заполнения.');
  expect(read('en').rules).toMatchObject({
    required: 'Field is required.',
    email: 'Please enter a valid email address.',
    url: 'Please enter a valid URL.',
  });
  expect(read('en')).toMatchObject({
    incomplete: 'Form incomplete.',
    incompleteText: 'Sorry, not all fields are filled out correctly.',
  });
  expect(read('ru').incompleteText).toBe('Извините, не все поля заполнены верно.');
});
