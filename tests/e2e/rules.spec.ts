import { openForm } from '../support/contentForms';
import { expect, test } from '../support/fair';
import { fieldOf, leadsOf, ownEmail } from '../support/leads';

const wordsOf = {
  ru: {
    vote: 'Проголосовать',
    mail: 'Электронная почта',
    stand: 'Код стенда',
    phone: 'Телефон',
    gallery: 'Галерея',
    nameOfGallery: 'Название галереи',
    works: 'Работы',
    book: 'Заказать билеты',
    code: 'Промокод',
    count: 'Число билетов',
    required: 'Поле обязательно для заполнения.',
    plus: 'Адрес с «+» здесь не пройдёт. Впишите его без плюса и того, что за ним: anna@gmail.com.',
    long: 'Нужно не больше 500 знаков, сейчас 501.',
    wrongStand: 'Код стенда — буква и две или три цифры, например C07.',
    ten: 'Впишите число от 1 до 10.',
    wrongCode: 'В промокоде от 3 до 20 латинских букв, цифр и дефисов, например BAL-26.',
    full: /^6\s000\s₽$/,
    less: /^5\s100\s₽$/,
  },
  en: {
    vote: 'Vote',
    mail: 'E-mail',
    stand: 'Stand code',
    phone: 'Phone',
    gallery: 'Gallery',
    nameOfGallery: 'Name of the gallery',
    works: 'Works',
    book: 'Book tickets',
    code: 'Promo code',
    count: 'Number of tickets',
    required: 'Field is required.',
    plus: 'An address with a “+” cannot be used here. Please enter it without the “+” and what follows: anna@gmail.com.',
    long: 'No more than 500 characters; you have 501.',
    wrongStand: 'A stand code is a letter and two or three digits, like C07.',
    ten: 'Please enter a number from 1 to 10.',
    wrongCode: 'A promo code has 3 to 20 latin letters, digits and hyphens, such as BAL-26.',
    full: /^6,000\s₽$/,
    less: /^5,100\s₽$/,
  },
} as const;

test('a vote for a stand typed in Cyrillic arrives in the spelling of its sign; what is refused is told in words', async ({
  page,
  visit: { prefix, language },
}, info) => {
  const words = wordsOf[language];
  const email = ownEmail('vote', info);
  const section = await openForm(page, `${prefix}/navigation/`, 'best-stand');
  await section.getByLabel(words.stand).fill('стенд 7');
  await section.locator('[name="reason"]').fill('я'.repeat(501));
  await section.getByLabel(words.mail).fill('anna+tag@gmail.com');
  await section.getByRole('checkbox').check();
  await section.getByRole('button', { name: words.vote }).click();
  for (const said of [words.wrongStand, words.long, words.plus])
    await expect(section.getByText(said)).toBeVisible();
  await section.locator('[name="reason"]').fill('');
  await section.getByLabel(words.mail).fill(email);
  await section.getByLabel(words.stand).fill(' с 07');
  await section.getByRole('button', { name: words.vote }).click();
  await page.waitForURL(`**${prefix}/thanks/`);
  const [lead] = await leadsOf(page, info, email);
  expect(fieldOf(lead!, 'stand')).toBe('C07');
});

test('the ball’s sum is made of answers its own fields take; a phone of spaces is none', async ({
  page,
  visit: { prefix, language },
}) => {
  const words = wordsOf[language];
  const section = await openForm(page, `${prefix}/navigation/`, 'theatre-ball');
  const total = section.getByRole('status');
  await section.getByLabel(words.count).fill('2');
  await expect(total).toHaveText(words.full);
  for (const [code, sum] of [
    ['Б', words.full],
    ['  ', words.full],
    ['BAL-26', words.less],
  ] as const) {
    await section.getByLabel(words.code).fill(code);
    await expect(total, code).toHaveText(sum);
  }
  for (const count of ['11', '0', '1.5', '']) {
    await section.getByLabel(words.count).fill(count);
    await expect(total, count).toHaveText('—');
  }
  await section.getByLabel(words.count).fill('11');
  await section.getByLabel(words.code).fill('Б');
  await section.getByLabel(words.phone).fill('       ');
  await section.getByRole('button', { name: words.book }).click();
  for (const said of [words.ten, words.wrongCode])
    await expect(section.getByText(said)).toBeVisible();
  const phone = section.getByLabel(words.phone);
  await expect(phone).toHaveAccessibleDescription(new RegExp(words.required));
});
