import { openForm } from '../support/contentForms';
import { expect, hydrated, test } from '../support/fair';
import { fieldOf, leadsOf } from '../support/leads';

const january = '2026-01-15T12:00:00+03:00';

const languages = [
  {
    prefix: '',
    words: {
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
      paid: 'Заплачено, ₽',
      day: 'День заявки',
      calculator: 'Посчитать свою сумму',
      back: 'Вернём 4 500 ₽',
      fillIn: 'Впишите, сколько заплатили.',
      unread: 'Впишите сумму цифрами, например 4 500.',
      dayMissing: 'Выберите день заявки.',
    },
  },
  {
    prefix: '/en',
    words: {
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
      paid: 'Paid, ₽',
      day: 'Day of the claim',
      calculator: 'Work out your sum',
      back: 'You get back 4,500 ₽',
      fillIn: 'Write how much you paid.',
      unread: 'Write the sum in figures, such as 4,500.',
      dayMissing: 'Choose the day of the claim.',
    },
  },
] as const;

for (const { prefix, words } of languages) {
  test(`${prefix}/navigation/: a vote for a stand typed in Cyrillic arrives in the spelling of its sign; what is refused is told in words`, async ({
    page,
  }, info) => {
    const email = `vote${prefix.replace('/', '-')}-${info.retry}@pochta.ru`;
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

  test(`${prefix}/navigation/: the ball's sum is made of answers its own fields take; a phone of spaces is none`, async ({
    page,
  }) => {
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

  test(`${prefix}/for_participants/: Enter in a field goes to the next step, and writes a line in a long one`, async ({
    page,
  }) => {
    const section = await openForm(page, `${prefix}/for_participants/`, 'exhibitor-application');
    await section.getByRole('radio', { name: words.gallery }).check();
    await section.getByLabel(words.nameOfGallery).press('Enter');
    const about = section.locator('[name="about"]');
    await expect(about).toBeFocused();
    await expect(section.getByRole('button', { name: words.works })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await about.pressSequentially('а');
    await about.press('Enter');
    await expect(about).toHaveValue('а\n');
    await section.locator('[name="works_link"]').press('Enter');
    await expect(section.locator('[name="stand_area"]')).toBeFocused();
    await expect(section.getByRole('alert')).toHaveCount(0);
  });

  test(`${prefix}/tickets/: the calculator reads sums as people write them, and names each thing it lacks`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(january);
    await page.goto(`${prefix}/tickets/`);
    await hydrated(page);
    const region = page.getByRole('region', { name: words.calculator });
    const status = region.getByRole('status');
    await expect(status).toHaveText(words.fillIn);
    for (const sum of [
      '4,500',
      '4 500',
      '4\u00a0500 ₽',
      '4\u202f500,00',
      '4,500.00 RUB',
      '4500 руб.',
    ]) {
      await region.getByLabel(words.paid).fill(sum);
      await expect(status, sum).toContainText(words.back);
    }
    await region.getByLabel(words.paid).fill('ten');
    await expect(status).toHaveText(words.unread);
    await region.getByLabel(words.day).fill('');
    await expect(status).toHaveText(`${words.unread} ${words.dayMissing}`);
    await region.getByLabel(words.paid).fill('4500');
    await expect(status).toHaveText(words.dayMissing);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await region.getByLabel(words.paid).fill('ten');
    await expect(status).toContainText(words.unread);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
      'nothing has moved',
    ).toBe(height);
  });
}
