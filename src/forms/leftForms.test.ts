import { fillAsLeft, hasAnswers, keepLeft } from './leftForms';

/** A form as a page has it anew; the label is in the page's language. */
function makeForm(path: string, label: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `
    <input type="hidden" name="url_location" value="${path}">
    <fieldset><legend>${label}</legend>
      <input type="radio" name="who" value="gallery"><input type="radio" name="who" value="artist">
    </fieldset>
    <input type="checkbox" name="wish" value="corner"><input type="checkbox" name="wish" value="dark">
    <select name="hour"><option value=""></option><option value="12:00">${label}</option></select>
    <textarea name="about"></textarea>
    <input type="text" name="city">
    <button type="submit">${label}</button>`;
  return form;
}

/** What the form would send. */
const sent = (form: HTMLFormElement) => [...new FormData(form)].map((pair) => pair.join('='));

/** Fills in a field, or a choice of the value. */
function answer(form: HTMLFormElement, name: string, value: string): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
  const choice = fields.find((field) => field.value === value);
  if (choice !== undefined) choice.checked = true;
  else fields[0]!.value = value;
}

afterEach(() => keepLeft('apply', undefined));

test('a form that was left is as it was, in the other language too, but for what the page says', () => {
  const left = makeForm('/apply/', 'Выбор');
  for (const [name, value] of [
    ['who', 'artist'],
    ['wish', 'dark'],
    ['hour', '12:00'],
    ['about', 'Две\nстроки'],
    ['city', 'Тула'],
  ] as const)
    answer(left, name, value);
  keepLeft('apply', left);
  const form = makeForm('/en/apply/', 'Choice');
  expect(fillAsLeft('apply', form)).toBe(true);
  expect(sent(form)).toEqual([
    'url_location=/en/apply/',
    'who=artist',
    'wish=dark',
    'hour=12:00',
    'about=Две\nстроки',
    'city=Тула',
  ]);
});

test('of a form left twice, the last is kept', () => {
  const [first, second] = [makeForm('/apply/', ''), makeForm('/apply/', '')];
  answer(first, 'city', 'Тула');
  answer(first, 'wish', 'dark');
  keepLeft('apply', first);
  answer(second, 'city', 'Тверь');
  keepLeft('apply', second);
  const form = makeForm('/apply/', '');
  fillAsLeft('apply', form);
  expect(sent(form)).toEqual(['url_location=/apply/', 'hour=', 'about=', 'city=Тверь']);
});

test('a form that was not left, or that is forgotten, stays as the page has it', () => {
  const left = makeForm('/apply/', '');
  answer(left, 'city', 'Тула');
  keepLeft('apply', left);
  const form = makeForm('/apply/', '');
  answer(form, 'city', 'Пермь');
  expect(fillAsLeft('contact-us', form)).toBe(false);
  keepLeft('apply', undefined);
  expect(fillAsLeft('apply', form)).toBe(false);
  expect(sent(form)).toContain('city=Пермь');
});

test.each([
  ['who', 'artist'],
  ['wish', 'corner'],
  ['hour', '12:00'],
  ['about', 'a'],
  ['city', 'b'],
])('an answer to %s is seen', (name, value) => {
  const form = makeForm('/apply/', '');
  expect(hasAnswers(form)).toBe(false);
  answer(form, name, value);
  expect(hasAnswers(form)).toBe(true);
});

test('what a form is about is left to the page', () => {
  const left = makeForm('/apply/', '');
  answer(left, 'hour', '12:00');
  expect(hasAnswers(left, 'hour')).toBe(false);
  answer(left, 'city', 'Тула');
  keepLeft('apply', left);
  const form = makeForm('/apply/', '');
  expect(fillAsLeft('apply', form, 'hour')).toBe(true);
  expect(sent(form)).toEqual(['url_location=/apply/', 'hour=', 'about=', 'city=Тула']);
});

test('a field that has come with a newer page is left alone', () => {
  const left = makeForm('/apply/', '');
  answer(left, 'city', 'Тула');
  keepLeft('apply', left);
  const form = makeForm('/apply/', '');
  form.insertAdjacentHTML('beforeend', '<input type="checkbox" name="more" value="yes" checked>');
  fillAsLeft('apply', form);
  expect(sent(form)).toContain('more=yes');
});
