import { openForm } from '../support/contentForms';
import { expect, test } from '../support/fair';
import { fieldOf, leadsOf, ownEmail } from '../support/leads';

const wordsOf = {
  ru: {
    vote: 'Проголосовать',
    mail: 'Электронная почта',
    stand: 'Код стенда',
    plus: 'Адрес с «+» здесь не пройдёт. Впишите его без плюса и того, что за ним: anna@gmail.com.',
    long: 'Нужно не больше 500 знаков, сейчас 501.',
    wrongStand: 'Код стенда — буква и две или три цифры, например C07.',
  },
  en: {
    vote: 'Vote',
    mail: 'E-mail',
    stand: 'Stand code',
    plus: 'An address with a “+” cannot be used here. Please enter it without the “+” and what follows: anna@gmail.com.',
    long: 'No more than 500 characters; you have 501.',
    wrongStand: 'A stand code is a letter and two or three digits, like C07.',
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
